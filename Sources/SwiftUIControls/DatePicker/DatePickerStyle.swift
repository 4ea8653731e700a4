import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// The parts of a date picker, for its style.
public struct DatePickerStyleConfiguration {
  /// What the picker is called.
  public struct Label: View {
    let content: SingleView<AnyView>
    let title: Text?
    public var body: some View { content }
  }

  /// What the picker is called, one element in the style's containers.
  public let label: DatePickerStyleConfiguration.Label
  /// The chosen date.
  @Binding public var selection: Date
  /// The earliest date that can be chosen; nil for no bound.
  public let minimumDate: Date?
  /// The latest date that can be chosen; nil for no bound.
  public let maximumDate: Date?
  /// The parts that are shown.
  public let displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

/// How date pickers look.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of the styled picker. It is inferred from `makeBody(configuration:)`.
  associatedtype Body: View
  /// The label, the date and what it is chosen among.
  typealias Configuration = DatePickerStyleConfiguration

  /// The picker as the style shows it.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension DatePickerStyleConfiguration: StyleConfiguration {
  package nonisolated static var automatic: any StyleDrawing<DatePickerStyleConfiguration> {
    DatePickerDrawing(style: DefaultDatePickerStyle())
  }
}

private struct DatePickerDrawing<S: DatePickerStyle>: StyleDrawing {
  @PropertyOwner var style: S
  nonisolated init(style: S) { _style = PropertyOwner(wrappedValue: style) }
  func body(of configuration: DatePickerStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}

extension EnvironmentValues {
  var datePickerStyle: StyleScope<DatePickerStyleConfiguration> {
    style(of: DatePickerStyleConfiguration.self)
  }
}

extension View {
  /// Sets how date pickers below look.
  public nonisolated func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle {
    styled(by: DatePickerDrawing(style: style))
  }
}
