import Foundation
import Geometry
import LayoutEngine

extension UnaryNode {
  /// Where the child stands so that its guides meet those of a box, left to right. Guides that are not finite
  /// count as those of `Limits.extent`, NaN as zero.
  package func alignedOrigin(_ proposal: Proposal, in box: CGSize, _ alignment: Alignment) -> CGPoint {
    let whole = ViewDimensions(element: nil, proposal: .unspecified, size: box)
    let its = child.dimensions(proposal)
    let x = whole.value(alignment.horizontal.key) - its.value(alignment.horizontal.key)
    let y = whole.value(alignment.vertical.key) - its.value(alignment.vertical.key)
    return CGPoint(x: x, y: y).held
  }

  /// Places the child in a box of this node's size.
  package func placeAligned(_ proposal: Proposal, _ alignment: Alignment) {
    child.place(proposal)
    childOrigin = alignedOrigin(proposal, in: size, alignment)
  }

  /// A guide that the child sets, in a box of the given size.
  package func alignedGuide(
    _ key: AlignmentKey, _ proposal: Proposal, in box: CGSize, _ alignment: Alignment
  ) -> Double? {
    guard let guide = child.explicitGuide(key, proposal) else { return nil }
    let origin = alignedOrigin(proposal, in: box, alignment)
    return guide + Double(key.isVertical ? origin.y : origin.x)
  }
}

extension Proposal {
  /// The proposal with one dimension replaced.
  package func replacing(_ axis: Axis, with value: Double) -> Proposal {
    var copy = self
    copy[axis] = value
    return copy
  }
}
