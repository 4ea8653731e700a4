/// A place in the menus that every program has.
///
/// Source: CommandGroupPlacement in SwiftUI's documentation.
public struct CommandGroupPlacement: Sendable {
  enum Place: Hashable, Sendable {
    case appInfo, appSettings, systemServices, appVisibility, appTermination
    case newItem, saveItem, importExport, printItem
    case undoRedo, pasteboard, textEditing, textFormatting
    case toolbar, sidebar
    case windowSize, windowList, singleWindowList, windowArrangement
    case help
  }
  let place: Place

  // In the app's menu.

  /// About the app; empty here.
  public static let appInfo = CommandGroupPlacement(place: .appInfo)
  /// Settings, where the app declares them.
  public static let appSettings = CommandGroupPlacement(place: .appSettings)
  /// Services of other programs; empty here.
  public static let systemServices = CommandGroupPlacement(place: .systemServices)
  /// Hiding the app; empty here.
  public static let appVisibility = CommandGroupPlacement(place: .appVisibility)
  /// Ending the app; empty here.
  public static let appTermination = CommandGroupPlacement(place: .appTermination)

  // In the menu of files.

  /// New windows.
  public static let newItem = CommandGroupPlacement(place: .newItem)
  /// Saving; Close.
  public static let saveItem = CommandGroupPlacement(place: .saveItem)
  /// Import and export; empty here.
  public static let importExport = CommandGroupPlacement(place: .importExport)
  /// Printing; empty here.
  public static let printItem = CommandGroupPlacement(place: .printItem)

  // In the menu for editing.

  /// Undo and redo, of the field with the focus.
  public static let undoRedo = CommandGroupPlacement(place: .undoRedo)
  /// Cut, copy, paste, delete and select all, of the field with the focus.
  public static let pasteboard = CommandGroupPlacement(place: .pasteboard)
  /// Finding and substitutions; empty here.
  public static let textEditing = CommandGroupPlacement(place: .textEditing)

  /// Fonts and alignment, in the menu of formats; empty here.
  public static let textFormatting = CommandGroupPlacement(place: .textFormatting)

  // In the menu of views.

  /// Showing the toolbar; empty here.
  public static let toolbar = CommandGroupPlacement(place: .toolbar)
  /// Showing the sidebar; empty here.
  public static let sidebar = CommandGroupPlacement(place: .sidebar)

  // In the menu of windows.

  /// Size and zoom; empty here.
  public static let windowSize = CommandGroupPlacement(place: .windowSize)
  /// The open windows.
  public static let windowList = CommandGroupPlacement(place: .windowList)
  /// Scenes of one window each.
  public static let singleWindowList = CommandGroupPlacement(place: .singleWindowList)
  /// Bringing all windows to the front; empty here.
  public static let windowArrangement = CommandGroupPlacement(place: .windowArrangement)

  /// In the menu of help; empty here.
  public static let help = CommandGroupPlacement(place: .help)
}
