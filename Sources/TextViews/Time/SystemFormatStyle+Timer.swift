import Foundation
import FoundationAdditions

extension SystemFormatStyle {
  /// The time of an interval that has passed or is left: "4:32", "1:23:45". Before the interval it is as at its
  /// start, afterwards as at its end.
  ///
  /// What has begun of a second that is left counts whole, so that a countdown begins with the length of the
  /// interval and shows nothing when it is over.
  public struct Timer: DiscreteFormatStyle, Sendable {
    private let interval: Range<Date>
    private let countsDown: Bool
    private let time: ClockTime
    private var locale = Locale.autoupdatingCurrent

    private init(
      _ interval: Range<Date>, countsDown: Bool, _ showsHours: Bool, _ maxFieldCount: Int,
      _ maxPrecision: Duration
    ) {
      self.interval = interval
      self.countsDown = countsDown
      time = ClockTime(
        showsHours: showsHours, fieldLimit: maxFieldCount, precision: maxPrecision, isPadded: false)
    }

    /// Counts up from nothing.
    ///
    /// - Parameters:
    ///   - showsHours: Whether hours are separate from minutes where there are any.
    ///   - maxFieldCount: How many fields show at most: with two, hours and minutes where there are hours.
    ///   - maxPrecision: The shortest time that makes a difference.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, countsDown: false, showsHours, maxFieldCount, maxPrecision)
    }

    /// Counts down to nothing.
    ///
    /// - Parameters:
    ///   - showsHours: Whether hours are separate from minutes where there are any.
    ///   - maxFieldCount: How many fields show at most: with two, hours and minutes where there are hours.
    ///   - maxPrecision: The shortest time that makes a difference.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, countsDown: true, showsHours, maxFieldCount, maxPrecision)
    }

    /// From when until when the text is the same.
    private func steady(_ date: Date) -> (start: Date?, end: Date?) {
      let (start, end) = (interval.lowerBound, interval.upperBound)
      let date = min(max(date, start), end)
      let from: Date
      let until: Date
      if countsDown {
        let left = time.left(end.timeIntervalSince(date))
        (from, until) = (end - left.upperBound, end - left.lowerBound)
      } else {
        let begun = time.begun(date.timeIntervalSince(start))
        (from, until) = (start + begun.lowerBound, start + begun.upperBound)
      }
      return (from > start ? from : nil, until <= end ? until : nil)
    }

    /// The time that has passed of the interval at `value`, or that is left of it.
    public func format(_ value: Date) -> AttributedString {
      let date = min(max(value, interval.lowerBound), interval.upperBound)
      let seconds =
        countsDown
        ? time.left(interval.upperBound.timeIntervalSince(date)).upperBound
        : time.begun(date.timeIntervalSince(interval.lowerBound)).lowerBound
      return AttributedString(time.string(seconds, locale))
    }

    /// The next date at which the text changes; nil when the interval is over.
    public func discreteInput(after input: Date) -> Date? { steady(input).end }

    /// The last date with another text; nil before the first step.
    public func discreteInput(before input: Date) -> Date? { steady(input).start?.previous }

    /// The style with the digits and separators of a locale.
    public func locale(_ locale: Locale) -> Timer {
      var style = self
      style.locale = locale
      return style
    }
  }
}
