import HeadlessHost
import SwiftUICore

extension History {
  /// What the program changes, wherever it is. Answers whether it may do more before anybody has looked.
  func programActs() -> Bool {
    let layers = root.chain
    let layer = layers[Int.random(in: 0..<layers.count, using: &random)]
    let stack = layer.stacks[Int.random(in: 0..<layer.stacks.count, using: &random)]
    switch Int.random(in: 0..<14, using: &random) {
    case 0...2:
      let values = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Int.random(in: 0..<5, using: &random)
      }
      log.append("stack \(stack.number) pushes \(values)")
      for value in values where stack.depth < 8 { stack.push(value) }
    case 3, 4:
      guard stack.depth > 0 else { return true }
      let count = Int.random(in: 1...stack.depth, using: &random)
      log.append("stack \(stack.number) pops \(count)")
      stack.pop(count)
    case 5:
      let values = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        Int.random(in: 0..<5, using: &random)
      }
      log.append("stack \(stack.number) shows \(values)")
      stack.pop(stack.depth)
      for value in values { stack.push(value) }
    case 6:
      // In which order a destination of its own and a path stand that come together is nobody's promise.
      guard stack.depth == 0, layer.visited.contains(where: { layer.stacks[$0] === stack }) else {
        return true
      }
      stack.hasDetail.toggle()
      log.append("stack \(stack.number) has \(stack.hasDetail ? "a" : "no") detail")
      return false
    case 7, 8:
      switch layer.style {
      case .tabs:
        layer.tab = Int.random(in: 0..<layer.stacks.count, using: &random)
        log.append("layer \(layer.number) shows tab \(layer.tab)")
      case .columns:
        let row = Int.random(in: -1..<4, using: &random)
        layer.row = row < 0 ? nil : row
        log.append("row \(row) is selected")
      case .stack: break
      }
    case 9...11: present(in: layers.count < 4 ? layer : root)
    default:
      log.append("layer \(layer.number) presents nothing")
      layer.presented = nil
    }
    return true
  }

  /// Whether the view with the modifiers that present has been made: a tab that nobody has looked at is not.
  private func hasPresenter(_ layer: LayerModel) -> Bool {
    layer.presenter == .around || census.alive[layer.stacks[0].rootLabel] != nil
  }

  /// Another presentation may be there, which goes for it.
  private func present(in layer: LayerModel) {
    let kind = Presentation.allCases[Int.random(in: 0..<Presentation.allCases.count, using: &random)]
    guard layer.presented != kind, hasPresenter(layer) else { return }
    let new = kind.hasLayer ? makeLayer() : nil
    log.append(
      "layer \(layer.number) presents \(kind)\(new.map { ": layer \($0.number), \($0.style)" } ?? "")")
    layer.layers[kind] = new
    layer.presented = kind
  }

  /// What the user does with what is in front; the bindings are to follow.
  func userActs() throws(Disagreement) {
    guard let layer = root.chain.last else { return }
    if let kind = layer.presented {
      log.append("OK in the \(kind)")
      try tap("OK")
      return try expect(layer.presented == nil, "\(kind) is still presented")
    }
    let parent = root.chain.dropLast().last
    let stack = layer.stack
    let depth = stack.depth
    let isFrontmost = isAtSidebar(layer)
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1:
      guard !isFrontmost, depth < 8 else { return }
      log.append("tap on Push in stack \(stack.number)")
      try tap("Push")
      try expect(stack.depth == depth + 1, "nothing was pushed")
    case 2:
      guard !isFrontmost, layer.style != .columns || depth > 0 || stack.hasDetail else { return }
      log.append("tap on Close in stack \(stack.number)")
      let isDeep = depth > 0 || stack.hasDetail
      try tap("Close")
      if isDeep { return try expectPopped(stack, from: depth) }
      if let parent { try expect(parent.presented == nil, "it is still presented") }
    case 3, 4:
      guard !isFrontmost, depth > 0 || stack.hasDetail else { return }
      log.append("back in stack \(stack.number)")
      session.press("[", modifiers: .command)
      session.update()
      try expectPopped(stack, from: depth)
    case 5:
      guard let parent, [.sheet, .item, .popover].contains(parent.presented) else { return }
      log.append("escape in layer \(layer.number)")
      session.press(.escape)
      session.update()
      try expect(parent.presented == nil, "it is still presented")
    case 6:
      isWide.toggle()
      log.append("the window is \(isWide ? "wide" : "narrow")")
      session.size.width = isWide ? 900 : 390
    default:
      switch layer.style {
      case .tabs:
        let tab = Int.random(in: 0..<layer.stacks.count, using: &random)
        guard tab != layer.tab else { return }
        log.append("tap on tab \(tab) of layer \(layer.number)")
        try tap("Tab \(tab) of \(layer.number)")
        try expect(layer.tab == tab, "the tab is not chosen")
      case .columns:
        guard isFrontmost || hasColumns else { return }
        let row = Int.random(in: 0..<4, using: &random)
        log.append("tap on row \(row)")
        try tap("Row \(row)")
        try expect(layer.row == row, "the row is not selected")
      case .stack: break
      }
    }
  }

  /// Whether there is room for columns beside each other.
  var hasColumns: Bool { isWide || profile == .desktop }

  /// Whether what shows is the sidebar of columns that are screens.
  func isAtSidebar(_ layer: LayerModel) -> Bool {
    layer.style == .columns && !hasColumns && layer.row == nil
  }

  private func expectPopped(_ stack: StackModel, from depth: Int) throws(Disagreement) {
    if depth > 0 {
      try expect(stack.depth == depth - 1, "the path has \(stack.depth) values, \(depth) before")
    } else {
      try expect(!stack.hasDetail, "the detail is still presented")
    }
  }

  private func tap(_ label: String) throws(Disagreement) {
    do {
      try session.find(label).tap()
    } catch {
      throw Disagreement(text: "\(label) cannot be tapped: \(error)")
    }
    session.update()
  }

  func expect(_ holds: Bool, _ text: @autoclosure () -> String) throws(Disagreement) {
    if !holds { throw Disagreement(text: text()) }
  }
}
