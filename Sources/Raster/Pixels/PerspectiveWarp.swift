import Foundation
import Geometry

/// A layer seen in perspective: each pixel of the page looks up where in the flat layer it came from.
struct PerspectiveWarp {
  /// From the content's points to pixels of the page, and back.
  private let forward: ProjectionTransform
  private let backward: ProjectionTransform

  /// nil when the plane is seen edge-on, or a number is not finite.
  init?(_ transform: ProjectionTransform, onto matrix: AffineMatrix) {
    var page = ProjectionTransform()
    (page.m11, page.m12, page.m21, page.m22) = (matrix.a, matrix.b, matrix.c, matrix.d)
    (page.m31, page.m32) = (matrix.tx, matrix.ty)
    forward = transform.concatenating(page)
    var inverse = forward
    guard inverse.invert() else { return nil }
    // Scaled so that a point in front of the eye has a positive third coordinate.
    backward = inverse
  }

  func boundingBox(of rect: CGRect) -> CGRect { forward.boundingBox(of: rect) }

  /// The part of the content that shows within a rectangle of the page, at least.
  func sourceBox(of rect: CGRect) -> CGRect? {
    let box = backward.boundingBox(of: rect)
    // A rectangle that reaches past the horizon may show the content to infinity.
    let corners = [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY),
    ]
    let signs = corners.map { x, y in backward.m13 * x + backward.m23 * y + backward.m33 > 1e-9 }
    guard signs.allSatisfy({ $0 }) else {
      let far = RasterLimits.coordinate
      return CGRect(x: -far, y: -far, width: 2 * far, height: 2 * far)
    }
    return box.isNull ? nil : box
  }

  /// Draws `source`, whose pixels are the content's points mapped by `flat`, into `target`.
  func draw(_ source: PixelSurface, flat: AffineMatrix, into target: PixelSurface) {
    source.flush()
    let m = backward
    for y in target.rect.y..<target.rect.maxY {
      let row = target.words(y)
      let py = Double(y) + 0.5
      for x in 0..<target.width {
        let px = Double(x + target.rect.x) + 0.5
        let w = m.m13 * px + m.m23 * py + m.m33
        guard abs(w) > 1e-12 else { continue }
        let point = CGPoint(
          x: (m.m11 * px + m.m21 * py + m.m31) / w, y: (m.m12 * px + m.m22 * py + m.m32) / w)
        // Behind the eye nothing is seen.
        guard point.x * forward.m13 + point.y * forward.m23 + forward.m33 > 0 else { continue }
        let place = flat.apply(point)
        row[x] = sample(
          source, place.x - 0.5 - Double(source.rect.x), place.y - 0.5 - Double(source.rect.y))
      }
    }
    target.markDirty()
  }

  /// The surface between its pixels; transparent beyond them.
  private func sample(_ source: PixelSurface, _ x: Double, _ y: Double) -> UInt32 {
    guard x > -1, y > -1, x < Double(source.width), y < Double(source.height) else { return 0 }
    // The guard holds both within the surface and lets no NaN pass.
    let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
      guard x >= 0, y >= 0, x < source.width, y < source.height else { return .zero }
      let word = source.words(y + source.rect.y)[x]
      return SIMD4(Float(word >> 24), Float(word >> 16 & 255), Float(word >> 8 & 255), Float(word & 255))
    }
    let (u, v) = (Float(x - Double(left)), Float(y - Double(top)))
    let upper = pixel(left, top) * (1 - u) + pixel(left + 1, top) * u
    let lower = pixel(left, top + 1) * (1 - u) + pixel(left + 1, top + 1) * u
    let c = upper * (1 - v) + lower * v + 0.5
    // Means of bytes, rounded: at most 255.5 but for the error of a Float.
    return UInt32(c.x) << 24 | UInt32(c.y) << 16 | UInt32(c.z) << 8 | UInt32(c.w)
  }
}
