import DisplayList
import Foundation
import Geometry

extension ContainerNode {
  /// Containers of more children are searched and not gone through.
  private static let searchedCount = 32

  /// Visits the children that may show something at a point, from front to back, until the closure answers false.
  ///
  /// Of many children that stand one after the other, those whose frames hold the point are found by halving, and
  /// those that draw beyond their frames by the boxes of the picture. A shape beyond the frame of one of so many that
  /// draws nothing is not found.
  func forEachChild(at point: CGPoint, _ visit: (ElementNode) -> Bool) {
    if let axis = algorithm.sortedAxis, children.count > Self.searchedCount,
      let found = searchedChildren(along: axis, point)
    {
      for index in found where !visit(children[index]) { return }
      return
    }
    let order = currentPaintOrder()?.order
    for position in children.indices.reversed() {
      graph.counters.hitChecks &+= 1
      let index = order.map { Int($0[position]) } ?? position
      if algorithm.draws(index), !visit(children[index]) { return }
    }
  }

  /// The indices of the children in question, from front to back; nil where they are not in order.
  private func searchedChildren(along axis: Axis, _ point: CGPoint) -> [Int]? {
    // What overflows a frame is drawn, and the picture knows where.
    guard currentPaintOrder() == nil, let drawn = drawnChildren(at: point) else { return nil }
    // Places are kept from left to right.
    let x = mirrorWidth.isNaN ? point.x : CGFloat(mirrorWidth) - point.x
    let position = axis == .horizontal ? x : point.y
    func start(_ index: Int) -> CGFloat { axis == .horizontal ? origins[index].x : origins[index].y }
    func end(_ index: Int) -> CGFloat {
      start(index) + (axis == .horizontal ? children[index].size.width : children[index].size.height)
    }
    // The first child that ends at the position or after it.
    var (low, high) = (0, children.count)
    while low < high {
      graph.counters.hitChecks &+= 1
      let middle = (low + high) / 2
      if end(middle) < position { low = middle + 1 } else { high = middle }
    }
    var found: [Int] = []
    while low < children.count, start(low) <= position {
      graph.counters.hitChecks &+= 1
      found.append(low)
      low += 1
    }
    return Array(Set(found).union(drawn)).sorted(by: >)
  }
}
