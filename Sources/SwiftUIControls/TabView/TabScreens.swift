import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// The views of tabs, of which one shows, with what chooses among them.
struct TabScreens: View {
  enum Form { case bar, row, sidebar }

  let tabs: TabList
  let form: Form
  /// The tabs that have shown: their views stay.
  @State private var made: Set<Subview.ID> = []
  /// The stacks and split views of the tabs: a tab that is chosen while it shows goes back to their roots.
  @State private var stacks: [Subview.ID: NavigationModels] = [:]
  @State private var look = BarLook(bars: [.tabBar])

  var body: some View {
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
    .onPreferenceChange(BarKey.self) { look = $0.namedLook(of: .tabBar) }
    .transformPreference(BarKey.self) { $0.looks.removeAll { $0.bars == [.tabBar] } }
    Group {
      switch form {
      case .bar:
        screens.safeAreaInset(edge: .bottom, spacing: 0) {
          if look.visibility != .hidden, tabs.entries.count > 0 {
            TabBar(tabs: tabs, look: look, select: select)
          }
        }
      case .row:
        TabRow(tabs: tabs, isShown: look.visibility != .hidden, select: select) { screens }
      case .sidebar: TabSidebar(tabs: tabs, select: select) { screens }
      }
    }
    .onChange(of: shown, initial: true) { if let shown { made.insert(shown) } }
  }

  private func select(_ index: Int) {
    if index == tabs.index, let shown = tabs.shown?.id { stacks[shown]?.popAll() }
    tabs.select(index)
  }
}

/// The bar at the lower edge of a phone's window: the tabs on a piece of glass, and the one for search on
/// another.
private struct TabBar: View {
  let tabs: TabList
  let look: BarLook
  let select: @MainActor (Int) -> Void

  /// How many tabs stand in the bar; the others are in a menu.
  private static let most = 5

  private var inBar: [Int] { tabs.entries.indices.filter { tabs.entries[$0].role != .search } }
  private var search: Int? { tabs.entries.firstIndex { $0.role == .search } }

  var body: some View {
    let all = inBar
    let few = all.count > Self.most ? Array(all.prefix(Self.most - 1)) : all
    let rest = all.dropFirst(few.count)
    HStack(spacing: 10) {
      HStack(spacing: 0) {
        ForEach(few, id: \.self) { index in
          TabButton(entry: tabs.entries[index], isSelected: index == tabs.index) { select(index) }
        }
        if !rest.isEmpty { more(Array(rest)) }
      }
      .padding(4)
      .background { plate }
      if let search {
        TabButton(entry: tabs.entries[search], isSelected: search == tabs.index, showsTitle: false) {
          select(search)
        }
        .frame(width: 54)
        .padding(4)
        .background { plate }
      }
    }
    .frame(maxWidth: 500)
    .padding(.horizontal, 20)
    .padding(.vertical, 8)
    .frame(maxWidth: .infinity)
    .modifier(BarScheme(scheme: look.colorScheme))
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isTabBar)
  }

  @ViewBuilder private var plate: some View {
    if look.backgroundVisibility != .hidden {
      GlassPlate(outline: Capsule(style: .continuous), tint: look.background)
    }
  }

  private func more(_ rest: [Int]) -> some View {
    Menu {
      ForEach(rest, id: \.self) { index in
        Button {
          select(index)
        } label: {
          TabItemLabel(entry: tabs.entries[index], isInBar: false)
        }
        .badge(tabs.entries[index].badge)
        .disabled(tabs.entries[index].isDisabled)
      }
    } label: {
      TabFace(isSelected: rest.contains(tabs.index)) {
        VStack(spacing: 1) {
          Image(systemName: "ellipsis").font(.system(size: 20, weight: .medium)).frame(height: 26)
            .accessibilityHidden(true)
          Text("More").font(.system(size: 10, weight: .semibold))
        }
      }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text("More"))
  }
}

/// A tab in a bar.
private struct TabButton: View {
  let entry: TabEntry
  let isSelected: Bool
  var showsTitle = true
  let action: @MainActor () -> Void

  var body: some View {
    TabFace(isSelected: isSelected) {
      if showsTitle || entry.label != nil {
        TabItemLabel(entry: entry, isInBar: true)
      } else {
        Image(systemName: "magnifyingglass").font(.system(size: 22, weight: .medium))
          .accessibilityLabel(Text("Search"))
      }
    }
    .overlay(alignment: .top) {
      if let badge = entry.badge { TabBadge(label: badge).offset(x: 16, y: 2).accessibilityHidden(true) }
    }
    .opacity(entry.isDisabled ? 0.4 : 1)
    .contentShape(Rectangle())
    .gesture(TapGesture().onEnded { action() })
    .semantics(.button, action: action)
    .disabled(entry.isDisabled)
    .accessibilityValue(entry.badge ?? Text(verbatim: ""), isEnabled: entry.badge != nil)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

/// What a tab in a bar shows lies on, and its colour.
private struct TabFace<Content: View>: View {
  let isSelected: Bool
  @ViewBuilder let content: Content

  var body: some View {
    content
      .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
      .frame(maxWidth: .infinity, minHeight: 50)
      .background {
        if isSelected { Capsule(style: .continuous).fill(.primary.opacity(0.08)) }
      }
  }
}

private struct TabBadge: View {
  let label: Text

  var body: some View {
    label.font(.system(size: 12)).foregroundStyle(.white).lineLimit(1).fixedSize()
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background { Capsule().fill(.red) }
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
      ForEach(tabs.entries.indices, id: \.self) { index in
        TabItemLabel(entry: tabs.entries[index], isInBar: false)
          .labelStyle(.titleOnly)
          .selectionDisabled(tabs.entries[index].isDisabled)
      }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
  }
}

/// A sidebar with the tabs beside the view of one of them.
private struct TabSidebar<Screens: View>: View {
  let tabs: TabList
  let select: @MainActor (Int) -> Void
  @ViewBuilder let screens: Screens

  /// Neighbours of one section, in their order.
  private var groups: [(name: TabSectionName?, indices: [Int])] {
    var groups: [(name: TabSectionName?, indices: [Int])] = []
    for (index, entry) in tabs.entries.enumerated() {
      if let last = groups.last, last.name?.id == entry.section?.id {
        groups[groups.count - 1].indices.append(index)
      } else {
        groups.append((entry.section, [index]))
      }
    }
    return groups
  }

  var body: some View {
    let groups = groups
    HStack(spacing: 0) {
      List(
        selection: Binding<Int?> {
          tabs.index
        } set: {
          $0.map(select)
        }
      ) {
        ForEach(groups.indices, id: \.self) { number in
          Section {
            ForEach(groups[number].indices, id: \.self) { index in
              TabItemLabel(entry: tabs.entries[index], isInBar: false)
                .badge(tabs.entries[index].badge)
                .selectionDisabled(tabs.entries[index].isDisabled)
                .tag(index)
            }
          } header: {
            if let name = groups[number].name { name.header }
          }
        }
      }
      .listStyle(.sidebar)
      .frame(width: 200)
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isTabBar)
      Divider()
      screens
    }
  }
}
