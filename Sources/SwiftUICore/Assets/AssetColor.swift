import Foundation

/// A colour as a colour set writes it: components in a colour space, or the name of one of the system's.
struct AssetColor: Decodable {
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

  /// The colours that catalogues name instead of giving their components.
  static func system(_ name: String) -> Color? {
    switch name {
    case "systemRedColor": .red
    case "systemOrangeColor": .orange
    case "systemYellowColor": .yellow
    case "systemGreenColor": .green
    case "systemMintColor": .mint
    case "systemTealColor": .teal
    case "systemCyanColor": .cyan
    case "systemBlueColor", "linkColor": .blue
    case "systemIndigoColor": .indigo
    case "systemPurpleColor": .purple
    case "systemPinkColor": .pink
    case "systemBrownColor": .brown
    case "systemGrayColor": .gray
    case "labelColor", "textColor", "controlTextColor": .primary
    case "secondaryLabelColor": .secondary
    case "controlAccentColor", "tintColor": .accentColor
    case "whiteColor": .white
    case "blackColor": .black
    case "clearColor": .clear
    default: nil
    }
  }
}
