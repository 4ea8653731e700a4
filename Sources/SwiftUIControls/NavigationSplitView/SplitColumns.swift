import SwiftUICore
import TextViews
import ViewGraph

/// The columns of a split view beside each other.
struct SplitColumns: View {
  let columns: [AnyView]
  let model: SplitModel
  @Binding var visibility: NavigationSplitViewVisibility
  let width: CGFloat
  @State private var changes = 0
  /// What the columns say of their widths, by their numbers.
  @State private var set: [Int: ColumnWidth] = [:]
  /// Widths that the user has given columns.
  @State private var dragged: [Int: CGFloat] = [:]
  @State private var removesToggle = false
  @Environment(\.self) private var environment
  @Environment(\.splitCoversDetail) private var coversDetail

  private var last: Int { columns.count - 1 }
  private func isShown(_ column: Int) -> Bool {
    visibility.shows(column, of: columns.count) && (column > 0 || visibility != .automatic || hasRoom)
  }

  /// Whether the last column is wide enough with all the others beside it. Where it is not, the sidebar shows when the user or
  /// the program asks for it.
  private var hasRoom: Bool { (0..<last).reduce(width) { $0 - self.width(of: $1) } >= 200 }

  var body: some View {
    let _ = changes
    // Of the counter alone: the view has the model, and both would keep one another.
    let _ = model.changed = { [changes = $changes] in changes.wrappedValue += 1 }
    SplitLayout(
      widths: (0..<last).map { width(of: $0) }, isShown: (0..<last).map(isShown), coversDetail: coversDetail
    ) {
      ForEach(columns.indices, id: \.self) { column in
        if column == 0 {
          leading(column)
            .background { SidebarPanel() }
            .clipShape(SidebarPanel.outline)
            .overlay(alignment: .trailing) { edge(column) }
            .padding([.leading, .vertical], SplitLayout.inset)
        } else if column < last {
          HStack(spacing: 0) {
            leading(column).background(.background)
            Divider().ignoresSafeArea()
          }
          .overlay(alignment: .trailing) { edge(column) }
        } else {
          self.column(column).zIndex(-1)
        }
      }
    }
    .clipped()
    .onPreferenceChange(BarKey.self) { removesToggle = $0.removed.contains(.sidebarToggle) }
    .transformPreference(BarKey.self) { $0.removed.removeAll() }
  }

  private func leading(_ column: Int) -> some View {
    self.column(column)
      .environment(\.listLook, _ListLook(kind: column == 0 ? .sidebar : .automatic))
      .opacity(isShown(column) ? 1 : 0)
      .allowsHitTesting(isShown(column))
      .accessibilityHidden(!isShown(column))
  }

  private func column(_ column: Int) -> some View {
    let choice = column > 0 ? model.choices[column - 1] : nil
    return SplitColumn(
      content: columns[column], model: model, number: column, isLast: column == last, choice: choice,
      toggle: toggle(column)
    ) { width in
      set[column] = width
    }
  }

  // MARK: The sidebar's button

  /// In the first column beside the sidebar that shows.
  private func toggle(_ column: Int) -> SidebarToggle? {
    guard !removesToggle, column == (1...last).first(where: { $0 == last || isShown($0) }) else {
      return nil
    }
    let entry = ToolbarEntry(
      id: ObjectIdentifier(model), placement: .navigation, standard: .sidebarToggle,
      content: AnyView(SidebarButton(toggle: toggleSidebar)),
      inheritance: EnvironmentInheritance(of: environment))
    return SidebarToggle(entry: entry, isNeeded: !isShown(0))
  }

  private func toggleSidebar() {
    withAnimation(.easeInOut(duration: 0.25)) {
      visibility = isShown(0) ? (last > 1 ? .doubleColumn : .detailOnly) : .all
    }
  }

  // MARK: Widths

  private func width(of column: Int) -> CGFloat {
    // Without more said, a sidebar has somewhat more than a quarter.
    let standard = column == 0 ? min(max(width * 0.28, 140), 220) : 200
    return limited(dragged[column] ?? set[column]?.ideal ?? standard, column)
  }

  private func limited(_ width: CGFloat, _ column: Int) -> CGFloat {
    ColumnWidth.limited(width, by: set[column], least: 120)
  }

  /// The trailing edge of a column, which is dragged to change its width.
  private func edge(_ column: Int) -> some View {
    ColumnEdge(width: width(of: column), edge: .trailing) { dragged[column] = limited($0, column) }
  }
}

