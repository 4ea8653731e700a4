import DisplayList
import Foundation
import Geometry

/// Where the parts of one picture show, now.
///
/// Unlike `PictureBounds`, looks into what is cut off: whether a value stands in a slot makes no difference to where
/// something shows.
final class ShownBounds {
  private let slots: Picture
  private var known: [ObjectIdentifier: CGRect] = [:]

  /// - Parameter slots: The picture that has the present values.
  init(slots: Picture) { self.slots = slots }

  /// The content's bounds as the effect enlarges, moves or cuts them; null where it leaves nothing.
  func bounds(of effect: Effect, on content: Placed) -> CGRect {
    let box = bounds(of: content)
    switch effect {
    case .transform(let transform) where !box.isNull: return slots.transform(transform).boundingBox(of: box)
    case .mask(let mask): return box.overlap(bounds(of: mask))
    default: return effect.outset(box)
    }
  }

  private func bounds(of placed: Placed) -> CGRect {
    let box = bounds(of: placed.fragment)
    guard !box.isNull else { return .null }
    let shift = slots.offset(of: placed.slot)
    return box.offsetBy(dx: placed.origin.x + shift.x, dy: placed.origin.y + shift.y)
  }

  private func bounds(of fragment: Fragment) -> CGRect {
    if let box = known[ObjectIdentifier(fragment)] { return box }
    let box = fragment.items.reduce(CGRect.null) { $0.union(bounds(of: $1)) }
    known[ObjectIdentifier(fragment)] = box
    return box
  }

  private func bounds(of item: Item) -> CGRect {
    switch item {
    case .fill, .stroke, .glyphs, .image: return item.bounds
    case .children(let tree):
      var box = CGRect.null
      tree.forEach { box = box.union(bounds(of: $0)) }
      return box
    case .native(let element, let content): return element.rect.union(bounds(of: content))
    case .group(let effect, let content): return bounds(of: effect, on: content)
    }
  }
}
