import ViewGraph

nonisolated struct ContentMarginsModifier: EnvironmentModifying {
  typealias Body = Never
  let edges: Edge.Set
  let insets: EdgeInsets?
  let placement: ContentMarginPlacement

  func write(to values: inout EnvironmentValues) { values.contentMargins.set(insets, edges, placement) }
}

extension View {
  /// Sets the margins of scroll views inside, on some edges, in points. The modifier nearest to a scroll view
  /// counts, for each edge and placement by itself.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(ContentMarginsModifier(edges: edges, insets: insets, placement: placement))
  }

  /// Sets the same margin on some edges.
  /// - Parameter length: points; nil for the default of none.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      ContentMarginsModifier(
        edges: edges, insets: length.map { EdgeInsets(.all, $0) }, placement: placement))
  }

  /// Sets the same margin, in points, on all edges.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(ContentMarginsModifier(edges: .all, insets: EdgeInsets(.all, length), placement: placement))
  }
}
