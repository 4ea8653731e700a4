import Foundation
import FoundationAdditions

/// What the choice among the files and colours of a set depends on.
package struct AssetTraits: Hashable, Sendable {
  var isDark = false
  var hasHighContrast = false
  package var isRightToLeft = false
  var isPhone = false
  /// Pixels to a point.
  package var scale = 1.0
  package var locale = "en"

  init() {}

  /// All that images depend on.
  package init(_ values: EnvironmentValues) {
    self.init(colorsIn: values)
    isRightToLeft = values.layoutDirection == .rightToLeft
    scale = Double(values.displayScale)
    locale = values.locale.identifier
  }

  /// What colours depend on.
  init(colorsIn values: EnvironmentValues) {
    isDark = values.colorScheme == .dark
    hasHighContrast = values.colorSchemeContrast == .increased
    isPhone = values.platformProfile == .phone
  }

  /// The entry of a set that suits best; nil where there is none.
  package func best(of entries: [AssetContents.Entry]) -> AssetContents.Entry? {
    let languages = Set(entries.compactMap(\.locale))
    let language =
      languages.isEmpty ? nil : LanguageMatch.best(for: Locale(identifier: locale), among: languages.sorted())
    return entries.min { isBetter(rank($0, language), rank($1, language)) }
  }

  /// Ranks by what matters most first; lower is better.
  private func isBetter(_ a: [Double], _ b: [Double]) -> Bool { a.lexicographicallyPrecedes(b) }

  private func rank(_ entry: AssetContents.Entry, _ language: String?) -> [Double] {
    [
      idiomRank(entry.idiom), appearanceRank(entry.appearances ?? []),
      entry.locale == language ? 0 : entry.locale == nil ? 1 : 2,
      directionRank(entry.languageDirection),
      // Pictures are in sRGB.
      entry.gamut == nil || entry.gamut == "sRGB" ? 0 : 1,
      Double(
        [entry.widthClass, entry.heightClass, entry.subtype, entry.screenWidth, entry.memory, entry.graphics]
          .reduce(0) { $0 + ($1 == nil ? 0 : 1) }),
      scaleRank(entry.scale),
    ]
  }

  private func idiomRank(_ idiom: String?) -> Double {
    switch idiom {
    case isPhone ? "iphone" : "mac": 0
    case nil, "universal": 1
    // A desktop shows what is drawn for the larger of the others first.
    case "ipad": 2
    case "iphone": 3
    default: 4
    }
  }

  /// Ranks appearances: the more of them match, the better; an entry with one that does not match comes last.
  private func appearanceRank(_ appearances: [AssetContents.Entry.Appearance]) -> Double {
    var fitting = 0.0
    var failing = 0.0
    for appearance in appearances {
      let fits =
        switch (appearance.appearance, appearance.value) {
        case ("luminosity", "dark"): isDark
        case ("luminosity", "light"): !isDark
        case ("contrast", "high"): hasHighContrast
        default: false
        }
      if fits { fitting += 1 } else { failing += 1 }
    }
    return failing > 0 ? 10 + failing - fitting / 10 : -fitting
  }

  private func directionRank(_ direction: String?) -> Double {
    guard let direction else { return 1 }
    return (direction == "right-to-left") == isRightToLeft ? 0 : 2
  }

  /// One that is large enough before one that is too small, and the nearest before others.
  private func scaleRank(_ scale: String?) -> Double {
    guard let factor = Self.factor(scale) else { return 0 }
    return ImageScales.rank(factor, wanted: self.scale)
  }

  /// The number of `2x`; nil for files that suit every scale.
  package static func factor(_ scale: String?) -> Double? {
    guard let scale, scale.hasSuffix("x"), let factor = Double(scale.dropLast()), factor > 0, factor <= 16
    else {
      return nil
    }
    return factor
  }
}

/// The scales in which pictures are kept: one, two and three pixels to the point.
package enum ImageScales {
  static func rank(_ factor: Double, wanted: Double) -> Double {
    let wanted = wanted.isFinite ? min(max(wanted.rounded(.up), 1), 3) : 1
    return abs(factor - wanted) + (factor >= wanted ? 0 : 10)
  }

  /// Those in which to look for a picture, the best first.
  package static func inOrder(wanted: Double) -> [Int] {
    [1, 2, 3].sorted { rank(Double($0), wanted: wanted) < rank(Double($1), wanted: wanted) }
  }
}
