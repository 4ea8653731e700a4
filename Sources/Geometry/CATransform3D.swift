import Foundation

/// A map of space with perspective, as a 4 × 4 matrix for row vectors.
public struct CATransform3D: Sendable, Hashable {
  /// The factors of x in the new x, y, z and w.
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  /// The factors of y in the new x, y, z and w.
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  /// The factors of z in the new x, y, z and w.
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  /// The move along x, y and z, and the constant of w.
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  /// The matrix whose entries are all 0.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// A matrix of sixteen entries, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// The map that changes nothing.
  public static let identity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

  /// A move by distances in points.
  public static func translation(x: CGFloat, y: CGFloat, z: CGFloat) -> CATransform3D {
    var result = identity
    (result.m41, result.m42, result.m43) = (x, y, z)
    return result
  }

  /// A scaling about the origin.
  public static func scale(x: CGFloat, y: CGFloat, z: CGFloat) -> CATransform3D {
    var result = identity
    (result.m11, result.m22, result.m33) = (x, y, z)
    return result
  }

  /// A rotation by an angle in radians about an axis of any length; no rotation for an axis of length 0 or
  /// one that is not finite.
  public static func rotation(angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite, angle.isFinite else { return identity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (sin(angle), cos(angle))
    let t = 1 - c
    var result = identity
    (result.m11, result.m12, result.m13) = (t * x * x + c, t * x * y + s * z, t * x * z - s * y)
    (result.m21, result.m22, result.m23) = (t * x * y - s * z, t * y * y + c, t * y * z + s * x)
    (result.m31, result.m32, result.m33) = (t * x * z + s * y, t * y * z - s * x, t * z * z + c)
    return result
  }

  /// The map that applies this one first and `other` after it.
  public func concatenating(_ other: CATransform3D) -> CATransform3D {
    let a = rows
    let b = other.rows
    var entries = [CGFloat](repeating: 0, count: 16)
    for row in 0..<4 {
      for column in 0..<4 {
        for k in 0..<4 { entries[row * 4 + column] += a[row * 4 + k] * b[k * 4 + column] }
      }
    }
    return CATransform3D(
      m11: entries[0], m12: entries[1], m13: entries[2], m14: entries[3],
      m21: entries[4], m22: entries[5], m23: entries[6], m24: entries[7],
      m31: entries[8], m32: entries[9], m33: entries[10], m34: entries[11],
      m41: entries[12], m42: entries[13], m43: entries[14], m44: entries[15])
  }

  private var rows: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

/// The map that changes nothing.
public var CATransform3DIdentity: CATransform3D { .identity }

/// A move by distances in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  .translation(x: tx, y: ty, z: tz)
}

/// A scaling about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  .scale(x: sx, y: sy, z: sz)
}

/// A rotation by an angle in radians about an axis of any length; no rotation for an axis of length 0.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  .rotation(angle: angle, x: x, y: y, z: z)
}

/// The map that applies `a` first and `b` after it.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.concatenating(b)
}

/// `t` preceded by a move.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3D.translation(x: tx, y: ty, z: tz).concatenating(t)
}

/// `t` preceded by a scaling.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3D.scale(x: sx, y: sy, z: sz).concatenating(t)
}

/// `t` preceded by a rotation by an angle in radians.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3D.rotation(angle: angle, x: x, y: y, z: z).concatenating(t)
}
