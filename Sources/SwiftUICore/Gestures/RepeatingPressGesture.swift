import Foundation
import ViewGraph

/// The press of a control that goes on acting while it is held, as that of a stepper.
///
/// The value says whether the pointer is over the control, and how often the control has acted so far: once when it is
/// let go of before it repeats, and otherwise once for each interval after the delay.
nonisolated package struct RepeatingPressGesture: Gesture {
  package struct Value: Equatable {
    package var isOver: Bool
    package var count: Int
    /// Whether the control acts with this event.
    package var acts = false
  }

  /// Seconds until a press that is held acts for the first time.
  static let delay = 0.5
  /// Seconds from one time to the next.
  static let interval = 0.1

  /// Whether the control goes on acting; else it acts once, when it is let go of.
  let repeats: Bool

  package nonisolated init(repeats: Bool = true) { self.repeats = repeats }
}

extension RepeatingPressGesture: RecognizedGesture {
  @MainActor package func makeRecognizer() -> Recognizer<RepeatingPressGesture> {
    RepeatingPressRecognizer(self)
  }
}

private final class RepeatingPressRecognizer: Recognizer<RepeatingPressGesture> {
  private var pointer: Int?
  private var next: Double?
  private var count = 0
  private var isOver = true

  override var yieldsToDragging: Bool { true }
  override var waitsForInside: Bool { !gesture.repeats }
  override var deadline: Double? { phase.isOver || !isOver ? nil : next }

  private var value: RepeatingPressGesture.Value { .init(isOver: isOver, count: count) }

  override func receive(_ event: GestureEvent) {
    guard !phase.isOver else { return }
    guard let pointer else {
      guard event.phase == .down else { return }
      self.pointer = event.event.pointer
      next = gesture.repeats ? event.time + RepeatingPressGesture.delay : nil
      return phase = .active(value)
    }
    guard event.event.pointer == pointer else { return }
    let slop = event.event.device == .touch ? GestureLimits.touchSlop : 0
    let wasOver = isOver
    isOver = event.bounds.insetBy(dx: -slop, dy: -slop).containsOrTouches(event.location(in: .local))
    switch event.phase {
    case .down, .left: break
    case .moved:
      // What comes back over the control waits for one interval, and makes up for nothing.
      if isOver, !wasOver, gesture.repeats { next = event.time + RepeatingPressGesture.interval }
      phase = .active(value)
    case .up:
      guard isOver else { return phase = .failed }
      var last = value
      last.acts = count == 0
      last.count = max(count, 1)
      phase = .ended(last)
    case .cancelled: phase = .failed
    }
  }

  override func timePassed(_ time: Double) {
    guard !phase.isOver, isOver, let due = next, time >= due else { return }
    count += 1
    next = due + RepeatingPressGesture.interval
    var now = value
    now.acts = true
    phase = .active(now)
  }

  override func cancel() { phase = .failed }
}
