/// A way to wake a node from anywhere: from another thread at the next frame, and not at all once the node
/// has left the tree.
final class WakeTarget: @unchecked Sendable {
  /// Read and written on the graph's thread.
  private unowned(unsafe) var node: ViewNode?
  private weak let graph: Graph?

  init(_ node: ViewNode) {
    self.node = node
    graph = node.graph
  }

  /// Wakes the node if the condition holds on the graph's thread.
  func wake(if condition: @escaping () -> Bool = { true }) {
    guard let graph else { return }
    let transaction = Transaction.current
    graph.perform { [self] in
      if condition(), let node, !node.isDead { node.sourceChanged(transaction) }
    }
  }

  /// Wakes the node when the work under way is done.
  func wakeAfterLayout(if condition: @escaping () -> Bool) {
    guard let graph else { return }
    let transaction = Transaction.current
    graph.perform { [self] in
      graph.afterLayout { [self] in
        if condition(), let node, !node.isDead { node.sourceChanged(transaction) }
      }
    }
  }

  /// Whether the graph is ending observations, and this is its thread.
  var isEndingObservations: Bool { graph.map { $0.isOnOwnThread && $0.endingObservations > 0 } ?? false }

  /// Runs what ends an observation of the node, on the graph's thread.
  func endObservation(_ end: () -> Void) {
    // The graph that goes takes nobody's wake any more.
    guard let graph else { return end() }
    graph.endingObservations += 1
    end()
    graph.endingObservations -= 1
  }

  /// Lets the node go: it is about to leave the tree.
  func end() { node = nil }
}
