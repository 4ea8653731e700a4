import SwiftUICore
import ViewGraph

/// The row of the bar at the top: the way back and items at the leading end, the title, and items at the trailing end.
///
/// Items for which there is no room stand in the menu at the trailing end, before those that are always there.
struct TopBarRow: View {
  let layout: BarLayout
  let back: BackAction?
  /// Whether the title stands in the row, and not below it.
  let showsTitle: Bool
  @State private var overflow = BarOverflow()
  @OwnObject private var states = SharedStates()
  @Environment(\.platformProfile) private var profile

  private var isPhone: Bool { profile == .phone }

  var body: some View {
    Group(subviews: ToolbarItemList(entries: layout.leading, states: states)) { leading in
      Group(subviews: ToolbarItemList(entries: layout.trailing, states: states)) { trailing in
        Group(subviews: ToolbarItemList(entries: layout.overflow, states: states)) { always in
          BarRow(centers: isPhone, overflow: $overflow) {
            ZStack {
              if let back { BackButton(back: back, showsTitle: layout.bar.role != .editor) }
            }
            .barPart(.back)
            items(leading, .leading).barPart(.leading)
            ZStack {
              if layout.titleLeads, showsTitle { title(.leading) }
            }
            .barPart(.title)
            ZStack {
              if !layout.principal.isEmpty {
                ToolbarItems(entries: layout.principal)
              } else if !layout.titleLeads, showsTitle {
                title(.center)
              }
            }
            .barPart(.center)
            items(trailing, .trailing).barPart(.trailing)
            if !(leading.isEmpty && trailing.isEmpty && always.isEmpty) {
              more(leading, trailing, isShown: !always.isEmpty || !overflow.isEmpty).barPart(.menu)
            }
            ForEach(always) { $0.outOfSight(true) }
          }
        }
      }
    }
    .padding(.leading, isPhone ? (back == nil ? 16 : 8) : 12)
    .padding(.trailing, isPhone ? 16 : 12)
    .frame(height: 44)
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }

  private func items(_ items: SubviewsCollection, _ end: BarOverflow.End) -> some View {
    ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
      item.outOfSight(overflow.contains(index, end))
    }
  }

  /// The title in the row, with the line below it.
  private func title(_ alignment: HorizontalAlignment) -> some View {
    VStack(alignment: alignment, spacing: 0) {
      if !layout.title.isEmpty {
        ToolbarItems(entries: layout.title)
      } else if layout.hasTitle, let title = layout.bar.title {
        BarTitle(
          title: title, edited: layout.bar.editedTitle, menu: layout.bar.titleMenu,
          font: layout.bar.isLargeInline == true ? .title2.bold() : .headline)
      }
      if !layout.subtitle.isEmpty {
        ToolbarItems(entries: layout.subtitle)
      } else if let subtitle = layout.bar.subtitle {
        subtitle.font(.footnote).foregroundStyle(.secondary).lineLimit(1)
      }
    }
    // Two lines have less room to grow.
    .dynamicTypeSize(...(hasSubtitle ? DynamicTypeSize.large : .xxxLarge))
  }

  private var hasSubtitle: Bool { !layout.subtitle.isEmpty || layout.bar.subtitle != nil }

  /// The menu, or the room that it would need.
  private func more(
    _ leading: SubviewsCollection, _ trailing: SubviewsCollection, isShown: Bool
  ) -> some View {
    let label = Image(systemName: "ellipsis.circle").imageScale(.large).accessibilityLabel(Text("More"))
    return ZStack {
      if isShown {
        Menu {
          moved(leading, layout.leading, .leading)
          moved(trailing, layout.trailing, .trailing)
          Divider()
          ToolbarMenuList(entries: layout.overflow, states: states)
        } label: {
          label
        }
      } else {
        Button {
        } label: {
          label
        }
        .hidden()
      }
    }
    .buttonStyle(ToolbarButtonStyle())
    .menuIndicator(.hidden)
  }

  /// The items of an end that have gone into the menu. An entry that has other views there than in the bar has all of them
  /// there, once one has gone.
  private func moved(
    _ items: SubviewsCollection, _ entries: [ToolbarEntry], _ end: BarOverflow.End
  ) -> some View {
    ForEach(entries, id: \.id) { entry in
      let places = items.indices.filter { items[$0].containerValues.barEntry == AnyHashable(entry.id) }
      let gone = places.indices.filter { overflow.contains(places[$0], end) }
      if !gone.isEmpty {
        Group(subviews: ToolbarMenuList(entries: [entry], states: states, isMoved: true)) { copies in
          if copies.count == places.count {
            ForEach(gone.map { copies[$0] }) { $0 }
          } else {
            copies
          }
        }
      }
    }
  }
}
