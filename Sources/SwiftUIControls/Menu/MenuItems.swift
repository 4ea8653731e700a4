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
    .asMenuRow()
  }
}

/// What a section of a menu is called.
struct MenuHeader: View {
  let text: Subview
  var body: some View {
    text.font(.footnote.weight(.semibold)).accessibilityAddTraits(.isHeader)
      .layoutValue(key: SectionTitlePlace.self, value: .header)
  }
}

/// Whether a view of a menu is the title of items, above or below them.
private enum SectionTitlePlace: LayoutValueKey {
  case header, footer
  static var defaultValue: SectionTitlePlace? { nil }
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
        ForEach(section.footer) {
          $0.font(.footnote).layoutValue(key: SectionTitlePlace.self, value: .footer)
        }
      }
    }
  }
}

/// The items of a menu under each other: as wide as the widest of them, or as wide as is offered.
///
/// An item that is a `MenuRow`, or a stack with one in it, fills the width and has margins of its own, and any other stands in
/// from both edges. What is at most 2 points high is a line between items, with room around it: one line where several follow
/// each other, and none before the first item, after the last one, or between items and their title.
private struct MenuColumn: Layout {
  let inset: CGFloat
  let minimumWidth: CGFloat
  private static let lineRoom: CGFloat = 5

  private enum Place { case row, line, other, nothing }

  /// What each of the views is, and its ideal size.
  private func places(of subviews: Subviews) -> [(place: Place, size: CGSize)] {
    var result: [(place: Place, size: CGSize)] = []
    // The line after the last item so far, which shows if another item follows.
    var line: Int?
    var hasItem = false
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if size.height <= 2 {
        if hasItem, line == nil, size.height > 0 { line = result.count }
        result.append((.nothing, size))
      } else {
        let title = subview[SectionTitlePlace.self]
        if let line, title != .footer { result[line].place = .line }
        (hasItem, line) = (title != .header, nil)
        let isRow = subview.dimensions(in: .unspecified)[explicit: .menuRow] != nil
        result.append((isRow ? .row : .other, size))
      }
    }
    return result
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var size = CGSize(width: minimumWidth, height: 0)
    for (place, ideal) in places(of: subviews) {
      switch place {
      case .nothing: break
      case .line: size.height += ideal.height + 2 * Self.lineRoom
      case .row:
        size.width = max(size.width, ideal.width)
        size.height += ideal.height
      case .other:
        size.width = max(size.width, ideal.width + 2 * inset)
        size.height += ideal.height + 2 * Self.lineRoom
      }
    }
    if let width = proposal.width, width.isFinite { size.width = max(width, 0) }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for (subview, (place, ideal)) in zip(subviews, places(of: subviews)) {
      let (side, room) = place == .row || place == .nothing ? (0, 0) : (inset, Self.lineRoom)
      let width: CGFloat? =
        switch place {
        case .row, .line: max(bounds.width - 2 * side, 0)
        case .other: nil
        case .nothing: 0
        }
      subview.place(
        at: CGPoint(x: bounds.minX + side, y: y + room),
        proposal: ProposedViewSize(width: width, height: ideal.height))
      if place != .nothing { y += ideal.height + 2 * room }
    }
  }
}

extension View {
  /// Makes of the view an item that fills the width of its menu.
  func asMenuRow() -> some View { MenuRowLayout { self }.alignmentGuide(.menuRow) { _ in 0 } }
}

/// An item of a menu: in a stack, too, it has no space around it.
private struct MenuRowLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }
}

extension HorizontalAlignment {
  /// Set by what fills the width of its menu, and so by the stack that it is in.
  fileprivate static let menuRow = HorizontalAlignment(MenuRowID.self)

  private enum MenuRowID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
}
