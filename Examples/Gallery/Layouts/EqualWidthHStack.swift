import SwiftUI

/// A row whose views are all as wide as the widest of them.
struct EqualWidthHStack: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let largest = largest(of: subviews)
    let gaps = gaps(between: subviews)
    return CGSize(width: largest.width * CGFloat(subviews.count) + gaps.reduce(0, +), height: largest.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let largest = largest(of: subviews)
    let gaps = gaps(between: subviews) + [0]
    var x = bounds.minX
    for (subview, gap) in zip(subviews, gaps) {
      subview.place(
        at: CGPoint(x: x + largest.width / 2, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(largest))
      x += largest.width + gap
    }
  }

  private func largest(of subviews: Subviews) -> CGSize {
    subviews.reduce(into: CGSize.zero) { largest, subview in
      let size = subview.sizeThatFits(.unspecified)
      largest.width = max(largest.width, size.width)
      largest.height = max(largest.height, size.height)
    }
  }

  private func gaps(between subviews: Subviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: .horizontal) }
  }
}
