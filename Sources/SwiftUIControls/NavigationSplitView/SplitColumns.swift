import SwiftUICore
import ViewGraph

/// The columns of a split view: beside each other, or as screens where there is little room. They are the same views in both
/// forms, and keep their state.
struct SplitColumns: View {
  let columns: [AnyView]
  let model: SplitModel
  @Binding var visibility: NavigationSplitViewVisibility
  /// The column that is in front where columns are screens.
  @Binding var front: NavigationSplitViewColumn
  /// Whether the program says which column is in front.
  let keepsFront: Bool
  let isCollapsed: Bool
  let width: CGFloat
  @State private var changes = 0
  /// What the columns say of their widths, by their numbers.
  @State private var set: [Int: ColumnWidth] = [:]
  /// Widths that the user has given columns.
  @State private var dragged: [Int: CGFloat] = [:]
  /// The titles of the columns, by their numbers.
  @State private var titles: [Int: Text] = [:]
  @State private var removesToggle = false
  @Environment(\.self) private var environment
  @Environment(\.splitCoversDetail) private var coversDetail
  @Environment(\.platformProfile) private var profile

  private var last: Int { columns.count - 1 }
  private func isShown(_ column: Int) -> Bool {
    visibility.shows(column, of: columns.count) && (column > 0 || visibility != .automatic || hasRoom)
  }

  /// Whether the last column is wide enough with all the others beside it. Where it is not, the sidebar shows when the user or
  /// the program asks for it.
  private var hasRoom: Bool { (0..<last).reduce(width) { $0 - self.width(of: $1) } >= 200 }

  var body: some View {
    let _ = changes
    let _ = connect()
    let _ = model.sync(
      front: front.number(of: columns.count), isCollapsed: isCollapsed, followsChoice: !keepsFront, last: last
    )
    ScreenMover(front: model.front, transitions: model.transitions) {
      model.goBack(from: model.front)
    } content: { places in
      SplitLayout(
        widths: (0..<last).map { width(of: $0) }, isShown: (0..<last).map(isShown),
        coversDetail: coversDetail,
        isCollapsed: isCollapsed
      ) {
        ForEach(columns.indices, id: \.self) { number in
          // What does not show as a screen is in the tree alone.
          ScreenStack(ShownScreens(front: isCollapsed && !places.shown.contains(number) ? 1 : 0)) {
            if number <= model.lastMade { column(number, places) }
          }
          // Its edge, which is dragged, reaches over the next one.
          .zIndex(isCollapsed ? 0 : -Double(number))
        }
      }
    }
    .clipped()
    .onPreferenceChange(BarKey.self) { removesToggle = $0.removed.contains(.sidebarToggle) }
    .transformPreference(BarKey.self) { $0.removed.removeAll() }
    .transformPreference(NavigationModelsKey.self) { if isCollapsed { $0.splits.append(model) } }
    .focusedSceneValue(
      \.sidebar,
      isCollapsed ? nil : HideableColumn(of: model, isShown: isShown(0), toggle: toggleSidebar)
    )
    .onChange(of: isCollapsed, initial: true) { collapse() }
  }

  /// What the model asks for is done by the state alone: the view has the model, and both would keep one another.
  private func connect() {
    let changed: @MainActor () -> Void = { [changes = $changes] in changes.wrappedValue += 1 }
    model.changed = changed
    model.transitions.ended = changed
    model.show = { [isCollapsed, front = $front, count = columns.count] column, isShown in
      let now = front.wrappedValue.number(of: count)
      guard isCollapsed, isShown ? now < column : now >= column else { return }
      front.wrappedValue = NavigationSplitViewColumn(isShown ? column : column - 1, of: count)
    }
  }

  /// As screens columns begin with what is chosen then.
  private func collapse() {
    guard !keepsFront else { return }
    if isCollapsed { model.show(model.front, true) } else { front = .sidebar }
  }

  // MARK: One column

  /// A column where it stands.
  private func column(_ number: Int, _ places: ScreenPlaces) -> some View {
    let place = isCollapsed ? places.place(number) : ScreenPlace(fraction: 0, isInFront: true)
    let isVisible = isCollapsed || number == last || isShown(number)
    return onGround(number, content(number, place, number == model.front ? places.swipe : nil))
      .opacity(isVisible ? 1 : 0)
      .covered(!place.isInFront || !isVisible)
  }

