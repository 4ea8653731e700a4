import Foundation
import Geometry
import ViewGraph

/// Two fingers that move apart or together. It begins once the magnification differs enough from 1.
nonisolated public struct MagnifyGesture: Gesture {
  /// How far a pinch has come.
  public struct Value: Equatable, Sendable {
    /// The time of the last movement.
    public var time: Date
    /// How far the fingers are apart now, divided by how far they were at the start.
    public var magnification: CGFloat
    /// By how much the magnification changes in a second.
    public var velocity: CGFloat
    /// The middle of the fingers at the start, as a point of the view.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at the start, in the view's coordinates, in points.
    public var startLocation: CGPoint
  }

  /// How much the magnification differs from 1 before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// A pinch that begins after a change of the magnification.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that turn around one another. It begins once they have turned far enough.
nonisolated public struct RotateGesture: Gesture {
  /// How far a rotation has come.
  public struct Value: Equatable, Sendable {
    /// The time of the last movement.
    public var time: Date
    /// By how much the fingers have turned, clockwise.
    public var rotation: Angle
    /// By how much they turn in a second.
    public var velocity: Angle
    /// The middle of the fingers at the start, as a point of the view.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at the start, in the view's coordinates, in points.
    public var startLocation: CGPoint
  }

  /// How far the fingers turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// A rotation that begins after an angle.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

/// Two fingers that move apart or together; `MagnifyGesture` says more.
nonisolated public struct MagnificationGesture: Gesture {
  /// How much the magnification differs from 1 before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// A pinch that begins after a change of the magnification.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public var body: _MapGesture<MagnifyGesture, CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

/// Two fingers that turn around one another; `RotateGesture` says more.
nonisolated public struct RotationGesture: Gesture {
  /// How far the fingers turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// A rotation that begins after an angle.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor public var body: _MapGesture<RotateGesture, Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}

extension MagnifyGesture: RecognizedGesture {
  @MainActor package func makeRecognizer() -> Recognizer<MagnifyGesture> { MagnifyRecognizer(self) }
}

extension RotateGesture: RecognizedGesture {
  @MainActor package func makeRecognizer() -> Recognizer<RotateGesture> { RotateRecognizer(self) }
}

/// Two fingers that are down.
private struct FingerPair {
  private var places: [(pointer: Int, place: CGPoint)] = []
  /// Where the middle was when the second finger went down, in the view, and the view's size then.
  private(set) var start: (location: CGPoint, anchor: UnitPoint)?
  /// From the first finger to the second, at that time and now.
  private(set) var startVector = CGVector.zero
  private(set) var vector = CGVector.zero

  /// Takes an event in. Answers whether a finger has left while both were down.
  mutating func receive(_ event: GestureEvent) -> Bool {
    let place = event.event.location
    switch event.phase {
    case .down:
      guard places.count < 2 else { return false }
      places.append((event.event.pointer, place))
      if places.count == 2 { begin(event) }
    case .moved:
      guard let index = places.firstIndex(where: { $0.pointer == event.event.pointer }) else { return false }
      places[index].place = place
      if places.count == 2 { vector = between }
    case .up, .cancelled:
      guard places.contains(where: { $0.pointer == event.event.pointer }) else { return false }
      let wasPair = places.count == 2
      places.removeAll { $0.pointer == event.event.pointer }
      return wasPair
    case .left: break
    }
    return false
  }

  private var between: CGVector {
    CGVector(dx: places[1].place.x - places[0].place.x, dy: places[1].place.y - places[0].place.y)
  }

  private mutating func begin(_ event: GestureEvent) {
    startVector = between
    vector = startVector
    let second = event.location(in: .local)
    // What is local of the first finger is where it would be now.
    let first = event.location(in: .local, of: places[0].place)
    let middle = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    let size = event.bounds.size
    start = (
      middle,
      UnitPoint(
        x: size.width > 0 ? middle.x / size.width : 0.5, y: size.height > 0 ? middle.y / size.height : 0.5)
    )
  }
}

private final class MagnifyRecognizer: Recognizer<MagnifyGesture> {
  private var fingers = FingerPair()
  private var velocity = VelocityTracker()

  override func receive(_ event: GestureEvent) {
    guard !phase.isOver else { return }
    if event.phase == .cancelled { return phase = .failed }
    if fingers.receive(event) {
      if case .active(let value) = phase { phase = .ended(value) } else { phase = .failed }
    } else if let start = fingers.start, event.phase == .moved {
      let before = hypot(fingers.startVector.dx, fingers.startVector.dy)
      let magnification = before > 0 ? hypot(fingers.vector.dx, fingers.vector.dy) / before : 1
      velocity.add(CGPoint(x: magnification, y: 0), event.time)
      if case .possible = phase, abs(magnification - 1) < gesture.minimumScaleDelta { return }
      phase = .active(
        MagnifyGesture.Value(
          time: event.date, magnification: magnification,
          velocity: velocity.velocity(at: event.time).width, startAnchor: start.anchor,
          startLocation: start.location))
    } else if event.phase == .up, fingers.start == nil {
      phase = .failed
    }
  }

  override func cancel() { phase = .failed }
}

private final class RotateRecognizer: Recognizer<RotateGesture> {
  private var fingers = FingerPair()
  private var velocity = VelocityTracker()
  /// Radians turned so far, whole turns included.
  private var turned: CGFloat = 0
  private var last: CGFloat?

  override func receive(_ event: GestureEvent) {
    guard !phase.isOver else { return }
    if event.phase == .cancelled { return phase = .failed }
    if fingers.receive(event) {
      if case .active(let value) = phase { phase = .ended(value) } else { phase = .failed }
    } else if let start = fingers.start, event.phase == .moved {
      let now = atan2(fingers.vector.dy, fingers.vector.dx)
      let before = last ?? atan2(fingers.startVector.dy, fingers.startVector.dx)
      turned += (now - before).remainder(dividingBy: 2 * .pi)
      last = now
      velocity.add(CGPoint(x: turned, y: 0), event.time)
      if case .possible = phase, abs(turned) < abs(gesture.minimumAngleDelta.radians) { return }
      phase = .active(
        RotateGesture.Value(
          time: event.date, rotation: .radians(turned),
          velocity: .radians(velocity.velocity(at: event.time).width), startAnchor: start.anchor,
          startLocation: start.location))
    } else if event.phase == .up, fingers.start == nil {
      phase = .failed
    }
  }

  override func cancel() { phase = .failed }
}
