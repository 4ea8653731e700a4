import SwiftUICore
import TextViews
import ViewGraph

/// The items of a menu under each other, with lines between sections.
struct MenuItems<Content: View>: View {
  let content: Content
  var minimumWidth: CGFloat = 0
  @Environment(\.platformProfile) private var profile

  var body: some View {
    MenuColumn(inset: MenuMetrics(isPhone: profile == .phone).inset, minimumWidth: minimumWidth) {
      MenuSections(content: content)
    }
    // Some of the items of a menu are its row of full width.
    .layoutValue(key: IsMenuRow.self, value: true)
  }
}

/// What a section of a menu is called.
struct MenuHeader: View {
  let text: Subview
  var body: some View { text.font(.footnote.weight(.semibold)).accessibilityAddTraits(.isHeader) }
}

/// The items of a menu, with lines between its sections.
private struct MenuSections<Content: View>: View {
  let content: Content

  var body: some View {
    Group(sections: content) { sections in
      ForEach(sections) { section in
        if section.id != sections.first?.id { Divider() }
        ForEach(section.header) { MenuHeader(text: $0) }
        section.content
        ForEach(section.footer) { $0.font(.footnote) }
      }
    }
  }
}

/// The items of a menu under each other: as wide as the widest of them, or as wide as is offered.
///
/// An item that is a `MenuRow` fills the width and has margins of its own, and any other stands in from both edges. What is
/// at most 2 points high is a line between items, with room around it.
private struct MenuColumn: Layout {
  let inset: CGFloat
  let minimumWidth: CGFloat
  private static let lineRoom: CGFloat = 5

  private func isLine(_ size: CGSize) -> Bool { size.height <= 2 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var size = CGSize(width: minimumWidth, height: 0)
    for subview in subviews {
      let ideal = subview.sizeThatFits(.unspecified)
      if isLine(ideal) {
        size.height += ideal.height + 2 * Self.lineRoom
      } else if subview[IsMenuRow.self] {
        size.width = max(size.width, ideal.width)
        size.height += ideal.height
      } else {
        size.width = max(size.width, ideal.width + 2 * inset)
        size.height += ideal.height + 2 * Self.lineRoom
      }
    }
    if let width = proposal.width, width.isFinite { size.width = max(width, 0) }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for subview in subviews {
      let ideal = subview.sizeThatFits(.unspecified)
      let isRow = subview[IsMenuRow.self] && !isLine(ideal)
      let (side, room) = isRow ? (0, 0) : (inset, Self.lineRoom)
      subview.place(
        at: CGPoint(x: bounds.minX + side, y: y + room),
        proposal: ProposedViewSize(
          width: isRow || isLine(ideal) ? max(bounds.width - 2 * side, 0) : nil, height: ideal.height))
      y += ideal.height + 2 * room
    }
  }
}

/// Marks an item that fills the width of its menu.
struct IsMenuRow: LayoutValueKey { static var defaultValue: Bool { false } }
