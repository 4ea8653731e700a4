/// How one world goes over into the next.
package enum Arrival: String, Sendable, CaseIterable {
  /// States, objects and the environment are written on the main actor.
  case plain
  /// The same in an animated change, of which one frame on the way is shown.
  case animated
  /// States and objects are written on another thread.
  case fromThread
  /// The same in an animated change.
  case animatedFromThread
  /// The session is ended while all of that waits, and another begins.
  case ended
  /// It is ended in the middle of an animated change.
  case endedMoving
  /// The session is released while all of that waits, without having been ended.
  case dropped
  /// It is released in the middle of an animated change.
  case droppedMoving
  /// The same on another thread.
  case droppedElsewhere

  var isAnimated: Bool { self == .animated || self == .animatedFromThread || isMovingAtEnd }
  var isFromThread: Bool { self == .fromThread || self == .animatedFromThread }
  /// Whether another session shows the world.
  var restarts: Bool { isEnded || self == .dropped || isMovingAtEnd }
  /// Whether the session is told that it ends.
  var isEnded: Bool { self == .ended || self == .endedMoving }
  /// Whether the session that ends is moving.
  var isMovingAtEnd: Bool { self == .endedMoving || self == .droppedMoving || self == .droppedElsewhere }
}
