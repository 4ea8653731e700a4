import ViewGraph

/// A view that shows a part of its content and scrolls.
///
/// Along its axes it takes what it is proposed and proposes its content nothing; across it is as large as its
/// content, which starts at the top leading corner. Several views are stacked in a column.
public struct ScrollView<Content> where Content: View {
  /// The views that scroll.
  public var content: Content
  /// Along which the view scrolls.
  public var axes: Axis.Set
  /// Whether a host may show where the visible part lies. Pictures show no indicators.
  public var showsIndicators: Bool
  @Environment(\.platformProfile) private var profile
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.isInList) private var isInList
  @Environment(\.scrollDismissesKeyboardMode) private var keyboardMode

  /// A scroll view along one axis or two.
  ///
  /// - Parameters:
  ///   - axes: Along which the view scrolls; across them it is as large as its content.
  ///   - showsIndicators: Whether a host may show where the visible part lies.
  ///   - content: The views that scroll.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  /// A scroll view with indicators, where the host shows any.
  public nonisolated init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

}

extension ScrollView: View {
  @ViewBuilder public var body: some View {
    // What is scrolled in a row is none of the row's.
    if isInList { scroller.environment(\.isInList, false) } else { scroller }
  }

  private var scroller: some View {
    ScrollContainer(
      ScrollConfiguration(
        axes: axes, showsIndicators: showsIndicators, isDark: colorScheme == .dark,
        hasThinIndicators: profile == .phone),
      content: content
    )
    .modifier(ScrollSlotModifier(pans: profile == .phone, endsFocus: keyboardMode.endsFocus(on: profile)))
  }
}

private struct IsInListKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the view is in a row of a list, and in no scroll view there.
  package var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}
