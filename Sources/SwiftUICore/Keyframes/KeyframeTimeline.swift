import Geometry

/// A value over time, as keyframes describe it.
///
/// Source: KeyframeTimeline in SwiftUI's documentation.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [KeyframeTrackRun<Value>]

  /// The way of a value through keyframes.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning, and all the time in what no track is of.
  ///   - content: The tracks.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue, content(), after: nil)
  }

  /// The way of a value that goes on from another timeline with the speed that it has there.
  init(
    _ initialValue: Value, _ keyframes: some Keyframes<Value>,
    after previous: (timeline: KeyframeTimeline, time: Double)?
  ) {
    var tracks = _KeyframeTracks(initialValue: initialValue) { path in
      guard let previous else { return nil }
      return previous.timeline.tracks.last { $0.path == path }?.velocity(at: previous.time)
    }
    keyframes._addTracks(to: &tracks)
    self.initialValue = initialValue
    self.tracks = tracks.all
  }

  /// Seconds until the last track has ended; infinite with a spring that never rests.
  public var duration: Double { tracks.reduce(0) { max($0, $1.duration) } }

  /// The value at a time, in seconds. A time before the beginning, or one that is no number, counts as the beginning.
  public func value(time: Double) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  /// The value when a part of the time has passed, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: time(progress)) }

  /// Sets what the tracks are of to its value at a time; the rest stays.
  public func update(value: inout Value, time: Double) {
    let time = time > 0 ? time : 0
    for track in tracks { track.update(&value, at: time) }
  }

  /// Sets what the tracks are of to its value when a part of the time has passed; the rest stays.
  public func update(value: inout Value, progress: Double) { update(value: &value, time: time(progress)) }

  private func time(_ progress: Double) -> Double {
    progress > 0 ? min(progress, 1) * duration : 0
  }
}

/// Tracks, while they are collected.
public struct _KeyframeTracks<Root> {
  fileprivate let initialValue: Root
  /// How fast the property at a path changes at the beginning.
  fileprivate let velocity: (AnyKeyPath) -> Any?
  fileprivate var all: [KeyframeTrackRun<Root>] = []

  fileprivate init(initialValue: Root, velocity: @escaping (AnyKeyPath) -> Any?) {
    self.initialValue = initialValue
    self.velocity = velocity
  }

  mutating func add<Value: Animatable>(
    _ path: WritableKeyPath<Root, Value>, _ keyframes: [Keyframe<Value.AnimatableData>]
  ) {
    let velocity = velocity(path) as? Value.AnimatableData ?? .zero
    let curve = KeyframeCurve(
      from: initialValue[keyPath: path].animatableData, velocity: velocity, through: keyframes)
    all.append(TypedTrackRun(path, curve))
  }
}

/// One track of a timeline.
class KeyframeTrackRun<Root> {
  let path: AnyKeyPath
  let duration: Double

  fileprivate init(_ path: AnyKeyPath, _ duration: Double) {
    self.path = path
    self.duration = duration
  }

  func update(_ value: inout Root, at time: Double) {}
  /// How fast the property changes, as its `AnimatableData`.
  func velocity(at time: Double) -> Any? { nil }
}

private final class TypedTrackRun<Root, Value: Animatable>: KeyframeTrackRun<Root> {
  private let property: WritableKeyPath<Root, Value>
  private let curve: KeyframeCurve<Value.AnimatableData>

  init(_ path: WritableKeyPath<Root, Value>, _ curve: KeyframeCurve<Value.AnimatableData>) {
    property = path
    self.curve = curve
    super.init(path, curve.duration)
  }

  override func update(_ value: inout Root, at time: Double) {
    value[keyPath: property].animatableData = curve.value(at: time)
  }

  override func velocity(at time: Double) -> Any? { curve.velocity(at: time) }
}
