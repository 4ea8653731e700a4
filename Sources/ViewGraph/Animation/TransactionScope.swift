/// Changes the transaction of changes that go down through it.
package final class TransactionScopeNode: ScopeNode {
  /// Gets the modifier's old value (nil for a change that begins below) and its new one.
  package typealias Change = (UnsafeRawPointer?, UnsafeRawPointer, inout Transaction) -> Void
  private let change: Change
  /// Whether it is for modifiers alone: the view that has them is placed by the transaction outside.
  let isOfModifiers: Bool

  package init(
    _ place: NodePlace, content: _ViewType, contentOffset: Int, isOfModifiers: Bool = false,
    change: @escaping Change
  ) {
    self.change = change
    self.isOfModifiers = isOfModifiers
    super.init(place, type: nil, content: content, contentOffset: contentOffset)
    graph.hasTransactionScopes = true
  }

  package func begin() -> TransactionScopeNode { begin(environment) }

  override package func update(from old: UnsafeRawPointer) {
    let before = graph.transaction
    change(old + Int(offset), value, &graph.transaction)
    note(before, graph.transaction)
    super.update(from: old)
    graph.transaction = before
  }

  /// Changes the transaction of a change that begins in a view below.
  func apply(to transaction: inout Transaction) { change(nil, value, &transaction) }

  /// Tells what moves that things below go by another transaction than those around.
  fileprivate func note(_ before: Transaction, _ transaction: Transaction) {
    if transaction.stamp != before.stamp, transaction.animation != nil || before.animation != nil {
      graph.activeMotions.note(self, transaction)
    }
  }
}

extension Graph {
  /// The transaction of a change that begins at a node, as the scopes above change it, the outermost first.
  func scoped(_ transaction: Transaction, at node: ViewNode) -> Transaction {
    guard hasTransactionScopes else { return transaction }
    var transaction = transaction
    for scope in node.transactionScopes {
      let before = transaction
      scope.apply(to: &transaction)
      scope.note(before, transaction)
    }
    return transaction
  }
}

extension ViewNode {
  /// The modifiers above that change the transaction, the outermost first.
  final var transactionScopes: [TransactionScopeNode] { transactionScopes(ofPlacement: false) }

  /// The same for how the view is placed.
  final var placementScopes: [TransactionScopeNode] { transactionScopes(ofPlacement: true) }

  private func transactionScopes(ofPlacement: Bool) -> [TransactionScopeNode] {
    var scopes: [TransactionScopeNode] = []
    var above = parent
    var isOutermost = ofPlacement
    while let next = above {
      if let scope = next as? TransactionScopeNode {
        if !(isOutermost && scope.isOfModifiers) { scopes.append(scope) }
      } else if next is ElementNode {
        isOutermost = false
      }
      above = next.parent
    }
    return scopes.reversed()
  }
}

/// The modifiers that have changed the transaction for what is below them, in the order in which they did.
struct NotedScopes {
  private(set) var notes: [(node: TransactionScopeNode, transaction: Transaction)] = []
  private var places: [ObjectIdentifier: Int] = [:]

  var isEmpty: Bool { notes.isEmpty }

  mutating func note(_ scope: TransactionScopeNode, _ transaction: Transaction) {
    let place = places[ObjectIdentifier(scope), default: notes.count]
    places[ObjectIdentifier(scope)] = place
    if place == notes.count {
      notes.append((scope, transaction))
    } else {
      notes[place].transaction = transaction
    }
  }

  subscript(scope: TransactionScopeNode) -> Transaction? {
    places[ObjectIdentifier(scope)].map { notes[$0].transaction }
  }
}
