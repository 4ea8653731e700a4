import Foundation
import Geometry

/// Numbers and text as XML has them, whatever the locale.
enum SVGNumber {
  /// Decimal, rounded to `digits` places, no exponent, no needless zeros. No number gives 0.
  static func text(_ value: Double, digits: Int = 3) -> String {
    guard value.isFinite else { return "0" }
    var factor = 1
    for _ in 0..<digits { factor *= 10 }
    let scaled = Int(saturating: min(max(value, -1e9), 1e9) * Double(factor) + (value < 0 ? -0.5 : 0.5))
    let (whole, fraction) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt(factor))
    var result = (scaled < 0 ? "-" : "") + String(whole)
    if fraction > 0 {
      let places = String(fraction)
      result += "." + String(repeating: "0", count: digits - places.count) + places
      while result.last == "0" { result.removeLast() }
    }
    return result
  }

  static func matrix(_ m: AffineMatrix) -> String {
    let numbers = [m.a, m.b, m.c, m.d, m.tx, m.ty].map { text($0, digits: 6) }
    return "matrix(\(numbers.joined(separator: " ")))"
  }

  /// `string` for use in XML text and in attributes. Characters that XML does not allow become U+FFFD.
  static func escaped(_ string: String) -> String {
    var result = ""
    result.reserveCapacity(string.utf8.count)
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\r": result += "&#13;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      default:
        let isAllowed = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        result.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  static func color(_ color: SRGB) -> String {
    func hex(_ value: Float) -> String {
      // Components of an `SRGB` are within 0 and 1.
      let byte = Int(value * 255 + 0.5)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + hex(color.rgb.x) + hex(color.rgb.y) + hex(color.rgb.z)
  }
}
