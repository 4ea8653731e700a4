import Foundation
import Geometry

/// Keyframes of one value, one after another.
///
/// Types that say how a keyframe is reached are the built-in ones; a program puts them together in `body`.
///
/// Source: KeyframeTrackContent in SwiftUI's documentation.
public protocol KeyframeTrackContent<Value> {
  /// What the keyframes are of.
  associatedtype Value: Animatable
  /// The type of `body`; it is inferred.
  associatedtype Body: KeyframeTrackContent
  /// The keyframes, in order.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
  /// Appends the keyframes to those before them.
  func _append(to keyframes: inout _KeyframeList<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _append(to keyframes: inout _KeyframeList<Value>) { body._append(to: &keyframes) }
}

/// The keyframes of one track, while they are collected.
public struct _KeyframeList<Value: Animatable> {
  typealias Vector = Value.AnimatableData
  var all: [Keyframe<Vector>] = []
}

/// How one value is reached from the one before.
struct Keyframe<Vector: VectorArithmetic> {
  enum Way {
    /// At once.
    case move
    case linear(UnitCurve)
    case spring(Spring, startVelocity: Vector?)
    case cubic(startVelocity: Vector?, endVelocity: Vector?)
  }

  let target: Vector
  /// Seconds; nil for as long as a spring takes.
  let duration: Double?
  let way: Way

  init(_ target: Vector, _ duration: Double?, _ way: Way) {
    self.target = target
    self.duration = duration.map { $0 > 0 && $0.isFinite ? $0 : 0 }
    self.way = way
  }

  var isCubic: Bool { if case .cubic = way { duration != 0 } else { false } }
}

/// A keyframe that is there at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  private let target: Value

  /// A keyframe that takes no time.
  public init(_ to: Value) { target = to }

  public func _append(to keyframes: inout _KeyframeList<Value>) {
    keyframes.all.append(Keyframe(target.animatableData, 0, .move))
  }
}

/// A keyframe that is reached on a straight way.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  private let target: Value
  private let duration: Double
  private let curve: UnitCurve

  /// A keyframe that is reached in a straight line.
  ///
  /// - Parameters:
  ///   - to: The value of the keyframe.
  ///   - duration: Seconds from the keyframe before. What is not above zero, or no number, is no time.
  ///   - timingCurve: The pace.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    target = to
    self.duration = duration
    curve = timingCurve
  }

  public func _append(to keyframes: inout _KeyframeList<Value>) {
    keyframes.all.append(Keyframe(target.animatableData, duration, .linear(curve)))
  }
}

/// A keyframe to which a spring pulls.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  private let target: Value
  private let duration: Double?
  private let spring: Spring
  private let startVelocity: Value?

  /// A keyframe to which a spring pulls.
  ///
  /// - Parameters:
  ///   - to: The value at which the spring comes to rest.
  ///   - duration: Seconds. A spring that has not come to rest by then is left where it is, with its speed, for the next
  ///     keyframe. Nil for as long as the spring takes.
  ///   - spring: The spring.
  ///   - startVelocity: The speed in units a second at the beginning; nil for that with which the keyframe before ends.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    target = to
    self.duration = duration
    self.spring = spring
    self.startVelocity = startVelocity
  }

  public func _append(to keyframes: inout _KeyframeList<Value>) {
    keyframes.all.append(
      Keyframe(
        target.animatableData, duration, .spring(spring, startVelocity: startVelocity?.animatableData)))
  }
}

/// A keyframe that is reached on a cubic curve.
///
/// Where no velocities are given, keyframes of this kind that follow one another form a Catmull-Rom spline: the speed at
/// one of them is that of the straight way between its neighbours. The first one begins with the speed with which the
/// keyframe before ends, the last one ends at rest.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  private let target: Value
  private let duration: Double
  private let startVelocity: Value?
  private let endVelocity: Value?

  /// A keyframe that is reached on a cubic curve.
  ///
  /// - Parameters:
  ///   - to: The value of the keyframe.
  ///   - duration: Seconds from the keyframe before. What is not above zero, or no number, is no time.
  ///   - startVelocity: The speed in units a second at the beginning.
  ///   - endVelocity: The speed in units a second at the keyframe.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    target = to
    self.duration = duration
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
  }

  public func _append(to keyframes: inout _KeyframeList<Value>) {
    let way = Keyframe<Value.AnimatableData>.Way.cubic(
      startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData)
    keyframes.all.append(Keyframe(target.animatableData, duration, way))
  }
}

// No value has this type: it stands for the body of keyframes that have none.
extension Never: Animatable {}
extension Never: KeyframeTrackContent {
  /// There is none.
  public nonisolated var body: Never { self }
  public func _append(to keyframes: inout _KeyframeList<Never>) {}
}
