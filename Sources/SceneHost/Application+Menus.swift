import SwiftUICore

extension Application {
  /// The menus of the app, with those that every app has; menus without an item are left out.
  package var menuItems: [MenuItem] {
    update()
    return shownMenuBar.items
  }

  /// Does what an item of the menus does, and brings everything up to date.
  ///
  /// - Returns: Whether it is one that takes input now.
  package func choose(_ item: MenuItem) -> Bool {
    defer { update() }
    return shownMenuBar.choose(item)
  }

  /// A key is pressed in a window, which is in front then: does what its own control with that shortcut does, or else what an
  /// item of the menus does.
  ///
  /// - Returns: Whether there is one.
  func performCommand(_ event: KeyEvent, in window: AppWindow) -> Bool {
    if front !== window { activate(window) }
    return window.session.performShortcut(of: event) || shownMenuBar.perform(event)
  }

  // MARK: Which menus there are

  var menus: [MenuDeclaration] {
    var menus = [
      menu(appName, .appInfo, .appSettings, .systemServices, .appVisibility, .appTermination),
      menu("File", .newItem, .saveItem, .importExport, .printItem),
      menu("Edit", .undoRedo, .pasteboard, .textEditing),
      menu("Format", .textFormatting),
      menu("View", .toolbar, .sidebar),
    ]
    for command in declared.commands {
      guard case .menu(let title, let content) = command.declaration else { continue }
      let views = CommandViews(id: command.id, view: content)
      menus.append(MenuDeclaration(id: .own(command.id), title: title, parts: [.views(views)]))
    }
    menus.append(menu("Window", .windowSize, .singleWindowList, .windowList, .windowArrangement))
    menus.append(menu("Help", .help))
    return menus
  }

  private func menu(
    _ title: String, _ first: CommandGroupPlacement.Place, _ others: CommandGroupPlacement.Place...
  ) -> MenuDeclaration {
    MenuDeclaration(
      id: .standard(first), title: Text(verbatim: title), parts: ([first] + others).flatMap(parts))
  }

  private func parts(at place: CommandGroupPlacement.Place) -> [MenuDeclaration.Part] {
    var items = standardItems(at: place)
    for case .standard(let placement, let item) in declared.commands.map(\.declaration)
    where placement.place == place {
      items.append(item)
    }
    var (before, own, after) = ([CommandViews](), MenuDeclaration.Part.standard(items), [CommandViews]())
    for command in declared.commands {
      guard case .group(let position, let placement, let content) = command.declaration,
        placement.place == place
      else { continue }
      let views = CommandViews(id: command.id, view: content)
      switch position {
      case .before: before.append(views)
      case .after: after.append(views)
      case .replacing: own = .views(views)
      }
    }
    return before.map { .views($0) } + [own] + after.map { .views($0) }
  }

  private func standardItems(at place: CommandGroupPlacement.Place) -> [StandardItem] {
    switch place {
    case .appSettings:
      guard declared.windows.contains(where: { $0.role == .settings && $0.hasCommands }) else { return [] }
      return [
        StandardItem(title: "Settings…", shortcut: KeyboardShortcut(",")) { [weak self] in
          self?.openSettings()
        }
      ]
    case .newItem: return newWindowItems
    case .saveItem:
      return [
        StandardItem(
          title: "Close", shortcut: KeyboardShortcut("w"), isEnabled: { [weak self] in self?.front != nil }
        ) { [weak self] in
          if let self, let front { close(front) }
        }
      ]
    case .undoRedo: return [editing("Undo", "z", .undo), editing("Redo", "z", .redo)]
    case .pasteboard:
      return [
        editing("Cut", "x", .cut), editing("Copy", "c", .copy), editing("Paste", "v", .paste),
        editing("Delete", nil, .delete), editing("Select All", "a", .selectAll),
      ]
    case .singleWindowList: return singleWindowItems
    case .windowList: return openWindowItems
    default: return []
    }
  }

  /// A new window of each group; those that show values are opened by them.
  private var newWindowItems: [StandardItem] {
    let groups = declared.identified.filter { $0.window.role == .group && $0.window.hasCommands }
    return groups.enumerated().map { index, group in
      let name = group.window.title.map { string(of: $0) } ?? group.window.id
      let isOnly = groups.count == 1 || name.isEmpty
      return StandardItem(
        title: isOnly ? "New Window" : "New \(name) Window",
        shortcut: group.window.shortcut ?? (index == 0 ? KeyboardShortcut("n") : nil)
      ) { [weak self] in self?.openScene(group.identity) }
    }
  }

  private var singleWindowItems: [StandardItem] {
    declared.identified.filter { $0.window.role == .single && $0.window.hasCommands }.map { scene in
      StandardItem(
        title: scene.window.title.map { string(of: $0) }
          ?? (scene.window.id.isEmpty ? appName : scene.window.id),
        shortcut: scene.window.shortcut
      ) { [weak self] in self?.openScene(scene.identity) }
    }
  }

  private var openWindowItems: [StandardItem] {
    windows.filter { $0.declaration.role != .single }.map { window in
      StandardItem(
        title: title(of: window),
        isOn: { [weak self, weak window] in window.map { self?.front === $0 } ?? false }
      ) { [weak self, weak window] in
        if let window { self?.activate(window) }
      }
    }
  }

  /// What the view with the focus does when the command's key is pressed.
  private func editing(_ title: String, _ key: KeyEquivalent?, _ command: EditingCommand) -> StandardItem {
    var item = StandardItem(
      title: title, isEnabled: { [weak self] in self?.front?.session.graph.focus.offers(command) ?? false },
      isOfFocus: true
    ) { [weak self] in
      self?.front?.session.send(.key(command.event), toMenus: false)
    }
    item.shortcut = key.map { KeyboardShortcut($0, modifiers: command.event.modifiers) }
    return item
  }
}
