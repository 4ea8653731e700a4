import Foundation
import Geometry

/// An animation that begins later.
struct DelayedAnimation: CustomAnimation {
  let base: Animation
  /// Seconds, finite. Below zero the animation begins in the middle.
  let delay: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
  }
}

/// An animation for which time passes at another pace.
struct PacedAnimation: CustomAnimation {
  let base: Animation
  let pace: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time * pace, context: &context)
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time * pace, context: context)?.scaled(by: pace)
  }
}

/// An animation that runs several times, each time from the beginning.
struct RepeatedAnimation: CustomAnimation {
  let base: Animation
  /// Nil for ever.
  let count: Int?
  let reverses: Bool

  /// When the present run began and how many there were before. Kept per animated value, because how long a
  /// spring runs depends on the way.
  private struct Progress<V: VectorArithmetic>: AnimationStateKey {
    var start = 0.0
    var run = 0
    /// How long the first run took, once it is over.
    var length: Double?
    static var defaultValue: Progress<V> { Progress() }
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    var progress = context.state[Progress<V>.self]
    if progress.length == nil { progress.length = length(value, context) }
    guard let length = progress.length, length > 0 else { return nil }
    let run = (time / length).rounded(.down)
    if let count, run >= Double(max(count, 1)) { return nil }
    context.state[Progress<V>.self] = progress
    let isBack = reverses && run.truncatingRemainder(dividingBy: 2) == 1
    let inside = time - run * length
    var inner = AnimationContext<V>()
    let place = base.animate(value: value, time: isBack ? length - inside : inside, context: &inner) ?? value
    if let count, time >= length * Double(count) { context.isLogicallyComplete = true }
    return place
  }

  /// How long one run takes, found by halving: an animation that has ended stays so.
  private func length<V: VectorArithmetic>(_ value: V, _ context: AnimationContext<V>) -> Double {
    func ends(_ time: Double) -> Bool {
      var inner = AnimationContext<V>()
      return base.animate(value: value, time: time, context: &inner) == nil
    }
    var high = 1.0 / 64
    while !ends(high) {
      high *= 2
      if high > 86_400 { return .infinity }
    }
    var low = high == 1.0 / 64 ? 0 : high / 2
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if ends(middle) { high = middle } else { low = middle }
    }
    return high
  }
}

/// An animation that counts as complete after a time, though it goes on.
struct LogicallyCompleteAnimation: CustomAnimation {
  let base: Animation
  let duration: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let place = base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time >= duration
    return place
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }
}

extension Animation {
  /// The animation, beginning `delay` seconds later; below zero it begins in the middle. A delay that is not
  /// finite counts as none.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayedAnimation(base: self, delay: delay.isFinite ? delay : 0))
  }

  /// The animation at a pace: 2 is twice as fast. A pace that is not positive and finite counts as 1.
  public func speed(_ speed: Double) -> Animation {
    Animation(PacedAnimation(base: self, pace: speed > 0 && speed.isFinite ? speed : 1))
  }

  /// The animation `repeatCount` times, at least once.
  /// - Parameter autoreverses: Whether every second run goes back.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: max(1, repeatCount), reverses: autoreverses))
  }

  /// The animation again and again, until the value is set without one.
  /// - Parameter autoreverses: Whether every second run goes back.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: nil, reverses: autoreverses))
  }

  /// The animation, counted as complete after `duration` seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicallyCompleteAnimation(base: self, duration: duration.isNaN ? 0 : duration))
  }
}
