import Foundation
import ViewGraph

/// A press that lasts. Its value is true while the view is pressed; it ends when the press has lasted long enough, the
/// finger still down, and fails when it ends before or moves too far.
nonisolated public struct LongPressGesture: Gesture {
  /// True.
  public typealias Value = Bool
  /// Seconds that the press takes at least. Less than zero and NaN count as 0.
  public var minimumDuration: Double
  /// Points that the press may move meanwhile.
  public var maximumDistance: CGFloat

  /// A press of at least a duration, in seconds, that moves by at most a distance, in points.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// A press of at least a duration, in seconds, that moves by at most 10 points.
  public nonisolated init(minimumDuration: Double = 0.5) {
    self.init(minimumDuration: minimumDuration, maximumDistance: 10)
  }
}

extension LongPressGesture: RecognizedGesture {
  @MainActor package func makeRecognizer() -> Recognizer<LongPressGesture> { LongPressRecognizer(self) }
}

private final class LongPressRecognizer: Recognizer<LongPressGesture> {
  private var start: (place: CGPoint, time: Double, pointer: Int)?

  override var deadline: Double? {
    guard let start, !phase.isOver else { return nil }
    return start.time + (gesture.minimumDuration > 0 ? gesture.minimumDuration : 0)
  }

  override func receive(_ event: GestureEvent) {
    guard !phase.isOver else { return }
    let place = event.event.location
    guard let start else {
      guard event.phase == .down else { return }
      self.start = (place, event.time, event.event.pointer)
      phase = .possible(true)
      return timePassed(event.time)
    }
    guard event.event.pointer == start.pointer else { return }
    timePassed(event.time)
    guard !phase.isOver else { return }
    switch event.phase {
    case .down, .left: break
    case .moved: if start.place.distance(to: place) > gesture.maximumDistance { phase = .failed }
    case .up, .cancelled: phase = .failed
    }
  }

  override func timePassed(_ time: Double) {
    if let deadline, time >= deadline { phase = .ended(true) }
  }

  override func cancel() { phase = .failed }
}
