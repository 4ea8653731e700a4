import Foundation
import Geometry

/// A weight on a spring: moves toward its target, with or without swinging past it.
///
/// Described by how long the movement seems to take (`duration`) and how much it bounces, or by mass,
/// stiffness and damping. Values are worked out in closed form, so that a time can be asked in any order.
public struct Spring: Hashable, Sendable {
  /// Radians a second of the spring without damping.
  private var frequency: Double
  /// 0 swings for ever, 1 just does not swing, above 1 creeps.
  private var ratio: Double
  /// The mass of the weight; 1 where a spring is described by its duration or response.
  public private(set) var mass: Double

  private init(frequency: Double, ratio: Double, mass: Double = 1) {
    self.frequency = frequency.isFinite ? min(max(frequency, 1e-4), 1e5) : 1e5
    self.ratio = ratio.isFinite ? min(max(ratio, 0), 1e3) : 1
    self.mass = mass.isFinite && mass > 0 ? mass : 1
  }

  /// - Parameters:
  ///   - duration: How long the movement seems to take, in seconds. Zero or less is at once.
  ///   - bounce: 0 does not bounce, 1 bounces for ever, below 0 is flatter than without bounce. Held within
  ///     -1 and 1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.999), 1)
    self.init(
      frequency: duration > 0 ? 2 * .pi / duration : .infinity,
      ratio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// - Parameters:
  ///   - response: The period of the spring without damping, in seconds.
  ///   - dampingRatio: The share of the damping at which it just does not swing.
  public init(response: Double, dampingRatio: Double) {
    self.init(frequency: response > 0 ? 2 * .pi / response : .infinity, ratio: dampingRatio)
  }

  /// - Parameter allowOverDamping: Whether a damping above the one at which the spring just does not swing is
  ///   taken as it is; otherwise it is lowered to that.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let mass = mass.isFinite && mass > 0 ? mass : 1
    let stiffness = stiffness.isFinite ? max(stiffness, 1e-6) : 1e6
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      frequency: (stiffness / mass).squareRoot(), ratio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
  }

  /// A spring that is within `epsilon` of its target after `settlingDuration` seconds.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = Spring(frequency: 1, ratio: dampingRatio)
    let length = unit.settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: epsilon)
    self.init(frequency: settlingDuration > 0 ? length / settlingDuration : .infinity, ratio: dampingRatio)
  }

  /// How long the movement seems to take, in seconds.
  public var duration: TimeInterval { 2 * .pi / frequency }
  /// 0 for none, 1 for endless, below 0 for a spring that creeps.
  public var bounce: Double { ratio <= 1 ? 1 - ratio : 1 / ratio - 1 }
  /// The period of the spring without damping, in seconds.
  public var response: Double { 2 * .pi / frequency }
  /// The damping relative to the least at which the spring does not swing: 0 swings for ever, 1 just does not
  /// swing. Held within 0 and 1,000.
  public var dampingRatio: Double { ratio }
  /// The force per distance, for the spring's mass.
  public var stiffness: Double { frequency * frequency * mass }
  /// The force per speed, for the spring's mass.
  public var damping: Double { 2 * ratio * frequency * mass }

  /// Seconds until the movement of 1 from rest is hardly seen.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001)
  }
}

extension Spring {
  /// A spring that does not bounce, half a second long.
  public static var smooth: Spring { smooth() }
  /// A spring without bounce; `extraBounce` adds some.
  ///
  /// - Parameter duration: How long the movement seems to take, in seconds; zero or less is at once.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a bounce of 0.15, half a second long.
  public static var snappy: Spring { snappy() }
  /// A spring with a bounce of 0.15 and `extraBounce` more.
  ///
  /// - Parameter duration: How long the movement seems to take, in seconds; zero or less is at once.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with a bounce of 0.3, half a second long.
  public static var bouncy: Spring { bouncy() }
  /// A spring with a bounce of 0.3 and `extraBounce` more.
  ///
  /// - Parameter duration: How long the movement seems to take, in seconds; zero or less is at once.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

// MARK: Movement

extension Spring {
  /// How much of the distance and of the initial speed is left: `distance(t) = a(t)·distance + b(t)·speed`,
  /// and the same of their derivatives.
  private func response(at time: Double) -> (a: Double, b: Double, da: Double, db: Double) {
    let t = max(0, time.isNaN ? 0 : time)
    let w = frequency
    if abs(ratio - 1) < 1e-7 {
      let e = exp(-w * t)
      let a = finite(e * (1 + w * t))
      return (a, finite(e * t), finite(-w * w * t * e), finite(e * (1 - w * t)))
    }
    if ratio < 1 {
      let decay = ratio * w
      let wd = w * (1 - ratio * ratio).squareRoot()
      let e = exp(-decay * t)
      let (s, c) = (sin(wd * t), cos(wd * t))
      return (
        finite(e * (c + decay / wd * s)), finite(e * s / wd), finite(-e * s * (w * w) / wd),
        finite(e * (c - decay / wd * s))
      )
    }
    let root = w * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-ratio * w + root, -ratio * w - root)
    let (es, ef) = (exp(slow * t), exp(fast * t))
    let d = slow - fast
    return (
      finite((slow * ef - fast * es) / d), finite((es - ef) / d), finite(slow * fast * (ef - es) / d),
      finite((slow * es - fast * ef) / d)
    )
  }

