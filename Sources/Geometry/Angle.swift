import Foundation

/// An angle that is read in radians or degrees. Positive angles turn clockwise on screen.
@frozen public struct Angle: Hashable, Comparable, Sendable {
  /// A full turn is 2π; angles are not brought within one turn.
  public var radians: Double

  /// A full turn is 360; angles are not brought within one turn.
  @inlinable public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// No angle: 0.
  @inlinable public init() {
    radians = 0
  }

  /// An angle in radians.
  @inlinable public init(radians: Double) {
    self.radians = radians
  }

  /// An angle in degrees.
  @inlinable public init(degrees: Double) {
    radians = degrees * (.pi / 180)
  }

  /// No angle: 0.
  public static let zero = Angle()

  /// An angle in radians.
  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  @inlinable public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }

  @inlinable public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }

  @inlinable public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }

  @inlinable public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }

  /// The angle times a number.
  @inlinable public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }

  /// The angle times a number.
  @inlinable public static func * (factor: Double, a: Angle) -> Angle { a * factor }

  /// The angle divided by a number; division by 0 gives an infinite angle or, of 0, NaN.
  @inlinable public static func / (a: Angle, divisor: Double) -> Angle {
    Angle(radians: a.radians / divisor)
  }

  @inlinable public static func += (a: inout Angle, b: Angle) { a = a + b }

  @inlinable public static func -= (a: inout Angle, b: Angle) { a = a - b }

  /// Multiplies the angle by a number.
  @inlinable public static func *= (a: inout Angle, factor: Double) { a = a * factor }

  /// Divides the angle by a number; division by 0 gives an infinite angle or, of 0, NaN.
  @inlinable public static func /= (a: inout Angle, divisor: Double) { a = a / divisor }
}
