import Foundation

/// What tells one gesture from another. Apple documents the long press's duration and distance and the drag's distance;
/// the others are those of its systems' settings as they are delivered.
enum GestureLimits {
  /// Points that a pointer may move, and still taps.
  static let tapDistance: CGFloat = 10
  /// Points that a mouse moves before it drags what it has pressed.
  static let mouseDragDistance: CGFloat = 4
  /// Seconds from one tap to the next of the same gesture.
  static let tapInterval = 0.35
  /// Points between the taps of one gesture.
  static let tapSpacing: CGFloat = 45
  /// Seconds of a drag's velocity that its predicted end is away.
  static let predictedTime = 0.25
  /// Seconds before the present over which a velocity is measured.
  static let velocityTime = 0.1
  /// Places of a pointer that are kept for a velocity; more come within that time only where something floods the
  /// session with events.
  static let velocitySamples = 64
  /// Seconds until a press lifts a row of a list.
  static let liftTime = 0.5
  /// Seconds until a finger lifts a view that can be dragged: a menu that opens by a long press comes first.
  static let dragLiftTime = 0.55
  /// Points around a control within which a finger that slid off it still presses it.
  static let touchSlop: CGFloat = 70
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
