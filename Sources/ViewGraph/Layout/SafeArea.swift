import Foundation
import Geometry
import LayoutEngine

/// What of a window content should keep clear of, and how much each element is covered.
///
/// An element's insets are how far the safe area stands in from its own frame: from the insets that the
/// nearest element above sets (the host's root, `safeAreaInset`, `safeAreaPadding`), as far as the element
/// reaches into them.
package struct SafeAreaRegion {
  /// The container's own insets, from its edges.
  package var insets: EdgeInsets
  package init(insets: EdgeInsets) { self.insets = insets }
}

extension ElementNode {
  /// How far the safe area stands in from this element's edges; zero where it does not reach them.
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
      if parent.endsSafeArea { return result }
      node = parent
    }
    let root = node.graph.rootSafeArea
    let rootSize = CGSize(
      width: node.size.width + root.leading + root.trailing, height: node.size.height + root.top + root.bottom
    )
    frame.origin.x += root.leading
    frame.origin.y += root.top
    result.formReach(frame, SafeAreaRegion(insets: root), rootSize, node.isRightToLeft)
    return result
  }
}

extension EdgeInsets {
  /// Enlarges the insets by how far `frame` reaches into a region's, in a container of `size`.
  mutating func formReach(_ frame: CGRect, _ region: SafeAreaRegion, _ size: CGSize, _ mirrored: Bool) {
    let left = mirrored ? region.insets.trailing : region.insets.leading
    let right = mirrored ? region.insets.leading : region.insets.trailing
    let reachLeft = max(0, left - max(frame.minX, 0))
    let reachRight = max(0, right - max(size.width - frame.maxX, 0))
    top = max(top, region.insets.top - max(frame.minY, 0))
    bottom = max(bottom, region.insets.bottom - max(size.height - frame.maxY, 0))
    leading = max(leading, mirrored ? reachRight : reachLeft)
    trailing = max(trailing, mirrored ? reachLeft : reachRight)
  }
}
