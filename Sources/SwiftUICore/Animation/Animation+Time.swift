import DeepStack
import Foundation
import Geometry

/// An animation that changes another one's time.
protocol ModifiedAnimation: CustomAnimation {
  var base: Animation { get }
  /// How many such animations stand in one another, this one included.
  var links: Int { get }
  /// How long the animation runs where the one that it changes runs for `base` seconds.
  func length(_ base: Double) -> Double
}

extension ModifiedAnimation {
  public var _isEndless: Bool {
    var change: (any ModifiedAnimation)? = self
    while let current = change {
      if current.length(1) == .infinity { return true }
      change = current.base.base as? any ModifiedAnimation
    }
    return false
  }

  /// Calls a closure with the animation that this one changes.
  fileprivate func withBase<Result>(_ body: (Animation) -> Result) -> Result {
    if links == Limits.animationParts {
      Reporter.report(
        .tooManyParts, "an animation has \(links) changes of its time; further ones have no effect")
    }
    return DeepStack.withRoom { body(base) }
  }
}

/// An animation that begins later.
struct DelayedAnimation: ModifiedAnimation {
  let base: Animation
  let links: Int
  /// Seconds, finite. Below zero the animation begins in the middle.
  let delay: Double

  func length(_ base: Double) -> Double { max(0, base + delay) }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < delay ? .zero : withBase { $0.animate(value: value, time: time - delay, context: &context) }
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    time < delay ? .zero : withBase { $0.velocity(value: value, time: time - delay, context: context) }
  }
}

/// An animation for which time passes at another pace.
struct PacedAnimation: ModifiedAnimation {
  let base: Animation
  let links: Int
  let pace: Double

  func length(_ base: Double) -> Double { base / pace }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    withBase { $0.animate(value: value, time: time * pace, context: &context) }
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    withBase { $0.velocity(value: value, time: time * pace, context: context) }?.scaled(by: pace)
  }
}

/// An animation that runs several times, each time from the beginning.
struct RepeatedAnimation: ModifiedAnimation {
  let base: Animation
  let links: Int
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
    if progress.length == nil { progress.length = lengthOfRun(value) }
    guard let length = progress.length, length > 0 else { return nil }
    let run = (time / length).rounded(.down)
    if let count, run >= Double(max(count, 1)) { return nil }
    context.state[Progress<V>.self] = progress
    let isBack = reverses && run.truncatingRemainder(dividingBy: 2) == 1
    let inside = time - run * length
    var inner = AnimationContext<V>()
    let moment = isBack ? length - inside : inside
    let place = withBase { $0.animate(value: value, time: moment, context: &inner) } ?? value
    if let count, time >= length * Double(count) { context.isLogicallyComplete = true }
    return place
  }

  func length(_ base: Double) -> Double { count.map { base * Double($0) } ?? .infinity }

  /// The duration of one run: that of the animation inside, changed by each modifier of its time. Finding it
  /// by bisection at every level would multiply the time by fifty for each nested repetition.
  private func lengthOfRun<V: VectorArithmetic>(_ value: V) -> Double {
    var changes: [any ModifiedAnimation] = []
    var inner = base
    while let change = inner.base as? any ModifiedAnimation {
      changes.append(change)
      inner = change.base
    }
    return changes.reversed().reduce(Self.length(inner, value)) { $1.length($0) }
  }

  /// How long an animation takes, found by halving: one that has ended stays so.
  private static func length<V: VectorArithmetic>(_ animation: Animation, _ value: V) -> Double {
    func ends(_ time: Double) -> Bool {
      var inner = AnimationContext<V>()
      return animation.animate(value: value, time: time, context: &inner) == nil
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
struct LogicallyCompleteAnimation: ModifiedAnimation {
  let base: Animation
  let links: Int
  let duration: Double

  func length(_ base: Double) -> Double { base }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let place = withBase { $0.animate(value: value, time: time, context: &context) }
    context.isLogicallyComplete = time >= duration
    return place
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    withBase { $0.velocity(value: value, time: time, context: context) }
  }
}

extension Animation {
  /// The animation with a change of its time; as it is where it has as many as it may.
  private func changed(_ change: (_ links: Int) -> any ModifiedAnimation) -> Animation {
    let links = (base as? any ModifiedAnimation)?.links ?? 0
    return links < Limits.animationParts ? Animation(change(links + 1)) : self
  }

  /// The animation, beginning `delay` seconds later; below zero it begins in the middle. A delay that is not
  /// finite counts as none.
  public func delay(_ delay: TimeInterval) -> Animation {
    changed { DelayedAnimation(base: self, links: $0, delay: delay.isFinite ? delay : 0) }
  }

  /// The animation at a pace: 2 is twice as fast. A pace that is not positive and finite counts as 1.
  public func speed(_ speed: Double) -> Animation {
    changed { PacedAnimation(base: self, links: $0, pace: speed > 0 && speed.isFinite ? speed : 1) }
  }

  /// The animation `repeatCount` times, at least once.
  /// - Parameter autoreverses: Whether every second run goes back.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    changed { RepeatedAnimation(base: self, links: $0, count: max(1, repeatCount), reverses: autoreverses) }
  }

  /// The animation again and again, until the value is set without one.
  /// - Parameter autoreverses: Whether every second run goes back.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    changed { RepeatedAnimation(base: self, links: $0, count: nil, reverses: autoreverses) }
  }

  /// The animation, counted as complete after `duration` seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    changed { LogicallyCompleteAnimation(base: self, links: $0, duration: duration.isNaN ? 0 : duration) }
  }
}
