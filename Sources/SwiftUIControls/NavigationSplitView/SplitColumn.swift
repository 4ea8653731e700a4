import SwiftUICore
import TextViews
import ViewGraph

/// One column with its bar. A stack in it shows its own.
struct SplitColumn: View {
  let content: SplitContent
  let model: SplitModel
  let number: Int
  let isLast: Bool
  /// What links and lists in the column speak to; nil in the last.
  let context: SplitColumnContext?
  /// What the bar shows besides what the column says.
  let around: NavigationSurroundings
  /// Where the column stands as a screen; nil where it is beside others.
  let place: ScreenPlace?
  /// What a swipe from the leading edge does; nil where it does nothing.
  let swipe: ScreenSwipe?
  let measured: @MainActor (ColumnWidth?) -> Void
  let titled: @MainActor (Text?) -> Void
  @State private var bar = BarSettings()
  /// The program's stacks in the column.
  @State private var stacks = NavigationModels(list: [])
  /// Whether a stack in the column shows something else than its root.
  @State private var hasScreens = false
  @Environment(\.platformProfile) private var profile
  @Environment(\.layoutDirection) private var direction

  private var hasStack: Bool { !stacks.list.isEmpty }
  private var back: BackAction? { bar.isBackHidden == true ? nil : around.back }

  var body: some View {
    Group {
      if isLast {
        LastColumn(content: heard, hidesBar: hasStack).environment(\.surroundings, around)
          .onPreferenceChange(NavigationModelsKey.self) { model.lastStack = $0.list.first }
          .transformPreference(NavigationModelsKey.self) { $0.list += stacks.list }
      } else {
        leading
      }
    }
    .transformPreference(BarKey.self) { $0 = place?.isInFront == false ? BarSettings() : $0.beyondNavigation }
    .onPreferenceChange(HasScreensKey.self) { hasScreens = $0 }
    .onPreferenceChange(SplitColumnWidthKey.self, perform: measured)
    .transformPreference(SplitColumnWidthKey.self) { $0 = nil }
    .accessibilityElement(children: .contain)
    // The window is called as the last column that shows.
    .transformPreference(WindowTitleKey.self) {
      if place.map({ !$0.isInFront }) ?? !isLast { $0 = WindowTitle() }
    }
    .background {
      if number > 0, place != nil || !isLast { Rectangle().fill(.background).ignoresSafeArea() }
    }
    .modifier(
      ScreenShift(fraction: place?.fraction ?? 0, isRightToLeft: direction == .rightToLeft, source: nil)
    )
    .modifier(EdgeSwipe(swipe: back == nil || hasScreens ? nil : swipe))
  }

  private var leading: some View {
    BarredContent(
      content: RelativeRegion { heard }, bar: hasStack ? BarSettings() : leadingBar,
      back: hasStack ? nil : back
    )
    .environment(\.navigation, nil)
    .onPreferenceChange(DestinationsKey.self, counting: .always) {
      model.destinations[number] = DestinationTable($0.list)
    }
    .onPreferenceChange(PresentedScreensKey.self, counting: .always) { model.follow($0.list, in: number) }
    .preference(key: DestinationsKey.self, value: DestinationList(list: []))
    .preference(key: PresentedScreensKey.self, value: PresentedScreenList(list: []))
  }

  /// What shows, and what it says of the bar and its stacks.
  private var heard: some View {
    SplitShown(content: content)
      .environment(\.splitColumn, context)
      .environment(\.surroundings, around)
      .onPreferenceChange(BarKey.self, counting: .whileNothingShows) {
        bar = $0
        titled($0.title)
      }
      .onPreferenceChange(NavigationModelsKey.self) {
        stacks = $0
        model.stacks[number] = $0.list
      }
  }

  private var leadingBar: BarSettings {
    var bar = bar
    bar.sidebarToggle = around.sidebarToggle
    bar.search = bar.search ?? around.search
    guard number == 0 else { return bar }
    // A sidebar's bar lies on its panel, unless it has been given a background.
    if place == nil {
      bar.looks.insert(BarLook(bars: [.navigationBar, .windowToolbar], backgroundVisibility: .hidden), at: 0)
    }
    if place == nil || profile != .phone {
      bar.search?.placement = .navigationBarDrawer(displayMode: .always)
    }
    return bar
  }
}

/// What the program has in a column, or what a link in the column before has chosen in its place.
private struct SplitShown: View {
  let content: SplitContent

  var body: some View {
    if let choice = content.choice {
      DestinationView(kind: choice.kind, destination: content.destinations?.destination(of: choice.kind))
        .id(choice.id)
    } else {
      content.view
    }
  }
}

/// The last column is a stack by itself: links in it that are in no other show their views in front of it.
private struct LastColumn<Content: View>: View {
  let content: Content
  /// Whether a stack of the program's shows its own bar.
  let hidesBar: Bool
  @State private var path = NavigationPath()

  var body: some View {
    NavigationScreens(
      root: content.transformPreference(BarKey.self) { if hidesBar { $0.isNavigationBarHidden = true } },
      path: .path($path))
  }
}