  private func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }

  /// Where the value is after `time` seconds on its way from zero to `target`.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let now = response(at: time)
    // The distance left begins at -target.
    return target - target.scaled(by: now.a) + initialVelocity.scaled(by: now.b)
  }

  /// How fast the value changes after `time` seconds on its way from zero to `target`.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let now = response(at: time)
    return initialVelocity.scaled(by: now.db) - target.scaled(by: now.da)
  }

  /// Advances a value and its velocity by `deltaTime` seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let distance = target - value
    let start = value
    let speed = velocity
    value = start + self.value(target: distance, initialVelocity: speed, time: deltaTime)
    velocity = self.velocity(target: distance, initialVelocity: speed, time: deltaTime)
  }

  /// The force on the weight at a position and a speed.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Seconds until the value stays within `epsilon` of the target; infinite for a spring that swings for ever.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    guard ratio > 0 else { return .infinity }
    let epsilon = epsilon.isFinite && epsilon > 0 ? epsilon : 0.001
    let distance = target.magnitudeSquared.squareRoot()
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    guard distance.isFinite, speed.isFinite else { return .infinity }
    func bound(_ time: Double) -> Double { self.bound(distance, speed, at: time) }
    var high = 1 / frequency
    var rounds = 0
    while bound(high) > epsilon, rounds < 64 {
      high *= 2
      rounds += 1
    }
    var low = 0.0
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if bound(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }
}

extension Spring {
  /// A bound of the distance left that never rises, so that halving finds when it falls below epsilon.
  private func bound(_ distance: Double, _ speed: Double, at time: Double) -> Double {
    if abs(ratio - 1) < 1e-7 {
      return exp(-frequency * time) * (distance * (1 + frequency * time) + speed * time)
    }
    if ratio < 1 {
      let root = (1 - ratio * ratio).squareRoot()
      return exp(-ratio * frequency * time) * (distance / root + speed / (frequency * root))
    }
    let now = response(at: time)
    return distance * abs(now.a) + speed * abs(now.b)
  }

  /// Whether `settlingDuration` has passed at a time: cheaper than to find when it has.
  func hasSettled<V: VectorArithmetic>(
    target: V, initialVelocity: V, epsilon: Double, at time: TimeInterval
  ) -> Bool {
    guard ratio > 0 else { return false }
    let distance = target.magnitudeSquared.squareRoot()
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    guard distance.isFinite, speed.isFinite else { return false }
    // A speed carries the value away until then.
    return bound(distance, speed, at: max(1 / frequency, time)) <= epsilon
  }
}

extension Spring {
  /// Where a value is after `time` seconds on its way from one to another.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V.AnimatableData = .zero, time: TimeInterval
  ) -> V {
    var value = fromValue
    let distance = toValue.animatableData - fromValue.animatableData
    value.animatableData =
      fromValue.animatableData
      + self.value(target: distance, initialVelocity: initialVelocity, time: time)
    return value
  }

  /// How fast a value changes after `time` seconds on its way from one to another.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V.AnimatableData = .zero, time: TimeInterval
  ) -> V.AnimatableData {
    velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity, time: time)
  }

  /// Seconds until a value stays within `epsilon` of another.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V.AnimatableData = .zero, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity,
      epsilon: epsilon)
  }
}
