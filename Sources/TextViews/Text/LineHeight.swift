import Foundation
import TextEngine

extension AttributedString {
  /// The distance from one baseline to the next in a paragraph.
  public struct LineHeight: Codable, Hashable, Sendable {
    enum Rule: Codable, Hashable {
      case variable
      case points(Double)
      case factor(Double)
      case increase(Double)
    }
    let rule: Rule

    /// The font's own distance.
    public static var variable: LineHeight { LineHeight(rule: .variable) }
    /// 1.2 times the font's size.
    public static var normal: LineHeight { multiple(factor: 1.2) }
    /// 1.5 times the font's size.
    public static var loose: LineHeight { multiple(factor: 1.5) }
    /// As high as the font's size.
    public static var tight: LineHeight { multiple(factor: 1) }

    /// A distance in points, whatever the font. What is negative or not finite changes nothing.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(rule: .points(Double(points))) }

    /// A multiple of the font's size. What is negative or not finite changes nothing.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(rule: .factor(Double(factor))) }

    /// The font's size plus `increase`, in points. What is not finite changes nothing.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(rule: .increase(Double(increase)))
    }

    /// The height for a font of a size; nil for the font's own.
    func points(_ size: Double) -> Double? {
      let height: Double? =
        switch rule {
        case .variable: nil
        case .points(let points): points
        case .factor(let factor): size * factor
        case .increase(let points): size + points
        }
      return height.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }
  }
}

extension AttributeScopes {
  /// Attributes of paragraphs.
  public enum CoreTextAttributes {
    /// The key of the distance between a paragraph's baselines.
    public enum LineHeightAttribute: CodableAttributedStringKey {
      /// The distance between the baselines of a run's lines.
      public typealias Value = AttributedString.LineHeight
      /// The name under which the attribute is described and coded.
      public static let name = "CTLineHeight"
    }
  }
}

private struct LineHeightKey: EnvironmentKey { static var defaultValue: AttributedString.LineHeight? { nil } }

extension EnvironmentValues {
  /// The distance from one baseline to the next in texts; nil for that of their fonts.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }
}

extension View {
  /// Sets the distance from one baseline to the next in texts below; nil for that of their fonts.
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}

extension ResolvedFontStyle {
  /// The font with lines of another height: what is more or less than its own stands half above and half below.
  func with(_ lineHeight: AttributedString.LineHeight?) -> ResolvedFontStyle {
    let size = descriptor.size
    guard let height = lineHeight?.points(size) else { return self }
    var style = self
    let natural = size * TextStyleMetrics.lineShare
    let baseline = size * TextStyleMetrics.ascentShare + (height - natural) / 2
    style.lines = TextLineMetrics(height: height, baseline: max(baseline, 0), pitch: height)
    return style
  }
}
