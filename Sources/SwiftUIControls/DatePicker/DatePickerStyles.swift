import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// The platform's style: a field with arrows on the desktop, buttons on a phone.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The style of pickers for which none is set.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DatePickerRow(configuration: configuration) { isPhone in
      if isPhone { DateButtons() } else { DateField(hasArrows: true) }
    }
  }
}

/// Buttons that say the date and open a calendar or wheels.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// The style with buttons.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DatePickerRow(configuration: configuration) { _ in DateButtons() }
  }
}

/// A month of days, and a field for the time.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// The style with a calendar.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DatePickerRow(configuration: configuration, isLarge: true) { _ in DateCalendar() }
  }
}

/// A wheel for each part.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// The style with wheels.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DatePickerRow(configuration: configuration, isLarge: true) { _ in DateWheels() }
  }
}

/// A field in which each part is typed.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// The style with a field.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DatePickerRow(configuration: configuration) { _ in DateField(hasArrows: false) }
  }
}

/// A field in which each part is typed, with arrows that step it.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// The style with a field and arrows.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DatePickerRow(configuration: configuration) { _ in DateField(hasArrows: true) }
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The platform's style.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Buttons that open a calendar or wheels.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A month of days, and a field for the time.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A wheel for each part.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field in which each part is typed.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field in which each part is typed, with arrows.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

/// The label beside what chooses; on a phone at the edges of the width that is offered. What is large stands by itself on a
/// phone.
private struct DatePickerRow<Content: View>: View {
  let configuration: DatePickerStyleConfiguration
  var isLarge = false
  @ViewBuilder let content: (_ isPhone: Bool) -> Content
  @Environment(\.platformProfile) private var profile
  @Environment(\.labelsVisibility) private var labels
  @EnvironmentCalendar private var local

  @Environment(\.formPlacement) private var placement

  private var showsLabel: Bool {
    labels != .hidden && (!isLarge || profile == .desktop || placement.hasColumn)
  }

  var body: some View {
    LabeledControl(alignment: isLarge ? .top : .center, showsLabel: showsLabel) {
      configuration.label
    } content: {
      content(profile == .phone)
        .environment(\.dateSelection, DateSelection(configuration, local))
    }
    .disabledLookWithControls()
    .semantics(.group, children: .contain, title: configuration.label.title)
  }
}

extension EnvironmentValues {
  /// What the parts of a date picker choose among.
  var dateSelection: DateSelection? {
    get { self[DateSelectionKey.self] }
    set { self[DateSelectionKey.self] = newValue }
  }

  private struct DateSelectionKey: EnvironmentKey { static var defaultValue: DateSelection? { nil } }
}
