import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// A control that chooses any number of days.
///
/// A month of days in which each chosen day has a mark; a tap chooses a day, and another one gives it up. The month of today
/// shows first, or the nearest one that has days within the bounds. Days are shown and counted by the environment's calendar,
/// locale and time zone. What is chosen comes as components of that calendar: calendar, era, year, month and day. A selection
/// may hold components of another calendar or with less in them: they are the day that they name. Days outside of the bounds
/// show as chosen where the selection has them, and cannot be tapped. The label is not shown: it is what assistive technology
/// says of the control.
///
/// Source: MultiDatePicker in SwiftUI's documentation.
public struct MultiDatePicker<Label> where Label: View {
  private let label: Label
  private let selection: Binding<Set<DateComponents>>
  /// The first moment that can be chosen, and the first one that can no longer be.
  private let bounds: (start: Date?, end: Date?)
  @EnvironmentCalendar private var local

  nonisolated init(
    _ label: Label, _ selection: Binding<Set<DateComponents>>, _ start: Date? = nil, _ end: Date? = nil
  ) {
    self.label = label
    self.selection = selection
    bounds = (start, end)
  }
}

extension MultiDatePicker: View {
  public var body: some View {
    let days = SelectedDays(selection: selection, calendar: local.calendar)
    let chosen = days.chosen
    MonthCalendar(
      local: local, home: home, isChosen: { chosen.contains(days.start(of: $0)) }, allows: allows,
      choose: days.toggle
    )
    .disabledLookWithControls()
    .semantics(.group, children: .contain, title: label as? Text)
  }

  /// Today, or the nearest moment that can be chosen.
  private var home: Date {
    var date = BodyClock.current?.date ?? Date()
    if let end = bounds.end, date >= end { date = end.addingTimeInterval(-1) }
    if let start = bounds.start { date = max(date, start) }
    return LocalCalendar.isCounted(date) ? date : Date(timeIntervalSinceReferenceDate: 0)
  }

  /// Whether some time of a day can be chosen.
  private func allows(_ day: Date) -> Bool {
    guard let interval = local.calendar.dateInterval(of: .day, for: day) else { return false }
    if let start = bounds.start, interval.end <= start { return false }
    if let end = bounds.end, interval.start >= end { return false }
    return true
  }
}

/// The days that a set of components names, by their beginnings.
private struct SelectedDays {
  let selection: Binding<Set<DateComponents>>
  let calendar: Calendar

  var chosen: Set<Date> { Set(selection.wrappedValue.compactMap(day)) }

  func start(of date: Date) -> Date { calendar.startOfDay(for: date) }

  /// Chooses a day, or gives it up in whatever components it is named.
  func toggle(_ date: Date) {
    let start = start(of: date)
    var next = selection.wrappedValue.filter { day($0) != start }
    if next.count == selection.wrappedValue.count {
      next.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
    }
    selection.wrappedValue = next
  }

  /// The beginning of the day that components name; nil where they name none.
  private func day(_ components: DateComponents) -> Date? {
    let fields = [components.era, components.year, components.month, components.day]
    // Calendars count within some hundred thousand years.
    guard fields.allSatisfy({ abs($0.map(Double.init) ?? 0) < 1e5 }), components.day != nil else {
      return nil
    }
    return (components.calendar ?? calendar).date(from: components).map(start)
  }
}

extension MultiDatePicker {
  /// A control for any days, with a label of any views.
  public nonisolated init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(label(), selection)
  }

  /// A control for the days of a range, with a label of any views. The day that holds the range's upper bound can be chosen,
  /// unless it begins with it.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, bounds.lowerBound, bounds.upperBound)
  }

  /// A control for days from a date on, with a label of any views.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, bounds.lowerBound)
  }

  /// A control for days before a date, with a label of any views.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, nil, bounds.upperBound)
  }
}

extension MultiDatePicker where Label == Text {
  /// A control for any days, with a translated title.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(Text(titleKey), selection)
  }

  /// A control for the days of a range, with a translated title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(Text(titleKey), selection, bounds.lowerBound, bounds.upperBound)
  }

  /// A control for days from a date on, with a translated title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(Text(titleKey), selection, bounds.lowerBound)
  }

  /// A control for days before a date, with a translated title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(Text(titleKey), selection, nil, bounds.upperBound)
  }

  /// A control for any days, with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>
  ) {
    self.init(Text(titleResource), selection)
  }

  /// A control for the days of a range, with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(Text(titleResource), selection, bounds.lowerBound, bounds.upperBound)
  }

  /// A control for days from a date on, with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(Text(titleResource), selection, bounds.lowerBound)
  }

  /// A control for days before a date, with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(Text(titleResource), selection, nil, bounds.upperBound)
  }

  /// A control for any days, with a title as it stands.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, selection: Binding<Set<DateComponents>>) {
    self.init(Text(title), selection)
  }

  /// A control for the days of a range, with a title as it stands.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(Text(title), selection, bounds.lowerBound, bounds.upperBound)
  }

  /// A control for days from a date on, with a title as it stands.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(Text(title), selection, bounds.lowerBound)
  }

  /// A control for days before a date, with a title as it stands.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(Text(title), selection, nil, bounds.upperBound)
  }
}
