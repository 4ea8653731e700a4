import DisplayList
import Foundation
import Geometry

/// Where the parts of one picture lie, now.
///
/// Fragments know their bounds with slots at rest. A picture without slots uses those; one with slots
/// has them worked out once per fragment.
final class PictureBounds {
  let picture: Picture
  private var known: [ObjectIdentifier: CGRect] = [:]

  init(_ picture: Picture) { self.picture = picture }

  /// Whether the boxes stored in fragments hold as they are.
  var areStored: Bool { picture.slots.isEmpty }

  func origin(of placed: Placed) -> CGPoint {
    guard placed.slot != nil else { return placed.origin }
    let offset = picture.offset(of: placed.slot)
    return CGPoint(x: placed.origin.x + offset.x, y: placed.origin.y + offset.y)
  }

  /// The bounds in the coordinates of whoever holds `placed`.
  func bounds(of placed: Placed) -> CGRect {
    let box = bounds(of: placed.fragment, depth: 0)
    guard !box.isNull else { return .null }
    let origin = origin(of: placed)
    return box.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// The content's bounds as the effect enlarges, moves or cuts them.
  func outset(_ effect: Effect, _ box: CGRect) -> CGRect {
    if case .transform(let property) = effect, !box.isNull {
      return picture.transform(property).boundingBox(of: box)
    }
    if case .backdrop(let path, _, _) = effect { return box.union(path.boundingRect) }
    if case .mask(let mask) = effect { return box.overlap(bounds(of: mask)) }
    return effect.outset(box)
  }

  private func bounds(of fragment: Fragment, depth: Int) -> CGRect {
    guard !areStored, depth < RasterLimits.depth else { return fragment.bounds }
    if let box = known[ObjectIdentifier(fragment)] { return box }
    var box = CGRect.null
    func add(_ placed: Placed) {
      let inner = bounds(of: placed.fragment, depth: depth + 1)
      let origin = origin(of: placed)
      if !inner.isNull { box = box.union(inner.offsetBy(dx: origin.x, dy: origin.y)) }
    }
    for item in fragment.items {
      switch item {
      case .fill, .stroke, .glyphs, .image: box = box.union(item.bounds)
      case .children(let tree): tree.forEach(add)
      case .native(let element, let content):
        box = box.union(element.rect)
        add(content)
      case .group(let effect, let content):
        let inner = bounds(of: content.fragment, depth: depth + 1)
        let origin = origin(of: content)
        let placed = inner.isNull ? inner : inner.offsetBy(dx: origin.x, dy: origin.y)
        box = box.union(outset(effect, placed))
      }
    }
    known[ObjectIdentifier(fragment)] = box
    return box
  }
}

extension CGRect {
  /// Whether two boxes have a point in common; unlike `intersects`, also when one has no area.
  func meets(_ other: CGRect) -> Bool {
    guard !isNull, !other.isNull else { return false }
    return minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
