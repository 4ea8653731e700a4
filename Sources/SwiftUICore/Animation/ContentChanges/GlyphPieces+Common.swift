extension GlyphPieces {
  /// More pairs of letters than these are not compared with one another: where the texts between equal beginnings and equal ends
  /// are longer, and not of one length, nothing of them is common.
  private static let mostPairs = 40_000

  /// The glyphs that two texts have in common, in order, by their places in both: what is equal at the beginning and at the end.
  /// Between that, where both have as many glyphs, those that are equal at the same place, as the digits of a number; else as
  /// many as possible in the same order, and of those rather such that are equally far from the end.
  static func common(_ old: [GlyphPiece], _ new: [GlyphPiece]) -> [(old: Int, new: Int)] {
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start].looksLike(new[start]) { start += 1 }
    var end = 0
    while end < most - start, old[old.count - 1 - end].looksLike(new[new.count - 1 - end]) { end += 1 }
    let (oldEnd, newEnd) = (old.count - end, new.count - end)
    var pairs = (0..<start).map { (old: $0, new: $0) }
    if oldEnd == newEnd {
      pairs += (start..<oldEnd).filter { old[$0].looksLike(new[$0]) }.map { (old: $0, new: $0) }
    } else {
      pairs += longestCommon(old, start..<oldEnd, new, start..<newEnd)
    }
    pairs += (0..<end).map { (old: oldEnd + $0, new: newEnd + $0) }
    // Marks stay with the letter that they are on.
    var kept: [(old: Int, new: Int)] = []
    for pair in pairs {
      let isFurther = old[pair.old].text.isEmpty
      guard !isFurther || kept.last.map({ $0.old == pair.old - 1 && $0.new == pair.new - 1 }) == true
      else { continue }
      kept.append(pair)
    }
    return kept
  }

  /// The longest row of glyphs that both have in the same order.
  private static func longestCommon(
    _ old: [GlyphPiece], _ oldRange: Range<Int>, _ new: [GlyphPiece], _ newRange: Range<Int>
  ) -> [(old: Int, new: Int)] {
    let (rows, columns) = (oldRange.count, newRange.count)
    guard rows > 0, columns > 0, rows * columns <= mostPairs else { return [] }
    // What the rest of both has in common, from each pair of places on: how many, and of those how many at one place.
    let width = columns + 1
    let one = 1 << 32
    var common = [Int](repeating: 0, count: (rows + 1) * width)
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        var most = max(common[(row + 1) * width + column], common[row * width + column + 1])
        if old[oldRange.lowerBound + row].looksLike(new[newRange.lowerBound + column]) {
          let isAtOnePlace = rows - row == columns - column
          most = max(most, common[(row + 1) * width + column + 1] + one + (isAtOnePlace ? 1 : 0))
        }
        common[row * width + column] = most
      }
    }
    var pairs: [(old: Int, new: Int)] = []
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      let here = common[row * width + column]
      if here == common[(row + 1) * width + column] {
        row += 1
      } else if here == common[row * width + column + 1] {
        column += 1
      } else {
        pairs.append((old: oldRange.lowerBound + row, new: newRange.lowerBound + column))
        (row, column) = (row + 1, column + 1)
      }
    }
    return pairs
  }
}
