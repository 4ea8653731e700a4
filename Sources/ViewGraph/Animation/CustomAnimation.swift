import Foundation
import Geometry

/// A way from one value to another over time, written by a program.
///
/// The engine animates differences: `value` is how far there is to go, and `animate` answers how far of it
/// has been gone after `time` seconds, or nil once it is over.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
  /// How far the animation has come, nil when it has ended (the value is then the target).
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// How fast the value changes, in its units a second; nil where that is not known.
  nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation takes the place of one that is running instead of running beside it. It then
  /// gets the other's time and context, and a `value` that goes from where the other began to the new target.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool

  /// Whether the animation never ends, so that another animation of the same value takes its place.
  nonisolated var _isEndless: Bool { get }
}

extension CustomAnimation {
  public nonisolated var _isEndless: Bool { false }

  /// Nil: the velocity is not known, so that a spring that takes over starts from rest.
  public nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// False: the animation runs beside others, and their movements add up.
  public nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation keeps from one frame to the next, and what it reports to the engine.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The animation's own values.
  public var state: AnimationState<Value>
  /// Set by an animation whose remaining movement is not worth waiting for: completions asked for at
  /// `.logicallyComplete` run then. False to begin with.
  public var isLogicallyComplete = false
  /// The environment of the view that is animated.
  public var environment: EnvironmentValues {
    scope.map(EnvironmentValues.init(scope:)) ?? EnvironmentValues()
  }
  private let scope: EnvironmentScope?

  package init(state: AnimationState<Value> = AnimationState(), scope: EnvironmentScope? = nil) {
    self.state = state
    self.scope = scope
  }

  /// The context with the state of another type of value.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state, scope: scope)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// The values that an animation stores from one frame to the next, by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// A state that holds every key's default.
  public init() {}

  /// The value that the animation has stored under a key, or the key's default.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value that an animation stores from one frame to the next.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value before an animation has stored any.
  static var defaultValue: Value { get }
}
