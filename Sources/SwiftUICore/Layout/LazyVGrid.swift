import Foundation
import ViewGraph

/// Which views of a section stay at the edge while it scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections, at the edge where content scrolls out.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections, at the edge where content scrolls in.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views in columns of given widths, row after row.
///
/// Takes the width that it is proposed and is as high as its rows. Proposed no width, columns have their
/// least. Headers and footers of sections have a line of their own, as wide as the grid. All views are made, also
/// those outside the visible part.
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
  public var body: some View {
    layout {
      Group(sections: content) { sections in
        ForEach(sections) { section in
          ForEach(section.header) { $0.layoutValue(key: WholeLine.self, value: true) }
          section.content
          ForEach(section.footer) { $0.layoutValue(key: WholeLine.self, value: true) }
        }
      }
    }
  }
}

/// Whether a view has a line of a column grid to itself.
private struct WholeLine: LayoutValueKey { static var defaultValue: Bool { false } }

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

  /// Views beside each other.
  private struct Line {
    var views: Range<Int>
    /// Whether it is one view, as wide as the grid.
    var isWhole: Bool
    var height: CGFloat = 0
  }

  /// The lines, each as high as its highest view. A whole line is proposed `width`.
  private func lines(_ tracks: [Track], width: CGFloat, _ subviews: Subviews) -> [Line] {
    var lines: [Line] = []
    for index in subviews.indices {
      let isWhole = subviews[index][WholeLine.self]
      guard isWhole || !tracks.isEmpty else { continue }
      if let last = lines.indices.last, !isWhole, !lines[last].isWhole, lines[last].views.count < tracks.count
      {
        lines[last].views = lines[last].views.lowerBound..<index + 1
      } else {
        lines.append(Line(views: index..<index + 1, isWhole: isWhole))
      }
      let line = lines.count - 1
      let width = isWhole ? width : tracks[index - lines[line].views.lowerBound].width
      let size = subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil))
      lines[line].height = Swift.max(lines[line].height, size.height)
    }
    return lines
  }

  /// The width of the grid: at least what its tracks need.
  private func width(_ proposed: CGFloat?, _ tracks: [Track]) -> CGFloat {
    let used = tracks.last.map { $0.start + $0.width } ?? 0
    return Swift.max(proposed.flatMap { $0.isFinite ? $0 : nil } ?? 0, used)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let tracks = tracks(in: proposal.width, count: subviews.count)
    let width = width(proposal.width, tracks)
    let lines = lines(tracks, width: width, subviews)
    let height = lines.reduce(0) { $0 + $1.height } + CGFloat(Swift.max(lines.count - 1, 0)) * rowGap
    return CGSize(width: width, height: Swift.max(height, 0))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let tracks = tracks(in: bounds.width, count: subviews.count)
    let used = tracks.last.map { $0.start + $0.width } ?? 0
    let inset = Swift.max(bounds.width - used, 0) * fraction(alignment)
    let center = Alignment(horizontal: alignment, vertical: .center)
    var y = bounds.minY
    for line in lines(tracks, width: width(bounds.width, tracks), subviews) {
      for index in line.views {
        let whole = Track(start: -inset, width: bounds.width, gap: 0, alignment: center)
        let track = line.isWhole ? whole : tracks[index - line.views.lowerBound]
        let proposal = ProposedViewSize(width: track.width, height: line.height)
        let view = subviews[index].dimensions(in: proposal)
        let x = track.width * fraction(track.alignment.horizontal) - view[track.alignment.horizontal]
        let down = line.height * fraction(track.alignment.vertical) - view[track.alignment.vertical]
        subviews[index].place(
          at: CGPoint(x: bounds.minX + inset + track.start + x, y: y + down), proposal: proposal)
      }
      y += line.height + rowGap
    }
  }

  private func fraction(_ alignment: HorizontalAlignment) -> CGFloat {
    alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
  }

  private func fraction(_ alignment: VerticalAlignment) -> CGFloat {
    alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5
  }
}
