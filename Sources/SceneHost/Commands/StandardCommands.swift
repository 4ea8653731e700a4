import SwiftUICore

/// A command that shows and hides the sidebar of the window in front: in the menu of views, with control-command-S.
///
/// It is that of the navigation split view that came into the window last; disabled where there is none beside its columns.
public struct SidebarCommands: Commands {
  @FocusedValue(\.sidebar) private var sidebar

  /// The commands.
  public nonisolated init() {}
  public var body: some Commands { ColumnCommand(column: sidebar, name: "Sidebar", key: "s") }
}

/// Commands for showing and arranging the toolbar.
///
/// - Note: No effect on Linux: no window here has a toolbar that a menu could hide.
public struct ToolbarCommands: Commands {
  /// The commands.
  public nonisolated init() {}
  public var body: some Commands { EmptyCommands() }
}

/// Commands for finding, spelling and substitutions in texts.
///
/// - Note: No effect on Linux: fields here find and substitute nothing; what they can do (undo, cut, copy, paste, select all) is in the menus without being asked for.
public struct TextEditingCommands: Commands {
  /// The commands.
  public nonisolated init() {}
  public var body: some Commands { EmptyCommands() }
}

/// Commands for fonts, styles and alignment of texts.
///
/// - Note: No effect on Linux: fields here hold plain text.
public struct TextFormattingCommands: Commands {
  /// The commands.
  public nonisolated init() {}
  public var body: some Commands { EmptyCommands() }
}

/// A command that shows and hides the inspector of the window in front: in the menu of views, with control-command-I.
///
/// It is that of the `inspector(isPresented:content:)` that came into the window last; disabled where there is none.
public struct InspectorCommands: Commands {
  @FocusedValue(\.inspector) private var inspector

  /// The commands.
  public nonisolated init() {}
  public var body: some Commands { ColumnCommand(column: inspector, name: "Inspector", key: "i") }
}

/// The item that shows and hides a column of the window in front.
private struct ColumnCommand: Commands {
  typealias Body = Never
  /// Nil where the window has none.
  let column: HideableColumn?
  let name: String
  let key: KeyEquivalent

  func _makeCommandsView() -> AnyView {
    let item = StandardItem(
      title: "\(column?.isShown == true ? "Hide" : "Show") \(name)",
      shortcut: KeyboardShortcut(key, modifiers: [.control, .command]),
      isEnabled: { [column] in column != nil }
    ) { [column] in column?.toggle() }
    return AnyView(CommandSource(.standard(.sidebar, item)))
  }
}

/// Commands for images from cameras and scanners.
///
/// - Note: No effect on Linux: there are no devices that offer them.
public struct ImportFromDevicesCommands: Commands {
  /// The commands.
  public nonisolated init() {}
  public var body: some Commands { EmptyCommands() }
}
