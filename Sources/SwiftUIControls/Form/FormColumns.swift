import SwiftUICore
import ViewGraph

/// A form of two columns: labels, and what they belong to. Its sections stand under each other.
struct FormColumns: View {
  let content: FormStyleConfiguration.Content

  var body: some View {
    Group(sections: content.environment(\.formPlacement, FormPlacement(kind: .columns))) { sections in
      FormColumnsLayout {
        ForEach(sections) { section in
          let isFirst = section.id == sections.first?.id
          if !section.header.isEmpty {
            VStack(alignment: .leading, spacing: 0) { section.header }
              .font(.headline)
              .accessibilityAddTraits(.isHeader)
              .layoutValue(key: FormGap.self, value: isFirst ? 0 : FormGap.ofSections)
          }
          ForEach(section.content) { row in
            let isEdge = section.header.isEmpty && row.id == section.content.first?.id && !isFirst
            row.layoutValue(key: FormGap.self, value: isEdge ? FormGap.ofSections : 0)
          }
          if !section.footer.isEmpty {
            VStack(alignment: .leading, spacing: 0) { section.footer }
              .font(.subheadline).defaultForegroundStyle(.secondary)
          }
        }
      }
    }
    .outsideOfRows()
    .accessibilityElement(children: .contain)
  }
}

/// What a form leaves free above a view besides the usual space, in points.
private struct FormGap: LayoutValueKey {
  static var defaultValue: CGFloat { 0 }
  static let ofSections: CGFloat = 12
}

/// Views under each other, each with its guide of controls on one line.
///
/// The guide says how much of a view is its label. The widest label makes the first column; a view is offered the width that
/// is left after what stands before its label. Of the height, each gets what it needs, and those that take more share the
/// rest.
struct FormColumnsLayout: Layout {
  private struct Arrangement {
    var places: [CGPoint] = []
    var proposals: [ProposedViewSize] = []
    var size = CGSize.zero
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(proposal, subviews).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let arrangement = arrange(ProposedViewSize(width: proposal.width, height: bounds.height), subviews)
    for (index, subview) in subviews.enumerated() {
      let place = arrangement.places[index]
      subview.place(
        at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y),
        proposal: arrangement.proposals[index])
    }
  }

  private func arrange(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Arrangement {
    func guide(_ subview: LayoutSubview, _ proposal: ProposedViewSize) -> CGFloat {
      max(subview.dimensions(in: proposal)[explicit: .formControls] ?? 0, 0)
    }
    let labels = subviews.map { guide($0, ProposedViewSize(width: proposal.width, height: nil)) }
    let column = labels.max() ?? 0
    let widths = labels.map { label in proposal.width.map { max($0 - (column - label), 0) } }
    let gaps = subviews.indices.map { index -> CGFloat in
      guard index > 0 else { return 0 }
      // Rows of texts alone are as far apart as those with controls.
      return max(subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .vertical), 8)
        + subviews[index][FormGap.self]
    }
    let heights = heights(proposal.height.map { max($0 - gaps.reduce(0, +), 0) }, widths, subviews)
    var arrangement = Arrangement()
    for (index, subview) in subviews.enumerated() {
      let offered = ProposedViewSize(width: widths[index], height: heights[index])
      let size = subview.sizeThatFits(offered)
      let x = column - guide(subview, offered)
      arrangement.places.append(CGPoint(x: x, y: arrangement.size.height + gaps[index]))
      arrangement.proposals.append(offered)
      arrangement.size.width = max(arrangement.size.width, x + size.width)
      arrangement.size.height += gaps[index] + size.height
    }
    return arrangement
  }

  /// What each is offered of a height: an equal share of what is left, the least flexible first.
  private func heights(_ height: CGFloat?, _ widths: [CGFloat?], _ subviews: Subviews) -> [CGFloat?] {
    guard let height, height.isFinite else { return widths.map { _ in height } }
    func size(_ index: Int, _ height: CGFloat) -> CGFloat {
      subviews[index].sizeThatFits(ProposedViewSize(width: widths[index], height: height)).height
    }
    let flexibility = subviews.indices.map { size($0, .infinity) - size($0, 0) }
    var heights = [CGFloat?](repeating: nil, count: subviews.count)
    var (left, count) = (height, subviews.count)
    for index in subviews.indices.sorted(by: { (flexibility[$0], $0) < (flexibility[$1], $1) }) {
      let share = max(left / CGFloat(count), 0)
      heights[index] = share
      left -= size(index, share)
      count -= 1
    }
    return heights
  }
}
