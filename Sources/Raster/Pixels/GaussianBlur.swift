import CPixels
import Foundation

/// A Gaussian blur of a surface in place; pixels beyond the surface are transparent.
///
/// Small deviations use the bell curve itself; from `widest` pixels on three running means of whole widths
/// come within 3 % of it at a cost that does not grow with the radius. Both are sums of whole numbers,
/// so that a part of a picture blurred again has the same bytes.
struct GaussianBlur: Hashable {
  let sigmaX: Double, sigmaY: Double

  init(sigmaX: Double, sigmaY: Double) {
    func sound(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 2048) : 0 }
    self.sigmaX = sound(sigmaX)
    self.sigmaY = sound(sigmaY)
  }

  /// The deviation from which running means take the place of the bell curve.
  private static let widest = 3.5

  var isIdentity: Bool { sigmaX < 0.05 && sigmaY < 0.05 }

  /// How many pixels away from itself a pixel shows.
  var reachX: Int { Self.reach(sigmaX) }
  var reachY: Int { Self.reach(sigmaY) }

  private static func reach(_ sigma: Double) -> Int {
    if sigma < 0.05 { return 0 }
    return sigma < widest ? kernel(sigma).count / 2 : boxes(sigma).reduce(0) { $0 + $1 / 2 }
  }

  /// Three odd widths whose variances sum to that of the bell curve.
  static func boxes(_ sigma: Double) -> [Int] {
    let ideal = (4 * sigma * sigma + 1).squareRoot()
    // `init` holds deviations within 0 and 2,048.
    let low = Int((ideal - 1) / 2) * 2 + 1
    let lowVariance = Double(low * low - 1) / 12
    let stepVariance = Double(low + 1) / 3
    // Finite, as the deviation is and `stepVariance` is not 0: `low` is at least 1.
    let wide = Int(((sigma * sigma - 3 * lowVariance) / stepVariance).rounded())
    return (0..<3).map { low + ($0 < wide ? 2 : 0) }
  }

  /// Weights that sum to 65,536; what rounding leaves over goes to the middle.
  static func kernel(_ sigma: Double) -> [UInt32] {
    // `init` holds deviations within 0 and 2,048.
    let reach = Int((3 * sigma).rounded(.up))
    let values = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = values.reduce(0, +)
    var weights = values.map { UInt32($0 / sum * 65_536) }
    weights[reach] += 65_536 - weights.reduce(0, +)
    return weights
  }

  func apply(to surface: PixelSurface) {
    surface.flush()
    blurRows(surface)
    blurColumns(surface)
    surface.markDirty()
  }

  private func blurRows(_ surface: PixelSurface) {
    guard sigmaX >= 0.05 else { return }
    let (bytes, stride, channels) = (surface.bytes, surface.stride, surface.channels)
    if sigmaX >= Self.widest {
      let radii = Self.boxes(sigmaX).map { $0 / 2 }
      Self.withBytes(surface.width * 16) {
        pixels_mean_rows(bytes, stride, surface.width, surface.height, channels, radii, radii.count, $0)
      }
    } else {
      let kernel = Self.kernel(sigmaX)
      let reach = kernel.count / 2
      Self.withBytes((surface.width + 2 * reach) * channels) {
        pixels_weigh_rows(bytes, stride, surface.width, surface.height, channels, kernel, reach, $0)
      }
    }
  }

  private func blurColumns(_ surface: PixelSurface) {
    guard sigmaY >= 0.05 else { return }
    let (bytes, stride, height) = (surface.bytes, surface.stride, surface.height)
    let count = surface.width * surface.channels
    if sigmaY >= Self.widest {
      let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: count + 8)
      defer { sums.deallocate() }
      for radius in Self.boxes(sigmaY).map({ $0 / 2 }) where radius > 0 {
        Self.withBytes((radius + 1) * count) {
          pixels_mean_columns(bytes, stride, count, height, radius, $0, sums)
        }
      }
    } else {
      let kernel = Self.kernel(sigmaY)
      let reach = kernel.count / 2
      Self.withBytes((reach + 1) * count) {
        pixels_weigh_columns(bytes, stride, count, height, kernel, reach, $0)
      }
    }
  }

  private static func withBytes(_ count: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Void) {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    defer { bytes.deallocate() }
    body(bytes)
  }
}
