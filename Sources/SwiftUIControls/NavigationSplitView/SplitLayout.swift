import SwiftUICore
import ViewGraph

/// Leading columns beside the last one, or above it, or all above each other. Hidden ones lie beyond the leading edge.
struct SplitLayout: Layout {
  let widths: [CGFloat]
  let isShown: [Bool]
  let coversDetail: Bool
  /// Whether columns are screens, each in the whole of the room.
  let isCollapsed: Bool

  /// Points around the panel of a sidebar, but for its trailing edge.
  static let inset: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 640, height: 400))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    if isCollapsed {
      for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
      return
    }
    var x: CGFloat = 0
    for (number, subview) in subviews.enumerated() {
      let isLast = number == widths.count
      // The panel has an inset, other columns have a line.
      let width =
        isLast
        ? max(bounds.width - (coversDetail ? 0 : x), 0) : widths[number] + (number == 0 ? Self.inset : 1)
      let isHidden = !isLast && !isShown[number]
      let start = isHidden ? -width : isLast && coversDetail ? 0 : x
      subview.place(
        at: CGPoint(x: bounds.minX + start, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      if !isHidden, !isLast { x += width }
    }
  }
}
