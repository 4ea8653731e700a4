import Foundation
import Geometry

/// Where the parts of one picture lie, now.
///
/// Fragments know their bounds with slots at rest; those inside of which slots move something have them worked out
/// once. Where content that moves is cut off, the box is that of the cut, and may be larger than what shows.
package final class PictureBounds {
  package let picture: Picture
  /// How many fragments were asked for their place, and how many of them were entered for it: for tests.
  package private(set) var considered = 0
  package private(set) var entered = 0
  private var known: [ObjectIdentifier: CGRect] = [:]
  /// Fragments inside one another that are entered at most.
  private let depthLimit: Int

  package init(_ picture: Picture, depthLimit: Int) {
    self.picture = picture
    self.depthLimit = depthLimit
  }

  package func origin(of placed: Placed) -> CGPoint {
    guard placed.slot != nil else { return placed.origin }
    let offset = picture.offset(of: placed.slot)
    return CGPoint(x: placed.origin.x + offset.x, y: placed.origin.y + offset.y)
  }

  /// The bounds in the coordinates of whoever holds `placed`.
  package func bounds(of placed: Placed) -> CGRect {
    considered += 1
    return bounds(of: placed, depth: 0)
  }

  private func bounds(of placed: Placed, depth: Int) -> CGRect {
    let box = bounds(of: placed.fragment, depth: depth)
    guard !box.isNull else { return .null }
    let origin = origin(of: placed)
    return box.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// The content's bounds as the effect enlarges, moves or cuts them.
  package func outset(_ effect: Effect, _ box: CGRect) -> CGRect {
    if case .transform(let property) = effect, !box.isNull {
      return picture.transform(property).boundingBox(of: box)
    }
    if case .backdrop(let path, _, _) = effect { return box.union(path.boundingRect) }
    if case .mask(let mask) = effect { return box.overlap(bounds(of: mask)) }
    return effect.outset(box)
  }

  private func bounds(of fragment: Fragment, depth: Int) -> CGRect {
    guard fragment.isMoving, depth < depthLimit else { return fragment.bounds }
    if let box = known[ObjectIdentifier(fragment)] { return box }
    entered += 1
    var box = CGRect.null
    for item in fragment.items { box = box.union(bounds(of: item, depth: depth)) }
    known[ObjectIdentifier(fragment)] = box
    return box
  }

  /// The bounds of an item in the coordinates of its fragment.
  func bounds(of item: Item) -> CGRect { bounds(of: item, depth: 0) }

  private func bounds(of item: Item, depth: Int) -> CGRect {
    switch item {
    case .fill, .stroke, .glyphs, .image: return item.bounds
    case .children(let tree):
      var box = CGRect.null
      tree.addBounds(to: &box) { bounds(of: $0, depth: depth + 1) }
      return box
    case .native(let element, let content):
      return element.rect.union(bounds(of: content, depth: depth + 1))
    case .group(let effect, let content):
      return item.summary.isMoving ? outset(effect, bounds(of: content, depth: depth + 1)) : item.bounds
    }
  }
}
