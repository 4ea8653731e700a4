import Foundation
import TextEngine

/// What a font's face and size depend on beside the font itself.
struct FontContext: Hashable, Sendable {
  var profile = PlatformProfile.desktop
  var dynamicTypeSize = DynamicTypeSize.large
  /// Whether the user asks for heavier text.
  var isEmboldened = false
}

/// What the environment or a text asks of its font, beside the font.
struct FontTraits: Hashable, Sendable {
  var weight: Font.Weight?
  var width: Font.Width?
  var design: Font.Design?
  var isBold = false
  var isItalic = false
  var isMonospaced = false
  var hasMonospacedDigits = false
  /// The share of the font's size.
  var scale = 1.0
}

/// A font worked out for a place: the face, the lines it makes and the room it wants to its neighbours.
package struct ResolvedFontStyle: Equatable, Sendable {
  package var descriptor: FontDescriptor
  /// Nil for a face's own.
  var lines: TextLineMetrics?
  /// Preferred distances, in points: from a plain view above, to a plain view below, from a text above.
  var spaceAbove: Double
  var spaceBelow: Double
  var spaceBetweenTexts: Double

  init(_ font: Font, _ traits: FontTraits, _ context: FontContext) {
    var design = Font.Design.default
    var weight = 400.0
    var boldWeight = 700.0
    var style: TextStyleMetrics?
    var isBody = false
    var size: Double
    var name: String?
    switch font.base {
    case .system(let points, let wanted, let kind):
      size = points
      weight = wanted?.value ?? weight
      design = kind ?? design
    case .style(let textStyle, let kind, let wanted):
      let metrics = TextStyleMetrics(textStyle, context.profile, context.dynamicTypeSize)
      size = metrics.size
      weight = wanted?.value ?? metrics.weight
      boldWeight = metrics.boldWeight
      design = kind ?? design
      style = metrics
      isBody = textStyle == .body || textStyle == .headline
    case .custom(let family, let points, let textStyle):
      size = points
      if let textStyle, context.profile == .phone {
        size *= TextStyleMetrics.scale(textStyle, context.dynamicTypeSize)
      }
      name = family
      ProgramFonts.register()
    }
    var changes = FontChanges()
    for change in font.changes { changes.apply(change) }
    changes.apply(traits)
    if changes.scale != 1 {
      size *= changes.scale
      style?.scale(by: changes.scale)
    }
    var descriptor = FontDescriptor(size: size)
    if changes.isBold { weight = max(weight, boldWeight) }
    if let wanted = changes.weight { weight = wanted.value }
    if context.isEmboldened { weight = min(weight + (weight <= 400 ? 200 : 100), 900) }
    descriptor.weight = weight
    descriptor.isItalic = changes.isItalic
    descriptor.width = changes.width.percent
    descriptor.features = changes.features
    design = changes.design ?? design
    descriptor.family = Self.family(
      name, changes.isMonospaced ? .monospaced : design, keepsName: changes.isMonospaced)
    self.descriptor = descriptor
    size = descriptor.size

    let natural = size * TextStyleMetrics.lineShare
    var line = style?.line ?? 0
    var pitch = style?.pitch ?? 0
    var baseline = 0.0
    if style != nil {
      baseline = ((size * TextStyleMetrics.ascentShare + (line - natural) / 2) * 2).rounded() / 2
    } else if name == nil {
      switch context.profile {
      case .desktop:
        baseline = (size * TextStyleMetrics.ascentShare).rounded(.up)
        line = baseline + (size * 0.211).rounded(.up)
      case .phone:
        line = (natural * 2).rounded(.up) / 2
        baseline = ((size * TextStyleMetrics.ascentShare) * 2).rounded() / 2
      }
      pitch = line
    }
    pitch += changes.leading
    lines =
      name == nil
      ? TextLineMetrics(height: line, baseline: baseline, pitch: max(pitch, 0), unroundedHeight: natural)
      : nil

    let extra = style.map { $0.line - natural } ?? 0
    spaceBelow = size * 0.626990_685_096 + max(extra, 0)
    spaceAbove = size * 0.364783_653_846 + max(extra, 0) / 2
    spaceBetweenTexts = style?.textToText ?? 0
    if isBody, context.dynamicTypeSize == .large || context.profile == .desktop {
      (spaceAbove, spaceBelow) = context.profile == .desktop ? (6.2241, 11.1509) : (8.43, 14.81)
    }
  }

  private static func family(_ name: String?, _ design: Font.Design, keepsName: Bool) -> FontDescriptor.Family
  {
    if let name, design == .default || !keepsName { return .named(name) }
    switch design {
    case .default: return .system
    case .serif: return .serif
    case .rounded: return .rounded
    case .monospaced: return .monospaced
    }
  }
}

/// The sum of what was asked of a font, the last word on each matter.
private struct FontChanges {
  var isBold = false
  var isItalic = false
  var isMonospaced = false
  var weight: Font.Weight?
  var width = Font.Width.standard
  var design: Font.Design?
  var leading = 0.0
  var scale = 1.0
  var features: [String: Int] = [:]

  mutating func apply(_ change: Font.Change) {
    switch change {
    case .bold:
      isBold = true
      if let known = weight, known.value < 600 { weight = nil }
    case .italic: isItalic = true
    case .monospaced: isMonospaced = true
    case .monospacedDigit: features["tnum"] = 1
    case .smallCaps:
      features["smcp"] = 1
      features["c2sc"] = 1
    case .lowercaseSmallCaps: features["smcp"] = 1
    case .uppercaseSmallCaps: features["c2sc"] = 1
    case .weight(let wanted): weight = wanted
    case .width(let wanted): width = wanted
    case .scale(let factor): scale *= factor
    case .leading(let wanted): leading = wanted == .standard ? 0 : wanted == .tight ? -2 : 2
    }
  }

  mutating func apply(_ traits: FontTraits) {
    if let wanted = traits.weight { weight = wanted }
    if let wanted = traits.width { width = wanted }
    if let wanted = traits.design { design = wanted }
    if traits.isBold { apply(.bold) }
    isItalic = isItalic || traits.isItalic
    isMonospaced = isMonospaced || traits.isMonospaced
    if traits.hasMonospacedDigits { features["tnum"] = 1 }
    scale *= traits.scale
  }
}
