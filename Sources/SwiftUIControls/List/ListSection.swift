import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// A section of a list: its header, its rows, its footer.
struct ListSection: View {
  let section: SectionConfiguration
  /// Among the sections of the list.
  let number: Int
  /// The section above.
  let before: SectionConfiguration?
  let isLast: Bool
  /// How many rows the sections above show, where every other row has another background.
  let rowsAbove: Int
  let frame: ListFrame

  private var metrics: ListMetrics { frame.metrics }

  var body: some View {
    let traits = section.listSection
    // The row that is carried is before the others.
    let raised = frame.moves.raised
    let isExpanded = frame.isExpanded(section)
    let isCollapsed = isExpanded?.wrappedValue == false
    Section {
      if section.header.isEmpty { ListGap(height: gap(traits)) }
      ForEach(ListRows(section.content, isShown: section.isExpanded != nil || !isCollapsed)) { place in
        // One element, known from its type: rows are counted without being made.
        SingleView(
          ListRow(
            row: place.row, place: place, section: traits, sectionNumber: number, rowsAbove: rowsAbove,
            frame: frame)
        )
        .zIndex(place.id == raised ? 1 : 0)
      }
      if section.footer.isEmpty, isLast {
        ListGap(height: metrics.bottom).modifier(
          TableStripes(
            metrics: metrics, start: rowsAbove + (isCollapsed ? 0 : section.content.count)))
      }
    } header: {
      if !section.header.isEmpty {
        ListHeader(
          section: section, gap: gap(traits), isExpanded: isExpanded, traits: traits, metrics: metrics)
      }
    } footer: {
      if !section.footer.isEmpty {
        ListFooter(section: section, metrics: metrics)
        if isLast { ListGap(height: metrics.bottom) }
      }
    }
  }

  /// The space above the section. Of two sections that ask for different ones, the smaller holds.
  private func gap(_ traits: ListSectionTraits) -> CGFloat {
    let usual =
      section.header.isEmpty ? metrics.gap(isFirst: before == nil) : metrics.headerGap(isFirst: before == nil)
    guard let before else { return usual }
    let asked = [before.listSection.spacing, traits.spacing].compactMap { spacing -> CGFloat? in
      switch spacing?.kind {
      case .points(let points): points
      case .compact: usual / 2
      case .standard: usual
      case nil: nil
      }
    }
    return asked.min() ?? usual
  }
}

extension ListFrame {
  /// Whether the rows of a section are shown, where the user can hide them: by the program's binding, and in a sidebar also
  /// without.
  @MainActor func isExpanded(_ section: SectionConfiguration) -> Binding<Bool>? {
    guard section.isCollapsible != false else { return nil }
    if let own = section.isExpanded { return metrics.isSidebar || metrics.isTable ? own : nil }
    return metrics.isSidebar && !section.header.isEmpty ? collapsed.isExpanded(section.id) : nil
  }

  /// For each section how many rows those above show.
  @MainActor func rowsAbove(_ sections: SectionCollection) -> [Int] {
    var above = 0
    return sections.map { section in
      defer { if isExpanded(section)?.wrappedValue != false { above += section.content.count } }
      return above
    }
  }
}

/// Space between what a list shows.
private struct ListGap: View {
  let height: CGFloat
  var body: some View {
    Color.clear.frame(maxWidth: .infinity).frame(height: height).accessibilityHidden(true)
  }
}

/// A row of a section and whether it is at one of the section's ends.
struct ListRowPlace: Identifiable {
  /// Those of the section.
  fileprivate let rows: SubviewsCollection
  let row: Subview
  /// In the section.
  let number: Int
  /// How many rows there are in the section.
  let count: Int
  /// Whether some row of the list has others below it.
  let isInOutline: Bool

  var isLast: Bool { number == count - 1 }
  var id: Subview.ID { row.id }
  var isFirst: Bool { number == 0 }

  /// Whether something holds of the row above, where there is one, or of the one below.
  @MainActor func neighbor(_ edge: VerticalEdge, _ condition: (Subview) -> Bool) -> Bool {
    guard edge == .top ? !isFirst : !isLast else { return false }
    let neighbor = rows[edge == .top ? number - 1 : number + 1]
    defer { neighbor.releaseIfStillUnused() }
    return condition(neighbor)
  }
}

/// The rows of a section.
struct ListRows: RandomAccessCollection, IdentityLocating {
  private let rows: SubviewsCollection
  private let isInOutline: Bool
  private let isShown: Bool

  init(_ rows: SubviewsCollection, isShown: Bool) {
    self.rows = rows
    self.isShown = isShown
    isInOutline = rows.hasOutlineRows
  }

