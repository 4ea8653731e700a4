import SwiftUICore

/// A menu of the app, or an item of one, as a host shows it.
package struct MenuItem {
  package var title: String
  package var isEnabled = true
  /// Whether the item is checked; nil for one that cannot be.
  package var isOn: Bool?
  package var shortcut: KeyboardShortcut?
  /// What is in a menu; empty for an item.
  package var items: [MenuItem] = []
  /// What choosing the item does; nil for menus and titles.
  var activation: Activation?

  enum Activation {
    /// An item that every program has.
    case standard(@MainActor () -> Void)
    /// A view of the program's.
    case view(NodeHandle)
  }
}

/// An item that every program has.
package struct StandardItem {
  var title: String
  var shortcut: KeyboardShortcut?
  var isEnabled: @MainActor () -> Bool = { true }
  var isOn: (@MainActor () -> Bool)?
  /// Whether the view with the focus does what the item does when the item's key is pressed, and so gets that key.
  var isOfFocus = false
  var perform: @MainActor () -> Void
}

/// A menu as scenes declare it.
struct MenuDeclaration: Identifiable {
  /// What tells it from others, wherever it stands among them.
  enum ID: Hashable {
    /// A menu that every program has, by the first place in it.
    case standard(CommandGroupPlacement.Place)
    /// A menu of the program's own.
    case own(CommandIdentity)
  }
  enum Part {
    case standard([StandardItem])
    case views(CommandViews)
  }
  let id: ID
  var title: Text
  var parts: [Part] = []
}

/// The items of one command.
struct CommandViews: Identifiable {
  let id: CommandIdentity
  let view: AnyView
}
