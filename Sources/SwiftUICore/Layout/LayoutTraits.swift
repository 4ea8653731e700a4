import ViewGraph

/// Sets a trait of the content, for its container.
package nonisolated struct TraitModifier<Key: TraitKind, Value>: TraitModifying {
  package typealias Body = Never
  let value: Value

  package init(_ key: Key.Type, _ value: Value) { self.value = value }

  package static var traitKey: ObjectIdentifier { ObjectIdentifier(Key.self) }
  package static var traitUses: TraitUses { Key.uses }
  package var traitValue: Any { value }
}

/// Sets a layout value of the content, for a custom layout.
nonisolated private struct LayoutValueModifier<Key: LayoutValueKey>: TraitModifying {
  typealias Body = Never
  let value: Key.Value
  static var traitKey: ObjectIdentifier { ObjectIdentifier(Key.self) }
  static var traitUses: TraitUses { .layout }
  var traitValue: Any { value }
}

extension View {
  /// Sets in which order a stack sizes its views: those of a higher priority first, with what the least sizes
  /// of the others leave. 0 by default; NaN counts as 0.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier(LayoutPriorityTrait.self, value.isNaN ? 0 : value))
  }

  /// Sets the view's place in paint order among its siblings: higher in front, 0 by default. NaN counts as 0.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier(ZIndexTrait.self, value.isNaN ? 0 : value))
  }

  /// Sets a value that the layout which contains the view reads by `LayoutSubview`'s subscript. Other
  /// containers ignore it.
  public nonisolated func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey {
    modifier(LayoutValueModifier<K>(value: value))
  }
}
