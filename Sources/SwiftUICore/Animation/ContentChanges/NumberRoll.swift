import DisplayList
import Foundation
import Geometry
import ViewGraph

/// Letters roll as those of a counter: the ones that change leave on one side while the new ones come from the other. Those that
/// both texts have stay and go to their places.
final class NumberRoll: ContentChange {
  /// 1 for upward, -1 for downward, 0 for a fade without motion.
  private let direction: Double
  private let fade: Crossfade
  /// Made with the first frame, and anew where the view draws other letters meanwhile.
  private var split: Split?

  init(direction: Double, fade: Crossfade) {
    self.direction = direction
    self.fade = fade
  }

  /// How far letters roll, relative to the font's size.
  private static let distance = 0.6

  func items(from old: [Item], to new: [Item], _ share: Double, id: UInt64) -> [Item] {
    if let split, !split.after.isSplit(of: new) {
      self.split = GlyphPieces.canSplit(new) ? Split(split.before, GlyphPieces(new)) : nil
    }
    guard GlyphPieces.canSplit(new) else { return fade.items(from: old, to: new, share, id: id) }
    let split = split ?? Split(GlyphPieces(old), GlyphPieces(new))
    self.split = split
    var items = Crossfade.faded(old.withoutGlyphs, 1 - share, id: id)
    items += Crossfade.faded(new.withoutGlyphs, share, id: id)
    for (rolling, source, left) in [(split.leaving, old, share), (split.coming, new, share - 1)] {
      let reach = (rolling.first?.run.size ?? 0) * Self.distance
      items += Crossfade.faded(
        rolling.compactMap { $0.item(paintedAs: source) }, 1 - abs(left), id: id,
        at: CGPoint(x: 0, y: -direction * left * reach))
    }
    items += split.staying.compactMap { part in
      part.item(paintedAs: new) { index in
        let (from, to) = split.ways[index]
        return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
      }
    }
    return fade.layer(items, id: id)
  }

  /// Both texts, letter by letter.
  private struct Split {
    let before: GlyphPieces
    let after: GlyphPieces
    /// Letters of the old text.
    let leaving: [GlyphPieces.Part]
    /// Letters of the new text.
    let coming: [GlyphPieces.Part]
    /// Letters of the new text that the old one has.
    let staying: [GlyphPieces.Part]
    /// Where each of those that stay comes from, and goes to.
    let ways: [(from: CGPoint, to: CGPoint)]

    init(_ before: GlyphPieces, _ after: GlyphPieces) {
      let common = GlyphPieces.common(before.pieces, after.pieces)
      let (old, new) = (Set(common.map(\.old)), Set(common.map(\.new)))
      self.before = before
      self.after = after
      leaving = before.parts(before.pieces.indices.filter { !old.contains($0) })
      coming = after.parts(after.pieces.indices.filter { !new.contains($0) })
      staying = after.parts(common.map(\.new))
      ways = common.map { (before.pieces[$0.old].origin, after.pieces[$0.new].origin) }
    }
  }
}
