import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// Rows that are full before the next begins.
struct Flow: Layout {
  typealias AnimatableData = EmptyAnimatableData
  var spacing: Double
  var reading: Reading?

  private func frames(_ width: CGFloat?, _ subviews: Subviews) -> ([CGRect], CGSize) {
    let limit = width ?? .infinity
    let spacing = spacing + reading()
    var frames: [CGRect] = []
    var (x, y, row, widest) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > limit {
        (x, y, row) = (0, y + row + spacing, 0)
      }
      frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
      widest = max(widest, x + size.width)
      x += size.width + spacing
      row = max(row, size.height)
    }
    return (frames, CGSize(width: widest, height: y + row))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    frames(proposal.width, subviews).1
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, frame) in zip(subviews, frames(proposal.width, subviews).0) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: .unspecified)
    }
  }
}

/// A staircase that keeps sizes in its cache, uses priorities and dimensions, and leaves out every fifth.
struct Diagonal: Layout {
  typealias AnimatableData = EmptyAnimatableData
  var step: Double
  var reading: Reading?

  func makeCache(subviews: Subviews) -> [CGSize] {
    reading.keep(.subviews(subviews))
    return subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
    var size = CGSize.zero
    for (index, child) in cache.enumerated() {
      size.width = max(size.width, CGFloat(index) * step + child.width)
      size.height = max(size.height, CGFloat(index) * step + child.height)
    }
    return CGSize(width: max(size.width, proposal.width ?? 0), height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    let step = step + reading()
    for (index, subview) in subviews.enumerated() where index % 5 != 4 {
      if index == 0 { reading.keep(.subview(subview)) }
      let offset = CGFloat(index) * step + subview.priority
      subview.place(
        at: CGPoint(x: bounds.minX + offset, y: bounds.midY), anchor: index % 2 == 0 ? .topLeading : .center,
        proposal: ProposedViewSize(
          width: cache[index].width, height: index % 3 == 0 ? nil : cache[index].height))
    }
  }
}
