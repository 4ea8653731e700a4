import Foundation
import ViewGraph

/// The press of a control: from when the pointer goes down until it is let go of over the control. The value says
/// whether the pointer is over the control, or near enough for a finger.
nonisolated package struct PressGesture: Gesture {
  package typealias Value = Bool
  package nonisolated init() {}
}

extension PressGesture: RecognizedGesture {
  @MainActor package func makeRecognizer() -> Recognizer<PressGesture> { PressRecognizer(self) }
}

private final class PressRecognizer: Recognizer<PressGesture> {
  private var pointer: Int?

  override var yieldsToDragging: Bool { true }

  override func receive(_ event: GestureEvent) {
    guard !phase.isOver else { return }
    guard let pointer else {
      guard event.phase == .down else { return }
      self.pointer = event.event.pointer
      return phase = .active(true)
    }
    guard event.event.pointer == pointer else { return }
    let slop = event.event.device == .touch ? GestureLimits.touchSlop : 0
    let isOver = event.bounds.insetBy(dx: -slop, dy: -slop).containsOrTouches(event.location(in: .local))
    switch event.phase {
    case .down, .left: break
    case .moved: phase = .active(isOver)
    case .up: phase = isOver ? .ended(true) : .failed
    case .cancelled: phase = .failed
    }
  }

  override func cancel() { phase = .failed }
}
