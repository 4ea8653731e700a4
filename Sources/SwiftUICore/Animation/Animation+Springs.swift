import Foundation
import Geometry

/// A movement of a weight on a spring. A spring that follows another takes over its speed.
struct SpringAnimation: CustomAnimation {
  let spring: Spring
  /// Of a movement of 1, in units a second.
  var initialVelocity = 0.0
  /// Seconds over which the stiffness goes from the running spring's to this one's.
  var blendDuration = 0.0

  /// Where a movement that took over from another began.
  private struct Origin<V: VectorArithmetic>: AnimationStateKey {
    var time: Double
    var value: V
    var velocity: V
    static var defaultValue: Origin<V>? { nil }
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let (from, speed, time) = origin(value, time, context)
    let distance = value - from
    let scale = max(distance.magnitudeSquared, speed.magnitudeSquared * spring.response * spring.response)
    let epsilon = 0.001 * max(scale.squareRoot(), 1e-9)
    if time >= spring.duration { context.isLogicallyComplete = true }
    guard !spring.hasSettled(target: distance, initialVelocity: speed, epsilon: epsilon, at: time) else {
      return nil
    }
    return from + spring.value(target: distance, initialVelocity: speed, time: time)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    let (from, speed, time) = origin(value, time, context)
    return spring.velocity(target: value - from, initialVelocity: speed, time: time)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard previous.base is SpringAnimation else { return false }
    var running = context
    guard let place = previous.animate(value: value, time: time, context: &running) else { return false }
    let speed = previous.velocity(value: value, time: time, context: context) ?? .zero
    context.state[Origin<V>.self] = Origin(time: time, value: place, velocity: speed)
    return true
  }

  private func origin<V: VectorArithmetic>(
    _ value: V, _ time: Double, _ context: AnimationContext<V>
  ) -> (from: V, speed: V, time: Double) {
    if let origin = context.state[Origin<V>.self] {
      return (origin.value, origin.velocity, time - origin.time)
    }
    let speed = initialVelocity.isFinite ? initialVelocity : 0
    let before = context.state[InitialVelocity<V>.self] ?? .zero
    return (.zero, value.scaled(by: speed) + before, time)
  }
}

extension Animation {
  /// A spring that does not bounce, with a response of 0.55 seconds.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)

  /// A spring of an apparent length and a bounce (0 none, 1 endless).
  ///
  /// The spring continues with the speed of one that is running. `blendDuration` has no effect: the stiffness
  /// is the new spring's from the beginning.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring by its period without damping, in seconds, and the share of the damping at which it just does not
  /// swing.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// Changes values as a weight on a spring moves. `blendDuration` has no effect.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(SpringAnimation(spring: spring, blendDuration: blendDuration))
  }

  /// A spring that does not bounce, half a second long.
  public static var spring: Animation { spring() }

  /// A quick spring, for values that follow a finger. `blendDuration` has no effect.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A quick spring, for values that follow a finger. `blendDuration` has no effect.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
  }

  /// A quick spring, for values that follow a finger: 0.15 seconds long with a bounce of 0.14.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// A spring by mass, stiffness and damping, that runs beside others instead of continuing them.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    return interpolatingSpring(spring, initialVelocity: initialVelocity)
  }

  /// A spring that runs beside others instead of continuing them: movements add up.
  ///
  /// `initialVelocity` is that of a movement of 1, in units a second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring that runs beside others instead of continuing them: movements add up.
  ///
  /// `initialVelocity` is that of a movement of 1, in units a second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation(
      InterpolatingSpringAnimation(base: SpringAnimation(spring: spring, initialVelocity: initialVelocity)))
  }

  /// A spring half a second long that runs beside others instead of continuing them.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// A spring that does not bounce, half a second long.
  public static var smooth: Animation { smooth() }
  /// A spring without bounce; `extraBounce` adds some.
  ///
  /// - Parameter duration: How long the movement seems to take, in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  /// A spring with a bounce of 0.15, half a second long.
  public static var snappy: Animation { snappy() }
  /// A spring with a bounce of 0.15 and `extraBounce` more.
  ///
  /// - Parameter duration: How long the movement seems to take, in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  /// A spring with a bounce of 0.3, half a second long.
  public static var bouncy: Animation { bouncy() }
  /// A spring with a bounce of 0.3 and `extraBounce` more.
  ///
  /// - Parameter duration: How long the movement seems to take, in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}

/// A spring that merges with nothing.
struct InterpolatingSpringAnimation: CustomAnimation {
  let base: SpringAnimation

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time, context: &context)
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }
}
