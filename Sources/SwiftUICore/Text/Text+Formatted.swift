import Foundation

extension Text {
  /// Shows a value in the form of a format style, with the environment's locale.
  public nonisolated init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(FormattedTextContent(input, format))
  }

  /// Shows a value as a formatter writes it; without an answer of the formatter, as it describes itself.
  public nonisolated init<Subject>(_ subject: Subject, formatter: Formatter)
  where Subject: ReferenceConvertible {
    self.init(stored: formatter.string(for: subject) ?? String(describing: subject))
  }

  /// Shows an object as a formatter writes it; without an answer of the formatter, as it describes itself.
  public nonisolated init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject {
    self.init(stored: formatter.string(for: subject) ?? String(describing: subject))
  }

  /// Shows a date in one of the forms of `DateStyle`.
  ///
  /// The forms that tell the time from now are worked out when the text is drawn first or changes; they do
  /// not run.
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

private final class FormattedTextContent<F>: TextContent, @unchecked Sendable
where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
  let input: F.FormatInput
  let format: F

  init(_ input: F.FormatInput, _ format: F) {
    self.input = input
    self.format = format
  }

  override func write(to writer: inout TextWriter) {
    writer.write(format.locale(writer.environment.locale).format(input))
  }

  override func isEqual(_ other: TextContent) -> Bool {
    guard let other = other as? FormattedTextContent<F> else { return false }
    return input == other.input && format == other.format
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
    let locale = writer.environment.locale
    switch style.kind {
    case .date: writer.write(date.formatted(.dateTime.year().month(.wide).day().locale(locale)))
    case .time: writer.write(date.formatted(.dateTime.hour().minute().locale(locale)))
    default: writer.write(DateDistance(from: Date(), to: date).string(style.kind))
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
    writer.write(range.formatted(.interval.locale(writer.environment.locale)))
  }

  override func isEqual(_ other: TextContent) -> Bool { (other as? DateRangeTextContent)?.range == range }
}

/// The time between two moments, in words.
struct DateDistance {
  /// Whole seconds; negative for the past.
  let seconds: Int

  init(from now: Date, to date: Date) {
    seconds = Int(saturating: date.timeIntervalSince(now).clamped(to: -1e12...1e12).rounded())
  }

  private static let units = [
    (31_536_000, "yr", "year"), (2_592_000, "mo", "month"), (86_400, "day", "day"), (3_600, "hr", "hour"),
    (60, "min", "minute"), (1, "sec", "second"),
  ]

  func string(_ kind: Text.DateStyle.Kind) -> String {
    let distance = abs(seconds)
    switch kind {
    case .timer:
      let (hours, minutes, rest) = (distance / 3600, distance / 60 % 60, distance % 60)
      let tail = "\(rest < 10 ? "0" : "")\(rest)"
      return hours > 0 ? "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(tail)" : "\(minutes):\(tail)"
    case .offset:
      let unit = Self.units.first { distance >= $0.0 } ?? (1, "sec", "second")
      let count = distance / unit.0
      return "\(seconds < 0 ? "-" : "+")\(count) \(unit.2)\(count == 1 ? "" : "s")"
    default:
      guard let first = Self.units.firstIndex(where: { distance >= $0.0 }) else { return "0 sec" }
      var rest = distance
      var parts: [String] = []
      for unit in Self.units[first..<min(first + 2, Self.units.count)] {
        let count = rest / unit.0
        rest %= unit.0
        guard count > 0 else { continue }
        parts.append("\(count) \(unit.1)\(unit.1 == "day" && count != 1 ? "s" : "")")
      }
      return parts.joined(separator: ", ")
    }
  }
}
