import Foundation

/// Text broken into lines for given options. Immutable; coordinates are in points from the top left corner
/// of its `size`, y downward.
package final class TextLayout: Sendable {
  package struct Line: Sendable {
    /// Clusters, those that hang at the end included.
    var range: Range<Int>
    /// The cluster after the last one that does not hang.
    var visibleEnd: Int
    var paragraph: Int
    /// What an ellipsis or a hyphen stands for.
    var cut: Cut?
    /// Points by which each cluster is moved toward the one before it.
    var squeeze = 0.0
    /// Left edge of what is visible.
    package var x = 0.0
    /// Of what is visible, the ellipsis included.
    package var width = 0.0
    package var top = 0.0
    package var baseline = 0.0
    package var bottom = 0.0
  }

  /// Hidden clusters and the ellipsis in their place; at a line that ends in a soft hyphen, what hangs and
  /// the hyphen.
  struct Cut: Sendable {
    var hidden: Range<Int>
    var ellipsis: ShapedText
    /// Whether it is a hyphen, which stands for a soft one.
    var isHyphen = false
  }

  package let text: ShapedText
  package let options: TextLayoutOptions
  /// What `minimumScaleFactor` made of the text's size: 1 where it fits.
  package let scale: Double
  package let size: CGSize
  package let lines: [Line]
  /// From the top; 0 without lines.
  package let firstBaseline: Double, lastBaseline: Double
  /// Whether an ellipsis stands for some of the text.
  package let isTruncated: Bool
  /// The widths for which this layout is the answer, its size included.
  package let validWidths: ClosedRange<Double>
  /// The heights for which this layout is the answer; nil where it is that for none, which infinity stands
  /// for.
  package let validHeights: ClosedRange<Double>?
  /// The widths over which the lines break at the same places. Between these and `validWidths` only the
  /// reported width differs: blanks that hang at a line's end count up to the proposed width.
  package let breakWidths: ClosedRange<Double>

  init(_ text: ShapedText, _ options: TextLayoutOptions, width: Double) {
    self.text = text
    self.options = options
    var plan = LayoutPlan(text, options, width: width)
    plan.fit()
    scale = plan.scale
    size = plan.size
    lines = plan.lines
    firstBaseline = plan.lines.first?.baseline ?? 0
    lastBaseline = plan.lines.last?.baseline ?? 0
    isTruncated = plan.isTruncated
    validWidths = plan.validWidths
    breakWidths = plan.breakWidths
    validHeights = plan.validHeights
  }

  /// Whether this is the layout for options at a width.
  func answers(_ other: TextLayoutOptions, width: Double) -> Bool {
    guard validWidths.contains(width) else { return false }
    let height = other.height ?? .infinity
    guard height.isFinite ? validHeights?.contains(height) == true : validHeights == nil else { return false }
    return options.lineLimit == other.lineLimit
      && options.reservedLines == other.reservedLines && options.truncation == other.truncation
      && options.alignment == other.alignment && options.direction == other.direction
      && options.followsWriting == other.followsWriting
      && options.lineSpacing == other.lineSpacing
      && options.minimumScaleFactor == other.minimumScaleFactor
      && options.allowsTightening == other.allowsTightening && options.pixelLength == other.pixelLength
  }
}
