import DisplayList
import Foundation
import Geometry

/// The blend modes of PDF and the W3C compositing specification on gamma-encoded sRGB, with two
/// formulas that differ as Core Graphics' do: soft light is (1 − 2s)·b² + 2·s·b throughout, and plus
/// darker is max(0, s + b − 1).
enum Blending {
  /// Makes each pixel of `layer` what it gives composited over the same pixel of `below`.
  static func composite(_ layer: PixelSurface, over below: PixelSurface, _ mode: BlendMode) {
    let area = layer.rect.intersection(below.rect)
    for y in area.y..<area.maxY {
      let source = layer.words(y) + (area.x - layer.rect.x)
      let backdrop = below.words(y) + (area.x - below.rect.x)
      for x in 0..<area.width {
        source[x] = source[x] == 0 ? backdrop[x] : composite(source[x], backdrop[x], mode)
      }
    }
  }

  static func composite(_ source: UInt32, _ backdrop: UInt32, _ mode: BlendMode) -> UInt32 {
    let (s, b) = (Straight(source), Straight(backdrop))
    let alpha = s.alpha + b.alpha - s.alpha * b.alpha
    if mode == .plusDarker {
      let sum = s.rgb * s.alpha + b.rgb * b.alpha
      let total = min(1, s.alpha + b.alpha)
      // On premultiplied values: what both leave of white, taken together.
      let dark = sum - SIMD3(repeating: s.alpha + b.alpha - total)
      return pack(dark.clamped(lowerBound: .zero, upperBound: .init(repeating: total)), total)
    }
    let mixed = blend(s.rgb, b.rgb, mode)
    let fromSource: SIMD3<Float> = s.rgb * (s.alpha * (1 - b.alpha))
    let fromBoth: SIMD3<Float> = mixed * (s.alpha * b.alpha)
    let fromBackdrop: SIMD3<Float> = b.rgb * (b.alpha * (1 - s.alpha))
    return pack(fromSource + fromBoth + fromBackdrop, alpha)
  }

  static func pack(_ premultiplied: SIMD3<Float>, _ alpha: Float) -> UInt32 {
    // Held within 0 and 1, NaN at 0.
    let a = UInt32(alpha.clamped(to: 0...1) * 255 + 0.5)
    // As `a`.
    func byte(_ value: Float) -> UInt32 { min(a, UInt32(value.clamped(to: 0...1) * 255 + 0.5)) }
    return a << 24 | byte(premultiplied.x) << 16 | byte(premultiplied.y) << 8 | byte(premultiplied.z)
  }

  /// B(backdrop, source) on straight colours.
  static func blend(_ s: SIMD3<Float>, _ b: SIMD3<Float>, _ mode: BlendMode) -> SIMD3<Float> {
    switch mode {
    case .hue: return withLuminosity(withSaturation(s, saturation(b)), luminosity(b))
    case .saturation: return withLuminosity(withSaturation(b, saturation(s)), luminosity(b))
    case .color: return withLuminosity(s, luminosity(b))
    case .luminosity: return withLuminosity(b, luminosity(s))
    default:
      return SIMD3(blend(s.x, b.x, mode), blend(s.y, b.y, mode), blend(s.z, b.z, mode))
    }
  }

  private static func blend(_ s: Float, _ b: Float, _ mode: BlendMode) -> Float {
    switch mode {
    case .multiply: return s * b
    case .screen: return s + b - s * b
    case .overlay: return hardLight(b, s)
    case .darken: return min(s, b)
    case .lighten: return max(s, b)
    case .colorDodge: return b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .softLight: return (1 - 2 * s) * b * b + 2 * s * b
    case .hardLight: return hardLight(s, b)
    case .difference: return abs(s - b)
    case .exclusion: return s + b - 2 * s * b
    // The four of hue work on three components; the others are no mixtures of two colours.
    case .normal, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut,
      .plusDarker, .plusLighter:
      return s
    }
  }

  private static func hardLight(_ s: Float, _ b: Float) -> Float {
    s <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b)
  }

  private static func luminosity(_ c: SIMD3<Float>) -> Float { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

  private static func saturation(_ c: SIMD3<Float>) -> Float { c.max() - c.min() }

  private static func withLuminosity(_ c: SIMD3<Float>, _ target: Float) -> SIMD3<Float> {
    let moved = c + (target - luminosity(c))
    let middle = SIMD3<Float>(repeating: luminosity(moved))
    let (low, high) = (moved.min(), moved.max())
    if low < 0 { return middle + (moved - middle) * (middle.x / (middle.x - low)) }
    if high > 1 { return middle + (moved - middle) * ((1 - middle.x) / (high - middle.x)) }
    return moved
  }

  private static func withSaturation(_ c: SIMD3<Float>, _ target: Float) -> SIMD3<Float> {
    let span = saturation(c)
    return span > 0 ? (c - c.min()) * (target / span) : .zero
  }
}
