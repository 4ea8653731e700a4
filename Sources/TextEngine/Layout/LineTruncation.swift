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

  private mutating func cutTail(_ text: ShapedText, _ start: Int, _ room: Double) {
    var low = start
    var high = visibleEnd
    let x = text.position(start)
    let ellipsis = text.ellipsis(at: start)
    while low < high {
      let middle = (low + high + 1) / 2
      if text.position(middle) - x + ellipsis.rowWidth <= room { low = middle } else { high = middle - 1 }
    }
    // The ellipsis looks like the text before it; another run's may be wider.
    var used = low > start ? text.ellipsis(at: low - 1) : ellipsis
    while low > start, text.position(low) - x + used.rowWidth > room {
      low -= 1
      used = text.ellipsis(at: max(low - 1, start))
    }
    if text.attributes.count == 1 {
      let least = low > start ? text.position(low) - x + used.rowWidth : 0
      let most = low < visibleEnd ? text.position(low + 1) - x + used.rowWidth : .infinity
      validWidths = least...max(most - 2 * LineBreaker.tolerance, least)
    }
    while low > start, text.hangs(low - 1) { low -= 1 }
    cut = TextLayout.Cut(hidden: low..<end, ellipsis: used)
  }

  private mutating func cutHead(_ text: ShapedText, _ start: Int, _ room: Double) {
    let ellipsis = text.ellipsis(at: max(visibleEnd - 1, start))
    var low = start
    var high = visibleEnd
    while low < high {
      let middle = (low + high) / 2
      let kept = text.position(visibleEnd) - text.position(middle)
      if kept + ellipsis.rowWidth <= room { high = middle } else { low = middle + 1 }
    }
    while low < visibleEnd, text.hangs(low) { low += 1 }
    cut = TextLayout.Cut(hidden: start..<low, ellipsis: ellipsis)
  }

  private mutating func cutMiddle(_ text: ShapedText, _ start: Int, _ room: Double) {
    let ellipsis = text.ellipsis(at: start)
    var left = start
    var right = visibleEnd
    var kept = ellipsis.rowWidth
    var takesLeft = true
    while left < right {
      let index = takesLeft ? left : right - 1
      let advance = text.position(index + 1) - text.position(index)
      if kept + advance > room { break }
      kept += advance
      if takesLeft { left += 1 } else { right -= 1 }
      takesLeft.toggle()
    }
    while left > start, text.hangs(left - 1) { left -= 1 }
    while right < visibleEnd, text.hangs(right) { right += 1 }
    cut = TextLayout.Cut(hidden: left..<right, ellipsis: ellipsis)
  }
}

extension ShapedText {
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
    let hasHyphen = FontRegistry.shared.font(for: attributes.font).face.covers(0x2010)
    return ShapedText.shape(
      hasHyphen ? "\u{2010}" : "-", attributes, direction: direction, language: language)
  }

  static func hyphenWidth(
    _ attributes: TextAttributes, _ direction: TextDirection, _ language: String?
  ) -> Double { hyphen(attributes, direction, language).rowWidth }
}
