import Foundation

/// What a text shows of the present time: the date, or its distance from another. The text runs with the
/// session's clock.
///
///     Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
public struct TimeDataSource<Value> {
  enum Kind: Equatable {
    case date
    case rangeFrom(Date)
    case rangeTo(Date)
    case offset(Date)
  }

  let kind: Kind

  /// The value at a time.
  func value(at now: Date) -> Value? {
    switch kind {
    case .date: now as? Value
    case .rangeFrom(let date): (date..<max(date, now)) as? Value
    case .rangeTo(let date): (min(date, now)..<date) as? Value
    case .offset(let date): Duration.seconds(Self.bounded(now.timeIntervalSince(date))) as? Value
    }
  }

  /// When the value comes to a boundary of a format that has the value now; nil for never.
  func change<F>(_ format: F, at now: Date) -> Date?
  where F: DiscreteFormatStyle, F.FormatInput == Value {
    guard let value = value(at: now) else { return nil }
    switch kind {
    case .date: return format.discreteInput(after: value) as? Date
    case .rangeFrom(let date):
      if now < date { return date }
      return (format.discreteInput(after: value) as? Range<Date>).map {
        date + $0.upperBound.timeIntervalSince($0.lowerBound)
      }
    case .rangeTo(let date):
      if now >= date { return nil }
      return (format.discreteInput(before: value) as? Range<Date>).map {
        date - $0.upperBound.timeIntervalSince($0.lowerBound)
      }
    case .offset(let date):
      return (format.discreteInput(after: value) as? Duration).map { length in
        let parts = length.components
        return date + (Double(parts.seconds) + Double(parts.attoseconds) * 1e-18)
      }
    }
  }

  private static func bounded(_ seconds: Double) -> Double {
    seconds.clamped(to: -DateDistance.limit...DateDistance.limit)
  }
}

extension TimeDataSource: Equatable {}
extension TimeDataSource: Sendable where Value: Sendable {}

extension TimeDataSource where Value == Date {
  /// The present date.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource(kind: .date) }
}

extension TimeDataSource where Value == Range<Date> {
  /// From a date until now; empty before it.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(kind: .rangeFrom(date))
  }

  /// From now until a date; empty after it.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(kind: .rangeTo(date))
  }
}

extension TimeDataSource where Value == Duration {
  /// The time from a date until now; negative before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(kind: .offset(date))
  }
}

extension Text {
  /// Shows the present value of a source in the form of a format style, with the environment's locale. The
  /// text is updated when the style reports that its output changes.
  public nonisolated init<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
    self.init(TimeTextContent(source, format))
  }

  /// Shows the present value of a source in the form of a format style whose text has attributes, with the
  /// environment's locale. The text is updated when the style reports that its output changes.
  public nonisolated init<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
    self.init(TimeTextContent(source, format))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// The present value of a source, as `Text(_:format:)` shows it.
  public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
    appendInterpolation(Text(source, format: format))
  }

  /// The present value of a source, as `Text(_:format:)` shows it.
  public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
    appendInterpolation(Text(source, format: format))
  }
}

private final class TimeTextContent<F: DiscreteFormatStyle>: TextContent, @unchecked Sendable {
  let source: TimeDataSource<F.FormatInput>
  let format: F

  init(_ source: TimeDataSource<F.FormatInput>, _ format: F) {
    self.source = source
    self.format = format
  }

  override func write(to writer: inout TextWriter) {
    let format = format.localized(in: writer.values, writer.environment.locale)
    guard let value = source.value(at: writer.now) else { return }
    FormattedText.write(format.format(value), to: &writer)
    if let change = source.change(format, at: writer.now) {
      writer.changes(in: max(change.timeIntervalSince(writer.now), 1e-3))
    }
  }

  override func isEqual(_ other: TextContent) -> Bool {
    guard let other = other as? TimeTextContent<F> else { return false }
    return source == other.source && format == other.format
  }
}
