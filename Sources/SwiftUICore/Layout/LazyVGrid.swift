import Foundation
import ViewGraph

/// Which views of a section stay at the edge while it scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views in columns of given widths, row after row.
///
/// Takes the width that it is proposed and is as high as its rows. Proposed no width, columns have their
/// least. All views are made, also those outside the visible part.
///
/// - Note: No effect on Linux: `pinnedViews`. A picture shows a grid where its scroll view stands at first, with
///   every header and footer in its place; no host scrolls it yet.
public struct LazyVGrid<Content> where Content: View {
  let layout: ColumnsLayout
  let content: Content

  /// - Parameter spacing: points between rows; nil for 8.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = ColumnsLayout(columns: columns, alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension LazyVGrid: View {
  public var body: some View { layout { content } }
}

/// Columns of given widths; rows as high as their highest view.
struct ColumnsLayout: Layout {
  /// A column: where it begins, how wide it is, and where views stand in it.
  struct Track {
    var start: CGFloat = 0
    var width: CGFloat
    var gap: CGFloat
    var alignment: Alignment
  }

  var columns: [GridItem]
  var alignment: HorizontalAlignment
  var spacing: CGFloat?

  private var rowGap: CGFloat { finite(spacing ?? 8) }

  private func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }

  /// A length that is 0 or more, and finite.
  private func length(_ value: CGFloat) -> CGFloat { Swift.max(finite(value), 0) }

  /// The columns in a width, nil for their least; at most as many of an adaptive item as there are views.
  func tracks(in width: CGFloat?, count: Int) -> [Track] {
    let available = width.flatMap { $0.isFinite ? Swift.max($0, 0) : nil }
    var tracks: [Track] = []
    let gaps = columns.dropLast().reduce(0) { $0 + finite($1.spacing ?? 8) }
    var fixed: CGFloat = 0
    for case .fixed(let width) in columns.map(\.size) { fixed += length(width) }
    var left = available.map { Swift.max($0 - gaps - fixed, 0) }
    var sharing = columns.filter { if case .fixed = $0.size { false } else { true } }.count
    for item in columns {
      let gap = finite(item.spacing ?? 8)
      let place = item.alignment ?? Alignment(horizontal: alignment, vertical: .center)
      func add(_ width: CGFloat) { tracks.append(Track(width: width, gap: gap, alignment: place)) }
      let share = left.map { $0 / CGFloat(Swift.max(sharing, 1)) }
      switch item.size {
      case .fixed(let width): add(length(width))
      case .flexible(let minimum, let maximum):
        let least = length(minimum)
        let width = share.map { Swift.min(Swift.max($0, least), Swift.max(maximum, least)) } ?? least
        add(width)
        left = left.map { Swift.max($0 - width, 0) }
        sharing -= 1
      case .adaptive(let minimum, let maximum):
        let least = Swift.max(length(minimum), 1)
        var number = 1
        while let share, number < Swift.max(count, 1),
          CGFloat(number + 1) * least + CGFloat(number) * gap <= share + 1e-6
        {
          number += 1
        }
        let room = share.map { ($0 - CGFloat(number - 1) * gap) / CGFloat(number) } ?? least
        for _ in 0..<number { add(Swift.min(Swift.max(room, least), Swift.max(maximum, least))) }
        left = left.map { Swift.max($0 - (share ?? 0), 0) }
        sharing -= 1
      }
    }
    var x: CGFloat = 0
    for index in tracks.indices {
      tracks[index].start = x
      x += tracks[index].width + tracks[index].gap
    }
    return tracks
  }

  private func rowHeights(_ tracks: [Track], _ subviews: Subviews) -> [CGFloat] {
    guard !tracks.isEmpty else { return [] }
    return stride(from: 0, to: subviews.count, by: tracks.count).map { first in
      (first..<Swift.min(first + tracks.count, subviews.count)).reduce(0) { height, index in
        let proposal = ProposedViewSize(width: tracks[index - first].width, height: nil)
        return Swift.max(height, subviews[index].sizeThatFits(proposal).height)
      }
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let tracks = tracks(in: proposal.width, count: subviews.count)
    let heights = rowHeights(tracks, subviews)
    let height = heights.reduce(0, +) + CGFloat(Swift.max(heights.count - 1, 0)) * rowGap
    let width = tracks.last.map { $0.start + $0.width } ?? 0
    let proposed = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    return CGSize(width: Swift.max(proposed ?? 0, width), height: Swift.max(height, 0))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let tracks = tracks(in: bounds.width, count: subviews.count)
    let used = tracks.last.map { $0.start + $0.width } ?? 0
    let inset = Swift.max(bounds.width - used, 0) * fraction(alignment)
    var y = bounds.minY
    for (row, height) in rowHeights(tracks, subviews).enumerated() {
      for (column, track) in tracks.enumerated() {
        let index = row * tracks.count + column
        guard index < subviews.count else { break }
        let proposal = ProposedViewSize(width: track.width, height: height)
        let view = subviews[index].dimensions(in: proposal)
        let x = track.width * fraction(track.alignment.horizontal) - view[track.alignment.horizontal]
        let down = height * fraction(track.alignment.vertical) - view[track.alignment.vertical]
        subviews[index].place(
          at: CGPoint(x: bounds.minX + inset + track.start + x, y: y + down), proposal: proposal)
      }
      y += height + rowGap
    }
  }

  private func fraction(_ alignment: HorizontalAlignment) -> CGFloat {
    alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
  }

  private func fraction(_ alignment: VerticalAlignment) -> CGFloat {
    alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5
  }
}
