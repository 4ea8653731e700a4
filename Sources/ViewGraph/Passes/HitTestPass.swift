import Foundation
import Geometry

/// What lies at a point: the frontmost view whose shape holds it.
package struct Hit {
  /// The view: a leaf, or what a content shape has been given to.
  package let element: ElementNode
  /// The point in the view's own coordinates.
  package let point: CGPoint
}

/// Looks for the view at a point, from the root down and from front to back.
///
/// The pass sees what shows: it goes by where everything is drawn at the moment, animations and scroll offsets
/// included, and by the tree as it was laid out last. It makes no node, places nothing and draws nothing. A view that
/// takes part is given a point in its own coordinates and a `HitTestContext`.
package enum HitTestPass: PresentedPass {
  /// The view at a point of the root's space, in which the host puts the root at `Graph.rootOrigin`. Nil where nothing
  /// is hit.
  package static func hit(_ point: CGPoint, in graph: Graph) -> Hit? { HitWalk().hit(point, in: graph) }

  /// The same for what scrolls: a scroll view is hit in its whole frame, where nothing of its content is.
  static func hit(scrollingAt point: CGPoint, in graph: Graph) -> Hit? {
    HitWalk(takesScrollViews: true).hit(point, in: graph)
  }

  /// The same for what is dropped: views of which a condition holds are hit in their whole frames.
  package static func hit(
    droppingAt point: CGPoint, in graph: Graph, whole isWhole: @escaping (UnaryNode) -> Bool
  ) -> Hit? {
    HitWalk(isWhole: isWhole).hit(point, in: graph)
  }
}

/// One walk for what is hit.
private struct HitWalk {
  /// Whether scroll views are hit themselves.
  var takesScrollViews = false
  /// Whether a view is hit in its whole frame, where nothing inside is.
  var isWhole: ((UnaryNode) -> Bool)?

  func hit(_ point: CGPoint, in graph: Graph) -> Hit? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    return graph.enter {
      guard let element = graph.root?.element else { return nil }
      let root = graph.presentedRootOrigin
      return hit(element, CGPoint(x: point.x - root.x, y: point.y - root.y))
    }
  }

  /// The hit at a point of an element's coordinates.
  func hit(_ element: ElementNode, _ point: CGPoint) -> Hit? {
    guard !element.isDead, element.isPlaced else { return nil }
    switch element {
    case let leaf as LeafNode: return hit(leaf: leaf, point)
    case let unary as UnaryNode: return hit(unary: unary, point)
    case let container as ContainerNode: return hit(container: container, point)
    default: return nil
    }
  }

  private func hit(leaf: LeafNode, _ point: CGPoint) -> Hit? {
    leaf.isHit(at: point) ? Hit(element: leaf, point: point) : nil
  }

  private func hit(unary: UnaryNode, _ point: CGPoint) -> Hit? {
    let region = unary.hitRegion(at: point)
    guard region != .nothing, let inside = unary.presentedContentTransform.revert(point) else { return nil }
    if region != .itself, let found = hitLayers(of: unary, inside) { return found }
    if region == .whole || region == .itself { return Hit(element: unary, point: point) }
    guard let isWhole, unary.bounds.containsOrTouches(point), isWhole(unary) else { return nil }
    return Hit(element: unary, point: point)
  }

  /// The content and, where the modifier adds one, the view behind it, before it, or that it shows through.
  private func hitLayers(of unary: UnaryNode, _ point: CGPoint) -> Hit? {
    guard let second = unary.secondLayer else { return hit(unary.child, of: unary, point) }
    switch second.layering {
    case .behind:
      return hit(unary.child, of: unary, point) ?? hit(second.element, of: unary, point)
    case .before:
      return hit(second.element, of: unary, point) ?? hit(unary.child, of: unary, point)
    case .mask:
      guard hit(second.element, of: unary, point) != nil else { return nil }
      return hit(unary.child, of: unary, point)
    case .none:
      return hit(unary.child, of: unary, point)
    }
  }

  private func hit(container: ContainerNode, _ point: CGPoint) -> Hit? {
    if container.algorithm.clipsContent, !container.bounds.containsOrTouches(point) { return nil }
    var found: Hit?
    container.forEachChild(at: point) { child in
      found = hit(child, of: container, point)
      return found == nil
    }
    let isHit = container.algorithm.isHitWhole || takesScrollViews && container.algorithm is ScrollAlgorithm
    if found == nil, isHit, container.bounds.containsOrTouches(point) {
      return Hit(element: container, point: point)
    }
    return found
  }

  private func hit(_ child: ElementNode, of parent: ElementNode, _ point: CGPoint) -> Hit? {
    let origin = parent.presentedOrigin(of: child)
    return hit(child, CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }
}

package typealias HitTestContext<Node: ElementNode> = PassContext<HitTestPass, Node>

// MARK: Who takes part

/// Where a modifier lets its content be hit.
package enum HitRegion {
  /// What is inside decides.
  case content
  /// As `content`, and where nothing inside is hit the modified view itself is.
  case whole
  /// The modified view itself, whatever is inside.
  case itself
  /// Nothing.
  case nothing
}

/// A modifier with a say in what is hit. Others leave it to what is inside.
package protocol HitTestingModifier: ElementModifier {
  /// - Parameter point: In the view's coordinates.
  nonisolated func hitRegion(at point: CGPoint, _ context: HitTestContext<UnaryNode>) -> HitRegion
}

/// A leaf that is not hit in its whole frame.
package protocol HitTestingLeaf: LeafView {
  /// - Parameter point: In the view's coordinates.
  nonisolated func isHit(at point: CGPoint, _ context: HitTestContext<LeafNode>) -> Bool
}

/// How a modifier's second view lies to its content.
package enum Layering {
  case behind, before, mask
  /// It is not shown by itself.
  case none
}

extension HitTestingModifier {
  fileprivate nonisolated static func hitRegion(
    _ value: UnsafeRawPointer, at point: CGPoint, _ node: UnaryNode
  ) -> HitRegion {
    value.assumingMemoryBound(to: Self.self).pointee.hitRegion(at: point, HitTestContext(node))
  }
}

extension HitTestingLeaf {
  fileprivate nonisolated static func isHit(
    _ value: UnsafeRawPointer, at point: CGPoint, _ node: LeafNode
  ) -> Bool {
    value.assumingMemoryBound(to: Self.self).pointee.isHit(at: point, HitTestContext(node))
  }
}

extension UnaryNode {
  /// What the modifier says of a point of the view's coordinates, whatever is said around it.
  package func hitRegion(at point: CGPoint) -> HitRegion {
    guard let type = modifierType.hitTesting else { return .content }
    return tracking { type.hitRegion(presented, at: point, self) }
  }
}

extension LeafNode {
  /// Whether the leaf is hit at a point of its coordinates, whatever is said around it.
  package func isHit(at point: CGPoint) -> Bool {
    guard let type = leafType.hitTesting else {
      return CGRect(origin: .zero, size: presentedSize).containsOrTouches(point)
    }
    return tracking { type.isHit(presented, at: point, self) }
  }
}

extension ElementNode {
  /// The element's frame in its own coordinates.
  package final var bounds: CGRect { CGRect(origin: .zero, size: size) }
}

extension CGRect {
  /// Whether the rectangle holds a point, its edges included.
  package func containsOrTouches(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
