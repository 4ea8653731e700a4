import DisplayList
import Foundation
import Geometry

/// Short names for parts of pictures made of boxes.
func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func fill(_ rect: CGRect, _ color: ResolvedColor = .black) -> Item {
  .fill(Path(rect), .color(color), FillStyle())
}

/// A child that fills a box.
func part(_ id: UInt64, _ rect: CGRect, _ color: ResolvedColor = .black, slot: Int32? = nil) -> Placed {
  Placed(Fragment(id: id, items: [fill(rect, color)]), slot: slot.map { SlotID(index: $0) })
}

/// A child that draws what is given.
func part(_ id: UInt64, at origin: CGPoint = .zero, slot: Int32? = nil, _ items: Item...) -> Placed {
  Placed(Fragment(id: id, items: items), at: origin, slot: slot.map { SlotID(index: $0) })
}

func children(_ parts: Placed...) -> Item { .children(FragmentTree(parts)) }

/// Rows of 50 × 8 points, ten points apart, with their indices as ids.
func rows(_ count: Int) -> [Placed] {
  (0..<count).map { row in
    Placed(
      Fragment(id: UInt64(row), items: [fill(box(0, 0, 50, 8))]), at: CGPoint(x: 0, y: Double(row) * 10))
  }
}

func picture(_ root: Placed, slots: [SlotValue] = [], size: CGSize = CGSize(width: 100, height: 100))
  -> Picture
{
  Picture(size: size, root: root, slots: slots)
}

func slot(_ index: Int32) -> SlotID { SlotID(index: index) }

extension Effect {
  static func clip(_ rect: CGRect) -> Effect { .clip(Path(rect), FillStyle()) }
  static func transform(_ affine: CGAffineTransform) -> Effect {
    .transform(.value(ProjectionTransform(affine)))
  }
}

extension FragmentTree {
  /// The ids of the children in paint order.
  var ids: [UInt64] {
    var ids: [UInt64] = []
    forEach { ids.append($0.fragment.id) }
    return ids
  }
}
