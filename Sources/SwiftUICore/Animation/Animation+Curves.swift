import Foundation
import Geometry

/// A movement of fixed length along a curve.
struct CurveAnimation: CustomAnimation {
  let curve: UnitCurve
  /// Seconds; never negative or NaN.
  let duration: Double

  init(_ curve: UnitCurve, _ duration: Double) {
    self.curve = curve
    self.duration = duration.isNaN ? 0 : max(0, duration)
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }
}

extension Animation {
  /// How long curves take where no length is given, in seconds.
  private static let standardDuration = 0.35

  /// Changes values at the pace of a curve.
  /// - Parameter duration: Seconds; zero or less, and NaN, is at once.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve, duration))
  }

  /// Changes values at the pace of a cubic Bézier with the control points (`p1x`, `p1y`) and (`p2x`, `p2y`).
  /// Their `x` is held within 0 and 1.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// Changes values at an even pace, for a time in seconds; zero or less is at once.
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
  /// Changes values at an even pace, for 0.35 seconds.
  public static var linear: Animation { linear(duration: standardDuration) }
  /// Changes values slowly at the beginning, for a time in seconds; zero or less is at once.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
  /// Changes values slowly at the beginning, for 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: standardDuration) }
  /// Changes values slowly at the end, for a time in seconds; zero or less is at once.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }
  /// Changes values slowly at the end, for 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: standardDuration) }
  /// Changes values slowly at both ends, for a time in seconds; zero or less is at once.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }
  /// Changes values slowly at both ends, for 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }
}
