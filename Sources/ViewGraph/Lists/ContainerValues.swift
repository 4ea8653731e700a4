/// A key for a value that a view sets for the container that it is in.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value for views that set none.
  static var defaultValue: Self.Value { get }
}

/// The values that a view sets for its container.
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

  /// The tag of the view for a type of value, nil where it has none: what `tag(_:)` has set for a value of that
  /// type, or, on a view that no tag of any type is set on, the identity that a `ForEach` gives it.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    guard let source else { return nil }
    return TagTrait.value(as: type, source.trait)
  }

  /// The tag of the view as an option of a picker: of `ForEach(2..<100)` the one made for 4 has 2, the distance from the start of
  /// the range, unless its tag is set.
  package func optionTag<V: Hashable>(for type: V.Type) -> V? {
    guard let source else { return nil }
    return TagTrait.value(as: type, isOption: true, source.trait)
  }

  /// Whether the view's tag is the value.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

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
    return ScopeModifierType(for: Self.self, inSubviewList: .inList) { place, content, offset in
      let value = (place.owner.memory + place.offset).assumingMemoryBound(to: Self.self).pointee
      return TraitNode(
        place, content: content, contentOffset: offset,
        key: value.written?.key ?? traitKey, uses: traitUses, isSame: plan.equal
      ) { $0.assumingMemoryBound(to: Self.self).pointee.traitValue }.begin(place.environment)
    }
  }
}

extension View {
  /// Sets a value that the container of this view reads by `Subview.containerValues`. The value set nearest
  /// to the view holds.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier(path: keyPath, value: value))
  }
}
