import ViewGraph

extension View {
  /// How opaque the view is, 0 to 1.
  @inlinable
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }
}
