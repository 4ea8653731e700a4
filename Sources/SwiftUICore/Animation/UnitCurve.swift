import Foundation
import Geometry

/// A curve from 0 to 1 over the unit of time: how the pace of a movement changes.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable, Sendable {
    case linear
    case bezier(CubicTiming)
    case circularIn, circularOut, circularInOut
    indirect case inverse(Shape)
  }

  private let shape: Shape

  /// An even pace.
  public static let linear = UnitCurve(shape: .linear)
  /// Slow at both ends.
  public static let easeInOut = bezier(.init(x: 0.42, y: 0), .init(x: 0.58, y: 1))
  /// Slow at the beginning.
  public static let easeIn = bezier(.init(x: 0.42, y: 0), .init(x: 1, y: 1))
  /// Slow at the end.
  public static let easeOut = bezier(.init(x: 0, y: 0), .init(x: 0.58, y: 1))
  /// A quarter of a circle, slow at the beginning.
  public static let circularEaseIn = UnitCurve(shape: .circularIn)
  /// A quarter of a circle, slow at the end.
  public static let circularEaseOut = UnitCurve(shape: .circularOut)
  /// Two quarters of a circle, slow at both ends.
  public static let circularEaseInOut = UnitCurve(shape: .circularInOut)

  /// The former name of ``easeInOut``.
  @available(*, deprecated, renamed: "easeInOut")
  public static var easeInEaseOut: UnitCurve { easeInOut }

  /// A cubic Bézier from (0, 0) to (1, 1). The `x` of control points is held within 0 and 1; a coordinate that
  /// is no number counts as 0.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      shape: .bezier(
        CubicTiming(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)))
  }

  private static func bezier(_ start: UnitPoint, _ end: UnitPoint) -> UnitCurve {
    bezier(startControlPoint: start, endControlPoint: end)
  }

  /// How far the movement is when `progress` of its time has passed. Time is held within 0 and 1; a Bézier may
  /// overshoot on the way.
  public func value(at progress: Double) -> Double { Self.value(shape, Self.unit(progress)) }

  /// The slope of the curve when `progress` of the time has passed.
  public func velocity(at progress: Double) -> Double { Self.slope(shape, Self.unit(progress)) }

  /// The curve with time and value exchanged. Where this one goes back, the inverse takes the first time at
  /// which a value is reached.
  public var inverse: UnitCurve {
    switch shape {
    case .linear: return self
    case .inverse(let shape): return UnitCurve(shape: shape)
    case .circularIn: return .circularEaseOut
    case .circularOut: return .circularEaseIn
    case .bezier, .circularInOut: return UnitCurve(shape: .inverse(shape))
    }
  }

  private static func unit(_ progress: Double) -> Double { progress.isNaN ? 0 : min(max(progress, 0), 1) }

  private static func value(_ shape: Shape, _ time: Double) -> Double {
    switch shape {
    case .linear: return time
    case .bezier(let timing): return timing.value(at: time)
    case .circularIn: return 1 - (1 - time * time).squareRoot()
    case .circularOut: return ((2 - time) * time).squareRoot()
    case .circularInOut:
      if time < 0.5 { return (1 - (1 - 4 * time * time).squareRoot()) / 2 }
      let rest = 2 * (1 - time)
      return (1 + max(0, 1 - rest * rest).squareRoot()) / 2
    case .inverse(let shape): return firstTime(of: shape, reaching: time)
    }
  }

  private static func slope(_ shape: Shape, _ time: Double) -> Double {
    if case .linear = shape { return 1 }
    if case .bezier(let timing) = shape { return timing.slope(at: time) }
    // Held within the ends, where a circle's slope has no bound.
    let step = 1e-5
    let (low, high) = (max(0, time - step), min(1, time + step))
    return (value(shape, high) - value(shape, low)) / (high - low)
  }

  private static func firstTime(of shape: Shape, reaching value: Double) -> Double {
    if value <= 0 { return 0 }
    if value >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if Self.value(shape, middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

/// A cubic Bézier of time and value, from (0, 0) to (1, 1).
struct CubicTiming: Hashable, Sendable {
  private let x1, y1, x2, y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    self.x1 = min(max(finite(x1), 0), 1)
    self.y1 = finite(y1)
    self.x2 = min(max(finite(x2), 0), 1)
    self.y2 = finite(y2)
  }

  private static func at(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    ((1 - 3 * p2 + 3 * p1) * t + (3 * p2 - 6 * p1)) * t * t + 3 * p1 * t
  }

  private static func derivative(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    3 * (1 - 3 * p2 + 3 * p1) * t * t + 2 * (3 * p2 - 6 * p1) * t + 3 * p1
  }

  /// The curve's parameter at a time: Newton's steps while they stay between the bounds, halving otherwise.
  private func parameter(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var t = time
    for _ in 0..<64 {
      let error = Self.at(x1, x2, t) - time
      if abs(error) < 1e-12 { break }
      if error > 0 { high = t } else { low = t }
      let slope = Self.derivative(x1, x2, t)
      let next = slope > 1e-9 ? t - error / slope : .nan
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    return Self.at(y1, y2, parameter(at: time))
  }

  func slope(at time: Double) -> Double {
    let t = parameter(at: time)
    let rate = Self.derivative(x1, x2, t)
    let slope = Self.derivative(y1, y2, t) / (rate > 1e-9 ? rate : 1e-9)
    return slope.isFinite ? slope : 0
  }
}
