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
  }

  /// Seconds until a press that is held acts for the first time.
  static let delay = 0.5
  /// Seconds from one time to the next.
  static let interval = 0.1

  package nonisolated init() {}
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

  override var deadline: Double? { phase.isOver || !isOver ? nil : next }

  private var value: RepeatingPressGesture.Value { .init(isOver: isOver, count: count) }

  override func receive(_ event: GestureEvent) {
    guard !phase.isOver else { return }
    guard let pointer else {
      guard event.phase == .down else { return }
      self.pointer = event.event.pointer
      next = event.time + RepeatingPressGesture.delay
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
      if isOver, !wasOver { next = event.time + RepeatingPressGesture.interval }
      phase = .active(value)
    case .up:
      guard isOver else { return phase = .failed }
      if count == 0 { count = 1 }
      phase = .ended(value)
    case .cancelled: phase = .failed
    }
  }

  override func timePassed(_ time: Double) {
    guard !phase.isOver, isOver, let due = next, time >= due else { return }
    count += 1
    next = due + RepeatingPressGesture.interval
    phase = .active(value)
  }

  override func cancel() { phase = .failed }
}
