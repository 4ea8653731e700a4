import SwiftUICore

/// Commands for showing and hiding a sidebar.
///
/// - Note: No effect on Linux: no view here has a sidebar that a menu could hide.
public struct SidebarCommands: Commands {
  /// The commands.
  public nonisolated init() {}
  public var body: some Commands { EmptyCommands() }
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

/// Commands for showing and hiding an inspector.
///
/// - Note: No effect on Linux: no view here has an inspector that a menu could hide.
public struct InspectorCommands: Commands {
  /// The commands.
  public nonisolated init() {}
  public var body: some Commands { EmptyCommands() }
}

/// Commands for images from cameras and scanners.
///
/// - Note: No effect on Linux: there are no devices that offer them.
public struct ImportFromDevicesCommands: Commands {
  /// The commands.
  public nonisolated init() {}
  public var body: some Commands { EmptyCommands() }
}
