/// A key for a value that a view hands to whatever container it is in.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// The values that a view hands to its container.
public struct ContainerValues {
  private let source: (any TraitSource)?
  package var written: (key: ObjectIdentifier, value: Any)?

  package init() { source = nil }
  init(source: any TraitSource) { self.source = source }

  /// The value set inmost for the key, or the key's default.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get {
      if let written, written.key == ObjectIdentifier(key), let value = written.value as? Key.Value {
        return value
      }
      return source?.trait(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
    }
    set { written = (ObjectIdentifier(key), newValue) }
  }

  /// The tag of the view for a type of value, nil where it has none: what `tag(_:)` has set, or the
  /// identity that a `ForEach` gives it.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    TagTrait.value(source?.trait(ObjectIdentifier(TagTrait.self)), as: type)
  }

  /// Whether the view's tag is the value.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

extension TagTrait {
  package static func value<V: Hashable>(_ trait: Any?, as target: V.Type) -> V? {
    guard let trait else { return nil }
    if let exact = trait as? ExactTag {
      return type(of: exact.value.base) == target ? exact.value.base as? V : nil
    }
    let value = (trait as? AnyHashable)?.base ?? trait
    return value as? V
  }
}

/// A tag that is not to match an optional of its type.
struct ExactTag { let value: AnyHashable }

/// What container values are looked up in.
protocol TraitSource: AnyObject {
  func trait(_ key: ObjectIdentifier) -> Any?
}

nonisolated struct ContainerValueModifier<Value>: TraitModifying {
  typealias Body = Never
  let path: WritableKeyPath<ContainerValues, Value>
  let value: Value

  /// The key depends on the path: the type alone does not tell it.
  static nonisolated var traitKey: ObjectIdentifier { ObjectIdentifier(ContainerValues.self) }
  static nonisolated var traitUses: TraitUses { .values }
  nonisolated var traitValue: Any { written?.value ?? value }

  /// What setting the value at the path comes down to.
  private nonisolated var written: (key: ObjectIdentifier, value: Any)? {
    var values = ContainerValues()
    values[keyPath: path] = value
    return values.written
  }

  nonisolated static func _makeModifierType() -> _ModifierType {
    let plan = ValuePlan.of(Self.self)
    return ScopeModifierType(for: Self.self, staysInList: true) { place, content, offset in
      let value = (place.owner.memory + place.offset).assumingMemoryBound(to: Self.self).pointee
      return TraitNode(
        place, content: content, contentOffset: offset,
        key: value.written?.key ?? traitKey, uses: traitUses, plan: plan
      ) { $0.assumingMemoryBound(to: Self.self).pointee.traitValue }.begin(place.environment)
    }
  }
}

nonisolated struct TagModifier<Value: Hashable>: TraitModifying {
  typealias Body = Never
  let value: Value
  let includesOptional: Bool
  static nonisolated var traitKey: ObjectIdentifier { ObjectIdentifier(TagTrait.self) }
  static nonisolated var traitUses: TraitUses { .values }
  nonisolated var traitValue: Any {
    includesOptional ? AnyHashable(value) : ExactTag(value: AnyHashable(value))
  }
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
  ///
  /// - Parameter includeOptional: whether a selection of the tag's type made optional finds the view, too.
  public nonisolated func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
    modifier(TagModifier(value: tag, includesOptional: includeOptional))
  }
}
