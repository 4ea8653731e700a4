nonisolated struct PreferenceModifier<Key: PreferenceKey>: ViewModifier {
  typealias Body = Never
  let value: Key.Value

  nonisolated static func _makeModifierType() -> _ModifierType {
    ScopeModifierType(for: Self.self) { place, content, offset in
      PreferenceWritingNode<Key>(place, content: content, contentOffset: offset).begin(place.environment)
    }
  }
}

/// Sets a preference, for each element once.
final class PreferenceWritingNode<Key: PreferenceKey>: TypedPreferenceNode<Key> {
  override func apply(to value: inout Key.Value?, of elements: PreferenceElements) {
    let elements = elements.placed
    guard !elements.isEmpty else { return }
    let own = self.value(as: PreferenceModifier<Key>.self).pointee.value
    var sum = own
    for _ in elements.dropFirst() { Key.reduce(value: &sum) { own } }
    value = sum
  }

  override func modifierChanged(from old: UnsafeRawPointer) {
    if !ValuePlan.of(Key.Value.self).equal(old, value) { preferenceChanged() }
  }
}

nonisolated struct PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier {
  typealias Body = Never
  let transform: (inout Key.Value) -> Void

  nonisolated static func _makeModifierType() -> _ModifierType {
    ScopeModifierType(for: Self.self) { place, content, offset in
      PreferenceTransformNode<Key>(place, content: content, contentOffset: offset).begin(place.environment)
    }
  }
}

/// Changes what is set below, or the default.
final class PreferenceTransformNode<Key: PreferenceKey>: TypedPreferenceNode<Key> {
  override var replaces: Bool { false }

  override func apply(to value: inout Key.Value?, of elements: PreferenceElements) {
    var sum = value ?? Key.defaultValue
    let transform = self.value(as: PreferenceTransformModifier<Key>.self).pointee.transform
    observing { transform(&sum) }
    value = sum
  }

  override func modifierChanged(from old: UnsafeRawPointer) {
    if !ValuePlan.of(PreferenceTransformModifier<Key>.self).equal(old, value) { preferenceChanged() }
  }
}

nonisolated struct AnchorPreferenceModifier<Key: PreferenceKey, A>: ViewModifier {
  typealias Body = Never
  let source: Anchor<A>.Source
  let replaces: Bool
  let transform: (inout Key.Value, Anchor<A>) -> Void

  nonisolated static func _makeModifierType() -> _ModifierType {
    ScopeModifierType(for: Self.self) { place, content, offset in
      AnchorPreferenceNode<Key, A>(place, content: content, contentOffset: offset).begin(place.environment)
    }
  }
}

/// Makes a preference from the geometry of each element.
final class AnchorPreferenceNode<Key: PreferenceKey, A>: TypedPreferenceNode<Key> {
  private var modifier: AnchorPreferenceModifier<Key, A> {
    value(as: AnchorPreferenceModifier<Key, A>.self).pointee
  }

  override var replaces: Bool { modifier.replaces }

  override func apply(to value: inout Key.Value?, of elements: PreferenceElements) {
    let modifier = modifier
    guard modifier.replaces else {
      var sum = value ?? Key.defaultValue
      for element in elements.placed {
        let anchor = Anchor<A>(source: modifier.source.make(element))
        observing(addsUp: true) { modifier.transform(&sum, anchor) }
      }
      value = sum
      return
    }
    var sum: Key.Value?
    for element in elements.placed {
      let anchor = Anchor<A>(source: modifier.source.make(element))
      var next = Key.defaultValue
      observing(addsUp: true) { modifier.transform(&next, anchor) }
      Key.join(next, to: &sum)
    }
    if let sum { value = sum }
  }

  override func modifierChanged(from old: UnsafeRawPointer) {
    if !ValuePlan.of(AnchorPreferenceModifier<Key, A>.self).equal(old, value) { preferenceChanged() }
  }
}

extension View {
  /// Sets a preference, in place of what is set below. A group sets it for each of its views.
  public nonisolated func preference<K>(key: K.Type = K.self, value: K.Value) -> some View
  where K: PreferenceKey {
    modifier(PreferenceModifier<K>(value: value))
  }

  /// Changes a preference that is set below; the key's default where none is.
  public nonisolated func transformPreference<K>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View where K: PreferenceKey {
    modifier(PreferenceTransformModifier<K>(transform: callback))
  }

  /// Sets a preference made from the view's geometry, in place of what is set below.
  public nonisolated func anchorPreference<A, K>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View where K: PreferenceKey {
    modifier(AnchorPreferenceModifier<K, A>(source: value, replaces: true) { $0 = transform($1) })
  }

  /// Changes a preference that is set below with the help of the view's geometry.
  public nonisolated func transformAnchorPreference<A, K>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View where K: PreferenceKey {
    modifier(AnchorPreferenceModifier<K, A>(source: value, replaces: false, transform: transform))
  }
}
