import SwiftUICore
import ViewGraph

/// Attaches items to a view, for the bars of the navigation container around. In a window without one the bar at the top of
/// a desktop's window is above the view.
private struct ToolbarModifier {
  let items: AnyView
  @Environment(\.hasBars) private var hasBars

  nonisolated init<Items: View>(_ items: Items) { self.items = AnyView(items) }
}

extension ToolbarModifier: ViewModifier {
  func body(content: Content) -> some View {
    if hasBars {
      content.background { ZStack { items } }
    } else {
      WindowBars(content: content.background { ZStack { items } })
    }
  }
}

/// The bars of a window. On the desktop they are as wide as the window, whose content stands in the middle below.
struct WindowBars<Content: View>: View {
  let content: Content
  @State private var bar = BarSettings()
  @Environment(\.platformProfile) private var profile

  var body: some View {
    let most: CGFloat? = profile == .desktop ? .infinity : nil
    BarredContent(
      content: content.frame(maxWidth: most, maxHeight: most), bar: bar, back: nil, isWindow: true
    )
    .onPreferenceChange(BarKey.self) { bar = $0 }
  }
}

extension EnvironmentValues {
  /// Whether a view around shows the toolbars.
  var hasBars: Bool {
    get { self[HasBarsKey.self] }
    set { self[HasBarsKey.self] = newValue }
  }

  private struct HasBarsKey: EnvironmentKey { static var defaultValue: Bool { false } }
}

extension View {
  /// Shows views in the toolbar: at the trailing end of the bar at the top.
  ///
  /// The views have the environment of this view. Toolbars of views inside and beside each other add up.
  public nonisolated func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View {
    modifier(ToolbarModifier(ToolbarEntrySource(content: AnyView(content()))))
  }

  /// Shows items in the bars of the navigation container around, or of the window, each where its placement says.
  public nonisolated func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
  where Content: ToolbarContent {
    modifier(ToolbarModifier(ToolbarContentView(content: content())))
  }

  /// Shows items with ids in the bars, as `toolbar(content:)` does. Users are not offered to rearrange them.
  public nonisolated func toolbar<Content>(id: String, @ToolbarContentBuilder content: () -> Content)
    -> some View
  where Content: CustomizableToolbarContent {
    modifier(ToolbarModifier(ToolbarContentView(content: content())))
  }

  /// Shows or hides bars. Without one named, those at the top and at the bottom.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barLook(BarLook(bars: bars, visibility: visibility))
  }

  /// Shows or hides bars. Without one named, those at the top and at the bottom.
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    barLook(BarLook(bars: bars, visibility: visibility))
  }

  /// The style of bars' backgrounds.
  public nonisolated func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View
  where S: ShapeStyle {
    barLook(BarLook(bars: bars, background: AnyShapeStyle(style)))
  }

  /// Whether bars show their backgrounds.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    barLook(BarLook(bars: bars, backgroundVisibility: visibility))
  }

  /// Whether bars show their backgrounds.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(BarLook(bars: bars, backgroundVisibility: visibility))
  }

  /// Shows what scrolls under the bars at some edges as it is, without their backgrounds.
  ///
  /// - Parameter hidden: False leaves the bars as they are.
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    let top: [ToolbarPlacement] = edges.contains(.top) ? [.navigationBar] : []
    let bottom: [ToolbarPlacement] = edges.contains(.bottom) ? [.bottomBar] : []
    let bars = top + bottom
    return barLook(BarLook(bars: bars, backgroundVisibility: hidden && !bars.isEmpty ? .hidden : nil))
  }

  /// The colour scheme of bars that show their backgrounds; nil for that around.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(BarLook(bars: bars, colorScheme: colorScheme))
  }

  /// What kind of content the toolbar is for.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { barSetting(\.role, role) }

  /// A menu that the title opens. A press on the title shows it.
  public nonisolated func toolbarTitleMenu<C>(@ViewBuilder content: () -> C) -> some View where C: View {
    modifier(ToolbarModifier(ToolbarEntrySource(isTitleMenu: true, content: AnyView(content()))))
  }

  /// How the bar shows the title.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    let titleMode: NavigationBarItem.TitleDisplayMode =
      switch mode.kind {
      case .automatic: .automatic
      case .large: .large
      case .inline, .inlineLarge: .inline
      }
    return barSetting(\.titleMode, titleMode).barSetting(\.isLargeInline, mode.kind == .inlineLarge)
  }

  /// Takes out of the bar what it shows without being asked; nil takes out nothing.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    transformPreference(BarKey.self) { if let defaultItemKind { $0.removed.append(defaultItemKind) } }
  }
}

/// The items of toolbar content.
private struct ToolbarContentView<Content: ToolbarContent> {
  let content: Content
  nonisolated init(content: Content) { self.content = content }
}

extension ToolbarContentView: View {
  var body: some View { Content._makeItems(content).view }
}
