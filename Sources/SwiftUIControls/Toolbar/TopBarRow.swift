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
  @Environment(\.platformProfile) private var profile

  private var isPhone: Bool { profile == .phone }

  var body: some View {
    Group(subviews: ToolbarItemList(entries: layout.leading)) { leading in
      Group(subviews: ToolbarItemList(entries: layout.trailing)) { trailing in
        Group(subviews: ToolbarItemList(entries: layout.overflow)) { always in
          let order = BarOverflow.order(leading, trailing)
          ViewThatFits(in: .horizontal) {
            ForEach(0...order.count, id: \.self) { count in
              row(leading, trailing, always, BarOverflow(order.prefix(count)))
            }
          }
        }
      }
    }
    .padding(.leading, isPhone ? (back == nil ? 16 : 8) : 12)
    .padding(.trailing, isPhone ? 16 : 12)
    .frame(height: 44)
  }

  private func row(
    _ leading: SubviewsCollection, _ trailing: SubviewsCollection, _ always: SubviewsCollection,
    _ overflow: BarOverflow
  ) -> some View {
    BarRow(centers: isPhone) {
      ZStack {
        if let back { BackButton(back: back, showsTitle: layout.bar.role != .editor) }
      }
      BarItems { ForEach(overflow.staying(of: leading, .leading)) { $0 } }
      ZStack {
        if layout.titleLeads, showsTitle { title(.leading) }
      }
      ZStack {
        if !layout.principal.isEmpty {
          ToolbarItems(entries: layout.principal)
        } else if !layout.titleLeads, showsTitle {
          title(.center)
        }
      }
      BarItems {
        ForEach(overflow.staying(of: trailing, .trailing)) { $0 }
        if !layout.overflow.isEmpty || !overflow.isEmpty {
          more(overflow).background {
            OutOfSight {
              ForEach(overflow.gone(of: leading, .leading)) { $0 }
              ForEach(overflow.gone(of: trailing, .trailing)) { $0 }
              ForEach(always) { $0 }
            }
          }
        }
      }
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
  }

  private func more(_ overflow: BarOverflow) -> some View {
    Menu {
      moved(layout.leading, overflow, .leading)
      moved(layout.trailing, overflow, .trailing)
      Divider()
      ToolbarMenuList(entries: layout.overflow, areInBar: true)
    } label: {
      Image(systemName: "ellipsis.circle").imageScale(.large).accessibilityLabel(Text("More"))
    }
    .buttonStyle(ToolbarButtonStyle())
    .menuIndicator(.hidden)
  }

  /// The items of an end that have gone into the menu.
  private func moved(_ entries: [ToolbarEntry], _ overflow: BarOverflow, _ end: BarOverflow.End) -> some View
  {
    Group(subviews: ToolbarMenuList(entries: entries, areInBar: true)) { items in
      ForEach(overflow.gone(of: items, end)) { $0 }
    }
  }
}

/// Items of a bar that stand in its menu: they are there while the menu is closed too, with their keys and what they present.
private struct OutOfSight<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ZStack { content }.frame(width: 0, height: 0).opacity(0).allowsHitTesting(false).accessibilityHidden(true)
  }
}

/// The items of a bar for which it has no room.
struct BarOverflow {
  enum End { case leading, trailing }

  /// An item by its index at its end of the bar.
  struct Place: Hashable {
    let end: End
    let index: Int
  }

  private let gone: Set<Place>

  init(_ gone: some Sequence<Place>) { self.gone = Set(gone) }

  var isEmpty: Bool { gone.isEmpty }

  func staying(of items: SubviewsCollection, _ end: End) -> [Subview] {
    items.indices.filter { !gone.contains(Place(end: end, index: $0)) }.map { items[$0] }
  }

  func gone(of items: SubviewsCollection, _ end: End) -> [Subview] {
    items.indices.filter { gone.contains(Place(end: end, index: $0)) }.map { items[$0] }
  }

  /// In which order items go, where there is ever less room: by their rank, those at the trailing end first, the last of them
  /// first.
  @MainActor static func order(_ leading: SubviewsCollection, _ trailing: SubviewsCollection) -> [Place] {
    func places(_ items: SubviewsCollection, _ end: End, _ rank: BarItemRank) -> [Place] {
      items.indices.reversed().filter { items[$0].containerValues.barItemRank == rank }
        .map { Place(end: end, index: $0) }
    }
    return [BarItemRank.ordinary, .primary].flatMap {
      places(trailing, .trailing, $0) + places(leading, .leading, $0)
    }
  }
}
