import Foundation
import Geometry
import LayoutEngine

extension UnaryNode {
  /// Where the child stands so that its guides meet those of a box, left to right. Guides that are not finite
  /// count as those of `Limits.extent`, NaN as zero.
  func alignedOrigin(_ proposal: Proposal, in box: CGSize, _ alignment: Alignment) -> CGPoint {
    let whole = ViewDimensions(element: nil, proposal: .unspecified, size: box)
    let its = child.dimensions(proposal)
    let x = whole.value(alignment.horizontal.key) - its.value(alignment.horizontal.key)
    let y = whole.value(alignment.vertical.key) - its.value(alignment.vertical.key)
    return CGPoint(x: x, y: y).held
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
