import Foundation

extension Text {
  /// Shows a date in one of the forms of `DateStyle`. The forms that are relative to the present run with the
  /// session's clock. The calendar and the time zone are the environment's.
  public nonisolated init(_ date: Date, style: DateStyle) {
    self.init(DateTextContent(date, style))
  }

  /// Shows from when to when.
  public nonisolated init(_ dates: ClosedRange<Date>) {
    self.init(DateRangeTextContent(dates.lowerBound..<dates.upperBound))
  }

  /// Shows from when to when.
  public nonisolated init(_ interval: DateInterval) {
    self.init(DateRangeTextContent(interval.start..<max(interval.end, interval.start)))
  }

  /// Shows a timer that runs with the session's clock, within an interval.
  ///
  /// - Parameters:
  ///   - timerInterval: When the timer runs. Before, it shows its first value, afterwards its last.
  ///   - pauseTime: When the timer stands still; nil for never.
  ///   - countsDown: Whether the time that is left shows, or the time that has passed.
  ///   - showsHours: Whether hours are separate from minutes where there are any.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      TimerTextContent(
        interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  /// A form in which a date is shown.
  public struct DateStyle: Equatable, Codable, Sendable {
    enum Kind: String, Codable { case date, time, relative, offset, timer }
    let kind: Kind

    /// The day: "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// The time of day: "11:23 PM".
    public static let time = DateStyle(kind: .time)
    /// How far from now, without a direction: "2 hr, 23 min".
    public static let relative = DateStyle(kind: .relative)
    /// How far from now, with a sign: "+2 hours".
    public static let offset = DateStyle(kind: .offset)
    /// Hours, minutes and seconds from now: "36:59:01".
    public static let timer = DateStyle(kind: .timer)
  }
}

private final class DateTextContent: TextContent, @unchecked Sendable {
  let date: Date
  let style: Text.DateStyle

  init(_ date: Date, _ style: Text.DateStyle) {
    self.date = date
    self.style = style
  }

  override func write(to writer: inout TextWriter) {
    let values = writer.values
    let format = Date.FormatStyle(
      locale: writer.environment.locale, calendar: values.calendar, timeZone: values.timeZone)
    switch style.kind {
    case .date: writer.write(date.formatted(format.year().month(.wide).day()))
    case .time: writer.write(date.formatted(format.hour().minute()))
    default:
      let distance = DateDistance(from: writer.now, to: date)
      var calendar = values.calendar
      calendar.timeZone = values.timeZone
      writer.write(distance.string(style.kind, writer.environment.locale, calendar))
      writer.changes(in: distance.timeToChange(style.kind))
    }
  }

  override func isEqual(_ other: TextContent) -> Bool {
    guard let other = other as? DateTextContent else { return false }
    return date == other.date && style == other.style
  }
}

private final class DateRangeTextContent: TextContent, @unchecked Sendable {
  let range: Range<Date>

  init(_ range: Range<Date>) { self.range = range }

  override func write(to writer: inout TextWriter) {
    let values = writer.values
    let style = Date.IntervalFormatStyle(
      locale: writer.environment.locale, calendar: values.calendar, timeZone: values.timeZone)
    writer.write(range.formatted(style))
  }

  override func isEqual(_ other: TextContent) -> Bool { (other as? DateRangeTextContent)?.range == range }
}

private final class TimerTextContent: TextContent, @unchecked Sendable {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  init(interval: ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool) {
    self.interval = interval
    self.pauseTime = pauseTime
    self.countsDown = countsDown
    self.showsHours = showsHours
  }

  override func write(to writer: inout TextWriter) {
    let start = interval.lowerBound
    let end = min(interval.upperBound, start + DateDistance.limit)
    let stop = min(end, max(pauseTime ?? end, start))
    let moment = min(max(writer.now, start), stop)
    let distance = DateDistance(from: moment, to: countsDown ? end : start)
    writer.write(distance.clockTime(showsHours: showsHours, writer.environment.locale))
    if writer.now < start {
      writer.changes(in: start.timeIntervalSince(writer.now))
    } else if writer.now < stop {
      writer.changes(in: distance.timeToChange(.timer))
    }
  }

  override func isEqual(_ other: TextContent) -> Bool {
    guard let other = other as? TimerTextContent else { return false }
    return interval == other.interval && pauseTime == other.pauseTime && countsDown == other.countsDown
      && showsHours == other.showsHours
  }
}
