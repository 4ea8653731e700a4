import Foundation

/// A colour as a colour set writes it: components in a colour space, or the name of one of the system's.
package struct AssetColor: Decodable {
  /// A component is written as 0xFF, as 255 or as 1.000, or is a number.
  private struct Component: Decodable {
    var text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self.text = text
      } else {
        text = "\(try container.decode(Double.self))"
      }
    }

    var value: Float? {
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        return UInt32(text.dropFirst(2), radix: 16).map { Float($0) / 255 }
      }
      guard let value = Float(text), value.isFinite else { return nil }
      return text.contains(".") ? value : value / 255
    }
  }

  private var components: [String: Component]?
  private var colorSpace: String?
  private var reference: String?

  private enum CodingKeys: String, CodingKey {
    case components, reference
    case colorSpace = "color-space"
  }

  /// The colour; nil for one that lacks a component or has a name that is not known.
  func resolved(in environment: EnvironmentValues) -> ResolvedColor? {
    if let reference { return Self.system(reference)?.resolve(in: environment) }
    guard let components else { return nil }
    let alpha = components["alpha"].flatMap { Float($0.text) } ?? 1
    let space: RGBColorSpace =
      switch colorSpace {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .sRGBLinear
      default: .sRGB
      }
    if let white = components["white"]?.value {
      return ResolvedColor(colorSpace: space, red: white, green: white, blue: white, opacity: alpha)
    }
    guard let red = components["red"]?.value, let green = components["green"]?.value,
      let blue = components["blue"]?.value
    else { return nil }
    return ResolvedColor(colorSpace: space, red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Whether there is a colour in any environment.
  var isReadable: Bool { resolved(in: EnvironmentValues()) != nil }

  /// The colours that catalogues name instead of giving their components: those of the phone, and the desktop's by
  /// what they are for.
  package static func system(_ name: String) -> Color? {
    switch name {
    case "controlAccentColor", "tintColor": .accentColor
    case "whiteColor", "alternateSelectedControlTextColor", "highlightColor": .white
    case "lightTextColor": .white.opacity(0.6)
    case "blackColor", "darkTextColor", "shadowColor": .black
    case "clearColor": .clear
    default: systemColors[name].map { Color($0) }
    }
  }

  private static let systemColors: [String: SystemColor] = [
    "systemRedColor": .red, "systemOrangeColor": .orange, "systemYellowColor": .yellow,
    "systemGreenColor": .green, "systemMintColor": .mint, "systemTealColor": .teal, "systemCyanColor": .cyan,
    "systemBlueColor": .blue, "systemIndigoColor": .indigo, "systemPurpleColor": .purple,
    "systemPinkColor": .pink, "systemBrownColor": .brown, "systemGrayColor": .gray,
    "systemGray2Color": .gray2, "systemGray3Color": .gray3, "systemGray4Color": .gray4,
    "systemGray5Color": .gray5, "systemGray6Color": .gray6, "findHighlightColor": .yellow,

    "labelColor": .primary, "textColor": .primary, "controlTextColor": .primary, "headerTextColor": .primary,
    "selectedTextColor": .primary, "selectedControlTextColor": .primary, "windowFrameTextColor": .primary,
    "secondaryLabelColor": .secondary, "tertiaryLabelColor": .tertiary,
    "disabledControlTextColor": .tertiary, "quaternaryLabelColor": .quaternary,
    "quinaryLabelColor": .quinary, "placeholderTextColor": .placeholder, "linkColor": .link,

    "systemBackgroundColor": .background, "textBackgroundColor": .background,
    "controlBackgroundColor": .background, "secondarySystemBackgroundColor": .secondaryBackground,
    "underPageBackgroundColor": .secondaryBackground, "tertiarySystemBackgroundColor": .tertiaryBackground,
    "systemGroupedBackgroundColor": .groupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondaryGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiaryGroupedBackground,
    "windowBackgroundColor": .windowBackground,

    "separatorColor": .separator, "gridColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
    "systemFillColor": .fill, "secondarySystemFillColor": .secondaryFill, "controlColor": .secondaryFill,
    "tertiarySystemFillColor": .tertiaryFill, "quaternarySystemFillColor": .quaternaryFill,
    "selectedControlColor": .selection, "selectedTextBackgroundColor": .selection,
    "selectedContentBackgroundColor": .selection, "keyboardFocusIndicatorColor": .selection,
    "unemphasizedSelectedContentBackgroundColor": .gray5, "unemphasizedSelectedTextBackgroundColor": .gray5,
    "unemphasizedSelectedTextColor": .primary,
  ]
}
