import Foundation
import FoundationAdditions

extension FormatStyle {
  /// The style as fields use it, which read what they have written: with the environment's locale, unless the style has another
  /// than the current one.
  package func localizedByDefault(in locale: Locale) -> Self {
    self.locale(.autoupdatingCurrent) == self ? self.locale(locale) : self
  }

  /// The style as texts use it: with the environment's locale, and its calendar and time zone unless the style has
  /// others than the current ones.
  func localized(in values: EnvironmentValues, _ locale: Locale) -> Self {
    let format = self.locale(locale)
    func zone(_ own: TimeZone) -> TimeZone {
      own == .autoupdatingCurrent || own == .current ? values.timeZone : own
    }
    func calendar(_ own: Calendar) -> Calendar {
      own == .autoupdatingCurrent || own == .current ? values.calendar : own
    }
    switch format {
    case var style as Date.FormatStyle:
      style.timeZone = zone(style.timeZone)
      style.calendar = calendar(style.calendar)
      return style as? Self ?? format
    case var style as Date.IntervalFormatStyle:
      style.timeZone = zone(style.timeZone)
      style.calendar = calendar(style.calendar)
      return style as? Self ?? format
    case var style as Date.RelativeFormatStyle:
      style.calendar = calendar(style.calendar)
      return style as? Self ?? format
    case let style as any CalendarFormatStyle:
      guard style.calendar == .autoupdatingCurrent || style.calendar == .current else { return format }
      var inZone = values.calendar
      inZone.timeZone = values.timeZone
      return style.calendar(inZone) as? Self ?? format
    default: return format
    }
  }
}
