import Foundation

extension Font {
  /// What a text is for; gives its size, weight and line height.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    case extraLargeTitle, extraLargeTitle2
  }

  /// How heavy strokes are.
  public struct Weight: Hashable, Sendable {
    /// OpenType's measure, from 100 to 900.
    let value: Double

    init(value: Double) { self.value = value }

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// How wide characters are. Families with a face of such a width give it; the glyphs of others are stretched.
  public struct Width: Hashable, Sendable {
    /// 0 for the standard width, negative for narrower, positive for wider characters.
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)

    /// OpenType's measure: percent of the normal width.
    var percent: Double { value.isFinite ? 100 * (1 + Double(value)) : 100 }
  }

  /// A kind of interface font.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// How far lines stand apart.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }
}

/// Whether the user asks for heavier text.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}
