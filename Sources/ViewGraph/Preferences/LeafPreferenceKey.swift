/// A preference that views without views inside set by themselves, without a modifier.
///
/// It costs something only in a tree with a consumer: leaves are queried when it is read, and report their
/// changes from then on.
package protocol LeafPreferenceKey: PreferenceKey {
  /// What a leaf sets; nil for a leaf that sets nothing. Asked after layout.
  static func value(of leaf: DrawContext<LeafNode>) -> Value?
}

extension PreferenceKey {
  /// What a leaf sets for the key by itself.
  static func leafValue(of leaf: LeafNode) -> Value? {
    guard let key = Self.self as? any LeafPreferenceKey.Type else { return nil }
    return anyValue(key, leaf) as? Value
  }

  private static func anyValue<Key: LeafPreferenceKey>(_ key: Key.Type, _ leaf: LeafNode) -> Any? {
    leaf.tracking { key.value(of: DrawContext(leaf)) }
  }
}

extension LeafNode {
  /// What the leaf shows, or its place among others, has changed: invalidates the consumers.
  @inline(__always)
  func leafPreferencesChanged() {
    if graph.pending.observesLeaves { graph.pending.leafPreferencesChanged(at: self) }
  }
}

extension PassContext<DrawPass, LeafNode> {
  /// The view that the leaf shows, if it is of a type.
  package func view<V: LeafView>(as _: V.Type) -> V? {
    guard node.type?.type == V.self else { return nil }
    return node.presented.assumingMemoryBound(to: V.self).pointee
  }

  /// A place or a rectangle of the leaf.
  package func anchor<Value>(_ source: Anchor<Value>.Source) -> Anchor<Value> {
    Anchor(source: source.make(node))
  }
}
