/// One gesture at work: it is given what the pointers do from the first press on, and says how far it has come.
///
/// Owner: the `GestureArena`. A recognizer only works its state out when an event comes; what it has found is told to
/// the program by `deliver()`, which the arena calls for those that are not waiting for another gesture.
@MainActor
package protocol GestureRecognizer: AnyObject {
  /// How far the gesture has come.
  var progress: GestureProgress { get }
  /// Whether part of the gesture is done, such as the first of two taps: what would be recognized by the same events
  /// and comes after it waits.
  var isPartlyDone: Bool { get }
  /// When the gesture wants to be told that time has passed, in seconds of the session's clock; nil for never.
  var deadline: Double? { get }

  /// Whether the gesture, though recognized, is no more than held, as the press of a button: a drag of the view around
  /// takes its place.
  var yieldsToDragging: Bool { get }
  /// Whether the gesture, though recognized, waits while one of a view inside may yet come of the same press, as the press of a
  /// button does that acts once. It shows meanwhile.
  var waitsForInside: Bool { get }
  /// Whether the gesture takes the view away with the pointer, as `draggable` does.
  var isDragging: Bool { get }
  /// Whether gestures around that are recognized as the pointer moves wait until this one knows whether it follows the pointer.
  var decidesFirst: Bool { get }

  /// Whether what is pressed here presses no button or row around, as a text that a finger goes on to edit.
  func keepsPresses(by device: PointerEvent.Device) -> Bool

  func receive(_ event: GestureEvent)
  /// The clock has reached the deadline.
  func timePassed(_ time: Double)
  /// Tells the program what has changed since the last time.
  func deliver()
  /// Another gesture is the one, or the view has gone: nothing comes to an end.
  func cancel()
}

extension GestureRecognizer {
  package var decidesFirst: Bool { false }
  package var waitsForInside: Bool { false }
  package func keepsPresses(by device: PointerEvent.Device) -> Bool { false }
}

package enum GestureProgress {
  /// It may still become the gesture.
  case possible
  /// It is the gesture, and goes on.
  case recognized
  case ended
  case failed

  package var isOver: Bool { self == .ended || self == .failed }
}

/// How gestures on one way from a view up to the window are weighed against one another.
package enum GesturePriority {
  /// Those of views inside come first.
  case ordinary
  /// Before those of views inside.
  case high
  /// Beside all others.
  case simultaneous
}

/// A modifier that attaches a gesture to a view.
package protocol GestureAttaching: ElementModifier {
  nonisolated var priority: GesturePriority { get }
  /// The button whose presses the gesture is given.
  nonisolated var button: PointerEvent.Button { get }
  /// Whether the gesture takes part, and whether those of views inside do.
  nonisolated var takesPart: (itself: Bool, inside: Bool) { get }
  nonisolated func isEnabled(in environment: EnvironmentScope) -> Bool
  @MainActor func makeRecognizer() -> any GestureRecognizer
  /// Gives a recognizer that `makeRecognizer()` has made the gesture as the view has it now.
  @MainActor func update(_ recognizer: any GestureRecognizer)
}

extension GestureAttaching {
  package nonisolated static var affects: ModifierAspects { [] }
  package nonisolated var button: PointerEvent.Button { .primary }

  nonisolated static func value(_ pointer: UnsafeMutableRawPointer) -> any GestureAttaching {
    pointer.assumingMemoryBound(to: Self.self).pointee
  }
}

extension UnaryNode {
  /// The gesture that the modifier attaches, as the view has it now.
  final var gesture: (any GestureAttaching)? { modifierType.gestures?.value(value) }
}
