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
    if graph.transaction.stamp != before.stamp,
      graph.transaction.animation != nil || before.animation != nil
    {
      graph.activeMotions.note(self, graph.transaction)
    }
    super.update(from: old)
    graph.transaction = before
  }

  /// Changes the transaction of a change that begins in a view below.
  func apply(to transaction: inout Transaction) { change(nil, value, &transaction) }
}

extension Graph {
  /// The transaction of a change that begins at a node, as the scopes above change it, the outermost first.
  func scoped(_ transaction: Transaction, at node: ViewNode) -> Transaction {
    guard hasTransactionScopes else { return transaction }
    var transaction = transaction
    for scope in node.transactionScopes { scope.apply(to: &transaction) }
    return transaction
  }
}

extension ViewNode {
  /// The modifiers above that change the transaction, the outermost first.
  final var transactionScopes: [TransactionScopeNode] {
    var scopes: [TransactionScopeNode] = []
    var above = parent
    while let next = above {
      if let scope = next as? TransactionScopeNode { scopes.append(scope) }
      above = next.parent
    }
    return scopes.reversed()
  }
}
