import Geometry

/// The speed with which an animated movement begins, where the value was on its way without an animation before: under a
/// finger. See `Transaction.tracksVelocity`.
package struct InitialVelocity<Value: VectorArithmetic>: AnimationStateKey {
  package static var defaultValue: Value? { nil }
}

/// Where a value has been of late, as changes without an animation have put it.
final class VelocityTrack<Value: VectorArithmetic> {
  /// The latest last; no two at one time.
  private var samples: [(time: Double, value: Value)] = []
  /// What is older than this, in seconds, says nothing of the present speed.
  private static var memory: Double { 0.1 }

  func add(_ value: Value, at time: Double) {
    if samples.last?.time == time { samples.removeLast() }
    samples.removeAll { $0.time < time - Self.memory }
    samples.append((time, value))
  }

  /// Units a second; nil where the value has stood still, or where there is too little to tell.
  func velocity(at time: Double) -> Value? {
    guard let first = samples.first, let last = samples.last, last.time > first.time,
      time - last.time < Self.memory
    else { return nil }
    return (last.value - first.value).scaled(by: 1 / (last.time - first.time))
  }
}
