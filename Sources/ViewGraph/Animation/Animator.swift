import Foundation
import Geometry

/// A value on its way to a target.
///
/// The presented value is the target plus what each running animation still lacks: an animation of the
/// difference `d` that has gone `g` of it lacks `d - g`. So a new change begins where the value is presented
/// and, where both are smooth, without a jump of speed: curves run beside one another, and a spring takes
/// over from a spring with its speed (`shouldMerge`).
package struct Animator<Value: VectorArithmetic> {
  private struct Run {
    var animation: Animation
    /// How far there is to go in all.
    var interval: Value
    var start: Double
    var context: AnimationContext<Value>
    var completions: [AnimationCompletion]

    /// What is lacking at a time; nil where it has ended, with nothing left to go.
    mutating func lack(at now: Double) -> Value? {
      let gone = animation.animate(value: interval, time: max(0, now - start), context: &context)
      guard let gone, gone.magnitudeSquared.isFinite else {
        interval = .zero
        return nil
      }
      if context.isLogicallyComplete { completions.removeAll { $0.criteria == .logicallyComplete } }
      return gone - interval
    }
  }

  /// Where the value ends: what the program has set.
  package private(set) var target: Value
  private var runs: [Run] = []
  private var hasEndless = false
  private let scope: EnvironmentScope?
  /// How fast changes without an animation have gone; nil where nobody wants to know.
  private var track: VelocityTrack<Value>?

  package init(_ value: Value, scope: EnvironmentScope? = nil) {
    target = value
    self.scope = scope
  }

  package var isMoving: Bool { !runs.isEmpty }

  /// Sets another target. Without an animation the value is there at once and nothing moves any more. The
  /// same target again changes nothing: what moves goes on.
  package mutating func retarget(_ value: Value, _ transaction: Transaction, at now: Double) {
    retarget(value, covering: value - target, transaction, at: now)
  }

  /// Sets another target, to which there is so far to go: where that is not the distance of the targets, the value is put
  /// back by the rest.
  package mutating func retarget(
    _ value: Value, covering distance: Value, _ transaction: Transaction, at now: Double
  ) {
    guard distance != .zero else {
      target = value
      return
    }
    guard let animation = transaction.animation else {
      follow(value, transaction, at: now)
      return stop(at: value)
    }
    let velocity = track?.velocity(at: now)
    track = nil
    let interval = hasEndless ? distance - stopEndless(at: now) : distance
    target = value
    if let index = runs.indices.last {
      var run = runs[index]
      let goal = run.interval + interval
      let merges = animation.shouldMerge(
        previous: run.animation, value: run.interval, time: now - run.start, context: &run.context)
      if merges {
        run.animation = animation
        if animation.base._isEndless { hasEndless = true }
        run.interval = goal
        run.context.isLogicallyComplete = false
        run.completions += transaction.completions
        runs[index] = run
        return
      }
    }
    if animation.base._isEndless { hasEndless = true }
    var context = AnimationContext<Value>(scope: scope)
    if let velocity { context.state[InitialVelocity<Value>.self] = velocity }
    runs.append(
      Run(
        animation: animation, interval: interval, start: now, context: context,
        completions: transaction.completions))
  }

  /// Takes in how fast the value goes where it is sent on without animations, as by a finger.
  private mutating func follow(_ value: Value, _ transaction: Transaction, at now: Double) {
    guard transaction.tracksVelocity else {
      track = nil
      return
    }
    if track == nil { track = VelocityTrack() }
    track?.add(value, at: now)
  }

  /// Sets a target that is there at once.
  package mutating func stop(at value: Value) {
    target = value
    runs.removeAll()
    hasEndless = false
  }

  /// Sets another target for what moves: it goes on as before, so much further or less far.
  package mutating func shift(to value: Value) { target = value }

  /// Drops the animations that would never end, and answers how far off the target they show the value: another animation
  /// begins from there.
  private mutating func stopEndless(at now: Double) -> Value {
    var unended = Value.zero
    for index in runs.indices.reversed() where runs[index].animation.base._isEndless {
      var run = runs.remove(at: index)
      if let lack = run.lack(at: now) { unended += lack }
    }
    hasEndless = false
    return unended
  }

  /// Adds what undoes the movement of another value.
  package mutating func undo(_ other: Animator) {
    for run in other.runs {
      var opposite = run
      opposite.interval = .zero - run.interval
      opposite.completions = []
      runs.append(opposite)
      if run.animation.base._isEndless { hasEndless = true }
    }
  }

  /// The presented value at a time. Animations that have ended are dropped.
  package mutating func value(at now: Double) -> Value {
    var value = target
    var ended = 0
    // Not `indices`, which is not specialized for a value of any type.
    for index in 0..<runs.count {
      if let lack = runs[index].lack(at: now) { value += lack } else { ended += 1 }
    }
    guard ended > 0 else { return value }
    if ended == runs.count {
      runs.removeAll(keepingCapacity: true)
    } else {
      runs.removeAll { $0.interval == .zero }
    }
    return value
  }
}
