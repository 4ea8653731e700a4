import Foundation
import FoundationAdditions

extension SystemFormatStyle {
  /// The time that has passed since a date, in two digits each and with hundredths of a second: "00:05.23",
  /// "01:00:00.00". Before the date nothing has.
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    private let start: Date
    private let time: ClockTime
    private var locale = Locale.autoupdatingCurrent

    /// - Parameters:
    ///   - showsHours: Whether hours are separate from minutes where there are any.
    ///   - maxFieldCount: How many fields show at most: of hours, minutes, seconds and the part of a second.
    ///   - maxPrecision: The shortest time that makes a difference; from a minute on, the time is written in
    ///     words.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      time = ClockTime(
        showsHours: showsHours, fieldLimit: maxFieldCount, precision: maxPrecision, isPadded: true)
    }

    private func begun(_ date: Date) -> ClosedRange<Double> { time.begun(date.timeIntervalSince(start)) }

    /// The time from the start to `value`; nothing before the start.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(time.string(begun(value).lowerBound, locale))
    }

    /// The next date at which the text changes.
    public func discreteInput(after input: Date) -> Date? { start + begun(input).upperBound }

    /// The last date with another text; nil before the first step.
    public func discreteInput(before input: Date) -> Date? {
      let shown = begun(input).lowerBound
      return shown > 0 ? (start + shown).previous : nil
    }

    /// The style with the digits and separators of a locale.
    public func locale(_ locale: Locale) -> Stopwatch {
      var style = self
      style.locale = locale
      return style
    }
  }
}
