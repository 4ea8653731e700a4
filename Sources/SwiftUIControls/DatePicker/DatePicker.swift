import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// The parts of a date that a date picker shows and changes.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The parts, a bit each.
  public let rawValue: UInt
  /// Parts by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that chooses a date.
///
/// Dates are shown and counted by the environment's calendar, locale and time zone. What is chosen lies within the bounds; a
/// selection outside of them shows as it is until something is chosen. Parts that are not shown stay as they are.
/// `datePickerStyle(_:)` says how it looks: by itself a field with arrows on the desktop, and buttons that open a calendar on
/// a phone.
///
/// Source: DatePicker in SwiftUI's documentation.
public struct DatePicker<Label> where Label: View {
  private let label: Label
  private let selection: Binding<Date>
  private let bounds: (minimum: Date?, maximum: Date?)
  private let components: DatePickerComponents
  @Environment(\.datePickerStyle) private var style

  nonisolated init(
    _ label: Label, _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?,
    _ components: DatePickerComponents
  ) {
    self.label = label
    self.selection = selection
    bounds = (minimum, maximum)
    self.components = components
  }
}

extension DatePicker: View {
  public var body: some View {
    style.body(
      DatePickerStyleConfiguration(
        label: .init(content: SingleView(label: label), title: label as? Text), selection: selection,
        minimumDate: bounds.minimum, maximumDate: bounds.maximum, displayedComponents: components)
    )
  }
}

extension DatePicker {
  /// The components of a picker for which none are given.
  public typealias Components = DatePickerComponents

  /// A control for any date, with a label of any views.
  public nonisolated init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, nil, nil, displayedComponents)
  }

  /// A control for a date within bounds, with a label of any views.
  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, range.lowerBound, range.upperBound, displayedComponents)
  }

  /// A control for a date from one on, with a label of any views.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, range.lowerBound, nil, displayedComponents)
  }

  /// A control for a date up to one, with a label of any views.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, nil, range.upperBound, displayedComponents)
  }
}
