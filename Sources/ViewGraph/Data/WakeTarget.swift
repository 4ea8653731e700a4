/// A way to wake a node from anywhere: from a thread that does not carry the main actor at the next frame, and not
/// at all once the node has left the tree.
final class WakeTarget: @unchecked Sendable {
  private let handle: NodeHandle
  private let inbox: GraphInbox
  /// Used within the graph's work.
  private let nodes: NodeTable
  /// Whether the handle was made for this target, because the node had none.
  private let ownsHandle: Bool

  /// Made within the graph's work.
  init(_ node: ViewNode) {
    let element = node as? ElementNode
    nodes = node.graph.nodes
    inbox = node.graph.inbox
    handle = element?.handle(in: nodes) ?? nodes.insert(node)
    ownsHandle = element == nil
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
      guard let node else { return }
      graph.afterLayout {
        if !node.isDead, condition(graph) { node.sourceChanged(transaction) }
      }
    }
  }

  private var node: ViewNode? { nodes[handle] }

  /// Lets the node go: it is about to leave the tree. Within the graph's work.
  func end() { if ownsHandle { nodes.remove(handle) } }
}
