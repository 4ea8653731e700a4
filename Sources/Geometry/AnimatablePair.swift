import Foundation

/// Nothing that could be animated.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  /// The only value of the type.
  @inlinable public init() {}

  /// The only value of the type.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

  public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

  public mutating func scale(by rhs: Double) {}

  public var magnitudeSquared: Double { 0 }
}

/// Two animatable values as one.
@frozen public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first of the two values.
  public var first: First
  /// The second of the two values.
  public var second: Second

  /// Two values that are animated together.
  @inlinable public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Zero of both types.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  public static func += (lhs: inout AnimatablePair, rhs: AnimatablePair) {
    lhs.first += rhs.first
    lhs.second += rhs.second
  }

  public static func -= (lhs: inout AnimatablePair, rhs: AnimatablePair) {
    lhs.first -= rhs.first
    lhs.second -= rhs.second
  }

  public static func + (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  public static func - (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}
