nonisolated struct ChangeModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  let value: Value
  let initial: Bool
  /// Whether the action is the one that was made together with the old value.
  let usesOldAction: Bool
  let action: (Value, Value) -> Void

  nonisolated static func _makeModifierType() -> _ModifierType {
    ScopeModifierType(for: Self.self, inSubviewList: .once) { place, content, offset in
      ChangeNode<Value>(place, type: nil, content: content, contentOffset: offset).begin(place.environment)
    }
  }
}

/// Compares a value from frame to frame: what changes and changes back before layout is no change.
final class ChangeNode<Value: Equatable>: AppearanceNode {
  private var seen: Value
  private var modifier: ChangeModifier<Value>
  private var isScheduled = false

  override init(_ place: NodePlace, type: _ViewType?, content: _ViewType, contentOffset: Int) {
    modifier = (place.owner.memory + place.offset).assumingMemoryBound(to: ChangeModifier<Value>.self).pointee
    seen = modifier.value
    super.init(place, type: type, content: content, contentOffset: contentOffset)
  }

  override func modifierChanged(from old: UnsafeRawPointer) {
    let next = value(as: ChangeModifier<Value>.self).pointee
    let before = modifier
    modifier = next
    guard next.value != seen, !isScheduled else { return }
    guard !actsElsewhere else { return seen = next.value }
    isScheduled = true
    graph.afterLayout(of: self) { [weak self] in self?.runAction(before) }
  }

  private func runAction(_ before: ChangeModifier<Value>) {
    isScheduled = false
    let (old, new) = (seen, modifier.value)
    guard !isDead, old != new else { return }
    seen = new
    (modifier.usesOldAction ? before : modifier).action(old, new)
  }

  override func appeared() {
    guard modifier.initial else { return }
    graph.afterLayout { [weak self] in
      guard let self, !self.isDead else { return }
      self.modifier.action(self.seen, self.modifier.value)
      self.seen = self.modifier.value
    }
  }
}

extension View {
  /// Runs an action when a value is another than in the frame before. The action is the one made together
  /// with the old value, and gets the new one.
  @available(*, deprecated, message: "Use onChange with an action of no or of two parameters.")
  public nonisolated func onChange<V>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View where V: Equatable {
    modifier(ChangeModifier(value: value, initial: false, usesOldAction: true) { _, new in action(new) })
  }

  /// Runs an action with the old and the new value when a value is another than in the frame before.
  ///
  /// - Parameter initial: Whether to run it also when the view appears, with the value twice.
  public nonisolated func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable {
    modifier(ChangeModifier(value: value, initial: initial, usesOldAction: false, action: action))
  }

  /// Runs an action when a value is another than in the frame before.
  ///
  /// - Parameter initial: Whether to run it also when the view appears.
  public nonisolated func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View where V: Equatable {
    modifier(ChangeModifier(value: value, initial: initial, usesOldAction: false) { _, _ in action() })
  }
}
