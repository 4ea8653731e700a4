import ViewGraph

/// Kinds of unsafe area.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars, notches and what else the device and containers put over content.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// A keyboard on the screen.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// Every region.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Puts a view along the leading or trailing edge and keeps this view clear of it: its width and the
  /// spacing are added to this view's safe area.
  /// - Parameter spacing: points between the two; nil for 8.
  public nonisolated func safeAreaInset<V>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(
      SafeAreaInsetModifier(
        edge: Edge(edge), alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
        bar: content()))
  }

  /// Puts a view along the top or bottom edge and keeps this view clear of it: its height and the spacing
  /// are added to this view's safe area.
  /// - Parameter spacing: points between the two; nil for 8.
  public nonisolated func safeAreaInset<V>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(
      SafeAreaInsetModifier(
        edge: Edge(edge), alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
        bar: content()))
  }

  /// Puts a bar along the top or bottom edge and keeps this view clear of it, as `safeAreaInset(edge:alignment:spacing:content:)`
  /// does. What scrolls under the bar is blurred by its background.
  /// - Parameter spacing: points between the two; nil for 8.
  public nonisolated func safeAreaBar<V>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
      content().frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
        .background(.bar)
    }
  }

  /// Puts a bar along the leading or trailing edge and keeps this view clear of it, as
  /// `safeAreaInset(edge:alignment:spacing:content:)` does. What scrolls under the bar is blurred by its background.
  /// - Parameter spacing: points between the two; nil for 8.
  public nonisolated func safeAreaBar<V>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
      content().frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
        .background(.bar)
    }
  }

  /// Adds insets, in points, to the view's safe area. Scroll views reach over them, their content starts
  /// inside.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }

  /// Adds the same inset, in points, to the view's safe area on all edges.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

  /// Adds an inset to the view's safe area on some edges.
  /// - Parameter length: points; nil for the default of 16.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? _PaddingLayout.defaultLength
    return modifier(SafeAreaPaddingModifier(insets: EdgeInsets(edges, length)))
  }

  /// Extends the view over the unsafe areas that it touches. Views around it are laid out as if it did not.
  ///
  /// Hosts show no keyboard of their own, so that the keyboard region alone changes nothing.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(SafeAreaExtendingModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Extends the view over the unsafe areas that it touches, on some edges.
  @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(SafeAreaExtendingModifier(edges: edges))
  }
}
