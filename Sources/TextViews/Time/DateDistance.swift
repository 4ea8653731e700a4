import Foundation
import FoundationAdditions

/// The time between two moments, in words.
struct DateDistance {
  /// Seconds; longer distances count as this.
  static let limit = ClockTime.limit

  /// Seconds to the moment; negative for the past.
  private let exact: Double
  /// Whole seconds: of the future those that have begun, of the past those that have gone by.
  let seconds: Int
  /// The moment; one beyond the limit is there.
  private let date: Date

  init(from now: Date, to date: Date) {
    let distance = date.timeIntervalSince(now)
    exact = distance.clamped(to: -Self.limit...Self.limit)
    let tolerance = 1e-6
    seconds = Int(saturating: (exact - tolerance).rounded(.up))
    self.date = exact == distance ? date : now + exact
  }

  /// In how many seconds the words may become others. Days of a calendar begin and end at whole hours.
  func timeToChange(_ kind: Text.DateStyle.Kind) -> Double {
    let step = step(kind)
    let whole = abs(seconds) / step * step
    let next = seconds > 0 ? exact - Double(whole - 1) : Double(whole + step) + exact
    return max(next, 1e-3)
  }

  private func step(_ kind: Text.DateStyle.Kind) -> Int {
    let (minute, hour, longestDay) = (60, 3_600, 25 * 3_600)
    let isShort = abs(seconds) < (kind == .offset ? minute : hour)
    if kind == .timer || isShort { return 1 }
    return abs(seconds) < (kind == .offset ? hour : longestDay) ? minute : hour
  }

  /// Hours, minutes and seconds.
  func clockTime(showsHours: Bool, _ locale: Locale) -> String {
    let hasHours = showsHours && abs(seconds) >= 3600
    let style = Duration.TimeFormatStyle(
      pattern: hasHours ? .hourMinuteSecond(padHourToLength: 1) : .minuteSecond(padMinuteToLength: 1),
      locale: locale)
    return style.format(.seconds(abs(seconds)))
  }

  /// The distance in words: the largest unit with a sign, or the two largest without.
  func string(_ kind: Text.DateStyle.Kind, _ locale: Locale, _ calendar: Calendar) -> String {
    if kind == .timer { return clockTime(showsHours: true, locale) }
    let units: [TimeLength.Unit] = [.year, .month, .day, .hour, .minute, .second]
    var length = TimeLength(from: date - Double(seconds), to: date, units: units, calendar)
      .leading(kind == .offset ? 1 : 2).magnitude
    length.fraction = 0
    length.drop(.dropAll, isPositional: false)
    let text = TimeWords(kind == .offset ? .full : .short, locale, pads: false).string(length)
    return kind == .offset ? (seconds < 0 ? "-" : "+") + text : text
  }
}
