extension GlyphPieces {
  /// The glyphs that two texts have in common, in order, by their places in both: what is equal at the beginning and at the end.
  static func common(_ old: [GlyphPiece], _ new: [GlyphPiece]) -> [(old: Int, new: Int)] {
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start].looksLike(new[start]) { start += 1 }
    var end = 0
    while end < most - start, old[old.count - 1 - end].looksLike(new[new.count - 1 - end]) { end += 1 }
    let (oldEnd, newEnd) = (old.count - end, new.count - end)
    return (0..<start).map { (old: $0, new: $0) }
      + (0..<end).map { (old: oldEnd + $0, new: newEnd + $0) }
  }
}
