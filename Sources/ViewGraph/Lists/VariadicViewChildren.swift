/// The subviews that a root of a variadic view gets, each made only when it is shown or asked about.
public struct _VariadicView_Children {
  let base: SubviewsCollection
}

extension _VariadicView_Children: RandomAccessCollection {
  /// One subview: a proxy, which shows the view where it is placed.
  public struct Element: Identifiable {
    let base: Subview
    /// Traits that the root has set on the proxy.
    var traits: [ObjectIdentifier: Any] = [:]

    public typealias ID = AnyHashable

    /// Identifies the view among the children.
    public var id: AnyHashable { AnyHashable(base.id) }

    /// The identity that a `ForEach` or `id(_:)` has given the view, nil where none of the type has.
    public func id<ID>(as _: ID.Type = ID.self) -> ID? where ID: Hashable { base.explicitID(as: ID.self) }

    /// The value of a trait: what has been set on the proxy, else what was set on the view.
    public subscript<Trait>(key: Trait.Type) -> Trait.Value where Trait: _ViewTraitKey {
      get {
        let id = ObjectIdentifier(key)
        return (traits[id] ?? base.trait(id)) as? Trait.Value ?? Trait.defaultValue
      }
      set { traits[ObjectIdentifier(key)] = newValue }
    }
  }

  public var startIndex: Int { base.startIndex }
  public var endIndex: Int { base.endIndex }
  public subscript(index: Int) -> Element { Element(base: base[index]) }
}

extension _VariadicView_Children: View {
  public var body: some View { base }
}

extension _VariadicView_Children.Element: View {
  public typealias Body = Never
  public nonisolated static func _makeViewType() -> _ViewType {
    SubviewType(for: Self.self) { ($0.base.source, $0.traits) }
  }
}

extension _VariadicView_Children.Element: IdentityComparable {
  package func isSame(as other: Self) -> Bool {
    traits.isEmpty && other.traits.isEmpty && base.isSame(as: other.base)
  }
}

/// A key for a value that a view hands to the root of the variadic view it is in.
public protocol _ViewTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

nonisolated struct ViewTraitModifier<Trait: _ViewTraitKey>: TraitModifying {
  typealias Body = Never
  let value: Trait.Value
  static nonisolated var traitKey: ObjectIdentifier { ObjectIdentifier(Trait.self) }
  static nonisolated var traitUses: TraitUses { .values }
  nonisolated var traitValue: Any { value }
}

extension View {
  /// Hands a value to the root of the variadic view that this view is in.
  public nonisolated func _trait<K>(_ key: K.Type, _ value: K.Value) -> some View where K: _ViewTraitKey {
    modifier(ViewTraitModifier<K>(value: value))
  }
}
