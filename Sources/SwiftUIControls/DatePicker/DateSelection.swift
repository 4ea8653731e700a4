import Foundation
import SwiftUICore
import ViewGraph

/// The date of a picker, with the calendar that it is counted by and its bounds.
struct DateSelection {
  let date: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: DatePickerComponents
  let local: LocalCalendar
  var calendar: Calendar { local.calendar }
  var locale: Locale { local.locale }

  init(_ configuration: DatePickerStyleConfiguration, _ local: LocalCalendar) {
    date = configuration.$selection
    minimum = configuration.minimumDate
    maximum = configuration.maximumDate
    components = configuration.displayedComponents
    self.local = local
  }

  /// The chosen date; one that is no number counts as the beginning of the calendar's reference.
  var present: Date {
    LocalCalendar.isCounted(date.wrappedValue) ? date.wrappedValue : Date(timeIntervalSinceReferenceDate: 0)
  }

  /// Chooses the nearest date within the bounds.
  func choose(_ next: Date) {
    var next = next
    if let maximum { next = min(next, maximum) }
    if let minimum { next = max(next, minimum) }
    if next != date.wrappedValue { date.wrappedValue = next }
  }

  /// Adds to one part; the others stay.
  func step(_ part: Calendar.Component, by count: Int) {
    if let next = calendar.date(byAdding: part, value: count, to: present, wrappingComponents: part != .year)
    {
      choose(next)
    }
  }

  func value(of part: Calendar.Component) -> Int { calendar.component(part, from: present) }

  /// Sets one part; a day that the month does not have becomes its last.
  func set(_ part: Calendar.Component, to value: Int) {
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: present)
    parts.setValue(value, for: part)
    if let day = parts.day {
      parts.day = 1
      guard let first = calendar.date(from: parts),
        let days = calendar.range(of: .day, in: .month, for: first)
      else { return }
      parts.day = min(max(day, days.lowerBound), days.upperBound - 1)
    }
    if let next = calendar.date(from: parts) { choose(next) }
  }

  /// Chooses the day of another date, at the present time of day.
  func chooseDay(of day: Date) {
    let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: present)
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    (parts.hour, parts.minute) = (time.hour, time.minute)
    (parts.second, parts.nanosecond) = (time.second, time.nanosecond)
    if let next = calendar.date(from: parts) { choose(next) }
  }

  /// Whether some time of a day can be chosen.
  func allows(day: Date) -> Bool {
    guard let interval = calendar.dateInterval(of: .day, for: day) else { return false }
    if let minimum, interval.end <= minimum { return false }
    if let maximum, interval.start > maximum { return false }
    return true
  }

  /// The date in words of a style.
  func text(_ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> String {
    text(Date.FormatStyle(date: date, time: time), of: present)
  }

  func text(_ style: Date.FormatStyle, of date: Date) -> String { local.text(style, of: date) }
}
