import Foundation

/// A set of primaries and an encoding in which red, green and blue are given.
public enum RGBColorSpace: Sendable, Hashable {
  /// sRGB, gamma-encoded. Values outside 0 to 1 are colours outside its gamut.
  case sRGB
  /// sRGB's primaries, proportional to light.
  case sRGBLinear
  /// Display P3, gamma-encoded.
  case displayP3
}

/// A colour as numbers: the type behind `Color.Resolved`.
///
/// Components are kept proportional to light in sRGB's primaries, not premultiplied. Values below 0 and above
/// 1 are colours that sRGB cannot show. A component that is not finite is taken as 0.
@frozen public struct ResolvedColor: Hashable, Sendable {
  /// Proportional to light, usually 0 to 1.
  public var linearRed: Float
  /// Proportional to light, usually 0 to 1.
  public var linearGreen: Float
  /// Proportional to light, usually 0 to 1.
  public var linearBlue: Float
  /// 0 for invisible, 1 for opaque.
  public var opacity: Float

  /// A colour of components in a colour space; components that are not finite count as 0.
  public init(
    colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
  ) {
    let (red, green, blue) = (red.finite(or: 0), green.finite(or: 0), blue.finite(or: 0))
    self.opacity = opacity.finite(or: 0)
    switch colorSpace {
    case .sRGBLinear:
      (linearRed, linearGreen, linearBlue) = (red, green, blue)
    case .sRGB:
      (linearRed, linearGreen, linearBlue) = (red.sRGBDecoded, green.sRGBDecoded, blue.sRGBDecoded)
    case .displayP3:
      let (r, g, b) = (red.sRGBDecoded, green.sRGBDecoded, blue.sRGBDecoded)
      linearRed = 1.2249402 * r - 0.2249402 * g
      linearGreen = -0.0420570 * r + 1.0420570 * g
      linearBlue = -0.0196376 * r - 0.0786361 * g + 1.0982736 * b
    }
  }

  package init(linearRed: Float, linearGreen: Float, linearBlue: Float, opacity: Float) {
    self.linearRed = linearRed.finite(or: 0)
    self.linearGreen = linearGreen.finite(or: 0)
    self.linearBlue = linearBlue.finite(or: 0)
    self.opacity = opacity.finite(or: 0)
  }

  /// Gamma-encoded sRGB.
  public var red: Float {
    get { linearRed.sRGBEncoded }
    set { linearRed = newValue.finite(or: 0).sRGBDecoded }
  }

  /// Gamma-encoded sRGB.
  public var green: Float {
    get { linearGreen.sRGBEncoded }
    set { linearGreen = newValue.finite(or: 0).sRGBDecoded }
  }

  /// Gamma-encoded sRGB.
  public var blue: Float {
    get { linearBlue.sRGBEncoded }
    set { linearBlue = newValue.finite(or: 0).sRGBDecoded }
  }

  /// Opaque black.
  package static let black = ResolvedColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  package static let white = ResolvedColor(red: 1, green: 1, blue: 1)
  /// Black with an opacity of 0.
  package static let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)

  /// The colour with its opacity multiplied.
  package func multiplyingOpacity(by factor: Double) -> ResolvedColor {
    var copy = self
    copy.opacity = Float(Double(opacity) * factor).finite(or: 0)
    return copy
  }
}

extension ResolvedColor: CustomStringConvertible {
  /// `#RRGGBBAA`, each component held within 0 to 1.
  public var description: String {
    let digits = [red, green, blue, opacity].map { component in
      let byte = UInt8(saturating: (component.clamped(to: 0...1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }
}

extension ResolvedColor: Codable {
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    self.init(
      linearRed: try values.decode(Float.self), linearGreen: try values.decode(Float.self),
      linearBlue: try values.decode(Float.self), opacity: try values.decode(Float.self))
  }

  /// Four numbers: red, green and blue proportional to light, and the opacity.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for value in [linearRed, linearGreen, linearBlue, opacity] { try values.encode(value) }
  }
}

extension Float {
  /// sRGB's gamma encoding of a value proportional to light; odd about 0.
  package var sRGBEncoded: Float {
    let size = Double(magnitude)
    let encoded = Float(size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055)
    return self < 0 ? -encoded : encoded
  }

  /// The value proportional to light of a gamma-encoded sRGB value; odd about 0.
  package var sRGBDecoded: Float {
    let size = Double(magnitude)
    let decoded = Float(size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4))
    return self < 0 ? -decoded : decoded
  }
}
