/// Breaks shaped text into lines, greedily, over its table of breaks.
struct LineBreaker {
  /// Slack for sums of advances: a text laid out at the width it reported must fit.
  static let tolerance = 1e-6

  let text: ShapedText
  let width: Double
  let limit: Int
  private let evensPairs: Bool
  private(set) var lines: [TextLayout.Line] = []
  /// Widths below and above which the breaks would differ.
  private(set) var lower = 0.0
  private(set) var upper = Double.infinity
  /// Comparisons of positions so far; grows with the number of lines, times the logarithm of their length.
  private(set) var steps = 0
  /// How often a word was looked into for its parts: once for each that is wider than a line.
  private(set) var partedWords = 0
  /// The word that is being broken, by its end, and its parts.
  private var parted = (end: -1, parts: [Int]())
  /// Whether text remains after the last line.
  private(set) var isCut = false

  /// Breaks a text, at most into `limit` lines.
  ///
  /// - Parameter evensPairs: Whether a paragraph of two lines may move a word down, as SwiftUI does.
  init(_ text: ShapedText, width: Double, limit: Int, evensPairs: Bool = true) {
    self.text = text
    self.evensPairs = evensPairs
    self.width = width
    self.limit = max(limit, 1)
    lines.reserveCapacity(likelyLines)
    for index in text.paragraphs.indices {
      if lines.count >= self.limit {
        isCut = text.hasInk(from: text.paragraphs[index].range.lowerBound)
        break
      }
      breakParagraph(index)
      if isCut { break }
    }
  }

  /// The widths over which the breaks stay as they are.
  var validWidths: ClosedRange<Double> {
    min(lower, width)...max(upper, width)
  }

  /// Nearly as many as there will be, for a text that is not long.
  private var likelyLines: Int {
    let row = text.rowWidth
    let clusters = text.clusterCount
    // Between 1 and 32.
    let wanted = row <= width ? 1 : row < width * 32 ? Int(row / width * 1.25) + 1 : clusters
    return max(min(wanted, clusters, limit, 64), text.paragraphs.count > 64 ? 64 : text.paragraphs.count)
  }

  private mutating func breakParagraph(_ index: Int) {
    let paragraph = text.paragraphs[index]
    guard !paragraph.range.isEmpty else {
      let start = paragraph.range.lowerBound
      lines.append(.init(range: start..<start, visibleEnd: start, paragraph: index))
      return
    }
    let firstLine = lines.count
    var start = paragraph.range.lowerBound
    var next = paragraph.breaks.lowerBound
    var brokeWords = false
    while start < paragraph.range.upperBound {
      if lines.count >= limit {
        isCut = text.hasInk(from: start)
        return
      }
      let x = text.position(start)
      if let end = lastFit(from: next, to: paragraph.breaks.upperBound, x: x) {
        let chosen = text.breaks[end]
        let range = start..<Int(chosen.cluster)
        let visibleEnd = max(Int(chosen.visibleEnd), start)
        var line = TextLayout.Line(range: range, visibleEnd: visibleEnd, paragraph: index)
        if chosen.isHyphenated {
          // The soft hyphen itself is hidden: the one that shows stands for it.
          line.cut = .init(
            hidden: (visibleEnd - 1)..<range.upperBound, ellipsis: text.hyphen(at: visibleEnd - 1),
            isHyphen: true)
        }
        lines.append(line)
        start = Int(chosen.cluster)
        next = end + 1
      } else {
        brokeWords = true
        start = breakWord(start, next, index)
        if start >= Int(text.breaks[next].cluster) { next += 1 }
      }
    }
    if evensPairs, lines.count - firstLine == 2, !brokeWords { even(firstLine, paragraph) }
  }

  /// Notes a width that would have changed a break.
  private mutating func notice(_ needed: Double) {
    upper = min(upper, needed - 2 * Self.tolerance)
  }

  /// Whether a line that begins at `x` holds what ends at `end`. The breaks stay as they are over the widths for which
  /// each of these questions has the same answer: letters may step back, so that a later end is not always further.
  private mutating func fits(_ end: Double, from x: Double) -> Bool {
    steps += 1
    guard end <= x + width + Self.tolerance else {
      notice(end - x)
      return false
    }
    lower = max(lower, end - x)
    return true
  }

