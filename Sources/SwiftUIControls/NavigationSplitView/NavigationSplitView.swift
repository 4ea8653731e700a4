import SwiftUICore
import ViewGraph

/// Two or three columns beside each other, of which a leading one chooses what the next shows.
///
/// A list with a selection in a leading column tells the program what is chosen, and the program shows it in the
/// next one: `NavigationLink(value:)` is a row for such a list. Links in a leading column without a selection
/// show their views in the next column, in place of what is there.
///
/// A split view takes the whole of what it is proposed. A sidebar lies on a panel of its own, and a button in
/// the bar of the column next to it, or control-command-S, hides and shows it; the edges of columns can be
/// dragged. Each column has its own bar. Where there is little room, as on a phone, the columns are screens of a
/// stack: the sidebar at first, and the next where something is selected; going back selects nothing.
public struct NavigationSplitView<Sidebar, Content, Detail>
where Sidebar: View, Content: View, Detail: View {
  private let sidebar: Sidebar
  /// Nil for a view with two columns.
  private let content: Content?
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  /// Which column is in front where there is little room. What the program prefers is what it begins with, and follows; where
  /// the user goes, it goes also where the program's binding takes no writes.
  @State private var frontColumn: NavigationSplitViewColumn
  @OwnObject private var model = SplitModel()
  @Environment(\.platformProfile) private var profile

  private nonisolated init(
    _ sidebar: Sidebar, _ content: Content?, _ detail: Detail,
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ compactColumn: Binding<NavigationSplitViewColumn>?
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility
    self.compactColumn = compactColumn
    _frontColumn = State(initialValue: compactColumn?.wrappedValue ?? .sidebar)
  }

  private var front: Binding<NavigationSplitViewColumn> {
    guard let compactColumn else { return $frontColumn }
    return Binding {
      frontColumn
    } set: {
      frontColumn = $0
      compactColumn.wrappedValue = $0
    }
  }
}

extension NavigationSplitView {
  /// Three columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), nil, nil)
  }

  /// Three columns. A binding says and hears which of them show.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), columnVisibility, nil)
  }

  /// Three columns. A binding says and hears which one is in front where there is little room.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), nil, preferredCompactColumn)
  }

  /// Three columns. Bindings say and hear which of them show, and which one is in front where there is little
  /// room.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), columnVisibility, preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar(), nil, detail(), nil, nil)
  }

  /// Two columns. A binding says and hears which of them show.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), nil, detail(), columnVisibility, nil)
  }

  /// Two columns. A binding says and hears which one is in front where there is little room.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), nil, detail(), nil, preferredCompactColumn)
  }

  /// Two columns. Bindings say and hear which of them show, and which one is in front where there is little
  /// room.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), nil, detail(), columnVisibility, preferredCompactColumn)
  }
}

extension NavigationSplitView: View {
  public var body: some View {
    // One view for each column, whatever the program gives.
    let columns =
      [AnyView(_UnaryViewAdaptor(sidebar))] + (content.map { [AnyView(_UnaryViewAdaptor($0))] } ?? [])
      + [AnyView(_UnaryViewAdaptor(detail))]
    GeometryReader { proxy in
      SplitColumns(
        columns: columns, model: model, visibility: visibility ?? $ownVisibility,
        front: front, keepsFront: compactColumn != nil,
        // A phone's window, and one of the desktop that has no room for a sidebar beside something else.
        isCollapsed: proxy.size.width < (profile == .phone ? EnvironmentValues.wideWindow : 360),
        width: proxy.size.width)
    }
    .onChange(of: compactColumn?.wrappedValue) { if let preferred = $1 { frontColumn = preferred } }
    .preference(key: SearchTakenKey.self, value: true)
  }
}
