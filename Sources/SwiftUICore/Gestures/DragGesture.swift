import Foundation
import ViewGraph

/// A pointer or a finger that moves while it is down. It begins once it has moved by a minimum distance, and ends when
/// it is let go of.
nonisolated public struct DragGesture: Gesture {
  /// How far a drag has come.
  public struct Value: Equatable, Sendable {
    /// The time of the last movement.
    public var time: Date
    /// Where the pointer is, in the gesture's coordinate space, in points.
    public var location: CGPoint
    /// Where it went down.
    public var startLocation: CGPoint
    /// Points a second, over the last tenth of a second.
    public var velocity: CGSize

    /// From the start to the present location, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the pointer would come to rest if it were let go of now: a quarter of a second further on.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * GestureLimits.predictedTime,
        y: location.y + velocity.height * GestureLimits.predictedTime)
    }

    /// From the start to the predicted end, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// Points that the pointer moves before the gesture begins. With 0 it begins when the pointer goes down; else one around a scroll
  /// view waits, however few they are, until the scroll view does not follow the finger.
  public var minimumDistance: CGFloat
  /// The space of the locations.
  public var coordinateSpace: CoordinateSpace
  /// Whether the view goes with the pointer: a press inside gives way, as it does where a view scrolls.
  var takesViewAlong = false

  /// A drag that begins after a distance, in points, its locations in a coordinate space.
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// A drag that begins after a distance, in points, its locations in a coordinate space.
  @_disfavoredOverload
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: RecognizedGesture {
  @MainActor package func makeRecognizer() -> Recognizer<DragGesture> { DragRecognizer(self) }
}

private final class DragRecognizer: Recognizer<DragGesture> {
  /// Where the pointer went down, in the window.
  private var start: (place: CGPoint, pointer: Int)?
  /// The same in the gesture's space, once it has begun: places are converted for a gesture that is one.
  private var startLocation: CGPoint?
  private var velocity = VelocityTracker()

  override func receive(_ event: GestureEvent) {
    guard !phase.isOver else { return }
    let place = event.event.location
    guard let start else {
      guard event.phase == .down else { return }
      self.start = (place, event.event.pointer)
      velocity.add(place, event.time)
      if !(gesture.minimumDistance > 0) { phase = .active(value(event, from: place)) }
      return
    }
    guard event.event.pointer == start.pointer else { return }
    var isActive = start.place.distance(to: place) >= gesture.minimumDistance
    if case .active = phase { isActive = true }
    switch event.phase {
    case .down, .left: break
    case .moved:
      velocity.add(place, event.time)
      if isActive { phase = .active(value(event, from: start.place)) }
    case .up:
      if place != velocity.last { velocity.add(place, event.time) }
      phase = isActive ? .ended(value(event, from: start.place)) : .failed
    case .cancelled: phase = .failed
    }
  }

  private func value(_ event: GestureEvent, from start: CGPoint) -> DragGesture.Value {
    let space = gesture.coordinateSpace
    let startLocation = startLocation ?? event.location(in: space, of: start)
    self.startLocation = startLocation
    return DragGesture.Value(
      time: event.date, location: event.location(in: space), startLocation: startLocation,
      velocity: velocity.velocity(at: event.time) { event.location(in: space, of: $0) })
  }

  override var isDragging: Bool { gesture.takesViewAlong }

  override func cancel() { phase = .failed }
}

extension DragGesture {
  /// The drag of a view that goes with the pointer, whatever is pressed inside.
  package nonisolated func takingViewAlong() -> DragGesture {
    var gesture = self
    gesture.takesViewAlong = true
    return gesture
  }
}

/// How fast a pointer moves.
struct VelocityTracker {
  private var samples: [(place: CGPoint, time: Double)] = []

  mutating func add(_ place: CGPoint, _ time: Double) {
    if let last = samples.last, last.time == time { samples.removeLast() }
    samples.removeAll { time - $0.time > GestureLimits.velocityTime }
    if samples.count == GestureLimits.velocitySamples { samples.removeFirst() }
    samples.append((place, time))
  }

  /// The place that was added last.
  var last: CGPoint? { samples.last?.place }

  /// Points a second over the last tenth of a second; none where no time has passed.
  ///
  /// - Parameter convert: Gives places in the space of the velocity.
  func velocity(at time: Double, _ convert: (CGPoint) -> CGPoint = { $0 }) -> CGSize {
    guard let first = samples.first(where: { time - $0.time <= GestureLimits.velocityTime }),
      let last = samples.last, last.time > first.time
    else { return .zero }
    let seconds = last.time - first.time
    let (from, to) = (convert(first.place), convert(last.place))
    return CGSize(width: (to.x - from.x) / seconds, height: (to.y - from.y) / seconds)
  }
}
