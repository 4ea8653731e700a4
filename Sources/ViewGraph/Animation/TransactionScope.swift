/// Changes the transaction of changes that go down through it.
package final class TransactionScopeNode: ScopeNode {
  /// Gets the modifier's old value (nil for a change that begins below) and its new one.
  package typealias Change = (UnsafeRawPointer?, UnsafeRawPointer, inout Transaction) -> Void
  private let change: Change

  package init(_ place: NodePlace, content: _ViewType, contentOffset: Int, change: @escaping Change) {
    self.change = change
    super.init(place, type: nil, content: content, contentOffset: contentOffset)
    graph.hasTransactionScopes = true
  }

  package func begin() -> TransactionScopeNode { begin(environment) }

  override package func update(from old: UnsafeRawPointer) {
    let before = graph.transaction
    change(old + Int(offset), value, &graph.transaction)
    super.update(from: old)
    graph.transaction = before
  }

  /// Changes the transaction of a change that begins in a view below.
  fileprivate func apply(to transaction: inout Transaction) { change(nil, value, &transaction) }
}

extension Graph {
  /// The transaction of a change that begins at a node, as the scopes above change it, the outermost first.
  func scoped(_ transaction: Transaction, at node: ViewNode) -> Transaction {
    guard hasTransactionScopes else { return transaction }
    var scopes: [TransactionScopeNode] = []
    var above = node.parent
    while let next = above {
      if let scope = next as? TransactionScopeNode { scopes.append(scope) }
      above = next.parent
    }
    var transaction = transaction
    for scope in scopes.reversed() { scope.apply(to: &transaction) }
    return transaction
  }
}
