import DisplayList
import Foundation
import Geometry
import ViewGraph

/// Letters roll as those of a counter: the ones that change leave on one side while the new ones come from the other. What
/// both texts have at their beginnings, and at their ends, stays and goes to its place.
struct NumberRoll: ContentChange {
  /// 1 for upward, -1 for downward, 0 for a fade without motion.
  let direction: Double
  let fade: Crossfade

  /// How far letters roll, relative to the font's size.
  private static let distance = 0.6

  func items(from old: [Item], to new: [Item], _ share: Double, id: UInt64) -> [Item] {
    let (before, after) = (GlyphPieces(old), GlyphPieces(new))
    let (a, b) = (before.pieces, after.pieces)
    var start = 0
    while start < min(a.count, b.count), a[start].looksLike(b[start]) { start += 1 }
    var end = 0
    while end < min(a.count, b.count) - start, a[a.count - 1 - end].looksLike(b[b.count - 1 - end]) {
      end += 1
    }
    var items = Crossfade.faded(before.rest, 1 - share, id: id)
    items += Crossfade.faded(after.rest, share, id: id)
    let leaving = a[start..<(a.count - end)]
    let coming = b[start..<(b.count - end)]
    for (pieces, source, left) in [(leaving, before, share), (coming, after, share - 1)] {
      let reach = (pieces.first?.size ?? 0) * Self.distance
      items += Crossfade.faded(
        source.items(of: pieces), 1 - abs(left), id: id, at: CGPoint(x: 0, y: -direction * left * reach))
    }
    /// Where a letter that stays shows, by its place in the new text.
    func place(_ index: Int) -> CGPoint {
      let to = b[index].origin
      let from = a[index < start ? index : index - b.count + a.count].origin
      return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }
    items += after.items(of: b[..<start], at: place)
    items += after.items(of: b[(b.count - end)...], at: place)
    return fade.layer(items, id: id)
  }
}
