import Foundation
import Geometry

/// A length of time as a clock shows it, and how long it shows the same.
package struct ClockTime: Codable, Hashable, Sendable {
  /// Whether hours are told apart from minutes, where there are any.
  var showsHours: Bool
  /// How many of hours, minutes, seconds and the part of a second are shown at most; less than one counts as one.
  var fieldLimit: Int
  /// The shortest time that makes a difference; what is not positive counts as the shortest there is.
  var precision: Duration
  /// Whether the first field has two digits as well.
  var isPadded: Bool

  package init(showsHours: Bool, fieldLimit: Int, precision: Duration, isPadded: Bool) {
    self.showsHours = showsHours
    self.fieldLimit = fieldLimit
    self.precision = precision
    self.isPadded = isPadded
  }

  private enum Field: Double { case hours = 3600, minutes = 60, seconds = 1, fraction = 0 }

  /// Lengths beyond it count as this, in seconds.
  package static let limit = 1e12
  /// Dates are not exact to the last digit.
  package static let tolerance = 1e-6

  private var leastStep: Double {
    let seconds = Double(precision.components.seconds) + Double(precision.components.attoseconds) * 1e-18
    return max(seconds, 1e-3)
  }

  private func fields(_ seconds: Double) -> [Field] {
    var fields: [Field] = showsHours && seconds >= 3600 - Self.tolerance ? [.hours] : []
    fields += [.minutes, .seconds].filter { leastStep < $0.rawValue * 60 }
    if leastStep < 1 { fields.append(.fraction) }
    if fields.isEmpty { fields = [.minutes] }
    return Array(fields.prefix(max(fieldLimit, 1)))
  }

  /// The shortest change of a length that shows.
  private func step(_ seconds: Double) -> Double {
    max(leastStep, fields(seconds).last?.rawValue ?? 1)
  }

  /// Of a length that grows: what has begun and is not whole does not count.
  package func begun(_ seconds: Double) -> ClosedRange<Double> {
    let seconds = seconds.clamped(to: 0...Self.limit)
    let step = step(seconds)
    let count = ((seconds + Self.tolerance) / step).rounded(.down)
    return count * step...(count + 1) * step
  }

  /// Of a length that shrinks: what has begun counts whole. From what is shown next to what is shown.
  package func left(_ seconds: Double) -> ClosedRange<Double> {
    let seconds = seconds.clamped(to: 0...Self.limit)
    let step = step(seconds)
    let count = ((seconds - Self.tolerance) / step).rounded(.up)
    return (count - 1) * step...count * step
  }

  /// A length that `begun` or `left` gave.
  package func string(_ seconds: Double, _ locale: Locale) -> String {
    let fields = fields(seconds)
    let duration = Duration.milliseconds((seconds * 1000).rounded())
    let decimals = Int(saturating: (-log10(leastStep)).rounded(.up))
    let digits = fields.last == .fraction ? min(max(decimals, 1), 3) : 0
    let padding = isPadded ? 2 : 1
    let isInWords = leastStep >= 60 || fields.count == 1
    let pattern: Duration.TimeFormatStyle.Pattern? =
      switch (fields.first, fields.last) {
      case _ where isInWords: nil
      case (.hours, .minutes): .hourMinute(padHourToLength: 1, roundSeconds: .down)
      case (.hours, _): .hourMinuteSecond(padHourToLength: padding, fractionalSecondsLength: digits)
      default: .minuteSecond(padMinuteToLength: padding, fractionalSecondsLength: digits)
      }
    if let pattern { return Duration.TimeFormatStyle(pattern: pattern, locale: locale).format(duration) }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: Set(fields.map { $0 == .hours ? .hours : $0 == .minutes ? .minutes : .seconds }),
      width: .wide, zeroValueUnits: .hide, fractionalPart: .hide(rounded: .down))
    return style.locale(locale).format(duration)
  }
}

extension Date {
  /// The last moment before this one.
  package var previous: Date { Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.nextDown) }
  /// The first moment after this one.
  package var next: Date { Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.nextUp) }
}
