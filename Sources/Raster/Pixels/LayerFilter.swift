import Foundation
import Geometry

/// Operations on all pixels of a surface.
enum LayerFilter {
  static func multiply(_ surface: PixelSurface, by opacity: Double) {
    // Held within 0 and 1; opacities are made numbers where effects and images are resolved.
    let factor = UInt32(min(max(opacity, 0), 1) * 255 + 0.5)
    surface.flush()
    for y in surface.rect.y..<surface.rect.maxY {
      let row = surface.words(y)
      for x in 0..<surface.width { row[x] = Pixel.scale(row[x], factor) }
    }
    surface.markDirty()
  }

  /// A linear map of straight components. Where the content is transparent the map's own alpha shows
  /// only if it has a constant.
  static func apply(_ matrix: ColorMatrix, to surface: PixelSurface) {
    let red = SIMD4<Float>(matrix.r1, matrix.g1, matrix.b1, matrix.a1)
    let green = SIMD4<Float>(matrix.r2, matrix.g2, matrix.b2, matrix.a2)
    let blue = SIMD4<Float>(matrix.r3, matrix.g3, matrix.b3, matrix.a3)
    let alpha = SIMD4<Float>(matrix.r4, matrix.g4, matrix.b4, matrix.a4)
    let constant = SIMD4<Float>(matrix.r5, matrix.g5, matrix.b5, matrix.a5)
    guard (red + green + blue + alpha + constant).isFinite else { return }
    // Pixels repeat: the last one is remembered. No premultiplied pixel is 1.
    var (lastIn, lastOut): (UInt32, UInt32) = (1, 0)
    surface.flush()
    for y in surface.rect.y..<surface.rect.maxY {
      let row = surface.words(y)
      for x in 0..<surface.width {
        let pixel = row[x]
        if pixel != lastIn {
          let c = Straight(pixel)
          var sum = red * c.rgb.x + green * c.rgb.y
          sum += blue * c.rgb.z + alpha * c.alpha
          sum += constant
          sum.clamp(lowerBound: .zero, upperBound: .one)
          lastOut = SRGB(rgb: SIMD3(sum.x, sum.y, sum.z), alpha: sum.w).pixel
          lastIn = pixel
        }
        row[x] = lastOut
      }
    }
    surface.markDirty()
  }

  static func copyAlpha(_ source: PixelSurface, to alpha: PixelSurface) {
    source.flush()
    for y in alpha.rect.y..<alpha.rect.maxY {
      let (from, to) = (source.words(y), alpha.alphas(y))
      for x in 0..<alpha.width { to[x] = UInt8(truncatingIfNeeded: from[x] >> 24) }
    }
    alpha.markDirty()
  }

  /// Copies what both surfaces cover.
  static func copy(_ source: PixelSurface, to target: PixelSurface) {
    let area = source.rect.intersection(target.rect)
    source.flush()
    target.flush()
    for y in area.y..<area.maxY {
      (target.words(y) + (area.x - target.rect.x)).update(
        from: source.words(y) + (area.x - source.rect.x), count: area.width)
    }
    target.markDirty()
  }

  /// Fills `target` from `source`, whose edge pixels stand for those that lie beyond it.
  static func copyExtendingEdges(_ source: PixelSurface, to target: PixelSurface) {
    source.flush()
    for y in target.rect.y..<target.rect.maxY {
      let from = source.words(min(max(y, source.rect.y), source.rect.maxY - 1))
      let to = target.words(y)
      for x in 0..<target.width {
        to[x] = from[min(max(x + target.rect.x - source.rect.x, 0), source.width - 1)]
      }
    }
    target.markDirty()
  }
}

/// A pixel's colour without its alpha multiplied in; black where alpha is 0.
struct Straight {
  var rgb: SIMD3<Float>
  var alpha: Float

  @inline(__always) init(_ pixel: UInt32) {
    let a = pixel >> 24
    let factor = a == 0 ? 0 : 1 / Float(a)
    rgb = SIMD3(
      Float(pixel >> 16 & 255) * factor, Float(pixel >> 8 & 255) * factor, Float(pixel & 255) * factor)
    alpha = Float(a) / 255
  }
}

extension SIMD4<Float> {
  var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite && w.isFinite }
}
