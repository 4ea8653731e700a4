import Foundation
import ViewGraph

/// A calendar with the time zone and the locale that its dates are counted and written in.
struct LocalCalendar {
  let calendar: Calendar
  let locale: Locale

  init(_ calendar: Calendar, _ locale: Locale, _ timeZone: TimeZone) {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    self.calendar = calendar
    self.locale = locale
  }

  /// Whether calendars count as far as a date: they do within some hundred thousand years.
  static func isCounted(_ date: Date) -> Bool { abs(date.timeIntervalSinceReferenceDate) < 1e13 }

  /// A date in words of a style.
  func text(_ style: Date.FormatStyle, of date: Date) -> String {
    var style = style
    style.calendar = calendar
    style.timeZone = calendar.timeZone
    style.locale = locale
    return style.format(date)
  }
}

/// Reads the calendar of the environment.
@propertyWrapper
struct EnvironmentCalendar: DynamicProperty {
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var wrappedValue: LocalCalendar { LocalCalendar(calendar, locale, timeZone) }
}
