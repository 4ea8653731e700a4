import SceneHost

/// A menu of an app, or an item of one, as it was when a test asked for it.
public struct HeadlessMenuItem {
  /// What the item says.
  public let title: String
  /// Whether it takes input.
  public let isEnabled: Bool
  /// Whether it is checked; nil for one that cannot be. Of several options the chosen one is checked.
  public let isOn: Bool?
  /// The keys that do what it does.
  public let shortcut: KeyboardShortcut?
  /// What is in a menu; empty for an item.
  public let items: [HeadlessMenuItem]
  let item: MenuItem

  init(_ item: MenuItem) {
    self.item = item
    title = item.title
    isEnabled = item.isEnabled
    isOn = item.isOn
    shortcut = item.shortcut
    items = item.items.map(HeadlessMenuItem.init)
  }
}

extension HeadlessApp {
  /// The menus of the app, from the app's own to that of help. Menus without an item are left out.
  public var menus: [HeadlessMenuItem] { application.menuItems.map(HeadlessMenuItem.init) }

  /// Chooses an item by the titles on the way to it: those of the menu, of menus in it, and its own.
  ///
  /// - Throws: A `LookupError` where there is none, or it takes no input.
  public func pick(_ titles: String...) throws {
    var items = menus
    var found: HeadlessMenuItem?
    for title in titles {
      found = items.first { $0.title == title }
      guard let found else {
        let there = items.map { "\"\($0.title)\"" }.joined(separator: ", ")
        throw LookupError(description: "no item \"\(title)\" among: \(there)")
      }
      items = found.items
    }
    guard let found, application.choose(found.item) else {
      throw LookupError(description: "\(titles.joined(separator: " > ")) takes no input")
    }
  }
}
