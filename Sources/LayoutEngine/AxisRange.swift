import Geometry

/// The proposals of one axis over which an answer holds: every value in `lower...upper`, and nil too if
/// `holdsForNil`.
///
/// Part of `SizeAnswer`. The bounds are inclusive; a text that changes at 80 pt declares an upper bound of
/// `80.0.nextDown`. An interval whose lower bound exceeds its upper one contains no value.
package struct AxisRange: Equatable, Sendable, BitwiseCopyable {
  package var lower: Double
  package var upper: Double
  package var holdsForNil: Bool

  /// Every proposal.
  @inlinable
  package static var always: AxisRange {
    AxisRange(lower: -.infinity, upper: .infinity, holdsForNil: true)
  }

  @inlinable
  package init(lower: Double, upper: Double, holdsForNil: Bool) {
    self.lower = lower
    self.upper = upper
    self.holdsForNil = holdsForNil
  }

  /// Only `value`; NaN stands for nil.
  @inlinable
  package static func exactly(_ value: Double) -> AxisRange {
    value.isNaN
      ? AxisRange(lower: .infinity, upper: -.infinity, holdsForNil: true)
      : AxisRange(lower: value, upper: value, holdsForNil: false)
  }

  /// Only `value`, for a view that takes negative proposals for zero: zero stands for them as well.
  @inlinable
  package static func exactlyClamped(_ value: Double) -> AxisRange {
    value <= 0 ? AxisRange(lower: -.infinity, upper: 0, holdsForNil: false) : .exactly(value)
  }

  /// Whether the answer holds when `value` is proposed; NaN stands for nil.
  @inlinable
  package func contains(_ value: Double) -> Bool {
    value.isNaN ? holdsForNil : (lower <= value && value <= upper)
  }

  /// Whether every proposal of `other` is one of this range.
  @inlinable
  package func contains(_ other: AxisRange) -> Bool {
    (holdsForNil || !other.holdsForNil)
      && (other.lower > other.upper || (lower <= other.lower && other.upper <= upper))
  }

  /// Whether the answer holds for every value, from nothing to infinity (nil aside).
  @inlinable
  package var coversAllValues: Bool { lower <= 0 && upper == .infinity }

  /// Whether the answer holds for every value and for nil.
  @inlinable
  package var isAlways: Bool { coversAllValues && holdsForNil && lower == -.infinity }

  @inlinable
  package func intersection(_ other: AxisRange) -> AxisRange {
    AxisRange(
      lower: Swift.max(lower, other.lower), upper: Swift.min(upper, other.upper),
      holdsForNil: holdsForNil && other.holdsForNil)
  }

  /// The range of outer proposals for which `max(0, proposal - inset)` lies in this range.
  ///
  /// Used by whatever insets its content's proposal. The result is never too wide: rounding of the
  /// subtraction is checked at both bounds, and `proposed`, the outer proposal that was answered, is always
  /// contained.
  package func shifted(by inset: Double, proposed: Double) -> AxisRange {
    if isAlways { return self }
    var exact = AxisRange.exactly(proposed)
    exact.holdsForNil = holdsForNil
    guard inset.isFinite else { return exact }
    var low = lower <= 0 ? -Double.infinity : lower + inset
    var high = upper == .infinity ? upper : upper + inset
    let step = Swift.max(Swift.abs(low.isFinite ? low : 0), Swift.abs(inset)).ulp
    var tries = 0
    while low.isFinite, Proposal.inset(low, by: inset) < lower, tries < 4 {
      low += step
      tries += 1
    }
    tries = 0
    let highStep = Swift.max(Swift.abs(high.isFinite ? high : 0), Swift.abs(inset)).ulp
    while high.isFinite, Proposal.inset(high, by: inset) > upper, tries < 4 {
      high -= highStep
      tries += 1
    }
    let sound =
      (!low.isFinite || Proposal.inset(low, by: inset) >= lower)
      && (!high.isFinite || Proposal.inset(high, by: inset) <= upper)
    let range = AxisRange(lower: low, upper: high, holdsForNil: holdsForNil)
    return sound && range.contains(proposed) ? range : exact
  }
}
