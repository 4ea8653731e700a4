import Foundation

/// How a run of text looks. Colours are indices into a table of paints that the caller hands over when it
/// draws, so that a colour change needs neither shaping nor layout.
package struct TextAttributes: Equatable, Sendable {
  package var font: FontDescriptor
  /// Points added after each character; ligatures stay.
  package var kerning: Double = 0
  /// Points added after each character; ligatures are taken apart.
  package var tracking: Double = 0
  /// Points by which the run is raised above the baseline.
  package var baselineOffset: Double = 0
  package var underline: TextLineStyle?
  package var strikethrough: TextLineStyle?
  /// The size of font by which lines under and through the run are measured; nil for the run's.
  package var ruleSize: Double?
  /// Index of the paint of the glyphs.
  package var foreground: Int = 0
  /// Index of the paint behind the run; nil for none.
  package var background: Int?
  /// BCP 47 tag; nil for the paragraph's.
  package var language: String?
  /// Height, baseline and pitch of lines that hold this run; nil for those of the face.
  package var lineMetrics: TextLineMetrics?
  /// What stands in the run's place: the run's text is then U+FFFC.
  package var attachment: TextAttachment?
  /// What the run's text stands for, as UTF-8, where the text is its capitals; nil where it is the text.
  package var original: [UInt8]?
  /// What the caller tells runs of like look apart by.
  package var mark: Int = 0

  package init(font: FontDescriptor = FontDescriptor(), foreground: Int = 0) {
    self.font = font
    self.foreground = foreground
  }
}

extension TextAttributes {
  /// Points added after each character, within bounds.
  var spacing: Double { Self.bounded(Self.bounded(kerning) + Self.bounded(tracking)) }

  /// Points above the baseline, within bounds.
  var rise: Double { Self.bounded(baselineOffset) }

  /// A length that sums of lengths cannot make infinite; 0 for NaN.
  package static func bounded(_ length: Double) -> Double {
    length.isNaN ? 0 : min(max(length, -100_000), 100_000)
  }
}

/// Text of one look.
package struct TextRun: Sendable {
  package var text: String
  package var attributes: TextAttributes

  package init(_ text: String, _ attributes: TextAttributes = TextAttributes()) {
    self.text = text
    self.attributes = attributes
  }
}

/// An underline or a line through text.
package struct TextLineStyle: Hashable, Sendable {
  package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
  package var pattern: Pattern
  /// Index of the line's paint; nil for the run's foreground.
  package var paint: Int?

  package init(_ pattern: Pattern = .solid, paint: Int? = nil) {
    self.pattern = pattern
    self.paint = paint
  }
}

/// Vertical metrics of a line, in points.
package struct TextLineMetrics: Hashable, Sendable {
  /// Height of a paragraph of one line.
  package var height: Double
  /// From the line's top to its baseline.
  package var baseline: Double
  /// From one baseline to the next.
  package var pitch: Double
  /// The face's own height, to which line spacing is added.
  package var unroundedHeight: Double

  package init(height: Double, baseline: Double, pitch: Double? = nil, unroundedHeight: Double? = nil) {
    self.height = height
    self.baseline = baseline
    self.pitch = pitch ?? height
    self.unroundedHeight = unroundedHeight ?? height
  }
}

/// A box that stands in the text as a character.
package struct TextAttachment: Hashable, Sendable {
  /// What the caller knows it by.
  package var id: Int
  package var size: CGSize
  /// From the box's top to the point that stands on the text's baseline.
  package var baseline: Double

  package init(id: Int, size: CGSize, baseline: Double) {
    self.id = id
    self.size = size
    self.baseline = baseline
  }
}

/// A horizontal reading direction.
package enum TextDirection: Hashable, Sendable { case leftToRight, rightToLeft }
