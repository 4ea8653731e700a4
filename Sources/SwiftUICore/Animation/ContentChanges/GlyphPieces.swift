import DisplayList
import Foundation
import Geometry
import ViewGraph

/// One glyph of a picture, with the letters that it stands for.
struct GlyphPiece {
  /// The run's place among the items.
  let item: Int
  /// The glyph's place in its run.
  let index: Int
  let glyph: UInt32
  let font: FontID
  let size: Double
  /// Where its baseline begins, in the picture.
  let origin: CGPoint
  /// Empty for a further glyph of the same letters.
  let text: Substring

  /// Whether both show the same, wherever they are.
  func looksLike(_ other: GlyphPiece) -> Bool {
    glyph == other.glyph && font == other.font && size == other.size && text == other.text
  }
}

/// The glyphs of what a text has drawn, one by one in its order, and what it has drawn beside.
struct GlyphPieces {
  private(set) var pieces: [GlyphPiece] = []
  private var runs: [Int: GlyphRun] = [:]
  /// What was split.
  private let items: [Item]

  /// More glyphs than these fade as one.
  private static let limit = 2_000

  /// Whether there are glyphs, and not too many to go through with each frame.
  static func canSplit(_ items: [Item]) -> Bool {
    let count = items.reduce(0) { if case .glyphs(let run, _) = $1 { $0 + run.glyphs.count } else { $0 } }
    return count > 0 && count <= limit
  }

  init(_ items: [Item]) {
    self.items = items
    Graph.current?.counters.splitContents += 1
    for (number, item) in items.enumerated() {
      guard case .glyphs(let run, _) = item else { continue }
      runs[number] = run
      for (index, text) in run.letters.enumerated() {
        let glyph = run.glyphs[index]
        let origin = CGPoint(x: run.origin.x + Double(glyph.x), y: run.origin.y + Double(glyph.y))
        pieces.append(
          GlyphPiece(
            item: number, index: index, glyph: glyph.index, font: run.font, size: run.size, origin: origin,
            text: text))
      }
    }
  }

  /// Whether other items are split in the same way, though they may be in other paints.
  func isSplit(of others: [Item]) -> Bool { items.hasSameForms(as: others) }

  /// The run among the items that a piece is of.
  func run(of piece: GlyphPiece) -> GlyphRun? { runs[piece.item] }

  /// Some of the pieces, those that follow one another in a run as one.
  func parts(_ indices: [Int]) -> [Part] {
    var parts: [Part] = []
    var start = 0
    while start < indices.count {
      let first = pieces[indices[start]]
      var end = start + 1
      while end < indices.count, pieces[indices[end]].item == first.item,
        pieces[indices[end]].index == pieces[indices[end - 1]].index + 1
      {
        end += 1
      }
      if let run = runs[first.item] {
        let range = first.index..<first.index + (end - start)
        parts.append(Part(item: first.item, run: run.part(range), range: start..<end))
      }
      start = end
    }
    return parts
  }

  /// Pieces that follow one another in a run.
  struct Part {
    /// The run's place among the items.
    let item: Int
    let run: GlyphRun
    /// Their places in the list of pieces that was asked for.
    let range: Range<Int>

    /// The part in the paint that its run has among items, which are as many as those that were split.
    ///
    /// - Parameter place: Where a piece shows, by its place in the list; nil for where it is.
    func item(paintedAs items: [Item], at place: ((Int) -> CGPoint)? = nil) -> Item? {
      guard case .glyphs(_, let paint) = items[item] else { return nil }
      var run = run
      if let place { run.move(range, to: place) }
      return .glyphs(run, paint)
    }
  }
}

extension [Item] {
  /// All but glyphs: lines under letters, backgrounds, images; what is on its way from an earlier content.
  var withoutGlyphs: [Item] { filter { if case .glyphs = $0 { false } else { true } } }
}

extension GlyphRun {
  /// The letters that each glyph stands for: all of a cluster at its first glyph.
  fileprivate var letters: [Substring] {
    let starts = clusterStarts
    var ends: [Int32: Int32] = [:]
    for (start, next) in zip(starts, starts.dropFirst()) { ends[start] = next }
    var seen: Set<Int32> = []
    return glyphs.map { glyph in
      guard seen.insert(glyph.cluster).inserted else { return "" }
      return letters(from: glyph.cluster, to: ends[glyph.cluster] ?? Int32(clamping: text.utf8.count))
    }
  }

  /// Where the clusters start, in the order of the text.
  private var clusterStarts: [Int32] { Set(glyphs.map(\.cluster)).sorted() }

  private func letters(from start: Int32, to end: Int32) -> Substring {
    let utf8 = text.utf8
    func index(_ offset: Int32) -> String.Index {
      utf8.index(utf8.startIndex, offsetBy: max(0, Int(offset)), limitedBy: utf8.endIndex) ?? utf8.endIndex
    }
    let (low, high) = (index(start), index(end))
    return low < high ? text[low..<high] : ""
  }

  /// Some of the glyphs that follow one another, with the letters of these.
  func part(_ range: Range<Int>) -> GlyphRun {
    guard range.count < glyphs.count, range.upperBound <= glyphs.count else { return self }
    var part = self
    part.glyphs = Array(glyphs[range])
    let starts = clusterStarts
    var (text, moved) = ("", [Int32: Int32]())
    for start in Set(part.glyphs.map(\.cluster)).sorted() {
      moved[start] = Int32(clamping: text.utf8.count)
      text += letters(from: start, to: starts.first { $0 > start } ?? Int32(clamping: self.text.utf8.count))
    }
    for index in part.glyphs.indices {
      part.glyphs[index].cluster = moved[part.glyphs[index].cluster] ?? 0
    }
    part.text = text
    part.drawnText = nil
    return part
  }

  /// Puts each glyph where it is to show.
  fileprivate mutating func move(_ range: Range<Int>, to place: (Int) -> CGPoint) {
    guard let first = glyphs.first else { return }
    let start = place(range.lowerBound)
    let before = CGPoint(x: origin.x + Double(first.x), y: origin.y + Double(first.y))
    bounds = bounds.union(bounds.offsetBy(dx: start.x - before.x, dy: start.y - before.y))
    origin = start
    for (index, number) in zip(glyphs.indices, range) {
      let point = place(number)
      glyphs[index].x = Float(point.x - start.x)
      glyphs[index].y = Float(point.y - start.y)
      bounds = bounds.union(CGRect(x: point.x, y: point.y - size, width: size, height: size * 1.3))
    }
  }
}
