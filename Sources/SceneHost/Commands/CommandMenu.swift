import TextViews

/// A menu of the program's own, which stands between those for views and for windows.
///
/// Its items are controls: buttons, toggles, pickers, and menus, which open beside their item. Menus are no part of a window; see
/// `Commands`.
///
/// Source: CommandMenu in SwiftUI's documentation.
@MainActor @preconcurrency
public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  private let declaration: CommandDeclaration

  private init(title: Text, content: Content) {
    declaration = .menu(title, AnyView(content))
  }

  /// A menu with a title, translated.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title: Text(nameKey), content: content())
  }

  /// A menu with a title.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.init(title: name, content: content())
  }

  /// A menu with a title, translated.
  @_disfavoredOverload
  public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(title: Text(nameResource), content: content())
  }

  /// A menu with a title as it is.
  @_disfavoredOverload
  public init<S>(_ name: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(title: Text(name), content: content())
  }

  public func _makeCommandsView() -> AnyView { AnyView(CommandSource(declaration)) }
}

/// A command in the program's tree.
struct DeclaredCommand {
  let id: CommandIdentity
  let declaration: CommandDeclaration
}

/// What tells a command from others, whichever come before it: an object that lives as long as the state of the view
/// that declares the command.
final class CommandIdentity: Hashable, Sendable {
  static func == (a: CommandIdentity, b: CommandIdentity) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What commands declare.
enum CommandDeclaration {
  enum Position { case before, after, replacing }
  case menu(Text, AnyView)
  case group(Position, CommandGroupPlacement, AnyView)
  /// An item among those that every program has at a place.
  case standard(CommandGroupPlacement, StandardItem)
}

/// Items of one of the menus that every program has: before or after those that stand at a place there, or instead of them.
///
///     CommandGroup(after: .newItem) { Button("New from Template…") { … } }
///
/// A place may have no items of its own here, and has a program's all the same. Where several groups replace one place the last
/// counts.
///
/// Source: CommandGroup in SwiftUI's documentation.
@MainActor @preconcurrency
public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never
  private let declaration: CommandDeclaration

  /// Items before those at a place.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    declaration = .group(.before, group, AnyView(addition()))
  }

  /// Items after those at a place.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    declaration = .group(.after, group, AnyView(addition()))
  }

  /// Items instead of those at a place.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    declaration = .group(.replacing, group, AnyView(addition()))
  }

  public func _makeCommandsView() -> AnyView { AnyView(CommandSource(declaration)) }
}
