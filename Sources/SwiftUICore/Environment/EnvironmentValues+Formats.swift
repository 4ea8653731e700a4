import Foundation

extension EnvironmentValues {
  /// The language and the region by which numbers, dates and texts are written.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar in which dates are written.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The zone in which times are written.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
  private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
  private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
}
