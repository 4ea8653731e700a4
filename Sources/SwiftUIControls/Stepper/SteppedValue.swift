import Foundation
import ViewGraph

/// What the two halves of a stepper do, and whether they can.
struct SteppedValue {
  /// What increments; nil where that is impossible at the moment. Looked up in the stepper's body.
  let increment: () -> (() -> Void)?
  /// What decrements; nil where that is impossible at the moment.
  let decrement: () -> (() -> Void)?
  /// The value in words; nil where the stepper knows none.
  var text: (Locale) -> String? = { _ in nil }
  let editingChanged: (Bool) -> Void

  init(
    increment: (() -> Void)?, decrement: (() -> Void)?, editingChanged: @escaping (Bool) -> Void
  ) {
    self.increment = { increment }
    self.decrement = { decrement }
    self.editingChanged = editingChanged
  }

  init<V: Strideable>(
    _ value: Binding<V>, in bounds: ClosedRange<V>?, step: V.Stride, editingChanged: @escaping (Bool) -> Void
  ) {
    func stepping(by stride: @escaping () -> V.Stride?) -> () -> (() -> Void)? {
      {
        guard let stride = stride(), value.wrappedValue.stepped(by: stride, in: bounds) != nil else {
          return nil
        }
        // Asked again: the value may have changed since the stepper was drawn.
        return {
          if let next = value.wrappedValue.stepped(by: stride, in: bounds) { value.wrappedValue = next }
        }
      }
    }
    increment = stepping { step }
    decrement = stepping { step.negated }
    text = { _ in Self.words(for: value.wrappedValue) }
    self.editingChanged = editingChanged
  }

  private static func words(for value: some Strideable) -> String? {
    if let value = value as? any BinaryInteger { return value.description }
    if let value = value as? any BinaryFloatingPoint { return Double(value).formatted() }
    return nil
  }
}

extension SignedNumeric {
  /// The number the other way; nil where there is none, as for the least integer.
  fileprivate var negated: Self? {
    if let least = self as? any FixedWidthInteger, least.isLeast, self != 0 { return nil }
    return -self
  }
}

extension FixedWidthInteger {
  fileprivate var isLeast: Bool { self == Self.min }

  /// The sum with a stride, held within the type.
  fileprivate func advancedWithinType(by stride: some BinaryInteger) -> Self {
    let distance = Self(truncatingIfNeeded: stride.magnitude)
    guard distance >= 0, distance.magnitude == stride.magnitude else { return stride < 0 ? .min : .max }
    let (sum, overflows) =
      stride < 0 ? subtractingReportingOverflow(distance) : addingReportingOverflow(distance)
    return overflows ? stride < 0 ? .min : .max : sum
  }
}

extension Strideable {
  /// The value a stride further; integers stay within their type.
  private func advancedWithoutOverflow(by stride: Stride) -> Self {
    if let integer = self as? any FixedWidthInteger, let stride = stride as? any BinaryInteger {
      return integer.advancedWithinType(by: stride) as? Self ?? self
    }
    return advanced(by: stride)
  }

  /// The value a stride further, held within bounds; nil where that is the value itself or no number. A value outside of
  /// the bounds goes to the nearer of them, whichever way it is stepped; one that is no number goes to the lower bound.
  fileprivate func stepped(by stride: Stride, in bounds: ClosedRange<Self>?) -> Self? {
    var next = advancedWithoutOverflow(by: stride)
    if let bounds {
      // Written so that what is no number, which compares with nothing, becomes the lower bound.
      if !(next >= bounds.lowerBound) { next = bounds.lowerBound }
      if next > bounds.upperBound { next = bounds.upperBound }
    }
    return next == self || next != next ? nil : next
  }
}
