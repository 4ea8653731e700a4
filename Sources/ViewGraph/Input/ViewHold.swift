/// Keeps a view in the lazy containers around it though it cannot be seen there, until it is let go of: what is dragged
/// would end otherwise.
///
/// Owner: the gesture that drags the view, or the modifier on it.
package final class ViewHold {
  private let view: NodeHandle
  private let inbox: GraphInbox

  package convenience init(_ event: GestureEvent) { self.init(event.element) }

  fileprivate init(_ node: ViewNode) {
    let graph = node.graph
    view = graph.nodes.handle(of: node)
    inbox = graph.inbox
    graph.heldViews.insert(view)
    graph.windows.mayHaveMoved = true
  }

  package func release() {
    guard let graph = inbox.graph else { return }
    graph.heldViews.remove(view)
    graph.windows.mayHaveMoved = true
  }
}

/// Keeps the modified view in the lazy containers around it as long as it is in the tree: what belongs to it stands elsewhere, as
/// an open menu does.
package nonisolated struct HeldViewModifier: ViewModifier {
  package typealias Body = Never

  package init() {}

  package nonisolated static func _makeModifierType() -> _ModifierType {
    ScopeModifierType(for: Self.self) { place, content, offset in
      HeldViewNode(place, type: nil, content: content, contentOffset: offset).beginHeld()
    }
  }
}

private final class HeldViewNode: ScopeNode {
  private var hold: ViewHold?

  func beginHeld() -> HeldViewNode {
    hold = ViewHold(self)
    return begin(environment)
  }

  override func willRemove() { hold?.release() }
}

extension LazyWindowNode {
  /// The indices of the rows with views that are held.
  var heldRows: [Int] {
    guard !graph.heldViews.isEmpty else { return [] }
    return graph.heldViews.compactMap { view in
      var node: ViewNode? = graph.nodes[view]
      while let current = node, current.parent !== self { node = current.parent }
      return node.flatMap { node in rows.first { $0.node === node }?.index }
    }
  }
}
