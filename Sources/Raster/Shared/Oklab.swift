import Foundation
import Geometry

/// A colour in the space in which gradients are interpolated: Oklab (perceptual) or sRGB (device),
/// multiplied by opacity so that a transparent end does not show its hue.
struct GradientColor {
  var components: SIMD4<Float>

  init(components: SIMD4<Float>) { self.components = components }

  init(_ color: ResolvedColor, perceptual: Bool) {
    let color = SRGB(color)
    let alpha = color.alpha
    let value = perceptual ? Oklab.fromSRGB(color.rgb) : color.rgb
    components = SIMD4(value * alpha, alpha)
  }

  /// Straight sRGB.
  func resolved(perceptual: Bool) -> SRGB {
    let alpha = min(max(components.w, 0), 1)
    guard alpha > 0 else { return SRGB(rgb: .zero, alpha: 0) }
    let straight = SIMD3(components.x, components.y, components.z) / components.w
    let rgb = perceptual ? Oklab.toSRGB(straight) : straight
    return SRGB(rgb: rgb.clamped(lowerBound: .zero, upperBound: .one), alpha: alpha)
  }

  static func mix(_ a: GradientColor, _ b: GradientColor, _ t: Float) -> GradientColor {
    GradientColor(components: a.components + (b.components - a.components) * t)
  }
}

/// A colour whose components are all within 0 and 1.
struct SRGB {
  var rgb: SIMD3<Float>
  var alpha: Float

  init(rgb: SIMD3<Float>, alpha: Float) {
    self.rgb = rgb
    self.alpha = alpha
  }

  init(_ color: ResolvedColor) {
    func unit(_ value: some BinaryFloatingPoint) -> Float {
      value.isNaN ? 0 : Float(min(max(value, 0), 1))
    }
    rgb = SIMD3(unit(color.red), unit(color.green), unit(color.blue))
    alpha = unit(color.opacity)
  }

  /// A premultiplied ARGB pixel.
  var pixel: UInt32 {
    // Components are within 0 and 1, and so are their products.
    func byte(_ value: Float) -> UInt32 { UInt32(value * 255 + 0.5) }
    let premultiplied = rgb * alpha
    return byte(alpha) << 24 | byte(premultiplied.x) << 16 | byte(premultiplied.y) << 8
      | byte(premultiplied.z)
  }
}

/// Björn Ottosson's colour space, in which equal steps look equal.
enum Oklab {
  static func fromSRGB(_ rgb: SIMD3<Float>) -> SIMD3<Float> {
    let c = SIMD3(linear(rgb.x), linear(rgb.y), linear(rgb.z))
    let l = cbrtf(0.412_221_470_8 * c.x + 0.536_332_536_3 * c.y + 0.051_445_992_9 * c.z)
    let m = cbrtf(0.211_903_498_2 * c.x + 0.680_699_545_1 * c.y + 0.107_396_956_6 * c.z)
    let s = cbrtf(0.088_302_461_9 * c.x + 0.281_718_837_6 * c.y + 0.629_978_700_5 * c.z)
    return SIMD3(
      0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
      1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
      0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s)
  }

  static func toSRGB(_ lab: SIMD3<Float>) -> SIMD3<Float> {
    let l = cube(lab.x + 0.396_337_777_4 * lab.y + 0.215_803_757_3 * lab.z)
    let m = cube(lab.x - 0.105_561_345_8 * lab.y - 0.063_854_172_8 * lab.z)
    let s = cube(lab.x - 0.089_484_177_5 * lab.y - 1.291_485_548_0 * lab.z)
    return SIMD3(
      gamma(4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s),
      gamma(-1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s),
      gamma(-0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s))
  }

  private static func cube(_ value: Float) -> Float { value * value * value }

  static func linear(_ value: Float) -> Float {
    value <= 0.040_45 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
  }

  static func gamma(_ value: Float) -> Float {
    value <= 0.003_130_8 ? max(0, value) * 12.92 : 1.055 * powf(value, 1 / 2.4) - 0.055
  }
}
