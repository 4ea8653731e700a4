import ViewGraph

extension View {
  /// Multiplies the opacity of each view inside: those that overlap show through each other, except in a
  /// `compositingGroup()` or a `drawingGroup()`, which is one view, as a canvas is. Held within 0 and 1; NaN counts as 1.
  /// A view of opacity 0 keeps its place in layout.
  @inlinable
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }
}
