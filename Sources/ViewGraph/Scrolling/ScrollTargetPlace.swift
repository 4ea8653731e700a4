import Foundation
import Geometry
import LayoutEngine

/// What a scroll view is to show: views that are there, or one that a lazy container would make.
enum ScrollTargetPlace {
  case elements([ElementNode])
  case row(Int, in: ContainerNode)

  /// An element that stands where the target does, or that has it.
  var element: ElementNode? {
    switch self {
    case .elements(let elements): elements.first
    case .row(_, let container): container
    }
  }

  /// The target's frame in the coordinates of an element around it; nil where it has none.
  func frame(in ancestor: ElementNode) -> CGRect? {
    switch self {
    case .elements(let elements):
      var frame: CGRect?
      for element in elements where element.isPlaced && !element.isDead {
        let its = element.convert(element.bounds, to: ancestor)
        frame = frame?.union(its) ?? its
      }
      return frame
    case .row(let index, let container):
      guard let algorithm = container.algorithm as? LazyAlgorithm,
        let frame = algorithm.frame(ofElement: index, container)
      else { return nil }
      return container.convert(frame, to: ancestor)
    }
  }
}

extension ViewNode {
  /// The first view below that has an identity of the program's, by `id(_:)` or by a loop, in the
  /// tree's order.
  ///
  /// - Parameter isInside: Whether the node is in a scroll view: outside of those nothing is found.
  func findScrollTarget(_ identity: AnyHashable, isInside: Bool) -> ScrollTargetPlace? {
    var waiting: [(node: ViewNode, isInside: Bool)] = [(self, isInside)]
    while let (node, isInside) = waiting.popLast() {
      if isInside, let found = node.scrollTarget(identity) { return found }
      let isInside = isInside || (node as? ContainerNode)?.algorithm is ScrollAlgorithm
      var inside: [(ViewNode, Bool)] = []
      node.forEachLiving { if !($0 is RecipeRootNode) { inside.append(($0, isInside)) } }
      // One of several views of a reader stands in a list, and the reader's modifier around it.
      if let wrapper = node as? UnaryNode, wrapper.wrapsElementOfList {
        inside.append((wrapper.child, isInside))
      }
      waiting.append(contentsOf: inside.reversed())
    }
    return nil
  }

  /// The views that the node itself gives an identity.
  private func scrollTarget(_ identity: AnyHashable) -> ScrollTargetPlace? {
    let isFound: Bool
    switch self {
    case let node as IdentityNode: isFound = node.identity == identity
    case let item as ForEachItem: isFound = item.identity == identity
    case let view as SubviewNode: isFound = view.recipe?.hasIdentity(identity) ?? false
    case let window as LazyWindowNode:
      guard let container = window.parent as? ContainerNode, let index = window.list.index(of: identity)
      else {
        return nil
      }
      return .row(index, in: container)
    default: return nil
    }
    guard isFound else { return nil }
    var elements: [ElementNode] = []
    collect(into: &elements)
    return elements.isEmpty ? nil : .elements(elements)
  }
}
