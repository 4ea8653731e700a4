import Foundation

/// A map of the plane with perspective, as a 3 × 3 matrix for row vectors: `[x' y' w'] = [x y 1] · m`, and the
/// point is `(x'/w', y'/w')`.
@frozen public struct ProjectionTransform: Sendable, Hashable {
  /// The factors of x in the new x, y and w.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The factors of y in the new x, y and w.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The move along x and y, and the constant of w.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// The map that changes nothing.
  @inlinable public init() {}

  /// The map of an affine transform, without perspective.
  @inlinable public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// What a map of space does to the plane z = 0, seen along the z axis.
  @inlinable public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// Whether the map changes nothing, exactly.
  @inlinable public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether lines that are parallel stay so.
  @inlinable public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The map as an affine transform; nil where it has perspective.
  package var affine: CGAffineTransform? {
    isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
  }

  private var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// The determinant; 0 where no more is left of its terms than their rounding, as of a map that flattens.
  private var clearDeterminant: CGFloat {
    let terms =
      abs(m11 * m22 * m33) + abs(m11 * m23 * m32) + abs(m12 * m21 * m33) + abs(m12 * m23 * m31)
      + abs(m13 * m21 * m32) + abs(m13 * m22 * m31)
    let determinant = self.determinant
    return abs(determinant) <= terms * 1e-14 ? 0 : determinant
  }

  /// Turns the map into the one that undoes it. False, and no change, where there is none, as for one that flattens.
  public mutating func invert() -> Bool {
    let determinant = clearDeterminant
    guard determinant != 0, determinant.isFinite else { return false }
    let m = self
    m11 = (m.m22 * m.m33 - m.m23 * m.m32) / determinant
    m12 = (m.m13 * m.m32 - m.m12 * m.m33) / determinant
    m13 = (m.m12 * m.m23 - m.m13 * m.m22) / determinant
    m21 = (m.m23 * m.m31 - m.m21 * m.m33) / determinant
    m22 = (m.m11 * m.m33 - m.m13 * m.m31) / determinant
    m23 = (m.m13 * m.m21 - m.m11 * m.m23) / determinant
    m31 = (m.m21 * m.m32 - m.m22 * m.m31) / determinant
    m32 = (m.m12 * m.m31 - m.m11 * m.m32) / determinant
    m33 = (m.m11 * m.m22 - m.m12 * m.m21) / determinant
    return true
  }

  /// The map that undoes this one; a map that cannot be undone is returned as it is.
  public func inverted() -> ProjectionTransform {
    var copy = self
    _ = copy.invert()
    return copy
  }

  /// The map that applies this one first and `rhs` after it.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var m = ProjectionTransform()
    m.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    m.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    m.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    m.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    m.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    m.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    m.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    m.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    m.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return m
  }

  /// Whether a point is mapped to before the eye, where it is seen.
  package func isInFront(_ point: CGPoint) -> Bool { homogeneous(point.x, point.y).w > 0 }

  /// The smallest rectangle around what is seen of the transformed rectangle.
  ///
  /// The part of the rectangle behind the eye (w' ≤ 0) is not seen: it is cut off at a small w', so that the
  /// result is finite for a finite map. Null where nothing is seen, or for the null rectangle.
  package func boundingBox(of rect: CGRect) -> CGRect {
    guard !rect.isNull else { return rect }
    if let affine { return rect.applying(affine) }
    let box = rect.standardized
    let corners = [
      (box.minX, box.minY), (box.maxX, box.minY), (box.maxX, box.maxY), (box.minX, box.maxY),
    ].map { homogeneous($0.0, $0.1) }
    let near: CGFloat = 1.0 / 1024
    var seen: [CGPoint] = []
    for (index, a) in corners.enumerated() {
      let b = corners[(index + 1) % 4]
      if a.w >= near { seen.append(CGPoint(x: a.x / a.w, y: a.y / a.w)) }
      if (a.w >= near) != (b.w >= near) {
        let t = (near - a.w) / (b.w - a.w)
        seen.append(CGPoint(x: (a.x + (b.x - a.x) * t) / near, y: (a.y + (b.y - a.y) * t) / near))
      }
    }
    return CGRect(enclosing: seen)
  }

  @usableFromInline func homogeneous(_ x: CGFloat, _ y: CGFloat) -> (x: CGFloat, y: CGFloat, w: CGFloat) {
    (x * m11 + y * m21 + m31, x * m12 + y * m22 + m32, x * m13 + y * m23 + m33)
  }
}

extension CGPoint {
  /// The point under a map with perspective. A point that the map sends to infinity (w' = 0) is divided by the
  /// smallest positive w' instead, and may then be infinite.
  @inlinable public func applying(_ m: ProjectionTransform) -> CGPoint {
    let p = m.homogeneous(x, y)
    if p.w == 1 { return CGPoint(x: p.x, y: p.y) }
    let w = p.w == 0 ? CGFloat.leastNormalMagnitude : p.w
    return CGPoint(x: p.x / w, y: p.y / w)
  }
}
