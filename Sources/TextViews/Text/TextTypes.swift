import DisplayList
import Foundation
import TextEngine

/// Where the lines of a text stand within its width.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Where lines shorter than the longest stand. Leading is on the right where the text's lines run from
  /// right to left.
  case leading, center, trailing
}

extension Text {
  /// Which part of a line that does not fit is left out.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning, the end or the middle of a line that does not fit gives way to an ellipsis.
    case head, tail, middle
  }

  /// A case that text is brought to.
  public enum Case: Hashable, Sendable {
    /// All letters as capitals or as lowercase letters, by the rules of the environment's locale.
    case uppercase, lowercase
  }
}

extension Text {
  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// How a line is broken.
    public struct Pattern: Hashable, Sendable {
      let pattern: TextLineStyle.Pattern
      /// An unbroken line.
      public static let solid = Pattern(pattern: .solid)
      /// Dots as long as the line is thick, as far apart.
      public static let dot = Pattern(pattern: .dot)
      /// Dashes four times as long as the line is thick.
      public static let dash = Pattern(pattern: .dash)
      /// Dashes and dots in turn.
      public static let dashDot = Pattern(pattern: .dashDot)
      /// Dashes with two dots after each.
      public static let dashDotDot = Pattern(pattern: .dashDotDot)
    }

    let decoration: TextDecoration

    /// A line of a pattern; without a colour in that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      decoration = TextDecoration(pattern, color)
    }

    /// One unbroken line in the text's colour.
    public static let single = LineStyle()
  }
}

/// A line under or through text, as texts keep it.
struct TextDecoration: Hashable, Sendable {
  let pattern: TextLineStyle.Pattern
  let color: Color?

  init(_ pattern: Text.LineStyle.Pattern, _ color: Color?) {
    self.pattern = pattern.pattern
    self.color = color
  }
}

/// What a part of a text is painted with. Resolved when the text is drawn: neither shape nor layout know it.
enum TextPaint: Equatable, Sendable {
  case color(Color)
  case style(AnyShapeStyle)

  static func == (a: TextPaint, b: TextPaint) -> Bool {
    switch (a, b) {
    case (.color(let a), .color(let b)): a == b
    case (.style(let a), .style(let b)): a.isSame(as: b)
    default: false
    }
  }

  func paint(in scope: EnvironmentScope, bounds: CGRect) -> Paint {
    switch self {
    case .color(let color): .color(color.resolve(in: EnvironmentValues(scope: scope)))
    case .style(let style): style.shapePaint(in: scope, bounds: bounds).flattened
    }
  }

  /// The paint with its levels, for the images of a text.
  func ink(in environment: EnvironmentValues, bounds: CGRect) -> ImageInk {
    switch self {
    case .color(let color): ImageInk(AnyShapeStyle(color), environment, bounds: bounds)
    case .style(let style): ImageInk(style, environment, bounds: bounds)
    }
  }
}
