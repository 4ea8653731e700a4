import ViewGraph

/// The forms whose label came last.
extension Stepper {
  /// A stepper whose halves do what a program says; nil for a half that is disabled.
  @available(*, deprecated, renamed: "Stepper(label:onIncrement:onDecrement:onEditingChanged:)")
  @_disfavoredOverload
  public nonisolated init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// A stepper for a value without bounds other than those of its type.
  @available(*, deprecated, renamed: "Stepper(value:step:label:onEditingChanged:)")
  @_disfavoredOverload
  public nonisolated init<V>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V: Strideable {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// A stepper for a value within bounds.
  @available(*, deprecated, renamed: "Stepper(value:in:step:label:onEditingChanged:)")
  @_disfavoredOverload
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V: Strideable {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}
