import Foundation
import ViewGraph

/// A drag of the mouse over a text, which selects in it: what is around the text is not dragged by it. A finger selects nothing
/// by dragging; its tap begins the editing, and presses no row or button around.
nonisolated package struct SelectingDragGesture: RecognizedGesture {
  package typealias Value = Void

  package nonisolated init() {}

  @MainActor package func makeRecognizer() -> Recognizer<SelectingDragGesture> {
    SelectingDragRecognizer(self)
  }
}

private final class SelectingDragRecognizer: Recognizer<SelectingDragGesture> {
  private var start: CGPoint?

  override func keepsPresses(by device: PointerEvent.Device) -> Bool { device == .touch }

  override func receive(_ event: GestureEvent) {
    guard !phase.isOver else { return }
    guard event.event.device == .mouse else { return phase = .failed }
    let place = event.event.location
    guard let start else { return start = place }
    switch event.phase {
    case .down, .left: break
    case .moved: if start.distance(to: place) >= GestureLimits.mouseDragDistance { phase = .active(()) }
    case .up: if case .active = phase { phase = .ended(()) } else { phase = .failed }
    case .cancelled: phase = .failed
    }
  }

  override func cancel() { phase = .failed }
}