  func offset(ofIdentity identity: AnyHashable) -> Int? {
    isShown ? rows.offset(ofIdentity: identity) : nil
  }

  var startIndex: Int { 0 }
  var endIndex: Int { isShown ? rows.count : 0 }
  subscript(index: Int) -> ListRowPlace {
    ListRowPlace(
      rows: rows, row: rows[index], number: index, count: rows.count, isInOutline: isInOutline)
  }
}

/// The header of a section, with a button that collapses it where that is possible.
private struct ListHeader: View {
  let section: SectionConfiguration
  let gap: CGFloat
  /// Nil where the rows stay.
  let isExpanded: Binding<Bool>?
  let traits: ListSectionTraits
  let metrics: ListMetrics
  @Environment(\.defaultMinListHeaderHeight) private var minimumHeight
  @Environment(\.layoutDirection) private var direction

  private var isProminent: Bool {
    traits.headerProminence == .increased || metrics.isPhone && metrics.isSidebar
  }

  private var font: Font {
    if metrics.kind == .settings { return traits.headerProminence == .increased ? .title3.bold() : .headline }
    if isProminent { return metrics.isPhone ? .title3.bold() : .headline }
    return metrics.isPhone ? .body.weight(.medium) : .subheadline.weight(.semibold)
  }

  private func toggle(_ isExpanded: Binding<Bool>) {
    withAnimation { isExpanded.wrappedValue.toggle() }
  }

  private var title: some View {
    HStack(spacing: 8) {
      VStack(alignment: .leading, spacing: 0) { section.header }
      if let isExpanded {
        Spacer(minLength: 0)
        Button {
          toggle(isExpanded)
        } label: {
          Image(systemName: "chevron.forward")
            .rotationEffect(.degrees(isExpanded.wrappedValue ? direction == .rightToLeft ? -90 : 90 : 0))
            .foregroundStyle(metrics.isPhone ? AnyShapeStyle(.tint) : AnyShapeStyle(.foreground))
            .font(metrics.isPhone ? .body.weight(.semibold) : font)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(isExpanded.wrappedValue ? "Collapse" : "Expand"))
      }
    }
    .font(font)
    .defaultForegroundStyle(
      isProminent || metrics.kind == .settings ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary)
    )
    .padding(.top, insets.top)
    .padding(.bottom, insets.bottom)
    .frame(maxWidth: .infinity, minHeight: minimumHeight, alignment: .leading)
  }

  private var insets: EdgeInsets {
    section.header.insets(beside: metrics.titleInset, above: metrics.headerPadding)
  }

  /// On a phone all of it is pressed.
  @ViewBuilder private var pressedTitle: some View {
    if metrics.isPhone, let isExpanded {
      title.contentShape(Rectangle()).gesture(TapGesture().onEnded { toggle(isExpanded) })
    } else {
      title
    }
  }

  var body: some View {
    pressedTitle
      .padding(.leading, metrics.margins.leading + insets.leading)
      .padding(.trailing, metrics.margins.trailing + insets.trailing)
      .padding(.top, gap)
      .padding(.bottom, section.header.saysInsets ? 0 : metrics.gapBelowHeader)
      .background {
        if metrics.pinsHeaders, let page = metrics.background { Rectangle().fill(page) }
      }
      .accessibilityAddTraits(.isHeader)
  }
}

private struct ListFooter: View {
  let section: SectionConfiguration
  let metrics: ListMetrics

  var body: some View {
    let insets = section.footer.insets(
      beside: metrics.titleInset, above: metrics.isPhone || metrics.kind == .settings ? 8 : 4)
    VStack(alignment: .leading, spacing: 0) { section.footer }
      .font(metrics.kind == .settings ? .subheadline : .footnote).defaultForegroundStyle(.secondary)
      .padding(.leading, metrics.margins.leading + insets.leading)
      .padding(.trailing, metrics.margins.trailing + insets.trailing)
      .padding(.top, insets.top)
      .padding(.bottom, insets.bottom)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension SubviewsCollection {
  /// The insets of a header or a footer: what `listRowInsets` says of its first view, else the usual ones.
  fileprivate func insets(beside side: CGFloat, above height: CGFloat) -> EdgeInsets {
    let usual = EdgeInsets(top: height, leading: side, bottom: height, trailing: side)
    return first?.listRow.insets(usual: usual) ?? usual
  }

  /// Whether the program says how far it is from the rows.
  fileprivate var saysInsets: Bool {
    guard let row = first?.listRow else { return false }
    return row.insets != nil || row.edgeInsets[.bottom] != nil
  }
}
