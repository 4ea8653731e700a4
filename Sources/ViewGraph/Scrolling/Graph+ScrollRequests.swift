import Foundation
import Geometry
import LayoutEngine

/// What waits in a graph for scroll views, once everything is laid out.
struct ScrollWork {
  fileprivate var requests: [ScrollRequest] = [] { didSet { look() } }
  /// Scroll views on their way to a destination whose place may change while what is there is made.
  fileprivate var aiming: [NodeHandle] = [] { didSet { look() } }
  /// Scroll views whose content, size or offset may have changed.
  fileprivate var changed: [NodeHandle] = [] { didSet { look() } }
  fileprivate var rounds = 0

  /// Asked in every frame.
  private(set) var isDue = false

  private mutating func look() { isDue = !requests.isEmpty || !aiming.isEmpty || !changed.isEmpty }
}

extension Graph {
  func scroll(_ request: ScrollRequest) {
    scrolling.requests.append(request)
    workArrived()
  }

  /// A scroll view is to be sent on until it stands where its destination is.
  func aims(_ node: ContainerNode) {
    let handle = node.handle(in: nodes)
    if !scrolling.aiming.contains(handle) { scrolling.aiming.append(handle) }
    workArrived()
  }

  /// What a scroll view tells of itself may be another.
  func scrollMayHaveChanged(_ node: ContainerNode) {
    let handle = node.handle(in: nodes)
    if !scrolling.changed.contains(handle) { scrolling.changed.append(handle) }
    workArrived()
  }

  /// Sends scroll views where they are asked to go, with all other places settled. What is made there may have turned
  /// out otherwise than expected: that is looked at in the next round.
  func settleScrolling() {
    guard scrolling.isDue, waiting.measuring.isEmpty, waiting.placing.isEmpty, waiting.placedReaders.isEmpty,
      !windows.isDue
    else { return }
    let requests = scrolling.requests
    scrolling.requests.removeAll()
    for request in requests { begin(request) }
    let aiming = scrolling.aiming
    scrolling.aiming.removeAll()
    scrolling.rounds += 1
    for handle in aiming {
      guard let (node, algorithm) = scrollView(handle), !algorithm.followAim(node) else { continue }
      if scrolling.rounds < Limits.roundsPerFrame { aims(node) } else { algorithm.aim = nil }
    }
    // Only what stands still is told.
    guard !windows.isDue, scrolling.requests.isEmpty, scrolling.aiming.isEmpty else { return }
    scrolling.rounds = 0
    let changed = scrolling.changed
    scrolling.changed.removeAll()
    for handle in changed {
      if let (node, algorithm) = scrollView(handle) { algorithm.tellObservers(node) }
    }
  }

  private func scrollView(_ handle: NodeHandle) -> (ContainerNode, ScrollAlgorithm)? {
    guard let node = nodes.element(handle) as? ContainerNode,
      let algorithm = node.algorithm as? ScrollAlgorithm
    else { return nil }
    return (node, algorithm)
  }

  private func begin(_ request: ScrollRequest) {
    switch request.place {
    case .scrollView(let handle):
      if let (node, algorithm) = scrollView(handle) {
        if request.ifUnseen, algorithm.isSeen(request.destination, node) { return }
        algorithm.go(to: request.destination, request.transaction, node)
      }
    case .scope(let scope):
      for element in scope.present {
        let found = element.scrollViews(showing: request.destination)
        for (node, algorithm) in found { algorithm.go(to: request.destination, request.transaction, node) }
        if !found.isEmpty { return }
      }
    }
  }
}

extension ElementNode {
  /// The scroll views that have to move for a destination to be seen, from the inside out; of several scroll views
  /// beside one another the first that has it.
  fileprivate func scrollViews(
    showing destination: ScrollDestination
  ) -> [(ContainerNode, ScrollAlgorithm)] {
    guard case .view(let identity, _) = destination else {
      guard let first = firstScrollView() else { return [] }
      return [first]
    }
    guard let place = findScrollTarget(identity, isInside: false) else { return [] }
    var found: [(ContainerNode, ScrollAlgorithm)] = []
    var node: ElementNode? = place.element
    while let current = node {
      if let container = current as? ContainerNode, let scroll = container.algorithm as? ScrollAlgorithm {
        found.append((container, scroll))
      }
      node = current === self ? nil : current.layoutParent
    }
    return found
  }

  /// The nearest scroll view from this element outward, itself included, of which something holds.
  func nearestScrollView(
    where isFound: (ContainerNode, ScrollAlgorithm) -> Bool
  ) -> (ContainerNode, ScrollAlgorithm)? {
    var node: ElementNode? = self
    while let current = node {
      if let container = current as? ContainerNode, let scroll = container.algorithm as? ScrollAlgorithm,
        isFound(container, scroll)
      {
        return (container, scroll)
      }
      node = current.layoutParent
    }
    return nil
  }

  /// The first scroll view from this element inward.
  package func firstScrollView(
    where isFound: (ContainerNode, ScrollAlgorithm) -> Bool = { _, _ in true }
  ) -> (ContainerNode, ScrollAlgorithm)? {
    let found = first { element in
      guard let container = element as? ContainerNode, let scroll = container.algorithm as? ScrollAlgorithm
      else { return false }
      return isFound(container, scroll)
    }
    guard let node = found as? ContainerNode, let scroll = node.algorithm as? ScrollAlgorithm else {
      return nil
    }
    return (node, scroll)
  }
}
