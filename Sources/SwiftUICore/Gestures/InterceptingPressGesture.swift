import Foundation
import ViewGraph

/// A press at some places of a view, which what is there does not get: it is recognized when the pointer goes down. A drag
/// takes its place.
nonisolated package struct InterceptingPressGesture: Gesture {
  /// Where the pointer went down, in the window.
  package typealias Value = CGPoint
  /// Whether a press at a point of the window is intercepted.
  let takes: (CGPoint) -> Bool

  package nonisolated init(takes: @escaping (CGPoint) -> Bool) { self.takes = takes }
}

extension InterceptingPressGesture: RecognizedGesture {
  @MainActor package func makeRecognizer() -> Recognizer<InterceptingPressGesture> {
    InterceptingPressRecognizer(self)
  }
}

private final class InterceptingPressRecognizer: Recognizer<InterceptingPressGesture> {
  private var press: (place: CGPoint, pointer: Int)?

  override var yieldsToDragging: Bool { true }

  override func receive(_ event: GestureEvent) {
    guard !phase.isOver else { return }
    guard let press else {
      guard event.phase == .down else { return }
      let place = event.event.location
      self.press = (place, event.event.pointer)
      return phase = gesture.takes(place) ? .active(place) : .failed
    }
    guard event.event.pointer == press.pointer else { return }
    switch event.phase {
    case .down, .left, .moved: break
    case .up: phase = .ended(press.place)
    case .cancelled: phase = .failed
    }
  }

  override func cancel() { phase = .failed }
}
