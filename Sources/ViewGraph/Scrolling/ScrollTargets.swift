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

  func frame(of target: ElementNode, _ node: ContainerNode) -> CGRect {
    guard let child = node.children.first else { return .zero }
    return fromStart(target.convert(target.bounds, to: child), node)
  }

  /// The frames of all, in a lazy container also of those that are not made: of a long one of those
  /// around an offset.
  func targetFrames(_ node: ContainerNode, around place: CGPoint) -> [CGRect] {
    guard let child = node.children.first else { return [] }
    var frames: [CGRect] = []
    var lazy: [ContainerNode] = []
    for target in targets(node) {
      if let container = target.layoutParent as? ContainerNode, container.algorithm is LazyAlgorithm {
        if !lazy.contains(where: { $0 === container }) { lazy.append(container) }
      } else {
        frames.append(frame(of: target, node))
      }
    }
    for container in lazy {
      guard let algorithm = container.algorithm as? LazyAlgorithm else { continue }
      let count = (container.contentNode as? LazyWindowNode)?.list.count ?? 0
      func start(_ index: Int) -> CGFloat {
        guard let frame = algorithm.frame(ofElement: index, container) else { return 0 }
        let its = fromStart(container.convert(frame, to: child), node)
        return scrolls(.vertical) ? its.minY : its.minX
      }
      // Rows are in order: the one before the offset is found by halves.
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        if start(middle) < (scrolls(.vertical) ? place.y : place.x) {
          low = middle + 1
        } else {
          high = middle
        }
      }
      for index in max(low - Self.reach, 0)..<min(low + Self.reach, count) {
        guard let frame = algorithm.frame(ofElement: index, container) else { continue }
        frames.append(fromStart(container.convert(frame, to: child), node))
      }
    }
    return frames
  }
  private static var reach: Int { 100 }

  /// Notes the first view of the target layout that is seen. Rows of lazy containers stay by themselves.
  func noteFirst(_ node: ContainerNode) {
    first = nil
    guard keepsPlace, offset != .zero else { return }
    let named = namedTargets(node).first { frame(of: $0, node).overlaps(seenRect(node)) }
    guard let target = named ?? target(at: nil, node),
      !((target.layoutParent as? ContainerNode)?.algorithm is LazyAlgorithm)
    else { return }
    first = KeptView(
      target: target.handle(in: node.graph.nodes), isNamed: named != nil,
      place: frame(of: target, node).origin)
  }

  /// The view that is to stay where it is seen, as it is placed now; nil where it has gone. One that the program names may
  /// have given its place to another of that name.
  func keptTarget(_ kept: KeptView, _ node: ContainerNode) -> ElementNode? {
    if let target = node.graph.nodes.element(kept.target), target.settlePlace(in: node) { return target }
    return kept.isNamed ? namedTargets(node).first : nil
  }

  /// The views at which the program has put the scroll view.
  private func namedTargets(_ node: ContainerNode) -> [ElementNode] {
    guard let keptIdentity, let child = node.children.first,
      case .elements(let elements)? = child.findScrollTarget(keptIdentity, isInside: true)
    else { return [] }
    return elements.filter(\.isPlaced)
  }

  /// Those of which at least a share is seen; of one that is larger than what is seen a share of that.
  func visibleTargets(_ node: ContainerNode, threshold: Double) -> [ElementNode] {
    let seen = seenRect(node)
    return targets(node).filter {
      frame(of: $0, node).share(within: seen) >= max(threshold, .leastNonzeroMagnitude)
    }
  }

  /// The one that is nearest to an anchor of what is seen; without an anchor the first that is seen from its start, or
  /// else the first that is seen at all.
  func target(at anchor: UnitPoint?, _ node: ContainerNode) -> ElementNode? {
    let seen = seenRect(node)
    let frames = targets(node).map { (target: $0, frame: frame(of: $0, node)) }
    guard let anchor else {
      let inside = frames.first { item in
        item.frame.minX >= seen.minX - 1 && item.frame.minY >= seen.minY - 1 && item.frame.overlaps(seen)
      }
      return (inside ?? frames.first { $0.frame.overlaps(seen) })?.target
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
  /// Brings the element's place in a container up to date, where views between the two are still to be placed. False where it
  /// is not laid out in there.
  fileprivate func settlePlace(in container: ContainerNode) -> Bool {
    guard isPlaced else { return false }
    var between: [ElementNode] = []
    var node = layoutParent
    while let current = node, current !== container {
      between.append(current)
      node = current.layoutParent
    }
    guard node != nil else { return false }
    for node in between.reversed() where node.flags.contains(.needsPlacement) {
      node.place(node.proposal)
      node.flags.remove(.needsPlacement)
    }
    return isPlaced
  }

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
