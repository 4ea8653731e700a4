import Geometry

/// A value that goes from one to another with the clock, where it is no part of a view's value.
package final class MovingValue<Value: Animatable>: FrameTicker {
  private let clock: FrameClock
  private var animator: Animator<Value.AnimatableData>
  private let moved: () -> Void
  /// What shows now.
  package private(set) var value: Value

  /// - Parameter moved: Called with each frame on the way; with the last one nothing moves any more.
  package init(_ value: Value, _ clock: FrameClock, moved: @escaping () -> Void) {
    self.value = value
    self.clock = clock
    self.moved = moved
    animator = Animator(value.animatableData)
  }

  package var isMoving: Bool { animator.isMoving }

  package func go(to end: Value, _ transaction: Transaction) {
    animator.retarget(end.animatableData, transaction, at: clock.now)
    clock.add(self)
  }

  /// Ends elsewhere, in the same time.
  package func goesOn(to end: Value) { animator.shift(to: end.animatableData) }

  /// Stays where it is.
  package func stop() { clock.remove(self) }

  override package func tick(_ time: Double) -> Bool {
    value.animatableData = animator.value(at: time)
    moved()
    return animator.isMoving
  }
}
