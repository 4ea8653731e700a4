import ViewGraph

/// Tells the container something about its content.
nonisolated struct TraitModifier<Key: TraitKind, Value>: TraitModifying {
  typealias Body = Never
  let value: Value

  init(_ key: Key.Type, _ value: Value) { self.value = value }

  static var traitKey: ObjectIdentifier { ObjectIdentifier(Key.self) }
  static var traitUses: TraitUses { Key.uses }
  var traitValue: Any { value }
  static func _makeModifierType() -> _ModifierType { makeTraitType() }
}

/// Tells a custom layout something about its content.
nonisolated private struct LayoutValueModifier<Key: LayoutValueKey>: TraitModifying {
  typealias Body = Never
  let value: Key.Value
  static var traitKey: ObjectIdentifier { ObjectIdentifier(Key.self) }
  static var traitUses: TraitUses { .layout }
  var traitValue: Any { value }
  static func _makeModifierType() -> _ModifierType { makeTraitType() }
}

extension View {
  /// Sets in which order a stack hands out room: higher priorities first, 0 by default. NaN counts as 0.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier(LayoutPriorityTrait.self, value.isNaN ? 0 : value))
  }

  /// Sets the view's place in paint order among its siblings: higher in front, 0 by default. NaN counts as 0.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier(ZIndexTrait.self, value.isNaN ? 0 : value))
  }

  /// Hands a value to the layout that contains the view.
  public nonisolated func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey {
    modifier(LayoutValueModifier<K>(value: value))
  }
}
