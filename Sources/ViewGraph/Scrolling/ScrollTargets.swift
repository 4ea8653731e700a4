import Foundation
import Geometry
import LayoutEngine

/// Marks views to which a scroll view aligns itself, and of which it tells which are seen.
package nonisolated struct ScrollTargetModifier: ElementModifier {
  package typealias Body = Never
  /// Whether the views are those that the modified layout arranges, and not the modified view.
  let isLayout: Bool
  let isEnabled: Bool

  package init(isLayout: Bool, isEnabled: Bool) {
    self.isLayout = isLayout
    self.isEnabled = isEnabled
  }

  package static var affects: ModifierAspects { [] }
}

extension ScrollAlgorithm {
  /// The views to which the content aligns, in order.
  func targets(_ node: ContainerNode) -> [ElementNode] {
    var found: [ElementNode] = []
    var waiting: [ElementNode] = node.children
    while let next = waiting.popLast() {
      if let marked = (next as? UnaryNode)?.modifier(as: ScrollTargetModifier.self), marked.isEnabled {
        guard marked.isLayout else {
          found.append(next)
          continue
        }
        if let layout = next.firstContainer {
          found.append(contentsOf: layout.children)
          continue
        }
      }
      // What another scroll view contains is its own.
      if (next as? ContainerNode)?.algorithm is ScrollAlgorithm { continue }
      var inside: [ElementNode] = []
      next.forEachElement { inside.append($0) }
      waiting.append(contentsOf: inside.reversed())
    }
    return found.filter { $0.isPlaced }
  }

  private func frame(of target: ElementNode, _ node: ContainerNode) -> CGRect {
    guard let child = node.children.first else { return .zero }
    return fromStart(target.convert(target.bounds, to: child), node)
  }

  func targetFrames(_ node: ContainerNode) -> [CGRect] { targets(node).map { frame(of: $0, node) } }

  /// Those of which at least a share is seen; of one that is larger than what is seen a share of that.
  func visibleTargets(_ node: ContainerNode, threshold: Double) -> [ElementNode] {
    let seen = seenRect(node)
    return targets(node).filter {
      frame(of: $0, node).share(within: seen) >= max(threshold, .leastNonzeroMagnitude)
    }
  }

  /// The one that is nearest to an anchor of what is seen; without an anchor the first that is seen
  /// from its start, or
  /// else the first that is seen at all.
  func target(at anchor: UnitPoint?, _ node: ContainerNode) -> ElementNode? {
    let seen = seenRect(node)
    let frames = targets(node).map { (target: $0, frame: frame(of: $0, node)) }
    guard let anchor else {
      let inside = frames.first { item in
        item.frame.minX >= seen.minX - 1 && item.frame.minY >= seen.minY - 1 && item.frame.intersects(seen)
      }
      return (inside ?? frames.first { $0.frame.intersects(seen) })?.target
    }
    func distance(_ frame: CGRect) -> CGFloat {
      hypot(
        scrolls(.horizontal) ? frame.minX + frame.width * anchor.x - seen.minX - seen.width * anchor.x : 0,
        scrolls(.vertical) ? frame.minY + frame.height * anchor.y - seen.minY - seen.height * anchor.y : 0)
    }
    return frames.min { distance($0.frame) < distance($1.frame) }?.target
  }
}

extension CGRect {
  /// How much of the rectangle lies within another: of one that is larger, of as much as there can be.
  package func share(within other: CGRect) -> Double {
    let common = intersection(other)
    guard !common.isNull else { return 0 }
    func share(_ part: CGFloat, _ own: CGFloat, _ room: CGFloat) -> CGFloat {
      let most = min(own, room)
      return most > 0 ? part / most : 1
    }
    return Double(share(common.width, width, other.width) * share(common.height, height, other.height))
  }
}

extension ElementNode {
  /// The container that this element is, with modifiers around it.
  fileprivate var firstContainer: ContainerNode? {
    var node: ElementNode = self
    while let unary = node as? UnaryNode { node = unary.child }
    return node as? ContainerNode
  }

  /// The identity of a type that `id(_:)` or a loop has given the view: the inmost up to an element
  /// around it.
  func identity<ID: Hashable>(as type: ID.Type, below ancestor: ElementNode) -> ID? {
    var node: ViewNode? = self
    // Inside of the view, where modifiers are applied outside of its identity.
    var inner: ElementNode = self
    while let unary = inner as? UnaryNode {
      if let found = unary.child.identityAround(as: type, below: unary) { return found }
      inner = unary.child
    }
    while let current = node, current !== ancestor {
      if let found = (current as? IdentityNode)?.identity.base as? ID { return found }
      if let found = (current as? ForEachItem)?.identity?.base as? ID { return found }
      if let view = current as? SubviewNode, let recipe = view.recipe {
        if let found = recipe.explicitID(as: type) { return found }
      }
      node = current.parent
    }
    return nil
  }

  private func identityAround<ID: Hashable>(as type: ID.Type, below ancestor: ElementNode) -> ID? {
    var node = parent
    while let current = node, current !== ancestor, !current.isElement {
      if let found = (current as? IdentityNode)?.identity.base as? ID { return found }
      node = current.parent
    }
    return nil
  }
}
