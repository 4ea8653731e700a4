import SwiftUICore
import TextViews
import ViewGraph

/// A sidebar with the tabs beside the view of one of them.
///
/// Where the user may change it a button at its lower edge turns the tabs into a list with a mark for each that the sidebar
/// shows, in which those of a section are dragged to other places.
struct TabSidebar<Screens: View>: View {
  let tabs: TabList
  let select: @MainActor (Int) -> Void
  @ViewBuilder let screens: Screens
  @State private var isEditing = false
  @Environment(\.tabCustomization) private var customization
  @Environment(\.tabSidebarParts) private var parts

  /// Neighbours of one section.
  private struct Neighbours: Identifiable {
    /// Its place: not of the type by which tabs are selected, which would be that of rows without a tab.
    struct ID: Hashable { let number: Int }
    let id: ID
    let name: TabSectionName?
    var indices: [Int]
  }

  /// The tabs that show, in their order.
  private var groups: [Neighbours] {
    var groups: [Neighbours] = []
    for (index, entry) in tabs.entries.enumerated() where isEditing || entry.isShown(in: .sidebar) {
      if let last = groups.last, last.name?.id == entry.section?.id {
        groups[groups.count - 1].indices.append(index)
      } else {
        groups.append(
          Neighbours(id: Neighbours.ID(number: groups.count), name: entry.section, indices: [index]))
      }
    }
    for number in groups.indices { groups[number].indices = ordered(groups[number]) }
    return groups
  }

  private func ordered(_ group: Neighbours) -> [Int] {
    guard let id = group.name?.customizationID, let order = customization?.wrappedValue[section: id].tabOrder
    else {
      return group.indices
    }
    func place(_ index: Int) -> Int {
      tabs.entries[index].manners.id.flatMap(order.firstIndex) ?? order.count
    }
    return group.indices.enumerated().sorted {
      (place($0.element), $0.offset) < (place($1.element), $1.offset)
    }
    .map(\.element)
  }

  private func actions(of group: Neighbours) -> AnyView? {
    group.indices.lazy.compactMap { tabs.entries[$0].view.containerValues.tabSectionActions }.first
  }

  private var canBeChanged: Bool {
    customization != nil && tabs.entries.contains { $0.manners.behavior(in: .sidebar) != .disabled }
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
        if let header = parts.header { header.selectionDisabled() }
        ForEach(groups) { group in
          Section {
            rows(group)
            if let actions = actions(of: group) { actions.buttonStyle(.plain).selectionDisabled() }
          } header: {
            if let name = group.name { name.header }
          }
        }
        if let footer = parts.footer { footer.selectionDisabled() }
      }
      .listStyle(.sidebar)
      .safeAreaInset(edge: .bottom, spacing: 0) { foot }
      .frame(width: 200)
      .background { SidebarPanel(isAbove: false) }
      .clipShape(SidebarPanel.Outline(isPanel: true))
      .padding([.leading, .vertical], SplitLayout.inset)
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isTabBar)
      screens
    }
  }

  @ViewBuilder private var foot: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let bar = parts.bottomBar { bar.padding(10) }
      if canBeChanged {
        Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }.buttonStyle(.borderless).padding(10)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private func rows(_ group: Neighbours) -> some View {
    if isEditing {
      ForEach(group.indices, id: \.self) { index in
        editedRow(tabs.entries[index]).moveDisabled(!canMove(tabs.entries[index]))
      }
      .onMove { move(group, $0, $1) }
    } else {
      ForEach(group.indices, id: \.self) { index in
        tabs.entries[index].decorated(isRow: true) {
          TabItemLabel(entry: tabs.entries[index], isInBar: false)
        }
        .badge(tabs.entries[index].badge)
        .selectionDisabled(tabs.entries[index].isDisabled)
        .tag(index)
      }
    }
  }

  // MARK: What the user changes

  private func editedRow(_ entry: TabEntry) -> some View {
    Toggle(
      isOn: Binding {
        entry.isShown(in: .sidebar)
      } set: { isShown in
        guard let id = entry.manners.id else { return }
        customization?.wrappedValue[tab: id].sidebarVisibility = isShown ? .visible : .hidden
      }
    ) {
      TabItemLabel(entry: entry, isInBar: false)
    }
    .toggleStyle(.checkbox)
    .disabled(entry.manners.behavior(in: .sidebar) != .automatic)
    .selectionDisabled()
  }

  private func canMove(_ entry: TabEntry) -> Bool {
    entry.section?.customizationID != nil && entry.manners.behavior(in: .sidebar) != .disabled
  }

  private func move(_ group: Neighbours, _ rows: IndexSet, _ place: Int) {
    guard let section = group.name?.customizationID else { return }
    var indices = group.indices
    indices.move(fromOffsets: rows, toOffset: place)
    customization?.wrappedValue[section: section].tabOrder = indices.compactMap {
      tabs.entries[$0].manners.id
    }
  }
}
