import DisplayList
import Foundation
import Geometry
import ViewGraph

/// The letters of a text that stays the same go to other places and sizes. Those of another face fade in over the earlier
/// ones, at one place.
final class GlyphMotion: ContentChange {
  private let fade: Crossfade
  private let before: GlyphPieces
  /// Made anew where the view draws other letters meanwhile.
  private var after: GlyphPieces
  /// What both have, in stretches that can be drawn as one; nil where the letters are others.
  private var stretches: [Stretch]?

  /// Nil where the letters are others, or have other forms.
  init?(from old: [Item], to new: [Item], _ fade: Crossfade) {
    guard GlyphPieces.canSplit(old), GlyphPieces.canSplit(new) else { return nil }
    let (before, after) = (GlyphPieces(old), GlyphPieces(new))
    guard let stretches = Self.stretches(before, after) else { return nil }
    (self.fade, self.before, self.after, self.stretches) = (fade, before, after, stretches)
  }

  func items(from old: [Item], to new: [Item], _ share: Double, id: UInt64) -> [Item] {
    guard GlyphPieces.canSplit(new) else { return fade.items(from: old, to: new, share, id: id) }
    if !after.isSplit(of: new) {
      after = GlyphPieces(new)
      stretches = Self.stretches(before, after)
    }
    guard let stretches else { return fade.items(from: old, to: new, share, id: id) }
    var items = Crossfade.faded(old.withoutGlyphs, 1 - share, id: id)
    items += Crossfade.faded(new.withoutGlyphs, share, id: id)
    for stretch in stretches { items += stretch.items(from: old, to: new, share, id: id) }
    return fade.layer(items, id: id)
  }

  private struct Pair {
    let old: GlyphPiece
    let new: GlyphPiece
    /// Whether it can be drawn in one run with another.
    func follows(_ other: Pair) -> Bool {
      old.item == other.old.item && new.item == other.new.item && old.index == other.old.index + 1
        && new.index == other.new.index + 1
    }
  }

  /// The glyphs of both that stand for the same letters, in the text's order; nil where there are others. Spaces, which end
  /// lines in one and not in the other, do not count.
  private static func pairs(_ old: GlyphPieces, _ new: GlyphPieces) -> [Pair]? {
    func seen(_ piece: GlyphPiece) -> Bool { piece.text.isEmpty || !piece.text.allSatisfy(\.isWhitespace) }
    let (old, new) = (old.pieces.filter(seen), new.pieces.filter(seen))
    guard old.count == new.count, !new.isEmpty else { return nil }
    let pairs = zip(old, new).map { Pair(old: $0, new: $1) }
    // A font may have another face, with other numbers of its forms, for large letters.
    return pairs.allSatisfy { $0.old.text == $0.new.text } ? pairs : nil
  }

  private static func stretches(_ before: GlyphPieces, _ after: GlyphPieces) -> [Stretch]? {
    guard let pairs = pairs(before, after) else { return nil }
    var stretches: [Stretch] = []
    var start = 0
    while start < pairs.count {
      var end = start + 1
      while end < pairs.count, pairs[end].follows(pairs[end - 1]) { end += 1 }
      let first = pairs[start]
      if let old = before.run(of: first.old), let new = after.run(of: first.new) {
        let part = new.part(first.new.index..<first.new.index + (end - start))
        stretches.append(Stretch(pairs: Array(pairs[start..<end]), old: old, new: new, part: part))
      }
      start = end
    }
    return stretches
  }

  /// Letters that follow one another in one run of both texts.
  private struct Stretch {
    let pairs: [Pair]
    let old: GlyphRun
    let new: GlyphRun
    /// The letters alone, as in the new run.
    let part: GlyphRun

    func items(from before: [Item], to after: [Item], _ share: Double, id: UInt64) -> [Item] {
      guard let first = pairs.first, case .glyphs(_, let oldPaint) = before[first.old.item],
        case .glyphs(_, let newPaint) = after[first.new.item]
      else { return [] }
      func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
      func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)) }
      var run = part
      run.size = max(0, mix(old.size, new.size))
      let start = mix(first.old.origin, first.new.origin)
      run.origin = start
      for (index, pair) in zip(run.glyphs.indices, pairs) {
        let place = mix(pair.old.origin, pair.new.origin)
        run.glyphs[index].x = Float(place.x - start.x)
        run.glyphs[index].y = Float(place.y - start.y)
        let earlier = Double(old.glyphs[pair.old.index].advance)
        run.glyphs[index].advance = Float(mix(earlier, Double(new.glyphs[pair.new.index].advance)))
      }
      run.embolden = max(0, mix(old.embolden, new.embolden))
      // A spring goes beyond both ends.
      let reach = CGRect(
        x: mix(old.bounds.minX, new.bounds.minX), y: mix(old.bounds.minY, new.bounds.minY),
        width: max(0, mix(old.bounds.width, new.bounds.width)),
        height: max(0, mix(old.bounds.height, new.bounds.height)))
      run.bounds = old.bounds.union(new.bounds).union(reach)
      var earlier = run
      earlier.font = old.font
      for (index, pair) in zip(earlier.glyphs.indices, pairs) { earlier.glyphs[index].index = pair.old.glyph }
      let paint = [Item.glyphs(run, oldPaint)].mixed(with: [.glyphs(run, newPaint)], share, id: id)
      guard old.font != new.font, case .glyphs(_, let mixed)? = paint.first else { return paint }
      return Crossfade.faded([.glyphs(earlier, mixed)], 1 - share, id: id)
        + Crossfade.faded([.glyphs(run, mixed)], share, id: id)
    }
  }
}

extension [Item] {
  /// The items of the end with numbers between; the end's own where the paints are of other kinds.
  fileprivate func mixed(with end: [Item], _ share: Double, id: UInt64) -> [Item] {
    let (from, to) = (ItemNumbers(of: self, drawnBy: id), ItemNumbers(of: end, drawnBy: id))
    guard from.isAlike(to) else { return end }
    return end.with(from.values + (to.values - from.values).scaled(by: share), drawnBy: id)
  }
}
