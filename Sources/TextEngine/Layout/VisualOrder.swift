/// The pieces of a line from left to right.
struct VisualOrder {
  /// Clusters of one item and run, or the ellipsis.
  struct Segment {
    /// In logical order; empty for the ellipsis.
    var range: Range<Int>
    var item: Int
    var run: Int
    var level: UInt8
    var isEllipsis = false
    var isRightToLeft: Bool { level & 1 == 1 }
  }

  private(set) var segments: [Segment] = []

  /// Hanging blanks at the line's end are left out: nothing is drawn for them.
  init(_ text: ShapedText, _ line: TextLayout.Line) {
    let level = text.paragraphs[line.paragraph].level
    if let cut = line.cut {
      append(text, line.range.lowerBound..<cut.hidden.lowerBound)
      segments.append(Segment(range: 0..<0, item: -1, run: -1, level: level, isEllipsis: true))
      append(text, cut.hidden.upperBound..<line.range.upperBound)
    } else {
      append(text, line.range.lowerBound..<line.visibleEnd)
    }
    if segments.count > 1 { reorder() }
  }

  private mutating func append(_ text: ShapedText, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    var item = text.item(of: range.lowerBound)
    var run = text.run(of: range.lowerBound)
    var start = range.lowerBound
    while start < range.upperBound {
      while text.items[item].range.upperBound <= start { item += 1 }
      while run + 1 < text.attributes.count, text.runStarts[run + 1] <= start { run += 1 }
      var end = min(range.upperBound, text.items[item].range.upperBound)
      if run + 1 < text.attributes.count { end = min(end, max(text.runStarts[run + 1], start + 1)) }
      segments.append(Segment(range: start..<end, item: item, run: run, level: text.items[item].level))
      start = end
    }
  }

  /// Rule L2 of the bidirectional algorithm: from the highest level to the lowest odd one, every stretch of
  /// at least that level is reversed.
  private mutating func reorder() {
    guard let highest = segments.map(\.level).max(),
      let lowest = segments.lazy.map(\.level).filter({ $0 & 1 == 1 }).min()
    else { return }
    var level = highest
    while level >= lowest {
      var start = 0
      while start < segments.count {
        guard segments[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < segments.count, segments[end].level >= level { end += 1 }
        segments[start..<end].reverse()
        start = end
      }
      level -= 1
    }
  }
}
