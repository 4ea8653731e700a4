/// Whether a tag of any type is set on a view.
package enum TagTrait {
  /// A view's tag for a type of value, looked up in the view's traits.
  ///
  /// - Parameter isOption: Whether the view is an option of a picker. Those of a loop over a constant range that have no tag are
  ///   known by how far they are from the start of the range.
  package static func value<V: Hashable>(
    as type: V.Type, isOption: Bool = false, _ trait: (ObjectIdentifier) -> Any?
  ) -> V? {
    if let value = trait(ObjectIdentifier(TypedTagTrait<V>.self)) { return value as? V }
    if trait(ObjectIdentifier(TagTrait.self)) != nil { return nil }
    if isOption, let offset = trait(ObjectIdentifier(RangeOffsetTrait.self)) { return offset as? V }
    // Cast in two steps: no identity at all would be an optional tag that is nil.
    guard let identity = trait(ObjectIdentifier(ImplicitTagTrait.self)) as? AnyHashable else { return nil }
    return identity.base as? V
  }
}

/// The tag of a type: tags of several types on one view do not hide one another.
enum TypedTagTrait<V> {}

/// The identity that a loop gives a view.
enum ImplicitTagTrait {}

/// How far from the start of its data a view of a loop over a constant range is.
enum RangeOffsetTrait {}

nonisolated struct TagModifier<Value: Hashable>: ViewModifier {
  typealias Body = Never
  let value: Value
  let includesOptional: Bool

  nonisolated static func _makeModifierType() -> _ModifierType {
    let plan = ValuePlan.of(Self.self)
    return ScopeModifierType(for: Self.self, inSubviewList: .inList) { place, content, offset in
      TagNode<Value>(place, content: content, contentOffset: offset, plan: plan).begin(place.environment)
    }
  }
}

/// Sets the tag of a type, and of the type made optional unless the program does not want it.
private final class TagNode<Value: Hashable>: TraitNode {
  init(_ place: NodePlace, content: _ViewType, contentOffset: Int, plan: ValuePlan) {
    super.init(
      place, content: content, contentOffset: contentOffset,
      key: ObjectIdentifier(TypedTagTrait<Value>.self), uses: .values, isSame: plan.equal
    ) { $0.assumingMemoryBound(to: TagModifier<Value>.self).pointee.value }
  }

  override func trait(_ key: ObjectIdentifier) -> Any? {
    if key == ObjectIdentifier(TagTrait.self) { return true }
    if key == ObjectIdentifier(TypedTagTrait<Value?>.self) {
      let modifier = value(as: TagModifier<Value>.self).pointee
      return modifier.includesOptional ? Optional(modifier.value) as Any : nil
    }
    return super.trait(key)
  }
}

extension View {
  /// Names the view for a selection.
  ///
  /// A view has one tag for each type of value: of several for one type, the inmost holds. A tag takes the place of
  /// the identity that a `ForEach` gives its views.
  ///
  /// - Parameter includeOptional: Whether a selection of the tag's type made optional finds the view, too.
  public nonisolated func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
    modifier(TagModifier(value: tag, includesOptional: includeOptional))
  }
}
