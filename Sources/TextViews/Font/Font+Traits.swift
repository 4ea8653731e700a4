import Foundation

extension Font {
  /// What a text is for; gives its size, weight and line height.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The styles in their order of size. A size follows the platform's profile and, on phones,
    /// `dynamicTypeSize`: body is 13 points on the desktop, 17 on a phone.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    /// The styles above `largeTitle`, 36 and 28 points and bold on every platform.
    case extraLargeTitle, extraLargeTitle2
  }

  /// How heavy strokes are.
  public struct Weight: Hashable, Sendable {
    /// OpenType's measure, from 100 to 900.
    let value: Double

    init(value: Double) { self.value = value }

    /// A weight of 100.
    public static let ultraLight = Weight(value: 100)
    /// A weight of 200.
    public static let thin = Weight(value: 200)
    /// A weight of 300.
    public static let light = Weight(value: 300)
    /// A weight of 400, that of body text.
    public static let regular = Weight(value: 400)
    /// A weight of 500.
    public static let medium = Weight(value: 500)
    /// A weight of 600.
    public static let semibold = Weight(value: 600)
    /// A weight of 700.
    public static let bold = Weight(value: 700)
    /// A weight of 800.
    public static let heavy = Weight(value: 800)
    /// A weight of 900.
    public static let black = Weight(value: 900)
  }

  /// How wide characters are. Families with a face of such a width give it; the glyphs of others are stretched.
  public struct Width: Hashable, Sendable {
    /// 0 for the standard width, negative for narrower, positive for wider characters.
    public var value: CGFloat

    /// A width of a program's own.
    ///
    /// - Parameter value: 0 for the standard width, negative for narrower, positive for wider characters, as
    ///   a share of it. Fonts have between a quarter and four times the standard width; what is not finite
    ///   counts as 0.
    public init(_ value: CGFloat) { self.value = value }

    /// 0.6 times the standard width.
    public static let compressed = Width(-0.4)
    /// 0.8 times the standard width.
    public static let condensed = Width(-0.2)
    /// The width that the font is designed with.
    public static let standard = Width(0)
    /// 1.2 times the standard width.
    public static let expanded = Width(0.2)

    /// OpenType's measure: percent of the normal width.
    var percent: Double { value.isFinite ? 100 * (1 + Double(value)) : 100 }
  }

  /// A kind of interface font.
  public enum Design: Hashable, Sendable {
    /// `default` is the font of the interface. The others are the system's families of that kind; where it
    /// has none, `default` stands in.
    case `default`, serif, rounded, monospaced
  }

  /// How far lines stand apart.
  public enum Leading: Hashable, Sendable {
    /// `tight` lines are two points closer than those of the font, `loose` ones two points further apart.
    case standard, tight, loose
  }
}

/// Whether the user prefers heavier text.
public enum LegibilityWeight: Hashable, Sendable {
  /// `bold` draws the interface's texts in a heavier weight.
  case regular, bold
}
