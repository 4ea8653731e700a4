import Foundation
import Geometry
import LayoutEngine

/// What of a window content should keep clear of, and how much each element is covered.
///
/// Regions are set by the host's root, `safeAreaInset` and `safeAreaPadding`; one inside another begins where
/// the outer one's safe part ends.
package struct SafeAreaRegion {
  /// The container's own insets, from its edges.
  package var insets: EdgeInsets
  package init(insets: EdgeInsets) { self.insets = insets }
}

extension ElementNode {
  /// The unsafe area beside and over this element, by edge: how far it can grow over areas that it touches,
  /// and how far it already reaches into them. Zero on edges that stand away from them.
  package var safeAreaInsets: EdgeInsets {
    var result = EdgeInsets()
    var frame = CGRect(origin: .zero, size: size)
    var node = self
    while let parent = node.layoutParent {
      let origin = parent.origin(of: node)
      frame.origin.x += origin.x
      frame.origin.y += origin.y
      if let region = parent.safeAreaRegion(for: node) {
        result.formReach(frame, region, parent.size, parent.isRightToLeft)
      }
      if parent.endsSafeArea { return result + safeAreaExtension() }
      node = parent
    }
    let root = node.graph.rootSafeArea
    let direction: LayoutDirection = node.isRightToLeft ? .rightToLeft : .leftToRight
    frame.origin.x += root.left(in: direction)
    frame.origin.y += root.top
    let whole = CGSize(width: node.size.width + root.horizontal, height: node.size.height + root.vertical)
    result.formReach(frame, SafeAreaRegion(insets: root), whole, node.isRightToLeft)
    return result + safeAreaExtension()
  }
}

extension EdgeInsets {
  /// Enlarges the insets by how far `frame` reaches over the edges of a region's safe part, in a container of
  /// `size`.
  mutating func formReach(_ frame: CGRect, _ region: SafeAreaRegion, _ size: CGSize, _ mirrored: Bool) {
    func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { inset > 0 ? max(0, inset - distance) : 0 }
    let direction: LayoutDirection = mirrored ? .rightToLeft : .leftToRight
    let left = reach(region.insets.left(in: direction), frame.minX)
    let right = reach(region.insets.right(in: direction), size.width - frame.maxX)
    top = max(top, reach(region.insets.top, frame.minY))
    bottom = max(bottom, reach(region.insets.bottom, size.height - frame.maxY))
    leading = max(leading, mirrored ? right : left)
    trailing = max(trailing, mirrored ? left : right)
  }

  fileprivate static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing)
  }
}
