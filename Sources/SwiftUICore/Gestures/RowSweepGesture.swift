import Foundation
import ViewGraph

/// A drag of the mouse up or down over the rows of a list, each of which has it: what comes under the mouse is told, the row where
/// it begins first. Beyond an edge of what is around the row it scrolls that.
nonisolated package struct RowSweepGesture: RecognizedGesture {
  package typealias Value = Void

  /// Of the row that has the gesture.
  let row: Subview.ID
  /// The rows of a list have the same.
  let list: ObjectIdentifier
  /// The mouse has come over the row: it was pressed there, or somewhere else.
  let reached: (_ isStart: Bool) -> Void

  package nonisolated init(
    over row: Subview.ID, of list: ObjectIdentifier, reached: @escaping (_ isStart: Bool) -> Void
  ) {
    (self.row, self.list, self.reached) = (row, list, reached)
  }

  @MainActor package func makeRecognizer() -> Recognizer<RowSweepGesture> { RowSweepRecognizer(self) }
}

private final class RowSweepRecognizer: Recognizer<RowSweepGesture> {
  private var start: GestureEvent?
  private var last: GestureEvent?
  /// The row that was told last.
  private var row: Subview.ID?
  private var hold: ViewHold?
  private var edges: EdgeScroll?

  override func receive(_ event: GestureEvent) {
    guard !phase.isOver else { return }
    guard let start else {
      guard event.phase == .down else { return }
      self.start = event
      if event.event.device != .mouse { phase = .failed }
      return
    }
    guard event.event.pointer == start.event.pointer else { return }
    last = event
    switch event.phase {
    case .down, .left: return
    case .moved: if case .possible = phase { begin(start.event.location, event.event.location) }
    case .up: if case .possible = phase { phase = .failed } else { phase = .ended(()) }
    case .cancelled: phase = .failed
    }
  }

  private func begin(_ start: CGPoint, _ place: CGPoint) {
    guard start.distance(to: place) >= GestureLimits.tapDistance else { return }
    phase = abs(place.y - start.y) > abs(place.x - start.x) ? .active(()) : .failed
  }

  override func cancel() { phase = .failed }

  override func deliver() {
    guard let last else { return }
    if case .active = phase {
      if hold == nil {
        hold = ViewHold(last)
        edges = EdgeScroll(last, reach: 0) { [weak self] in self?.follow() }
        row = gesture.row
        gesture.reached(true)
      }
      follow()
      edges?.follow(last.event.location)
    }
    if phase.isOver {
      edges?.stop()
      hold?.release()
      hold = nil
    }
  }

  /// Tells the row that is level with the mouse.
  private func follow() {
    guard let found = foundRow, found.row != row else { return }
    row = found.row
    found.reached(false)
  }

  /// The row that is level with the mouse, or the next one on the way back to where it was pressed.
  private var foundRow: RowSweepGesture? {
    guard let start = start?.event.location, let last else { return nil }
    var place = last.heldInScrollView(CGPoint(x: start.x, y: last.event.location.y))
    let step: CGFloat = place.y < start.y ? 8 : -8
    for _ in 0..<100 {
      let found = last.modifier(as: GestureModifier<RowSweepGesture>.self, at: place)
      if let found, found.takesPart.itself, found.gesture.list == gesture.list { return found.gesture }
      guard abs(place.y - start.y) > abs(step) else { return nil }
      place.y += step
    }
    return nil
  }
}
