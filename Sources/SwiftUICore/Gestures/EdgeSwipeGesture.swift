import Foundation
import ViewGraph

/// A finger or a pointer that goes down at an edge of the view and moves in over it. Any other movement fails at once, so
/// that what is inside the view need not wait for it.
nonisolated package struct EdgeSwipeGesture: Gesture {
  package enum Side: Sendable { case left, right }

  package struct Value: Equatable, Sendable {
    /// Points from the edge inward.
    package var distance: CGFloat
    /// Points a second, inward, over the last tenth of a second.
    package var velocity: CGFloat
  }

  let edge: Side

  package nonisolated init(edge: Side) { self.edge = edge }

  /// Points from the edge in which it may begin.
  fileprivate static let reach: CGFloat = 20
  /// Points inward at which it begins.
  fileprivate static let minimumDistance: CGFloat = 10
}

extension EdgeSwipeGesture: RecognizedGesture {
  @MainActor package func makeRecognizer() -> Recognizer<EdgeSwipeGesture> { EdgeSwipeRecognizer(self) }
}

private final class EdgeSwipeRecognizer: Recognizer<EdgeSwipeGesture> {
  /// Where the pointer went down, in the window: the view itself moves with the pointer.
  private var start: (place: CGPoint, pointer: Int)?
  private var velocity = VelocityTracker()

  override func receive(_ event: GestureEvent) {
    guard !phase.isOver else { return }
    let place = event.event.location
    guard let start else {
      guard event.phase == .down else { return }
      let x = event.location(in: .local).x
      let fromEdge = gesture.edge == .left ? x - event.bounds.minX : event.bounds.maxX - x
      guard fromEdge <= EdgeSwipeGesture.reach else { return phase = .failed }
      self.start = (place, event.event.pointer)
      return velocity.add(place, event.time)
    }
    guard event.event.pointer == start.pointer else { return }
    velocity.add(place, event.time)
    let moved = CGSize(width: inward(place.x - start.place.x), height: abs(place.y - start.place.y))
    var isActive = false
    if case .active = phase { isActive = true }
    switch event.phase {
    case .down, .left: break
    case .moved:
      if !isActive {
        // It has gone along the edge, or out of the view.
        if moved.height > EdgeSwipeGesture.minimumDistance || moved.width < -EdgeSwipeGesture.minimumDistance
        {
          return phase = .failed
        }
        guard moved.width >= EdgeSwipeGesture.minimumDistance else { return }
      }
      phase = .active(value(moved.width, event.time))
    case .up: phase = isActive ? .ended(value(moved.width, event.time)) : .failed
    case .cancelled: phase = .failed
    }
  }

  private func inward(_ distance: CGFloat) -> CGFloat { gesture.edge == .left ? distance : -distance }

  private func value(_ distance: CGFloat, _ time: Double) -> EdgeSwipeGesture.Value {
    EdgeSwipeGesture.Value(distance: distance, velocity: inward(velocity.velocity(at: time).width))
  }

  override func cancel() { phase = .failed }
}
