import Foundation
import Geometry

extension SemanticsNode {
  /// The element of this tree that speaks for a view: the first inside of the view, or else the nearest around it but for
  /// the window. Nil where there is none.
  package func element(for view: ElementNode) -> SemanticsNode? {
    let nodes = view.graph.nodes
    var speaking: [ObjectIdentifier: SemanticsNode] = [:]
    var waiting = children
    while let next = waiting.popLast() {
      if let node = nodes[next.handle] { speaking[ObjectIdentifier(node)] = next }
      waiting += next.children
    }
    var below: [ViewNode] = [view]
    while let next = below.popLast() {
      if let found = speaking[ObjectIdentifier(next)] { return found }
      var inside: [ViewNode] = []
      next.forEachChild { inside.append($0) }
      below += inside.reversed()
    }
    // Wrappers of lists stand beside the way up.
    var seen: Set<ObjectIdentifier> = []
    var above: [ViewNode] = [view]
    while let next = above.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      if let found = speaking[ObjectIdentifier(next)] { return found }
      if let parent = next.parent { above.append(parent) }
      if let parent = (next as? ElementNode)?.layoutParent { above.append(parent) }
    }
    return nil
  }
}

extension Graph {
  /// Whether a press at a point of the window reaches the view of an element of semantics: that view or one inside or
  /// around it is in front there, or nothing is.
  package func isReached(_ handle: NodeHandle, at point: CGPoint) -> Bool {
    enter {
      guard let node = nodes[handle], let hit = HitTestPass.hit(point, in: self)?.element else { return true }
      return hit.isInside(node) || node.isInside(hit)
    }
  }
}

extension ViewNode {
  /// Whether the node is another, or below it in the tree or in layout.
  fileprivate func isInside(_ other: ViewNode) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var above: [ViewNode] = [self]
    while let next = above.popLast() {
      if next === other { return true }
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      if let parent = next.parent { above.append(parent) }
      if let parent = (next as? ElementNode)?.layoutParent { above.append(parent) }
    }
    return false
  }

  /// The elements that the views of a type below contribute and that take part in the layout, in the tree's order.
  package func elements(of view: Any.Type) -> [ElementNode] {
    var found: [ElementNode] = []
    var waiting: [ViewNode] = [self]
    while let next = waiting.popLast() {
      if next.type?.type == view {
        var elements: [ElementNode] = []
        next.collect(into: &elements)
        found += elements.filter(\.isPlaced)
      } else {
        var inside: [ViewNode] = []
        next.forEachChild { inside.append($0) }
        waiting += inside.reversed()
      }
    }
    return found
  }
}
