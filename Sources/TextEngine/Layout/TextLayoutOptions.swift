/// What a paragraph is laid out for.
package struct TextLayoutOptions: Equatable, Sendable {
  package enum Truncation: Hashable, Sendable { case head, middle, tail }
  package enum Alignment: Hashable, Sendable { case leading, center, trailing }

  /// Points; nil, NaN and infinity do not limit; negative counts as 0: one character a line.
  package var width: Double?
  /// Points; lines that do not fit are cut, but for the first. nil, NaN and infinity do not limit.
  package var height: Double?
  /// At most so many lines; nil does not limit; less than 1 counts as 1.
  package var lineLimit: Int?
  /// The height is at least that of so many lines.
  package var reservedLines: Int = 0
  package var truncation: Truncation = .tail
  package var alignment: Alignment = .leading
  /// Whether leading alignment means for each paragraph the edge at which it begins to be read.
  package var followsWriting = false
  /// The edge that leading alignment means otherwise; nil for the direction the text was shaped for.
  package var direction: TextDirection?
  /// Points added between lines.
  package var lineSpacing: Double = 0
  /// The text may shrink to this share of its size before it is truncated.
  package var minimumScaleFactor: Double = 1
  /// Characters may move together by up to a twentieth of the font's size before text is truncated.
  package var allowsTightening: Bool = false
  /// The size is rounded up to multiples of this many points; 0 leaves it as it is.
  package var pixelLength: Double = 0

  package init(width: Double? = nil, height: Double? = nil, lineLimit: Int? = nil) {
    self.width = width
    self.height = height
    self.lineLimit = lineLimit
  }
}
