import Foundation

/// Runs the closure; the views that its changes of state reach are animated to their new values.
/// - Parameter animation: nil for at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Runs the closure; what it changes is animated, and `completion` runs when that is over.
///
/// Where nothing is animated, `completion` runs as soon as the change has been applied.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

extension Binding {
  /// The binding, whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return self.transaction(transaction)
  }
}

/// Animates the changes of the content when a value changes.
nonisolated struct AnimationModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  let animation: Animation?
  let value: Value

  static func _makeModifierType() -> _ModifierType {
    ScopeModifierType(for: Self.self) { place, content, offset in
      TransactionScopeNode(place, content: content, contentOffset: offset) { old, new, transaction in
        guard let old = old?.assumingMemoryBound(to: Self.self) else { return }
        let new = new.assumingMemoryBound(to: Self.self)
        guard old.pointee.value != new.pointee.value, !transaction.disablesAnimations else { return }
        transaction.animation = new.pointee.animation
      }.begin()
    }
  }
}

/// Changes the transaction of all changes of the content, or of those in which a value changes.
nonisolated struct TransactionModifier: ViewModifier {
  typealias Body = Never
  let transform: (inout Transaction) -> Void

  static func _makeModifierType() -> _ModifierType {
    ScopeModifierType(for: Self.self) { place, content, offset in
      TransactionScopeNode(place, content: content, contentOffset: offset) { _, new, transaction in
        new.assumingMemoryBound(to: Self.self).pointee.transform(&transaction)
      }.begin()
    }
  }
}

/// Changes the transaction of the changes in which a value changes.
nonisolated struct ValueTransactionModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  let value: Value
  let transform: (inout Transaction) -> Void

  static func _makeModifierType() -> _ModifierType {
    ScopeModifierType(for: Self.self) { place, content, offset in
      TransactionScopeNode(place, content: content, contentOffset: offset) { old, new, transaction in
        guard let old = old?.assumingMemoryBound(to: Self.self) else { return }
        let new = new.assumingMemoryBound(to: Self.self)
        if old.pointee.value != new.pointee.value { new.pointee.transform(&transaction) }
      }.begin()
    }
  }
}

extension View {
  /// Animates what changes in this view when `value` changes. Nil: what changes with it is not animated.
  public nonisolated func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
    modifier(AnimationModifier(animation: animation, value: value))
  }

  /// Animates whatever changes in this view, unless the change's transaction disables animations.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier { if !$0.disablesAnimations { $0.animation = animation } })
  }

  /// Modifies the transaction of every change in this view and below, before the views below are updated.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Changes the transaction of the changes in this view that come with a change of `value`.
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, transform: transform))
  }
}
