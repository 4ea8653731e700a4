import SwiftUICore
import TextViews
import ViewGraph

/// What identifies the row of a tab in a sidebar. A list takes a selected `Subview.ID` for that of one of its own rows.
private struct TabRowID: Hashable {
  let tab: Subview.ID
}

extension TabEntry {
  fileprivate var row: TabRowID { TabRowID(tab: id) }
}

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
    /// The section, and how many groups of it come before. Not of the type by which tabs are selected, which would be
    /// that of rows without a tab.
    struct ID: Hashable {
      let section: TabSectionIdentity?
      let number: Int
    }
    let id: ID
    let name: TabSectionName?
    var entries: [TabEntry]
  }

  /// The tabs that show, in their order.
  private var groups: [Neighbours] {
    var groups: [Neighbours] = []
    var counts: [TabSectionIdentity?: Int] = [:]
    for entry in tabs.entries where isEditing || entry.isShown(in: .sidebar) {
      let section = entry.section?.id
      if let last = groups.last, last.id.section == section {
        groups[groups.count - 1].entries.append(entry)
      } else {
        let number = counts[section, default: 0]
        counts[section] = number + 1
        groups.append(
          Neighbours(
            id: Neighbours.ID(section: section, number: number), name: entry.section, entries: [entry]))
      }
    }
    for number in groups.indices { groups[number].entries = ordered(groups[number]) }
    return groups
  }

  private func ordered(_ group: Neighbours) -> [TabEntry] {
    guard let id = group.name?.customizationID, let order = customization?.wrappedValue[section: id].tabOrder
    else {
      return group.entries
    }
    func place(_ entry: TabEntry) -> Int {
      entry.manners.id.flatMap(order.firstIndex) ?? order.count
    }
    return group.entries.enumerated().sorted {
      (place($0.element), $0.offset) < (place($1.element), $1.offset)
    }
    .map(\.element)
  }

  private func actions(of group: Neighbours) -> AnyView? {
    group.entries.lazy.compactMap { $0.view.containerValues.tabSectionActions }.first
  }

  private var canBeChanged: Bool {
    customization != nil && tabs.entries.contains { $0.manners.behavior(in: .sidebar) != .disabled }
  }

  var body: some View {
    let groups = groups
    HStack(spacing: 0) {
      List(
        selection: Binding<TabRowID?> {
          tabs.shown?.row
        } set: { row in
          tabs.entries.firstIndex { $0.row == row }.map(select)
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
      ForEach(group.entries, id: \.row) { entry in
        editedRow(entry).moveDisabled(!canMove(entry))
      }
      .onMove { move(group, $0, $1) }
    } else {
      ForEach(group.entries, id: \.row) { entry in
        entry.decorated(isRow: true) {
          TabItemLabel(entry: entry, isInBar: false)
        }
        .badge(entry.badge)
        .selectionDisabled(entry.isDisabled)
        .tag(entry.row)
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
    var entries = group.entries
    entries.move(fromOffsets: rows, toOffset: place)
    customization?.wrappedValue[section: section].tabOrder = entries.compactMap(\.manners.id)
  }
}
