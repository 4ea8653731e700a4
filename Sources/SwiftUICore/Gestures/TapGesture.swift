import Foundation
import ViewGraph

/// One or more taps or clicks. It ends when the last is let go of; a pointer that moves away by more than ten points
/// does not tap. There are at most 0.35 seconds from one tap to the next.
nonisolated public struct TapGesture: Gesture {
  /// Nothing: a tap has been or has not been.
  public typealias Value = Void
  /// How many taps it takes. Less than 1 counts as 1.
  public var count: Int

  /// A gesture of a number of taps.
  public nonisolated init(count: Int = 1) { self.count = count }
}

extension TapGesture: RecognizedGesture {
  @MainActor package func makeRecognizer() -> Recognizer<TapGesture> {
    TapRecognizer(self, count: \.count) { _, _, _ in }
  }
}

/// One or more taps or clicks, with the place of the last.
nonisolated public struct SpatialTapGesture: Gesture {
  /// Where the tap was.
  public struct Value: Equatable, Sendable {
    /// In the gesture's coordinate space, in points.
    public var location: CGPoint
  }

  /// How many taps it takes. Less than 1 counts as 1.
  public var count: Int
  /// The space of the location.
  public var coordinateSpace: CoordinateSpace

  /// A gesture of a number of taps, its location in a coordinate space.
  public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// A gesture of a number of taps, its location in a coordinate space.
  @_disfavoredOverload
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
}

extension SpatialTapGesture: RecognizedGesture {
  @MainActor package func makeRecognizer() -> Recognizer<SpatialTapGesture> {
    TapRecognizer(self, count: \.count) { gesture, event, place in
      Value(location: event.location(in: gesture.coordinateSpace, of: place))
    }
  }
}

/// Counts taps. The place is the last one's, in the window.
struct TapSequence {
  private(set) var phase: _GesturePhase<CGPoint> = .possible(nil)
  private(set) var taps = 0
  /// Where the pointer that is down went down, in the window.
  private var start: CGPoint?
  private var pointer = 0
  private var last: (place: CGPoint, time: Double)?

  var isPartlyDone: Bool { taps > 0 && !phase.isOver }
  var deadline: Double? {
    guard !phase.isOver, start == nil, let last else { return nil }
    return last.time + GestureLimits.tapInterval
  }

  mutating func receive(_ event: GestureEvent, count: Int) {
    guard !phase.isOver else { return }
    let place = event.event.location
    switch event.phase {
    case .down:
      // Two fingers do not tap.
      guard start == nil else { return phase = .failed }
      if let last, last.place.distance(to: place) > GestureLimits.tapSpacing { return phase = .failed }
      start = place
      pointer = event.event.pointer
    case .moved:
      guard event.event.pointer == pointer, let start else { return }
      if start.distance(to: place) > GestureLimits.tapDistance { phase = .failed }
    case .up:
      guard event.event.pointer == pointer, let start else { return }
      guard start.distance(to: place) <= GestureLimits.tapDistance else { return phase = .failed }
      taps += 1
      last = (place, event.time)
      self.start = nil
      if taps >= max(count, 1) { phase = .ended(place) }
    case .cancelled: phase = .failed
    case .left: break
    }
  }

  mutating func timePassed(_ time: Double) {
    if let deadline, time >= deadline { phase = .failed }
  }
}

/// A gesture that a number of taps make.
private final class TapRecognizer<G: Gesture>: Recognizer<G> {
  private var taps = TapSequence()
  private let count: (G) -> Int
  /// What the last tap makes of its place in the window.
  private let value: (G, GestureEvent, CGPoint) -> G.Value

  init(_ gesture: G, count: @escaping (G) -> Int, value: @escaping (G, GestureEvent, CGPoint) -> G.Value) {
    self.count = count
    self.value = value
    super.init(gesture)
  }

  override var isPartlyDone: Bool { !phase.isOver && taps.isPartlyDone }
  override var deadline: Double? { phase.isOver ? nil : taps.deadline }

  override func receive(_ event: GestureEvent) {
    taps.receive(event, count: count(gesture))
    phase = taps.phase.map { value(gesture, event, $0) }
  }

  override func timePassed(_ time: Double) {
    taps.timePassed(time)
    if taps.phase.isOver { phase = .failed }
  }

  override func cancel() { phase = .failed }
}
