import SwiftUICore
import ViewGraph

/// The lines above and below a row.
struct RowSeparators {
  let row: ListRowTraits
  let section: ListSectionTraits
  let place: ListRowPlace
  let metrics: ListMetrics

  /// Those that show, for a `SeparatorLayout`.
  @MainActor @ViewBuilder var lines: some View {
    if shows(.top) {
      line(row.separatorTints.top ?? (place.isFirst ? section.separatorTints.top : nil))
        .layoutValue(key: IsTopLine.self, value: true)
    }
    if shows(.bottom) {
      line(row.separatorTints.bottom ?? (place.isLast ? section.separatorTints.bottom : nil))
    }
  }

  private func shows(_ edge: VerticalEdge) -> Bool {
    let isOuter = edge == .top ? place.isFirst : place.isLast
    let own = edge == .top ? row.separators.top : row.separators.bottom
    let outer = edge == .top ? section.separators.top : section.separators.bottom
    switch isOuter && outer != .automatic ? outer : own {
    case .visible: return true
    case .hidden: return false
    case .automatic:
      if isOuter { return metrics.hasSectionSeparators }
      // Cards that stand apart have no lines between them.
      return edge == .bottom && metrics.hasSeparators && !(metrics.hasCards && row.spacing ?? 0 > 0)
    }
  }

  private func line(_ tint: Color?) -> some View {
    Rectangle().fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(ListColor.separator))
  }
}

private struct IsTopLine: LayoutValueKey { static var defaultValue: Bool { false } }

/// The first view, as large as it is, with lines over its upper and lower edge.
///
/// They go from the row's guide for their beginning to that for their end (`listRowSeparatorLeading`,
/// `listRowSeparatorTrailing`). Where nothing sets them, lines begin with the content, on a phone with the first text in it,
/// and end where the list's look has it.
struct SeparatorLayout: Layout {
  /// From the row's edge to its content.
  let leading: CGFloat
  let metrics: ListMetrics

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let row = subviews.first else { return }
    let size = ProposedViewSize(bounds.size)
    row.place(at: bounds.origin, proposal: size)
    guard subviews.count > 1 else { return }
    let guides = row.dimensions(in: size)
    let text = metrics.isPhone ? guides[explicit: .textStart] : nil
    let start = guides[explicit: .listRowSeparatorLeading] ?? text ?? leading
    let end =
      guides[explicit: .listRowSeparatorTrailing] ?? bounds.width
      - max(metrics.separatorEnd - metrics.margin, 0)
    for line in subviews.dropFirst() {
      let isTop = line[IsTopLine.self]
      line.place(
        at: CGPoint(x: bounds.minX + start, y: isTop ? bounds.minY : bounds.maxY),
        anchor: isTop ? .topLeading : .bottomLeading,
        proposal: ProposedViewSize(width: max(end - start, 0), height: metrics.isPhone ? 0.5 : 1))
    }
  }
}
