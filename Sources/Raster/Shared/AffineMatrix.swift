import CGraphicsLibraries
import Foundation
import Geometry

/// An affine map of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
struct AffineMatrix: Hashable {
  var a = 1.0, b = 0.0, c = 0.0, d = 1.0, tx = 0.0, ty = 0.0

  static let identity = AffineMatrix()

  static func scale(_ x: Double, _ y: Double) -> AffineMatrix { AffineMatrix(a: x, d: y) }
  static func translation(_ x: Double, _ y: Double) -> AffineMatrix { AffineMatrix(tx: x, ty: y) }

  /// Leads from a glyph's outline, in em, to its place on a baseline.
  static func outline(
    size: Double, skew: Double, stretch: Double, at x: Double = 0, _ y: Double = 0
  ) -> AffineMatrix {
    AffineMatrix(a: size * stretch, c: -size * skew, d: size, tx: x, ty: y)
  }

  /// First `inner`, then self.
  func applied(after inner: AffineMatrix) -> AffineMatrix {
    AffineMatrix(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
      c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
      tx: a * inner.tx + c * inner.ty + tx, ty: b * inner.tx + d * inner.ty + ty)
  }

  func apply(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: a * x + c * y + tx, y: b * x + d * y + ty)
  }

  func apply(_ point: CGPoint) -> CGPoint { apply(point.x, point.y) }

  var determinant: Double { a * d - b * c }

  /// nil for a map onto a line or a point, and for one that is not finite.
  var inverse: AffineMatrix? {
    let determinant = determinant
    guard determinant.isFinite, abs(determinant) > 1e-14, isFinite else { return nil }
    let (ia, ib, ic, id) = (d / determinant, -b / determinant, -c / determinant, a / determinant)
    return AffineMatrix(
      a: ia, b: ib, c: ic, d: id, tx: -(ia * tx + ic * ty), ty: -(ib * tx + id * ty))
  }

  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// Whether horizontals stay horizontal.
  var isAxisAligned: Bool { b == 0 && c == 0 }

  /// How much longer lengths become, on the mean of both directions.
  var meanScale: Double { abs(determinant).squareRoot() }

  var scaleX: Double { (a * a + b * b).squareRoot() }
  var scaleY: Double { (c * c + d * d).squareRoot() }

  /// The smallest rectangle around the image of `rect`.
  func boundingBox(of rect: CGRect) -> CGRect {
    guard !rect.isNull else { return .null }
    let corners = [
      apply(rect.minX, rect.minY), apply(rect.maxX, rect.minY),
      apply(rect.minX, rect.maxY), apply(rect.maxX, rect.maxY),
    ]
    var (minX, minY, maxX, maxY) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    for corner in corners {
      minX = min(minX, corner.x)
      maxX = max(maxX, corner.x)
      minY = min(minY, corner.y)
      maxY = max(maxY, corner.y)
    }
    guard minX.isFinite, minY.isFinite, maxX.isFinite, maxY.isFinite else { return .null }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}

extension AffineMatrix {
  /// Maps a rectangle onto another; nil where one of them has no area.
  init?(from source: CGRect, to target: CGRect) {
    guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { return nil }
    let (x, y) = (target.width / source.width, target.height / source.height)
    self.init(a: x, d: y, tx: target.minX - x * source.minX, ty: target.minY - y * source.minY)
    guard isFinite else { return nil }
  }
}
