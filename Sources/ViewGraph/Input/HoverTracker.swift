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
  /// A view, and what was told that the mouse is over it: the view may have gone, and whoever has given it its state be
  /// there still.
  private struct Hovered {
    let view: NodeHandle
    let told: any HoverAttaching
  }

  /// Inmost first.
  private var hovered: [Hovered] = []

  /// The mouse has moved; nothing is hit where it is over no view.
  func receive(_ event: PointerEvent, over hit: ElementNode?, in graph: Graph) {
    var now: [Hovered] = []
    var node = hit
    while let current = node {
      if let unary = current as? UnaryNode, let hover = unary.hover {
        now.append(Hovered(view: unary.handle(in: graph.nodes), told: hover))
      }
      node = current.layoutParent
    }
    guard !now.isEmpty || !hovered.isEmpty else { return }
    let handles = now.map(\.view)
    let left = hovered.filter { !handles.contains($0.view) }
    let before = hovered.map(\.view)
    hovered = now
    tellLeft(left, in: graph)
    for handle in handles {
      // An action that has moved the mouse away has told the others already.
      guard hovered.map(\.view) == handles, let view = graph.nodes.element(handle) as? UnaryNode
      else { continue }
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

  private func tellLeft(_ views: [Hovered], in graph: Graph) {
    // An action may take any of the views out of the tree.
    for left in views {
      ((graph.nodes.element(left.view) as? UnaryNode)?.hover ?? left.told).receive(.left)
    }
  }
}
