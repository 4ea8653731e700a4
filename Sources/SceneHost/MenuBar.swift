import SwiftUICore

/// The menus of an app. The items of its commands are views in a session of its own, which nobody sees: so their actions,
/// states and shortcuts are those of controls, and what they say of themselves is the menu.
///
/// Owner: the application, which makes it when a key or a host first asks for it.
@MainActor
final class MenuBar {
  let session: Session
  private var menus: [MenuDeclaration]

  init(
    _ menus: [MenuDeclaration], clipboard: Clipboard, environment: (inout EnvironmentValues) -> Void
  ) {
    self.menus = menus
    session = Session(
      MenuBarViews(menus: menus), proposal: .unspecified, clipboard: clipboard, environment: environment)
    session.listen(isShown: false)
  }

  func show(_ menus: [MenuDeclaration]) {
    self.menus = menus
    session.setContent(MenuBarViews(menus: menus))
  }

  func end() { session.end() }

  /// The menus as they are now; those without an item are left out.
  var items: [MenuItem] {
    guard let tree = session.semantics else { return [] }
    let groups = tree.children.flatMap(\.groups)
    return zip(menus, groups).compactMap { menu, group in
      var item = MenuItem(title: group.semantics.label ?? "")
      var views = group.children[...]
      for part in menu.parts {
        switch part {
        case .standard(let standard): item.items += standard.map(\.item)
        case .views: if let part = views.popFirst() { item.items += part.children.flatMap(self.items) }
        }
      }
      return item.items.isEmpty ? nil : item
    }
  }

  /// An element as an item; what is only a frame for others stands for those.
  private func items(of node: SemanticsNode) -> [MenuItem] {
    let semantics = node.semantics
    var children = node.children
    if semantics.role == .menu, let title = children.first, title.semantics.traits.contains(.isHeader) {
      children.removeFirst()
      var item = MenuItem(title: title.semantics.label ?? "", isEnabled: semantics.isEnabled)
      item.items = children.flatMap(items)
      return [item]
    }
    let acts = semantics.actions.contains { $0.kind == .activate }
    if !acts, !children.isEmpty { return children.flatMap(items) }
    guard let title = semantics.label ?? semantics.value else { return [] }
    var item = MenuItem(title: title, isEnabled: acts && semantics.isEnabled)
    if semantics.role == .toggle { item.isOn = semantics.value == "1" }
    if semantics.traits.contains(.isSelected) { item.isOn = true }
    if let keys = session.graph.focus.shortcutKeys(of: node.handle) {
      item.shortcut = KeyboardShortcut(keys.key, modifiers: keys.modifiers)
    }
    if acts { item.activation = .view(node.handle) }
    return [item]
  }

  /// Does what an item does.
  ///
  /// - Returns: Whether it is one that takes input now.
  func choose(_ item: MenuItem) -> Bool {
    guard item.isEnabled else { return false }
    switch item.activation {
    case nil: return false
    case .standard(let perform): perform()
    case .view(let handle): return session.perform(.activate, on: handle)
    }
    return true
  }

  /// Does what the item does that a key stands for: of the program's own the first, or else of those that every program has.
  func perform(_ event: KeyEvent) -> Bool {
    session.update()
    let isDone = session.performShortcut(of: event)
    session.update()
    if isDone { return true }
    for case .standard(let items) in menus.flatMap(\.parts) {
      for item in items where !item.isOfFocus && item.shortcut?.matches(event) == true && item.isEnabled() {
        item.perform()
        return true
      }
    }
    return false
  }
}

extension StandardItem {
  @MainActor fileprivate var item: MenuItem {
    var item = MenuItem(title: title, isEnabled: isEnabled(), isOn: isOn?(), shortcut: shortcut)
    item.activation = .standard(perform)
    return item
  }
}

extension SemanticsNode {
  /// The elements of menus from this one inward.
  fileprivate var groups: [SemanticsNode] {
    semantics.identifier == MenuBarViews.mark ? [self] : children.flatMap(\.groups)
  }
}

/// The items of the program's commands, in an element for each menu, and in one for each part of it.
private struct MenuBarViews: View {
  nonisolated static let mark = "menu"
  let menus: [MenuDeclaration]

  var body: some View {
    VStack {
      ForEach(menus) { menu in
        VStack {
          ForEach(menu.views) { part in VStack { part.view }.accessibilityElement(children: .contain) }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(menu.title).accessibilityIdentifier(Self.mark)
      }
    }
    .environment(\.isInMenuBar, true)
  }
}

extension MenuDeclaration {
  fileprivate var views: [CommandViews] {
    parts.compactMap { if case .views(let views) = $0 { views } else { nil } }
  }
}