  /// The last of the ends from a first one on, which is taken, that fits, found by doubling steps, then halving.
  /// `needed` is what the first one needs, where it fits.
  @inline(__always)
  private mutating func last(
    from first: Int, to end: Int, x: Double, needed: Double, _ position: (Int) -> Double
  ) -> Int {
    let most = x + width + Self.tolerance
    var (low, step) = (first, 1)
    // What the ends that fit need, and the least that one needs that does not.
    var (reach, over) = (needed, Double.infinity)
    while low + step < end {
      let needed = position(low + step)
      if needed > most {
        over = needed
        break
      }
      reach = max(reach, needed)
      low += step
      step *= 2
      steps += 1
    }
    var high = min(low + step, end)
    while low + 1 < high {
      let middle = (low + high) / 2
      let needed = position(middle)
      steps += 1
      if needed <= most {
        reach = max(reach, needed)
        low = middle
      } else {
        over = min(over, needed)
        high = middle
      }
    }
    lower = max(lower, reach - x)
    notice(over - x)
    return low
  }

  /// The last break whose line fits.
  private mutating func lastFit(from first: Int, to end: Int, x: Double) -> Int? {
    guard first < end else { return nil }
    let breaks = text.breaks
    let needed = breaks[first].neededX
    guard needed <= x + width + Self.tolerance else { return nil }
    return last(from: first, to: end, x: x, needed: needed) { breaks[$0].neededX }
  }

  /// Breaks a word that is wider than a line at a cluster, at least one to a line.
  private mutating func breakWord(_ start: Int, _ next: Int, _ paragraph: Int) -> Int {
    let x = text.position(start)
    let wordEnd = Int(text.breaks[next].cluster)
    // Wide enough, and the word ends here as a whole.
    notice(text.breaks[next].neededX - x)
    let visibleEnd = min(Int(text.breaks[next].visibleEnd), wordEnd)
    if let end = partWord(start, visibleEnd, paragraph) { return end }
    let clusters = text.clusters
    let low = last(
      from: start + 1, to: max(visibleEnd, start + 1) + 1, x: x, needed: -.infinity
    ) { clusters[$0].position }
    let end = low < visibleEnd ? low : wordEnd
    lines.append(.init(range: start..<end, visibleEnd: min(low, end), paragraph: paragraph))
    return end
  }

  /// Breaks a word that is wider than a line where its language parts it, if a part fits with its hyphen.
  private mutating func partWord(_ start: Int, _ wordEnd: Int, _ paragraph: Int) -> Int? {
    let x = text.position(start)
    // Where not even one letter fits, as at no width, the patterns need not be asked.
    guard fits(text.position(start + 1), from: x) else { return nil }
    if parted.end != wordEnd {
      partedWords += 1
      parted = (wordEnd, text.wordParts(from: start, to: wordEnd, in: text.paragraphs[paragraph]))
    }
    var chosen: Int?
    for cluster in parted.parts where cluster > start {
      let hyphen = ShapedText.hyphenWidth(
        text.attributes[text.run(of: cluster - 1)], text.direction, text.language)
      guard fits(text.position(cluster) + hyphen, from: x) else { break }
      chosen = cluster
    }
    guard let end = chosen else { return nil }
    var line = TextLayout.Line(range: start..<end, visibleEnd: end, paragraph: paragraph)
    line.cut = TextLayout.Cut(hidden: end..<end, ellipsis: text.hyphen(at: end - 1), isHyphen: true)
    lines.append(line)
    return end
  }

  /// A paragraph of two lines moves one word down if that evens their widths.
  private mutating func even(_ first: Int, _ paragraph: ShapedText.Paragraph) {
    let start = lines[first].range.lowerBound
    let end = text.breaks[paragraph.breaks.upperBound - 1]
    var chosen = paragraph.breaks.lowerBound
    while Int(text.breaks[chosen].cluster) < lines[first].range.upperBound { chosen += 1 }
    guard chosen > paragraph.breaks.lowerBound else { return }
    let now = text.breaks[chosen]
    let earlier = text.breaks[chosen - 1]
    guard Int(earlier.visibleEnd) > start, !earlier.isHyphenated, !now.isHyphenated else { return }
    let x = text.position(start)
    let tail = end.visibleX - text.position(Int(now.cluster))
    let longerTail = end.visibleX - text.position(Int(earlier.cluster))
    guard abs(earlier.visibleX - x - longerTail) < abs(now.visibleX - x - tail) else { return }
    guard longerTail <= width + Self.tolerance else {
      notice(longerTail)
      return
    }
    lower = max(lower, longerTail)
    lines[first].range = start..<Int(earlier.cluster)
    lines[first].visibleEnd = Int(earlier.visibleEnd)
    lines[first + 1].range = Int(earlier.cluster)..<lines[first + 1].range.upperBound
  }
}
