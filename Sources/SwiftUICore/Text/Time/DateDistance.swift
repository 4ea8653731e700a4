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

  init(from now: Date, to date: Date) {
    exact = date.timeIntervalSince(now).clamped(to: -Self.limit...Self.limit)
    let tolerance = 1e-6
    seconds = Int(saturating: (exact - tolerance).rounded(.up))
  }

  private enum Unit: Int, CaseIterable {
    case year = 31_536_000
    case month = 2_592_000
    case day = 86_400
    case hour = 3_600
    case minute = 60
    case second = 1

    var short: String { ["yr", "mo", "day", "hr", "min", "sec"][Self.allCases.firstIndex(of: self) ?? 5] }
    var long: String { "\(self)" }
    var duration: Duration.UnitsFormatStyle.Unit {
      switch self {
      case .year, .month, .day: .days
      case .hour: .hours
      case .minute: .minutes
      case .second: .seconds
      }
    }
  }

  /// The units that are told: the largest and the next, or the largest alone.
  private func units(_ kind: Text.DateStyle.Kind) -> ArraySlice<Unit> {
    if kind == .timer { return [.second] }
    let all = Unit.allCases
    let first = all.firstIndex { abs(seconds) >= $0.rawValue } ?? all.count - 1
    return all[first..<min(first + (kind == .offset ? 1 : 2), all.count)]
  }

  /// In how many seconds the words become others.
  func timeToChange(_ kind: Text.DateStyle.Kind) -> Double {
    let unit = units(kind).last?.rawValue ?? 1
    let whole = abs(seconds) / unit * unit
    let next = seconds > 0 ? exact - Double(whole - 1) : Double(whole + unit) + exact
    return max(next, 1e-3)
  }

  /// Hours, minutes and seconds.
  func clockTime(showsHours: Bool, _ locale: Locale) -> String {
    let hasHours = showsHours && abs(seconds) >= 3600
    let style = Duration.TimeFormatStyle(
      pattern: hasHours ? .hourMinuteSecond(padHourToLength: 1) : .minuteSecond(padMinuteToLength: 1),
      locale: locale)
    return style.format(.seconds(abs(seconds)))
  }

  func string(_ kind: Text.DateStyle.Kind, _ locale: Locale) -> String {
    if kind == .timer { return clockTime(showsHours: true, locale) }
    let units = units(kind)
    let sign = kind == .offset ? (seconds < 0 ? "-" : "+") : ""
    guard locale.language.languageCode == .english else {
      let style = Duration.UnitsFormatStyle(
        allowedUnits: Set(units.map(\.duration)), width: kind == .offset ? .wide : .abbreviated,
        zeroValueUnits: .hide, fractionalPart: .hide(rounded: .towardZero)
      ).locale(locale)
      return sign + style.format(.seconds(abs(seconds)))
    }
    var rest = abs(seconds)
    var parts: [String] = []
    for unit in units {
      let count = rest / unit.rawValue
      rest %= unit.rawValue
      guard count > 0 || abs(seconds) < 1 else { continue }
      let takesPlural = (kind == .offset || unit == .day) && count != 1
      parts.append("\(count) \(kind == .offset ? unit.long : unit.short)\(takesPlural ? "s" : "")")
    }
    return sign + parts.joined(separator: ", ")
  }
}
