/// A key for a value that a view hands to whatever container it is in.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// The values that a view hands to its container.
public struct ContainerValues {
  private let recipe: Recipe?
  package var written: (key: ObjectIdentifier, value: Any)?

  package init() { recipe = nil }
  init(recipe: Recipe) { self.recipe = recipe }

  /// The value set inmost for the key, or the key's default.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get {
      if let written, written.key == ObjectIdentifier(key), let value = written.value as? Key.Value { return value }
      return recipe?.trait(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
    }
    set { written = (ObjectIdentifier(key), newValue) }
  }

  /// The tag of the view for a type of value, nil where it has none: what `tag(_:)` has set, or the
  /// identity that a `ForEach` gives it.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    TagTrait.value(recipe?.trait(ObjectIdentifier(TagTrait.self)), as: type)
  }

  /// Whether the view's tag is the value.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

extension TagTrait {
  package static func value<V: Hashable>(_ trait: Any?, as type: V.Type) -> V? {
    guard let trait else { return nil }
    let value = (trait as? AnyHashable)?.base ?? trait
    return value as? V
  }
}

nonisolated struct ContainerValueModifier<Value>: TraitModifying {
  typealias Body = Never
  let path: WritableKeyPath<ContainerValues, Value>
  let value: Value

  /// The key depends on the path: the type alone does not tell it.
  static nonisolated var traitKey: ObjectIdentifier { ObjectIdentifier(ContainerValues.self) }
  nonisolated var traitValue: Any { value }

  nonisolated static func _makeModifierType() -> _ModifierType {
    let plan = ValuePlan.of(Self.self)
    return ScopeModifierType(for: Self.self) { place, content, offset in
      let value = (place.owner.memory + place.offset).assumingMemoryBound(to: Self.self).pointee
      var values = ContainerValues()
      values[keyPath: value.path] = value.value
      return TraitNode(
        place, content: content, contentOffset: offset,
        key: values.written?.key ?? traitKey, plan: plan
      ) { $0.assumingMemoryBound(to: Self.self).pointee.traitValue }.begin(place.environment)
    }
  }
}

nonisolated struct TagModifier<Value: Hashable>: TraitModifying {
  typealias Body = Never
  let value: Value
  static nonisolated var traitKey: ObjectIdentifier { ObjectIdentifier(TagTrait.self) }
  nonisolated var traitValue: Any { AnyHashable(value) }
  nonisolated static func _makeModifierType() -> _ModifierType { makeTraitType() }
}

extension View {
  /// Hands a value to the container that this view is in.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier(path: keyPath, value: value))
  }

  /// Names the view for a selection.
  public nonisolated func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
    modifier(TagModifier(value: tag))
  }
}
