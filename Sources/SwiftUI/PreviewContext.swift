import SceneHost

/// A key for something that a preview is shown in, besides its device: what a widget's family is, say.
public protocol PreviewContextKey {
  /// The type of the key's values.
  associatedtype Value
  /// The value of a context that sets none.
  static var defaultValue: Self.Value { get }
}

/// What a preview is shown in.
public protocol PreviewContext {
  /// The value for a key; the key's default where the context says nothing of it.
  subscript<Key>(key: Key.Type) -> Key.Value where Key: PreviewContextKey { get }
}

extension View {
  /// What the preview is shown in.
  ///
  /// - Note: No effect on Linux: no host shows previews yet; the value is kept for one that will.
  public nonisolated func previewContext<C>(_ value: C) -> some View where C: PreviewContext {
    modifier(PreviewRequest<PreviewRequests.Context>(traitValue: value))
  }
}
