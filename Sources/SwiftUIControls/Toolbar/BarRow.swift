import SwiftUICore
import ViewGraph

/// The three parts of a bar: at the leading end, in the middle and at the trailing end.
///
/// The middle part stands in the middle of the bar, and where the others leave no room for that, between them; the trailing
/// part has what room it needs first, then the middle, then the leading.
struct BarRow: Layout {
  /// Whether the middle part comes before the leading one where room is short.
  let centers: Bool
  private static let gap: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let ideals = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = ideals.reduce(0) { $0 + $1.width } + 2 * Self.gap
    let height = ideals.reduce(0) { max($0, $1.height) }
    return CGSize(width: proposal.width ?? width, height: proposal.height ?? height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count == 3 else { return }
    let (leading, center, trailing) = (subviews[0], subviews[1], subviews[2])
    let height = bounds.height
    func size(_ subview: LayoutSubview, _ width: CGFloat) -> CGSize {
      subview.sizeThatFits(ProposedViewSize(width: max(width, 0), height: height))
    }
    let end = size(trailing, bounds.width * 0.75)
    let ideal = center.sizeThatFits(ProposedViewSize(width: nil, height: height))
    let room = bounds.width - end.width - Self.gap
    // The middle part keeps its place in the middle as long as the leading one can do with what is before it.
    let beside =
      centers && ideal.width > 0 ? min((bounds.width - ideal.width) / 2 - Self.gap, room) : room - ideal.width
    let start = size(leading, max(beside, min(44, room)))
    let free = room - start.width - (start.width > 0 ? Self.gap : 0)
    let middle = size(center, min(ideal.width, free))
    let low = bounds.minX + start.width + (start.width > 0 ? Self.gap : 0)
    let high = bounds.maxX - end.width - Self.gap - middle.width
    let x = max(min(bounds.midX - middle.width / 2, high), low)
    func place(_ subview: LayoutSubview, _ x: CGFloat, _ size: CGSize) {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: size.width, height: height))
    }
    place(leading, bounds.minX, start)
    place(center, x, middle)
    place(trailing, bounds.maxX - end.width, end)
  }
}
