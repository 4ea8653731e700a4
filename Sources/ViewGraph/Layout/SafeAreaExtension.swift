import Foundation
import Geometry
import LayoutEngine

extension ElementNode {
  /// How far the element can grow beyond its edges over unsafe areas that it touches. Zero on edges that
  /// stand away from them.
  package func safeAreaExtension(_ edges: Edge.Set = .all) -> EdgeInsets {
    var frame = CGRect(origin: .zero, size: size)
    var grown = SafeAreaGrowth(edges: edges, mirrored: isRightToLeft)
    var node = self
    while let parent = node.layoutParent {
      let origin = parent.origin(of: node)
      frame.origin.x += origin.x
      frame.origin.y += origin.y
      if let region = parent.safeAreaRegion(for: node) {
        grown.reach(frame, region.insets, parent.size, parent.isRightToLeft)
      }
      if parent.endsSafeArea { return grown.insets }
      node = parent
    }
    let root = node.graph.rootSafeArea
    frame.origin.x += root.left(in: node.isRightToLeft ? .rightToLeft : .leftToRight)
    frame.origin.y += root.top
    let whole = CGSize(
      width: node.size.width + root.horizontal, height: node.size.height + root.vertical)
    grown.reach(frame, root, whole, node.isRightToLeft)
    return grown.insets
  }
}

/// Grows a frame over the unsafe areas of its ancestors, from the inmost outward.
private struct SafeAreaGrowth {
  let edges: Edge.Set
  /// Whether the element's own leading edge is the right one.
  let mirrored: Bool
  var top = 0.0
  var bottom = 0.0
  var left = 0.0
  var right = 0.0

  var insets: EdgeInsets {
    EdgeInsets(
      top: top, leading: mirrored ? right : left, bottom: bottom, trailing: mirrored ? left : right)
  }

  private func ignores(_ edge: Edge.Set) -> Bool { edges.contains(edge) }

  /// `frame` is the element's own in the container of `size`; what it has grown by comes on top.
  mutating func reach(_ frame: CGRect, _ insets: EdgeInsets, _ size: CGSize, _ isRightToLeft: Bool) {
    let direction: LayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    func growth(_ now: Double, _ distance: CGFloat, _ inset: CGFloat, _ edge: Edge.Set) -> Double {
      // A frame that ends a rounding error short of the unsafe area touches it.
      let distance = Double(distance) - now
      guard ignores(edge), inset > 0, distance <= Double(inset) + 1e-6, distance > 0 else { return now }
      return now + distance
    }
    top = growth(top, frame.minY, insets.top, .top)
    bottom = growth(bottom, size.height - frame.maxY, insets.bottom, .bottom)
    left = growth(left, frame.minX, insets.left(in: direction), mirrored ? .trailing : .leading)
    right = growth(
      right, size.width - frame.maxX, insets.right(in: direction), mirrored ? .leading : .trailing)
  }
}

/// Lets content grow over the unsafe areas that it touches; layout around it stays as if it did not.
package nonisolated struct SafeAreaExtendingModifier: ElementModifier {
  package typealias Body = Never
  var edges: Edge.Set
  package init(edges: Edge.Set) { self.edges = edges }

  package func place(_ context: PlaceContext) {
    let grown = context.safeAreaExtension({ $0.modifier(as: Self.self).edges }) { $0.placeAgain() }
    guard grown != EdgeInsets() else { return context.placeChild() }
    let size = context.size
    let box = CGSize(width: size.width + grown.horizontal, height: size.height + grown.vertical)
    context.placeAligned(Proposal(box), .center, in: box)
    context.childOrigin.x -= grown.leading
    context.childOrigin.y -= grown.top
  }

  package static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
}
