import SwiftUICore
import ViewGraph

/// The lines above and below a row.
struct RowSeparators {
  let row: ListRowTraits
  let section: ListSectionTraits
  let place: ListRowPlace
  let metrics: ListMetrics
  /// Whether lines show of which nothing is said.
  let isAutomatic: Bool

  var showsTop: Bool { shows(.top) }
  var showsBottom: Bool { shows(.bottom) }

  /// Those that show, the upper one first.
  @MainActor @ViewBuilder var lines: some View {
    if showsTop { line(row.separatorTints.top ?? (place.isFirst ? section.separatorTints.top : nil)) }
    if showsBottom { line(row.separatorTints.bottom ?? (place.isLast ? section.separatorTints.bottom : nil)) }
  }

  private func shows(_ edge: VerticalEdge) -> Bool {
    let isOuter = edge == .top ? place.isFirst : place.isLast
    let own = edge == .top ? row.separators.top : row.separators.bottom
    let outer = edge == .top ? section.separators.top : section.separators.bottom
    switch isOuter && outer != .automatic ? outer : own {
    case .visible: return true
    case .hidden: return false
    case .automatic:
      if !isAutomatic { return false }
      if isOuter { return metrics.hasSectionSeparators }
      // Cards that stand apart have no lines between them.
      return edge == .bottom && metrics.hasSeparators && !(metrics.hasCards && row.spacing ?? 0 > 0)
    }
  }

  private func line(_ tint: Color?) -> some View {
    Rectangle().fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(SchemeColor.separator))
  }
}
