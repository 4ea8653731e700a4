/// Fits the rest of a text into one line: tightened if that is enough, else with an ellipsis for what does
/// not fit, cut between clusters.
struct LineTruncation {
  /// Points to take from each cluster, when tightening is enough.
  private(set) var squeeze: Double?
  private(set) var cut: TextLayout.Cut?
  /// The cluster after the last of the line.
  private(set) var end: Int
  private(set) var visibleEnd: Int
  /// Widths over which the same clusters are cut.
  private(set) var validWidths: ClosedRange<Double>

  init(
    _ text: ShapedText, from start: Int, paragraph: Int, width: Double, options: TextLayoutOptions
  ) {
    let paragraph = text.paragraphs[paragraph]
    let last = text.breaks[paragraph.breaks.upperBound - 1]
    visibleEnd = max(Int(last.visibleEnd), start)
    end = visibleEnd
    validWidths = width...width
    let room = max(width, 0) + LineBreaker.tolerance
    let natural = text.position(visibleEnd) - text.position(start)
    let isLastParagraph = !text.hasInk(from: paragraph.range.upperBound)
    if options.allowsTightening, isLastParagraph, visibleEnd - start > 1 {
      let gap = (natural - width) / Double(visibleEnd - start - 1)
      if gap > 0, gap <= text.attributes[text.run(of: start)].font.size * 0.05 {
        squeeze = gap
        return
      }
    }
    // Head and middle keep the end of the whole text's line; across a newline only the tail can go.
    switch isLastParagraph ? options.truncation : .tail {
    case .tail: cutTail(text, start, room)
    case .head: cutHead(text, start, room)
    case .middle: cutMiddle(text, start, room)
    }
  }

  /// Keeps as much of the start as fits. The ellipsis looks like the text before it.
  private mutating func cutTail(_ text: ShapedText, _ start: Int, _ room: Double) {
    var ellipses = Ellipses(text)
    let x = text.position(start)
    var low = text.first(in: start..<visibleEnd) { text.position($0 + 1) - x > room }
    while true {
      while low > start, text.hangs(low - 1) { low -= 1 }
      guard low > start, text.position(low) - x + ellipses.width(at: low - 1) > room else { break }
      low -= 1
    }
    let ellipsis = ellipses.ellipsis(at: max(low - 1, start))
    if text.attributes.count == 1 {
      var next = low + 1
      while next < visibleEnd, text.hangs(next - 1) { next += 1 }
      let least = low > start ? text.position(low) - x + ellipsis.rowWidth : 0
      let most = next <= visibleEnd ? text.position(next) - x + ellipsis.rowWidth : .infinity
      validWidths = least...max(most - 2 * LineBreaker.tolerance, least)
    }
    cut = TextLayout.Cut(hidden: low..<end, ellipsis: ellipsis)
  }

  /// Keeps as much of the end as fits. The ellipsis looks like the text behind it.
  private mutating func cutHead(_ text: ShapedText, _ start: Int, _ room: Double) {
    var ellipses = Ellipses(text)
    let x = text.position(visibleEnd)
    var low = text.first(in: start..<visibleEnd) { x - text.position($0) <= room }
    while true {
      while low < visibleEnd, text.hangs(low) { low += 1 }
      guard low < visibleEnd, x - text.position(low) + ellipses.width(at: low) > room else { break }
      low += 1
    }
    cut = TextLayout.Cut(
      hidden: start..<low, ellipsis: ellipses.ellipsis(at: max(min(low, visibleEnd - 1), start)))
  }

  /// Keeps clusters of the start and of the end in turn. The ellipsis looks like the text before it.
  private mutating func cutMiddle(_ text: ShapedText, _ start: Int, _ room: Double) {
    var ellipses = Ellipses(text)
    var left = start
    var right = visibleEnd
    var kept = 0.0
    var takesLeft = true
    while left < right {
      let index = takesLeft ? left : right - 1
      let advance = text.position(index + 1) - text.position(index)
      if kept + advance + ellipses.width(at: takesLeft ? left : max(left - 1, start)) > room { break }
      kept += advance
      if takesLeft { left += 1 } else { right -= 1 }
      takesLeft.toggle()
    }
    let tail = text.position(visibleEnd) - text.position(right)
    while true {
      while left > start, text.hangs(left - 1) { left -= 1 }
      let head = text.position(left) - text.position(start)
      guard left > start, head + tail + ellipses.width(at: left - 1) > room else { break }
      left -= 1
    }
    while right < visibleEnd, text.hangs(right) { right += 1 }
    cut = TextLayout.Cut(hidden: left..<right, ellipsis: ellipses.ellipsis(at: max(left - 1, start)))
  }
}

/// The ellipses that look like clusters of a text, that of one run remembered.
private struct Ellipses {
  private let text: ShapedText
  private var known: (run: Int, ellipsis: ShapedText)?

  init(_ text: ShapedText) { self.text = text }

  mutating func ellipsis(at cluster: Int) -> ShapedText {
    let run = text.run(of: cluster)
    if let known, known.run == run { return known.ellipsis }
    let ellipsis = text.ellipsis(at: cluster)
    known = (run, ellipsis)
    return ellipsis
  }

  mutating func width(at cluster: Int) -> Double { ellipsis(at: cluster).rowWidth }
}

extension ShapedText {
  /// The first of some clusters from which on a condition holds, found by halving; their end if for none.
  fileprivate func first(in clusters: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (clusters.lowerBound, clusters.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Width of all clusters in one row.
  var rowWidth: Double { clusters.last?.position ?? 0 }

  /// A hyphen that looks like a cluster.
  func hyphen(at cluster: Int) -> ShapedText {
    Self.hyphen(attributes[run(of: cluster)], direction, language)
  }

  private static func hyphen(
    _ attributes: TextAttributes, _ direction: TextDirection, _ language: String?
  ) -> ShapedText {
    var attributes = attributes
    attributes.attachment = nil
    attributes.original = nil
    let hasHyphen = FontRegistry.shared.font(for: attributes.font).face.covers(0x2010)
    return ShapedText.shape(
      hasHyphen ? "\u{2010}" : "-", attributes, direction: direction, language: language)
  }

  static func hyphenWidth(
    _ attributes: TextAttributes, _ direction: TextDirection, _ language: String?
  ) -> Double { hyphen(attributes, direction, language).rowWidth }
}
