import Foundation

/// Any number of animatable values as one.
@frozen public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values, as a tuple.
  public var value: (repeat each Value)

  /// Values that are animated together.
  @inlinable public init(_ value: repeat each Value) {
    self.value = (repeat each value)
  }

  /// Zero of all the types.
  public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

  public static func == (lhs: AnimatableValues, rhs: AnimatableValues) -> Bool {
    for (left, right) in repeat (each lhs.value, each rhs.value) {
      guard left == right else { return false }
    }
    return true
  }

  public static func + (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each lhs.value + each rhs.value)
  }

  public static func - (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each lhs.value - each rhs.value)
  }

  public mutating func scale(by rhs: Double) {
    value = (repeat (each value).scaled(by: rhs))
  }

  public var magnitudeSquared: Double {
    var sum = 0.0
    for part in repeat each value { sum += part.magnitudeSquared }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
