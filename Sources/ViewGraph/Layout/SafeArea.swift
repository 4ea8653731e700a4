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
    forEachSafeArea { result.formReach($0, $1, $2, isRightToLeft: $3) }
    return result + safeAreaExtension()
  }

  /// Visits the containers around the element that have a safe area, the inmost first, the window last: with the
  /// element's frame in the container, the container's insets and size, and whether content runs from right to left.
  func forEachSafeArea(
    _ body: (_ frame: CGRect, _ insets: EdgeInsets, _ size: CGSize, _ isRightToLeft: Bool) -> Void
  ) {
    var frame = CGRect(origin: .zero, size: size)
    var node = self
    while let parent = node.layoutParent {
      let origin = parent.origin(of: node)
      frame.origin.x += origin.x
      frame.origin.y += origin.y
      if let region = parent.safeAreaRegion(for: node) {
        body(frame, region.insets, parent.size, parent.isRightToLeft)
      }
      if parent.endsSafeArea { return }
      node = parent
    }
    let root = node.graph.rootSafeArea
    frame.origin.x += root.left(in: node.isRightToLeft ? .rightToLeft : .leftToRight)
    frame.origin.y += root.top
    let whole = CGSize(width: node.size.width + root.horizontal, height: node.size.height + root.vertical)
    body(frame, root, whole, node.isRightToLeft)
  }
}

extension EdgeInsets {
  /// Enlarges the insets to how far `frame` reaches over the edges of the safe part of a container of `size`.
  fileprivate mutating func formReach(
    _ frame: CGRect, _ insets: EdgeInsets, _ size: CGSize, isRightToLeft: Bool
  ) {
    func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { inset > 0 ? max(0, inset - distance) : 0 }
    let direction: LayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let left = reach(insets.left(in: direction), frame.minX)
    let right = reach(insets.right(in: direction), size.width - frame.maxX)
    top = max(top, reach(insets.top, frame.minY))
    bottom = max(bottom, reach(insets.bottom, size.height - frame.maxY))
    leading = max(leading, isRightToLeft ? right : left)
    trailing = max(trailing, isRightToLeft ? left : right)
  }

  fileprivate static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing)
  }
}
