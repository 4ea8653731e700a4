import Foundation
import ViewGraph

/// A drag across a row of a list, mostly from side to side. It takes the place of a press inside, and of nothing that is
/// dragged itself.
nonisolated package struct RowSwipeGesture: Gesture {
  /// From where the pointer went down, in points to the right.
  package typealias Value = CGFloat
  /// Whether a movement to the right, or else to the left, is a swipe.
  let takes: (_ isToTheRight: Bool) -> Bool

  package nonisolated init(takes: @escaping (_ isToTheRight: Bool) -> Bool) { self.takes = takes }
}

extension RowSwipeGesture: RecognizedGesture {
  @MainActor package func makeRecognizer() -> Recognizer<RowSwipeGesture> { RowSwipeRecognizer(self) }
}

private final class RowSwipeRecognizer: Recognizer<RowSwipeGesture> {
  private var start: (place: CGPoint, pointer: Int)?

  override var isDragging: Bool { true }

  override func receive(_ event: GestureEvent) {
    guard !phase.isOver else { return }
    let place = event.location(in: .local)
    guard let start else {
      guard event.phase == .down else { return }
      return self.start = (place, event.event.pointer)
    }
    guard event.event.pointer == start.pointer else { return }
    let distance = CGSize(width: place.x - start.place.x, height: place.y - start.place.y)
    switch event.phase {
    case .down, .left: break
    case .moved:
      if case .possible = phase {
        guard start.place.distance(to: place) >= GestureLimits.tapDistance else { return }
        guard abs(distance.width) > abs(distance.height), gesture.takes(distance.width > 0) else {
          return phase = .failed
        }
      }
      phase = .active(distance.width)
    case .up: if case .possible = phase { phase = .failed } else { phase = .ended(distance.width) }
    case .cancelled: phase = .failed
    }
  }

  override func cancel() { phase = .failed }
}
