import Foundation

/// What a layout gives at a width into which no letter fits, as a stack asks for it to learn how narrow a text
/// becomes: each letter is a line by itself. It is worked out without the lines.
package struct LetterStack: Sendable {
  package let size: CGSize
  package let lineCount: Int
  /// The proposed width, for which alone this is the answer.
  package let width: Double

  /// Nil where a letter fits (the first does from `ShapedText.firstAdvance` on), and for options that take more than lines and their heights.
  package init?(_ text: ShapedText, _ options: TextLayoutOptions) {
    guard let width = options.width, width.isFinite, text.isSimple, text.paragraphs.count == 1,
      options.height.map({ $0 == .infinity }) != false, options.minimumScaleFactor >= 1
    else { return nil }
    self.width = max(width, 0)
    guard let lines = Self.lines(of: text, width: self.width), options.reservedLines <= lines.count,
      lines.count <= options.lineLimit ?? .max
    else { return nil }
    lineCount = lines.count
    size = CGSize(
      width: LineTrial.roundUp(lines.widest, to: options.pixelLength),
      height: LineTrial.roundUp(Self.height(of: text, lines: lines.count, options), to: options.pixelLength))
  }

  /// How many lines there are, and how wide they are at most, going from letter to letter as `LineBreaker` does. Nil
  /// where a line would hold more.
  private static func lines(of text: ShapedText, width: Double) -> (count: Int, widest: Double)? {
    text.clusters.withUnsafeBufferPointer { clusters in
      var (count, start) = (0, 0)
      var widest = 0.0
      for end in text.breaks {
        while start < Int(end.cluster) {
          let x = clusters[start].position
          let most = x + width + LineBreaker.tolerance
          let letter = clusters[start + 1].position
          guard end.neededX > most, letter > most else { return nil }
          let next = start + 1 < Int(end.visibleEnd) ? start + 1 : Int(end.cluster)
          // Glyphs that step back would let a second letter, or the blanks behind it, make the line less wide.
          guard next > start + 1 || next == Int(end.cluster) || clusters[next + 1].position > most,
            clusters[next].position >= letter
          else { return nil }
          widest = max(widest, letter - x)
          count += 1
          start = next
        }
      }
      return count > 0 ? (count, widest) : nil
    }
  }

  /// From the top of the first line to the bottom of the last, summed as the lines are.
  private static func height(of text: ShapedText, lines: Int, _ options: TextLayoutOptions) -> Double {
    let metrics = LineTrial.metrics(text, 0..<0, scale: 1, pixelLength: options.pixelLength)
    let lead = LineTrial.pitch(metrics, options) - metrics.ascent - metrics.descent
    var bottom = 0.0 + metrics.ascent + metrics.descent
    for _ in 1..<lines { bottom = bottom + lead + metrics.ascent + metrics.descent }
    return bottom
  }
}
