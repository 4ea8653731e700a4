import Foundation
import ViewGraph

/// A drag that takes a row of a list up or down. It takes the place of a press inside, and of nothing that is dragged itself;
/// near an edge of what is around it scrolls that.
nonisolated package struct RowMoveGesture: RecognizedGesture {
  package typealias Value = Void

  package enum Start {
    /// With a movement mostly up or down.
    case drag
    /// With a press that lasts.
    case hold
    /// With the press.
    case press
  }

  let start: Start
  /// The space of the rows, which moves with them when they are scrolled.
  let space: CoordinateSpace
  /// Gets how far down the pointer has come in that space, in points: 0 when the row is taken.
  let moved: (CGFloat) -> Void
  /// Gets whether the row has been let go of, and not taken away.
  let ended: (Bool) -> Void

  package nonisolated init(
    _ start: Start, in space: CoordinateSpace, moved: @escaping (CGFloat) -> Void,
    ended: @escaping (Bool) -> Void
  ) {
    (self.start, self.space, self.moved, self.ended) = (start, space, moved, ended)
  }

  @MainActor package func makeRecognizer() -> Recognizer<RowMoveGesture> { RowMoveRecognizer(self) }
}

private final class RowMoveRecognizer: Recognizer<RowMoveGesture> {
  private var start: (event: GestureEvent, y: CGFloat)?
  private var last: GestureEvent?
  private var hold: ViewHold?
  private var edges: EdgeScroll?
  private var isTold = false

  override var isDragging: Bool { true }

  override var deadline: Double? {
    guard gesture.start == .hold, case .possible = phase, let start else { return nil }
    return start.event.time + GestureLimits.liftTime
  }

  override func receive(_ event: GestureEvent) {
    guard !phase.isOver else { return }
    guard let start else {
      guard event.phase == .down else { return }
      self.start = (event, event.location(in: gesture.space).y)
      last = event
      if gesture.start == .press { phase = .active(()) }
      return
    }
    guard event.event.pointer == start.event.event.pointer else { return }
    timePassed(event.time)
    switch event.phase {
    case .down, .left: return
    case .moved: if case .possible = phase { begin(start.event.event.location, event.event.location) }
    case .up: if case .possible = phase { phase = .failed } else { phase = .ended(()) }
    case .cancelled: phase = .failed
    }
    last = event
  }

  private func begin(_ start: CGPoint, _ place: CGPoint) {
    guard start.distance(to: place) >= GestureLimits.tapDistance else { return }
    let isUpOrDown = abs(place.y - start.y) > abs(place.x - start.x)
    phase = gesture.start == .drag && isUpOrDown ? .active(()) : .failed
  }

  override func timePassed(_ time: Double) {
    if let deadline, time >= deadline { phase = .active(()) }
  }

  override func cancel() { phase = .failed }

  override func deliver() {
    switch phase {
    case .possible: return
    case .active, .ended:
      guard let last, !isTold else { return }
      tell(last)
      if case .ended = phase { end(true) }
    case .failed: if hold != nil { end(false) }
    }
  }

  private func tell(_ event: GestureEvent) {
    if hold == nil {
      hold = ViewHold(event)
      edges = EdgeScroll(event) { [weak self] in self?.move() }
    }
    move()
    edges?.follow(event.event.location)
  }

  private func move() {
    guard let start, let last else { return }
    gesture.moved(last.location(in: gesture.space).y - start.y)
  }

  private func end(_ isLetGo: Bool) {
    isTold = true
    edges?.stop()
    gesture.ended(isLetGo)
    hold?.release()
    hold = nil
  }
}
