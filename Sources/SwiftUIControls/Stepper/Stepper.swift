import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// A control that increments and decrements a value.
///
/// On the desktop a label with two arrows after it, as large as both; on a phone the label stands at the leading edge and
/// two buttons at the trailing edge of the width that is offered. A half that can do nothing, because the value is at its
/// bound, is disabled. What is held goes on stepping after half a second. A step beyond a bound goes to the bound; integers
/// stay within their type. A step of 0, and one that is no number, leave both halves disabled.
public struct Stepper<Label> where Label: View {
  private let label: Label
  private let value: SteppedValue
  /// What shows the value, where a format is given.
  private let field: ((PlatformProfile) -> AnyView)?
  @Environment(\.platformProfile) private var profile
  @Environment(\.locale) private var locale
  @Environment(\.labelsVisibility) private var labels

  nonisolated init(
    label: Label, value: SteppedValue, field: ((PlatformProfile) -> AnyView)? = nil
  ) {
    self.label = label
    self.value = value
    self.field = field
  }
}

extension Stepper: View {
  public var body: some View {
    let increment = value.increment()
    let decrement = value.decrement()
    // With a field there are several elements, the outer one of which has the label's name.
    let isNamed = field != nil && label is Text
    LabeledControl(showsLabel: labels != .hidden) {
      SingleView(label: label).disabledLook().accessibilityHidden(isNamed)
    } content: {
      HStack {
        if let field { field(profile) }
        StepperButtons(increment: increment, decrement: decrement, editingChanged: value.editingChanged)
      }
    }
    .unseenLabel(label, when: labels == .hidden && !isNamed)
    .semantics(
      .stepper, children: field == nil ? .combine : .contain, title: label as? Text,
      value: value.text(locale),
      adjust: { isIncrement in (isIncrement ? value.increment() : value.decrement())?() })
  }
}

extension Stepper {
  /// A stepper whose halves do what a program says.
  ///
  /// - Parameters:
  ///   - label: What the stepper is for.
  ///   - onIncrement: What the upper half does; nil where it is disabled.
  ///   - onDecrement: What the lower half does; nil where it is disabled.
  ///   - onEditingChanged: Called with true when a half is pressed, and with false when it is let go of.
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      value: SteppedValue(
        increment: onIncrement, decrement: onDecrement, editingChanged: onEditingChanged))
  }

  /// A stepper for a value without bounds other than those of its type.
  ///
  /// - Parameters:
  ///   - step: How much is added and taken away. A negative one turns both halves round.
  ///   - onEditingChanged: Called with true when a half is pressed, and with false when it is let go of.
  public nonisolated init<V>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(
      label: label(), value: SteppedValue(value, in: nil, step: step, editingChanged: onEditingChanged))
  }

  /// A stepper for a value within bounds. One outside of them goes to the nearer bound when it is stepped.
  ///
  /// - Parameters:
  ///   - step: How much is added and taken away. A negative one turns both halves round.
  ///   - onEditingChanged: Called with true when a half is pressed, and with false when it is let go of.
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(
      label: label(), value: SteppedValue(value, in: bounds, step: step, editingChanged: onEditingChanged))
  }

  /// A stepper that shows its value by a format: on the desktop in a field in which it can be entered, on a phone as a text.
  public nonisolated init<F>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: label(), value: SteppedValue(value, in: nil, step: step, editingChanged: onEditingChanged),
      format: format, of: value)
  }

  /// A stepper within bounds that shows its value by a format: on the desktop in a field in which it can be entered, on a
  /// phone as a text. The bounds hold for the buttons; what is entered is taken as it is.
  public nonisolated init<F>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: label(), value: SteppedValue(value, in: bounds, step: step, editingChanged: onEditingChanged),
      format: format, of: value)
  }

  nonisolated init<F>(label: Label, value: SteppedValue, format: F, of binding: Binding<F.FormatInput>)
  where F: ParseableFormatStyle, F.FormatOutput == String {
    var value = value
    value.text = { format.localizedByDefault(in: $0).format(binding.wrappedValue) }
    self.init(label: label, value: value) { profile in
      profile == .phone
        ? AnyView(SteppedText(value: binding, format: format))
        : AnyView(
          TextField(value: binding, format: format) { EmptyView() }
            .multilineTextAlignment(.trailing).frame(minWidth: 40, maxWidth: 80))
    }
  }
}

/// The value of a stepper with a format, as a phone shows it.
private struct SteppedText<F: FormatStyle> where F.FormatOutput == String {
  let value: Binding<F.FormatInput>
  let format: F
  @Environment(\.locale) private var locale

  nonisolated init(value: Binding<F.FormatInput>, format: F) {
    self.value = value
    self.format = format
  }
}

extension SteppedText: View {
  var body: some View {
    Text(verbatim: format.localizedByDefault(in: locale).format(value.wrappedValue))
      .foregroundStyle(.secondary)
  }
}
