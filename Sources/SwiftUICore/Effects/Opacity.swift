import ViewGraph

extension View {
  /// Multiplies the opacity of the view as a whole: views inside that overlap do not show through each other.
  /// Held within 0 and 1; NaN counts as 1. A view of opacity 0 keeps its place in layout.
  @inlinable
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }
}