  /// A column on what it lies on.
  @ViewBuilder private func onGround(_ number: Int, _ content: some View) -> some View {
    if number == 0 {
      content
        .background { if !isCollapsed { SidebarPanel(isAbove: coversDetail) } }
        .clipShape(SidebarPanel.Outline(isPanel: !isCollapsed))
        .overlay(alignment: .trailing) { edge(number) }
        .padding([.leading, .vertical], isCollapsed ? 0 : SplitLayout.inset)
    } else if number < last {
      HStack(spacing: 0) {
        content
        if !isCollapsed { Divider().ignoresSafeArea() }
      }
      .overlay(alignment: .trailing) { edge(number) }
    } else {
      content.overlay { if coversLast { SplitCurtain { hideColumns() } } }
    }
  }

  /// Whether columns lie above the last one at the moment.
  private var coversLast: Bool { coversDetail && !isCollapsed && (0..<last).contains(where: isShown) }

  private func hideColumns() {
    withAnimation(SidebarPanel.animation) { visibility = .detailOnly }
  }

  private func content(_ number: Int, _ place: ScreenPlace, _ swipe: ScreenSwipe?) -> some View {
    let isScreen = isCollapsed && number > 0
    return SplitColumn(
      content: model.content(columns[number], of: number), model: model, number: number,
      isLast: number == last,
      context: number == last
        ? nil
        : SplitColumnContext(
          model: model, column: number, isCollapsed: isCollapsed, keepsFront: keepsFront),
      around: NavigationSurroundings(
        search: number == searchColumn ? environment.surroundings.search : nil, sidebarToggle: toggle(number),
        back: isScreen ? BackAction(title: titles[number - 1]) { model.goBack(from: number) } : nil),
      place: isCollapsed ? place : nil, swipe: isScreen ? swipe : nil
    ) {
      set[number] = $0
    } titled: {
      titles[number] = $0
    }
    .transformEnvironment(\.listLook) {
      if !isCollapsed, number < last { $0 = _ListLook(kind: number == 0 ? .sidebar : .automatic) }
    }
    .transformEnvironment(\.dismiss) { if isScreen { $0 = model.dismissal(of: number) } }
    .transformEnvironment(\.isPresented) { if isScreen { $0 = true } }
  }

  /// The column whose bar has the search of the whole: the sidebar on a phone and where the program says so, else the last.
  private var searchColumn: Int {
    let isInSidebar =
      profile == .phone || isCollapsed || environment.surroundings.search?.placement.kind == .sidebar
    return isInSidebar ? 0 : last
  }

  // MARK: The sidebar's button

  /// In the first column beside the sidebar that shows, but in the sidebar itself where that one lies above it.
  private func toggle(_ column: Int) -> SidebarToggle? {
    let beside = (1...last).first { $0 == last || isShown($0) }
    guard !isCollapsed, !removesToggle, column == (beside == last && coversLast ? 0 : beside) else {
      return nil
    }
    let entry = ToolbarEntry(
      id: ObjectIdentifier(model), placement: .navigation, standard: .sidebarToggle,
      content: AnyView(SidebarButton(toggle: toggleSidebar)),
      inheritance: EnvironmentInheritance(of: environment))
    // A phone's bar is there for it alone, so that a finger has it.
    return SidebarToggle(entry: entry, isNeeded: profile == .phone || !isShown(0) || column == 0)
  }

  private func toggleSidebar() {
    withAnimation(SidebarPanel.animation) {
      visibility = isShown(0) ? (last > 1 ? .doubleColumn : .detailOnly) : .all
    }
  }

  // MARK: Widths

  private func width(of column: Int) -> CGFloat {
    // Without more said, a sidebar has somewhat more than a quarter.
    let standard = column == 0 ? min(max(width * 0.28, 140), 220) : 200
    return limited(dragged[column] ?? set[column]?.ideal ?? standard, column)
  }

  /// Within what the column says, and with some room beside it.
  private func limited(_ wished: CGFloat, _ column: Int) -> CGFloat {
    min(ColumnWidth.limited(wished, by: set[column], least: 120), max(width - 100, 120))
  }

  /// The trailing edge of a column, which is dragged to change its width.
  @ViewBuilder private func edge(_ column: Int) -> some View {
    if !isCollapsed {
      ColumnEdge(width: width(of: column), edge: .trailing) { dragged[column] = limited($0, column) }
    }
  }
}
