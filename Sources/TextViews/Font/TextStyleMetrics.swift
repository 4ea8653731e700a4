import Foundation
import TextEngine

/// Size, weight and line of a text style, in points.
struct TextStyleMetrics {
  var size: Double
  var weight: Double
  /// Weight of emphasised text.
  var boldWeight: Double
  /// Height of a single line.
  var line: Double
  /// From baseline to baseline.
  var pitch: Double
  /// Distance from the baseline of one text to the next text in a stack, beyond their lines.
  var textToText: Double

  /// The interface font's ascent and line height as shares of its size, for which the line heights were made.
  static let ascentShare = 0.967
  static let lineShare = 1.193

  init(_ style: Font.TextStyle, _ profile: PlatformProfile, _ dynamicTypeSize: DynamicTypeSize) {
    switch profile {
    case .desktop: self = Self.desktop(style)
    case .phone: self = Self.phone(style, dynamicTypeSize)
    }
  }

  private init(
    _ size: Double, _ line: Double, pitch: Double? = nil, weight: Double = 400, bold: Double = 600,
    gap: Double = 1
  ) {
    self.size = size
    self.weight = weight
    boldWeight = bold
    self.line = line
    self.pitch = pitch ?? line.rounded(.up)
    textToText = gap
  }

  /// Enlarges everything by a factor; lines stay on half points.
  mutating func scale(by factor: Double) {
    size *= factor
    line = (line * factor * 2).rounded() / 2
    pitch = (pitch * factor * 2).rounded() / 2
  }

  private static func desktop(_ style: Font.TextStyle) -> TextStyleMetrics {
    switch style {
    case .extraLargeTitle: .init(36, 52.5, weight: 700, bold: 800, gap: 1.5)
    case .extraLargeTitle2: .init(28, 41, weight: 700, bold: 800, gap: 1.5)
    case .largeTitle: .init(26, 38, pitch: 39, bold: 700, gap: 1.5)
    case .title: .init(22, 33, bold: 700)
    case .title2: .init(17, 25.5, pitch: 27, bold: 700)
    case .title3: .init(15, 22)
    case .headline: .init(13, 18.5, weight: 700, bold: 800)
    case .subheadline: .init(11, 16)
    case .body: .init(13, 18.5)
    case .callout: .init(12, 17.5)
    case .footnote: .init(10, 15)
    case .caption: .init(10, 15, bold: 500)
    case .caption2: .init(10, 15, weight: 500, gap: 1.5)
    }
  }

  private static func phone(_ style: Font.TextStyle, _ size: DynamicTypeSize) -> TextStyleMetrics {
    var metrics: TextStyleMetrics
    switch style {
    case .extraLargeTitle: metrics = .init(36, 51, weight: 700, bold: 800, gap: 2)
    case .extraLargeTitle2: metrics = .init(28, 41, weight: 700, bold: 800, gap: 2)
    case .largeTitle: metrics = .init(34, 48.5, bold: 700, gap: 2)
    case .title: metrics = .init(28, 41, bold: 700, gap: 2)
    case .title2: metrics = .init(22, 32, bold: 700, gap: 2)
    case .title3: metrics = .init(20, 28, gap: 2)
    case .headline: metrics = .init(17, 24.5, weight: 600, gap: 2)
    case .subheadline: metrics = .init(15, 21, gap: 2)
    case .body: metrics = .init(17, 24.5, gap: 2)
    case .callout: metrics = .init(16, 24, gap: 2)
    case .footnote: metrics = .init(13, 18.5, gap: 2)
    case .caption: metrics = .init(12, 17.5, gap: 2)
    case .caption2: metrics = .init(11, 16, gap: 2)
    }
    metrics.pitch = metrics.line
    guard size != .large else { return metrics }
    let scale = Self.scale(style, size)
    metrics.size *= scale
    metrics.line = (metrics.line * scale * 2).rounded() / 2
    metrics.pitch = metrics.line
    return metrics
  }

  /// By how much a dynamic type size enlarges a style, against the size `large`.
  static func scale(_ style: Font.TextStyle, _ size: DynamicTypeSize) -> Double {
    let column = sizes(style)
    guard let index = DynamicTypeSize.allCases.firstIndex(of: size) else { return 1 }
    return column[index] / column[3]
  }

  /// Published point sizes, from `xSmall` to `accessibility5`.
  private static func sizes(_ style: Font.TextStyle) -> [Double] {
    switch style {
    case .extraLargeTitle, .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .extraLargeTitle2, .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
