import Foundation
import Geometry

extension FocusTracker {
  /// To the next view in the tree's order, from the last one to the first; the other way round backward. Rows of lazy
  /// containers come in their order, made or not. What is around is scrolled as little as shows the view.
  ///
  /// - Returns: Whether there is one.
  func move(forward: Bool) -> Bool {
    let targets = targets
    guard !targets.isEmpty else { return false }
    let current = focusedElement.flatMap { focused in targets.firstIndex { $0 === focused } }
    let place = current.map { (forward ? $0 + 1 : $0 - 1 + targets.count) % targets.count }
    var next = targets[place ?? (forward ? 0 : targets.count - 1)]
    if let current, let place {
      // The way to the next view leads around the tree's end where it does not go on in the order.
      let ahead = (forward ? place > current : place < current) ? next : nil
      next = targetInRows(beside: targets[current], forward: forward, before: ahead) ?? next
    }
    focus(next)
    graph.afterLayout { [weak next] in
      if let next, !next.isDead, next.isPlaced { Self.show(next) }
    }
    return true
  }

  /// How many rows without a view that takes the focus are passed.
  private static var reach: Int { 100 }

  /// The next view that takes the focus in a row that is not made, of the lazy containers around the present one; nil
  /// where the next one that there is comes first.
  private func targetInRows(beside current: ElementNode, forward: Bool, before next: ElementNode?)
    -> ElementNode?
  {
    var node = current.layoutParent
    while let element = node {
      if let container = element as? ContainerNode, let window = container.contentNode as? LazyWindowNode {
        if let next, next.isInside(container) { return nil }
        if let found = graph.enter({ firstTarget(in: window, forward: forward) }) { return found }
      }
      node = element.layoutParent
    }
    return nil
  }

  private func firstTarget(in window: LazyWindowNode, forward: Bool) -> ElementNode? {
    guard let last = forward ? window.rows.last?.index : window.rows.first?.index else { return nil }
    let count = window.list.count
    var index = last
    for _ in 0..<Self.reach {
      index += forward ? 1 : -1
      guard index >= 0, index < count else { return nil }
      var found: [ElementNode] = []
      // Through the nodes: elements of what has just been made know of one another later.
      _ = window.row(at: index).firstBelow { node in
        if let unary = node as? UnaryNode, unary.placedFocusTarget != nil { found.append(unary) }
        return forward && !found.isEmpty
      }
      if let target = forward ? found.first : found.last { return target }
    }
    return nil
  }

  /// Scrolls the scroll views around a view as little as shows it.
  private static func show(_ target: ElementNode) {
    var rect = target.bounds.insetBy(dx: 0, dy: -margin)
    var element = target
    while let around = element.layoutParent {
      rect = element.convert(rect, to: around)
      if let container = around as? ContainerNode, let scroll = container.algorithm as? ScrollAlgorithm {
        let distance = scroll.show(rect, container)
        rect = rect.offsetBy(dx: -distance.x, dy: -distance.y)
      }
      element = around
    }
  }

  /// Points above and below the view that are shown with it.
  private static var margin: CGFloat { 8 }
}

extension ElementNode {
  fileprivate func isInside(_ container: ElementNode) -> Bool {
    var node = layoutParent
    while let current = node {
      if current === container { return true }
      node = current.layoutParent
    }
    return false
  }
}

extension ScrollAlgorithm {
  /// Scrolls as little as shows a rectangle of the view's coordinates; one that is larger than what is seen from its beginning.
  /// Answers how far.
  fileprivate func show(_ rect: CGRect, _ node: ContainerNode) -> CGPoint {
    let insets = clearInsets
    func distance(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      if low < start { return low - start }
      return high > end ? min(high - end, low - start) : 0
    }
    let (left, right) =
      node.isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    let x = scrolls(.horizontal) ? distance(rect.minX, rect.maxX, left, node.size.width - right) : 0
    let y =
      scrolls(.vertical) ? distance(rect.minY, rect.maxY, insets.top, node.size.height - insets.bottom) : 0
    guard x != 0 || y != 0 else { return .zero }
    let before = offset
    go(
      to: .point(x: x == 0 ? nil : offset.x + (node.isRightToLeft ? -x : x), y: y == 0 ? nil : offset.y + y),
      Transaction(), node)
    return CGPoint(x: node.isRightToLeft ? before.x - offset.x : offset.x - before.x, y: offset.y - before.y)
  }
}
