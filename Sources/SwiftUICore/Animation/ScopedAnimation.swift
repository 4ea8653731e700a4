import ViewGraph

/// The transaction outside modifiers that have one of their own, for what these modify.
private struct OutsideTransactionKey: TransactionKey {
  static var defaultValue: OutsideTransaction? { nil }
}

private final class OutsideTransaction {
  let transaction: Transaction
  init(_ transaction: Transaction) { self.transaction = transaction }
}

/// Has a transaction of its own, down to where the one outside is put back.
package nonisolated struct OwnTransactionModifier: ViewModifier {
  package typealias Body = Never
  let transform: (inout Transaction) -> Void

  package init(transform: @escaping (inout Transaction) -> Void = { _ in }) { self.transform = transform }

  package static func _makeModifierType() -> _ModifierType {
    ScopeModifierType(for: Self.self) { place, content, offset in
      TransactionScopeNode(place, content: content, contentOffset: offset, isOfModifiers: true) {
        _, new, transaction in
        let outside = OutsideTransaction(transaction)
        new.assumingMemoryBound(to: Self.self).pointee.transform(&transaction)
        transaction[OutsideTransactionKey.self] = outside
      }.begin()
    }
  }
}

/// Puts the transaction back that is outside modifiers with one of their own.
package nonisolated struct OutsideTransactionModifier: ViewModifier {
  package typealias Body = Never

  package init() {}

  package static func _makeModifierType() -> _ModifierType {
    ScopeModifierType(for: Self.self) { place, content, offset in
      TransactionScopeNode(place, content: content, contentOffset: offset) { _, _, transaction in
        if let outside = transaction[OutsideTransactionKey.self] { transaction = outside.transaction }
      }.begin()
    }
  }
}

extension View {
  /// Animates what the modifiers in `body` change, and nothing else: what changes in this view goes by the transaction that
  /// reaches it from outside.
  ///
  /// - Parameters:
  ///   - animation: The animation; nil for at once.
  ///   - body: This view with the modifiers.
  public nonisolated func animation<V>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View where V: View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Changes the transaction for the modifiers in `body`, and for nothing else: what changes in this view goes by the
  /// transaction that reaches it from outside.
  ///
  /// - Parameters:
  ///   - transform: Changes the transaction.
  ///   - body: This view with the modifiers.
  public nonisolated func transaction<V>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View where V: View {
    let content = PlaceholderContentView<Self>(AnyView(modifier(OutsideTransactionModifier())))
    return body(content).modifier(OwnTransactionModifier(transform: transform))
  }
}

extension ViewModifier {
  /// The modifier, whose changes are animated; what it modifies goes by the transaction from outside.
  @MainActor @preconcurrency
  public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// The modifier, with another transaction; what it modifies goes by the one from outside.
  @MainActor @preconcurrency
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    OutsideTransactionModifier().concat(self).concat(OwnTransactionModifier(transform: transform))
  }
}
