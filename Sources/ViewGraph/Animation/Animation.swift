import Foundation
import Geometry

/// How a value changes from the old to the new over time.
///
/// A value: two animations are equal when they move alike. Curves and springs are made by its type members; a
/// program's own is a ``CustomAnimation``.
public struct Animation: Hashable, Sendable {
  /// The animation that this one stands for.
  public let base: any CustomAnimation

  /// An animation that moves as a program's own does.
  public init<A: CustomAnimation>(_ base: A) { self.base = base }

  /// How much of `value`, the whole distance, is behind after `time` seconds; nil when the animation has
  /// ended.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// How fast the value changes at `time`, in its units a second; nil where that is not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation takes the place of a running one.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  public static func == (a: Animation, b: Animation) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }

  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { String(describing: base) }
  public var debugDescription: String { "Animation(\(String(reflecting: base)))" }
  /// Shows `base` to tools that look into values.
  public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}
