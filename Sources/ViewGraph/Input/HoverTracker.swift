/// What a mouse does over a view without being pressed.
package enum HoverEvent {
  case entered(GestureEvent)
  case moved(GestureEvent)
  case left
}

/// A modifier that follows a mouse over a view.
package protocol HoverAttaching: ElementModifier {
  nonisolated func receive(_ event: HoverEvent)
}

extension HoverAttaching {
  package nonisolated static var affects: ModifierAspects { [] }

  fileprivate nonisolated static func value(_ pointer: UnsafeMutableRawPointer) -> any HoverAttaching {
    pointer.assumingMemoryBound(to: Self.self).pointee
  }
}

extension UnaryNode {
  fileprivate final var hover: (any HoverAttaching)? { modifierType.hovering?.value(value) }
}

/// The views that the mouse is over: the one that is hit, and those around it.
///
/// An object, because an action may move the mouse and so come back here.
@MainActor
final class HoverTracker {
  /// Inmost first.
  private var hovered: [NodeHandle] = []

  /// The mouse has moved; nothing is hit where it is over no view.
  func receive(_ event: PointerEvent, over hit: ElementNode?, in graph: Graph) {
    var now: [UnaryNode] = []
    var node = hit
    while let current = node {
      if let unary = current as? UnaryNode, unary.hover != nil { now.append(unary) }
      node = current.layoutParent
    }
    guard !now.isEmpty || !hovered.isEmpty else { return }
    let handles = now.map { $0.handle(in: graph.nodes) }
    let before = hovered
    hovered = handles
    tellLeft(before.filter { !handles.contains($0) }, in: graph)
    for handle in handles {
      // An action that has moved the mouse away has told the others already.
      guard hovered == handles, let view = graph.nodes.element(handle) as? UnaryNode else { continue }
      let event = GestureEvent(event, in: graph, of: view)
      view.hover?.receive(before.contains(handle) ? .moved(event) : .entered(event))
    }
  }

  /// The mouse is elsewhere.
  func leave(in graph: Graph) {
    let before = hovered
    hovered = []
    tellLeft(before, in: graph)
  }

  private func tellLeft(_ handles: [NodeHandle], in graph: Graph) {
    // An action may take any of the views out of the tree.
    for handle in handles { (graph.nodes.element(handle) as? UnaryNode)?.hover?.receive(.left) }
  }
}
