/// A way to wake a node from anywhere: from a thread that does not carry the main actor at the next frame, and not
/// at all once the node has left the tree.
final class WakeTarget: @unchecked Sendable {
  private let handle: NodeHandle
  private let inbox: GraphInbox
  /// Used within the graph's work.
  private let nodes: NodeTable

  /// Made within the graph's work.
  init(_ node: ViewNode) {
    nodes = node.graph.nodes
    inbox = node.graph.inbox
    handle = nodes.handle(of: node)
  }

  /// Wakes the node if the condition holds in the graph's work.
  func wake(if condition: @escaping (Graph) -> Bool = { _ in true }) {
    let transaction = Transaction.current
    inbox.perform { [self] graph in
      if condition(graph) { node?.sourceChanged(transaction) }
    }
  }

  /// Wakes the node when the work under way is done.
  func wakeAfterLayout(if condition: @escaping (Graph) -> Bool = { _ in true }) {
    let transaction = Transaction.current
    inbox.perform { [self] graph in
      guard node != nil else { return }
      // What waits in a graph may not hold it: a session may be dropped before it is done.
      graph.afterLayout { [self] in
        guard let graph = inbox.graph, let node, condition(graph) else { return }
        node.sourceChanged(transaction)
      }
    }
  }

  /// Nil once the node has left the tree.
  var node: ViewNode? { nodes[handle] }
}
