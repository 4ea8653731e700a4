import Foundation

extension BinaryFloatingPoint {
  /// The value itself where it is finite, else `fallback`.
  @inlinable package func finite(or fallback: Self) -> Self { isFinite ? self : fallback }

  /// The value held within `range`. NaN gives the lower bound, infinities the bound on their side.
  @inlinable package func clamped(to range: ClosedRange<Self>) -> Self {
    if self >= range.upperBound { return range.upperBound }
    return self > range.lowerBound ? self : range.lowerBound
  }
}

extension BinaryFloatingPoint {
  /// The value as a coordinate: NaN becomes zero, anything beyond `Limits.extent` that limit.
  @inlinable package var held: Self {
    let limit = Self(Limits.extent)
    if self.magnitude <= limit { return self }
    return isNaN ? 0 : (self < 0 ? -limit : limit)
  }
}

extension FixedWidthInteger {
  /// The value without its fraction, held within what the type can represent. NaN gives 0.
  @inlinable package init<Value: BinaryFloatingPoint>(saturating value: Value) {
    if let exact = Self(exactly: value.rounded(.towardZero)) {
      self = exact
    } else if value.isNaN {
      self = 0
    } else {
      self = value < 0 ? .min : .max
    }
  }
}

/// The smaller of two numbers; where one of them is NaN, the other.
@inlinable package func finiteMin<Value: BinaryFloatingPoint>(_ a: Value, _ b: Value) -> Value {
  Value.minimum(a, b)
}

/// The larger of two numbers; where one of them is NaN, the other.
@inlinable package func finiteMax<Value: BinaryFloatingPoint>(_ a: Value, _ b: Value) -> Value {
  Value.maximum(a, b)
}

extension CGPoint {
  /// Whether neither coordinate is NaN or infinite.
  @inlinable package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGPoint {
  /// The point with both coordinates held within what layout reckons with.
  @inlinable package var held: CGPoint { CGPoint(x: x.held, y: y.held) }
}

extension CGSize {
  /// The size with both dimensions held within what layout reckons with.
  @inlinable package var held: CGSize { CGSize(width: width.held, height: height.held) }

  /// Whether neither dimension is NaN or infinite.
  @inlinable package var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
  /// Whether origin and size are neither NaN nor infinite.
  @inlinable package var isFinite: Bool { origin.isFinite && size.isFinite }
}

extension CGRect {
  /// What both rectangles cover; the null rectangle where that is nothing or an edge is no number, for which
  /// Foundation's `intersection` traps.
  package func overlap(_ other: CGRect) -> CGRect {
    let left = Swift.max(minX, other.minX)
    let top = Swift.max(minY, other.minY)
    let width = Swift.min(maxX, other.maxX) - left
    let height = Swift.min(maxY, other.maxY) - top
    guard !isNull, !other.isNull, width >= 0, height >= 0, !left.isNaN, !top.isNaN else { return .null }
    return CGRect(x: left, y: top, width: width, height: height)
  }
}
