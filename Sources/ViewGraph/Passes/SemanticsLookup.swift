import Foundation
import Geometry

extension SemanticsNode {
  /// The element of this tree that speaks for a view: the first inside of the view, or else the nearest around it but
  /// for
  /// the window. Nil where there is none.
  package func element(for view: ElementNode) -> SemanticsNode? {
    let speaking = speaking(in: view.graph.nodes)
    func speaks(_ node: ViewNode) -> Bool { speaking[ObjectIdentifier(node)] != nil }
    return (view.firstBelow(where: speaks) ?? view.firstAbove(where: speaks))
      .flatMap { speaking[ObjectIdentifier($0)] }
  }

  /// The element of this tree that speaks for a view: the first inside of it.
  func speaking(inside view: ViewNode) -> SemanticsNode? {
    let speaking = speaking(in: view.graph.nodes)
    let node = view.firstBelow { speaking[ObjectIdentifier($0)] != nil }
    return node.flatMap { speaking[ObjectIdentifier($0)] }
  }

  /// The elements but for the window, by their views.
  private func speaking(in nodes: NodeTable) -> [ObjectIdentifier: SemanticsNode] {
    var speaking: [ObjectIdentifier: SemanticsNode] = [:]
    var waiting = children
    while let next = waiting.popLast() {
      if let node = nodes[next.handle] { speaking[ObjectIdentifier(node)] = next }
      waiting += next.children
    }
    return speaking
  }
}

extension Graph {
  /// Whether a press at a point of the window reaches the view of an element of semantics: that view or one inside or
  /// around it is in front there, or nothing is.
  package func isReached(_ handle: NodeHandle, at point: CGPoint) -> Bool {
    enter {
      guard let view = nodes[handle], let hit = HitTestPass.hit(point, in: self)?.element else { return true }
      let node = view.shown
      return hit.firstAbove { $0 === node } != nil || node.firstAbove { $0 === hit } != nil
    }
  }
}

extension ViewNode {
  /// The view that shows: what is never seen says something for the one around it.
  fileprivate var shown: ViewNode {
    var shown = self
    var node = self as? ElementNode
    while let current = node {
      if current.isSpokenOnly, let around = current.layoutParent { shown = around }
      node = current.layoutParent
    }
    return shown
  }

  /// The first node from this one inward, in the tree's order, of which the closure says so.
  package func firstBelow(where isFound: (ViewNode) -> Bool) -> ViewNode? {
    var seen: Set<ObjectIdentifier> = []
    var waiting: [ViewNode] = [self]
    while let next = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      if isFound(next) { return next }
      let count = waiting.count
      next.forEachChild { waiting.append($0) }
      // A wrapper of an element of a list stands beside the list, which has the element.
      if let wrapper = next as? UnaryNode, wrapper.wrapsElementOfList { waiting.append(wrapper.child) }
      waiting[count...].reverse()
    }
    return nil
  }

  /// The nearest node from this one outward, in the tree or in layout, of which the closure says so: wrappers of lists
  /// stand beside the way up.
  fileprivate func firstAbove(where isFound: (ViewNode) -> Bool) -> ViewNode? {
    var seen: Set<ObjectIdentifier> = []
    var waiting: [ViewNode] = [self]
    while let next = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      if isFound(next) { return next }
      if let parent = next.parent { waiting.append(parent) }
      if let parent = (next as? ElementNode)?.layoutParent { waiting.append(parent) }
    }
    return nil
  }

  /// The elements that the views of a type below contribute and that take part in the layout, in the tree's order.
  package func elements(of view: Any.Type) -> [ElementNode] {
    var found: [ElementNode] = []
    _ = firstBelow { node in
      if node.type?.type == view { node.collect(into: &found) }
      return false
    }
    return found.filter(\.isPlaced)
  }
}