/// What a sidebar lies on.
private struct SidebarPanel: View {
  static let outline = RoundedRectangle(cornerRadius: 14, style: .continuous)
  var body: some View {
    Self.outline.fill(.primary.opacity(0.045))
      .overlay { Self.outline.strokeBorder(.primary.opacity(0.07), lineWidth: 1) }
  }
}

private struct SidebarButton: View {
  let toggle: @MainActor () -> Void

  var body: some View {
    Button(action: toggle) {
      Image(systemName: "sidebar.leading").accessibilityLabel(Text("Toggle Sidebar"))
    }
    .buttonStyle(ToolbarButtonStyle())
    .keyboardShortcut("s", modifiers: [.control, .command])
  }
}

/// One column with its bar. A stack in it shows its own.
private struct SplitColumn: View {
  let content: AnyView
  let model: SplitModel
  let number: Int
  let isLast: Bool
  /// What a link in the column before has chosen.
  let choice: SplitModel.Choice?
  let toggle: SidebarToggle?
  let measured: @MainActor (ColumnWidth?) -> Void
  @State private var bar = BarSettings()
  @State private var hasStack = false
  @Environment(\.surroundings) private var surroundings

  /// The search of a view around is the sidebar's.
  private var search: SearchEntry? { number == 0 ? surroundings.search : nil }

  private var forStack: NavigationSurroundings {
    NavigationSurroundings(search: search, sidebarToggle: toggle)
  }

  var body: some View {
    BarredContent(content: shown, bar: hasStack ? BarSettings() : ownBar, back: nil)
      .environment(\.navigation, nil)
      .environment(
        \.splitColumn, isLast ? nil : SplitColumnContext(model: model, column: number, isBelow: nil)
      )
      .environment(\.surroundings, forStack)
      .onPreferenceChange(BarKey.self) { bar = $0 }
      .transformPreference(BarKey.self) { $0 = $0.beyondNavigation }
      .onPreferenceChange(NavigationModelsKey.self) {
        hasStack = !$0.list.isEmpty
        model.stacks[number] = $0.list
      }
      .onPreferenceChange(DestinationsKey.self, counting: .always) {
        model.destinations[number] = DestinationTable($0.list)
      }
      .onPreferenceChange(PresentedScreensKey.self, counting: .always) {
        if !isLast { model.follow($0.list, in: number) }
      }
      .preference(key: DestinationsKey.self, value: DestinationList(list: []))
      .preference(key: PresentedScreensKey.self, value: PresentedScreenList(list: []))
      .onPreferenceChange(SplitColumnWidthKey.self, perform: measured)
      .transformPreference(SplitColumnWidthKey.self) { $0 = nil }
      .accessibilityElement(children: .contain)
      // The window is called as what the last column shows.
      .transformPreference(WindowTitleKey.self) { if !isLast { $0 = WindowTitle() } }
  }

  @ViewBuilder private var shown: some View {
    if let choice {
      DestinationView(kind: choice.kind, destinations: model.destinations[number - 1] ?? DestinationTable([]))
        .id(choice.id)
    } else {
      content
    }
  }

  private var ownBar: BarSettings {
    var bar = bar
    bar.sidebarToggle = toggle
    // A sidebar's bar lies on its panel, unless it has been given a background.
    if number == 0 { bar.looks.insert(BarLook(bars: [], backgroundVisibility: .hidden), at: 0) }
    if number == 0, var found = bar.search ?? search {
      found.placement = .navigationBarDrawer(displayMode: .always)
      bar.search = found
    }
    return bar
  }
}

/// Leading columns beside the last one, or above it. Hidden ones lie beyond the leading edge.
private struct SplitLayout: Layout {
  let widths: [CGFloat]
  let isShown: [Bool]
  let coversDetail: Bool

  /// Points around the panel of a sidebar, but for its trailing edge.
  static let inset: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 640, height: 400))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x: CGFloat = 0
    for (number, subview) in subviews.enumerated() {
      let isLast = number == widths.count
      // The panel has an inset, other columns have a line.
      let width =
        isLast
        ? max(bounds.width - (coversDetail ? 0 : x), 0) : widths[number] + (number == 0 ? Self.inset : 1)
      let isHidden = !isLast && !isShown[number]
      let start = isHidden ? -width : isLast && coversDetail ? 0 : x
      subview.place(
        at: CGPoint(x: bounds.minX + start, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      if !isHidden, !isLast { x += width }
    }
  }
}
