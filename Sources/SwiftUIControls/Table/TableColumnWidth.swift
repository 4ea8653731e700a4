import Foundation
import SwiftUICore
import ViewGraph

/// How wide a column of a table may be, in points: without what is between two columns.
struct TableColumnWidth: Equatable {
  var min: CGFloat
  var ideal: CGFloat
  var max: CGFloat

  /// Between a column's edges and its content.
  static let leading: CGFloat = 8
  static let trailing: CGFloat = 9
  /// What is between the contents of two columns.
  static var gap: CGFloat { leading + trailing }

  /// A width within bounds that make sense: none is negative or NaN, and the least one wins over the others.
  ///
  /// - Parameters:
  ///   - min: Nil for the usual one.
  ///   - ideal: Nil for the usual one, or what the bounds make of it.
  ///   - max: Nil for any.
  init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
    func sound(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isNaN ? nil : Swift.max($0, 0) } }
    let least = sound(min).flatMap { $0.isFinite ? $0 : nil } ?? Swift.min(sound(max) ?? 30, 30)
    let greatest = Swift.max(sound(max) ?? .infinity, least)
    self.min = least
    self.max = greatest
    let wished = sound(ideal).flatMap { $0.isFinite ? $0 : nil } ?? 100
    self.ideal = Swift.min(Swift.max(wished, least), greatest)
  }

  /// Always the same.
  init(fixed width: CGFloat) { self.init(min: width, ideal: width, max: width) }

  func clamped(_ width: CGFloat) -> CGFloat { Swift.min(Swift.max(width, min), max) }

  /// What columns take of a table's width, each with what is beside its content.
  ///
  /// All begin with their ideal width. What is left over, or lacks, is shared equally by those that can still grow, or
  /// shrink, rounded to half points.
  static func spans(_ columns: [TableColumnWidth], in width: CGFloat?) -> [CGFloat] {
    var widths = columns.map(\.ideal)
    guard let width, width.isFinite else { return widths.map { $0 + gap } }
    let room = width - gap * CGFloat(columns.count)
    var open = columns.indices.filter { columns[$0].min < columns[$0].max }
    while !open.isEmpty {
      let surplus =
        room - widths.indices.reduce(0) { $0 + (open.contains($1) ? columns[$1].ideal : widths[$1]) }
      let share = (surplus / CGFloat(open.count) * 2).rounded() / 2
      for index in open { widths[index] = columns[index].clamped(columns[index].ideal + share) }
      let held = open.filter { widths[$0] != columns[$0].ideal + share }
      if held.isEmpty { break }
      open.removeAll(where: held.contains)
    }
    return widths.map { $0 + gap }
  }

  /// The least width of a table with these columns: in a narrower one they are scrolled.
  static func least(_ columns: [TableColumnWidth]) -> CGFloat { columns.reduce(0) { $0 + $1.min + gap } }
}

/// Views in the columns of a table, one beside the other: each gets the width of its column, and the height of the highest.
struct TableColumnsLayout: Layout {
  let columns: [TableColumnWidth]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let spans = TableColumnWidth.spans(columns, in: proposal.width)
    let heights = zip(subviews, spans).map {
      $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height
    }
    let ideal = spans.reduce(0, +)
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? ideal
    return CGSize(width: width, height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for (subview, span) in zip(subviews, TableColumnWidth.spans(columns, in: bounds.width)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: span, height: bounds.height))
      x += span
    }
  }
}
