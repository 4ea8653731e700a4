import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// The views of tabs, of which one shows, with what chooses among them.
struct TabScreens: View {
  enum Form {
    case bar, row, sidebar
    var placement: TabBarPlacement {
      switch self {
      case .bar: .bottomBar
      case .row: .topBar
      case .sidebar: .sidebar
      }
    }
  }

  let tabs: TabList
  let form: Form
  /// The tabs that have shown: their views stay.
  @State private var made: Set<Subview.ID> = []
  /// The stacks and split views of the tabs: a tab that is chosen while it shows goes back to their roots.
  @State private var stacks: [Subview.ID: NavigationModels] = [:]
  @State private var look = BarLook(bars: [.tabBar])
  @OwnObject private var minimizing = TabBarMinimizing()
  /// The tab that has shown last but for the one for search.
  @State private var lastOther: Subview.ID?
  @Environment(\.surroundings) private var surroundings
  @Environment(\.tabBarMinimizeBehavior) private var behavior
  @Environment(\.tabAccessory) private var accessory

  /// The search of the view around, where it is that of the tab for search alone.
  private var search: SearchEntry? {
    form == .bar && tabs.entries.contains { $0.role == .search } ? surroundings.search : nil
  }

  private var minimizes: Bool { form == .bar && [.onScrollDown, .onScrollUp].contains(behavior) }

  var body: some View {
    let search = search
    let isSearchShown = tabs.shown?.role == .search
    let _ = minimizing.behavior = behavior
    let shown = tabs.shown?.id
    let views = tabs.entries.filter { $0.id == shown || made.contains($0.id) }
    let screens = ScreenStack(ShownScreens(front: views.firstIndex { $0.id == shown } ?? 0)) {
      ForEach(views) { entry in
        RelativeRegion { entry.view }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .onPreferenceChange(NavigationModelsKey.self) { stacks[entry.id] = $0 }
          .transformPreference(NavigationModelsKey.self) { $0 = NavigationModels(list: []) }
          .setsBars(entry.id == shown)
      }
    }
    .transformEnvironment(\.surroundings) { if search != nil { $0.search = nil } }
    .transformPreference(SearchTakenKey.self) { if search != nil { $0 = true } }
    .environment(\.tabBarPlacement, form.placement)
    .environment(\.scrollFollower, minimizes ? minimizing : nil)
    .environment(\.tabAccessory, nil)
    .onPreferenceChange(BarKey.self) { look = $0.namedLook(of: .tabBar) }
    .transformPreference(BarKey.self) { $0.looks.removeAll { $0.bars == [.tabBar] } }
    Group {
      switch form {
      case .bar:
        screens
          .modifier(SuggestionsOver(search: isSearchShown ? search : nil))
          .safeAreaInset(edge: .bottom, spacing: 0) {
            if look.visibility != .hidden, tabs.entries.count > 0 {
              TabBar(
                tabs: tabs, look: look, search: isSearchShown ? search : nil, accessory: accessory,
                minimizing: minimizing, previous: tabs.entries.firstIndex { $0.id == lastOther } ?? 0,
                select: select)
            }
          }
      case .row:
        TabRow(tabs: tabs, isShown: look.visibility != .hidden, select: select) { accessorized(screens) }
      case .sidebar: TabSidebar(tabs: tabs, select: select) { accessorized(screens) }
      }
    }
    .onChange(of: tabs.entries.map(\.id)) { forgetAllBut(Set($1)) }
    .onChange(of: shown, initial: true) {
      guard let shown else { return }
      made.insert(shown)
      minimizing.expand()
      if !isSearchShown { lastOther = shown }
    }
  }

  private func accessorized(_ screens: some View) -> some View {
    screens.safeAreaInset(edge: .bottom, spacing: 0) {
      if let accessory { TabAccessory(content: accessory, placement: .expanded).padding(10) }
    }
  }

  /// Lets go of tabs that have left, with what is on the paths of their stacks. One that comes back begins anew.
  private func forgetAllBut(_ present: Set<Subview.ID>) {
    if !made.isSubset(of: present) { made.formIntersection(present) }
    if stacks.keys.contains(where: { !present.contains($0) }) {
      stacks = stacks.filter { present.contains($0.key) }
    }
    if let last = lastOther, !present.contains(last) { lastOther = nil }
  }

  private func select(_ index: Int) {
    if index == tabs.index, let shown = tabs.shown?.id { stacks[shown]?.popAll() }
    tabs.select(index)
  }
}

/// A row of tabs above a box with the view of one of them, as the desktop has it.
private struct TabRow<Screens: View>: View {
  let tabs: TabList
  let isShown: Bool
  let select: @MainActor (Int) -> Void
  @ViewBuilder let screens: Screens

  var body: some View {
    let box = RoundedRectangle(cornerRadius: 8, style: .continuous)
    screens
      .padding(.top, isShown ? 16 : 0)
      .background { if isShown { box.fill(.primary.opacity(0.03)) } }
      .clipShape(.rect(cornerRadius: isShown ? 8 : 0))
      .overlay { if isShown { box.strokeBorder(.primary.opacity(0.08), lineWidth: 1) } }
      .padding(.top, isShown ? 12 : 0)
      .overlay(alignment: .top) {
        if isShown {
          ViewThatFits(in: .horizontal) {
            picker.fixedSize()
            picker
          }
          .background(.background, in: .rect(cornerRadius: 6))
        }
      }
      .padding(isShown ? 10 : 0)
  }

  private var picker: some View {
    Picker(
      "",
      selection: Binding {
        tabs.index
      } set: {
        select($0)
      }
    ) {
      ForEach(tabs.inBar, id: \.self) { index in
        tabs.entries[index].decorated(isRow: false) {
          TabItemLabel(entry: tabs.entries[index], isInBar: false)
        }
        .labelStyle(.titleOnly)
        .selectionDisabled(tabs.entries[index].isDisabled)
      }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
  }
}
