import Foundation

extension Date {
  /// A span of time in units: "2 hours, 5 minutes"; or as a clock shows it: "2:05:00".
  ///
  /// Linux's Foundation has `Date.ComponentsFormatStyle` without its contents; this is what `.components(style:)`
  /// and `.timeDuration` give.
  public struct _ComponentsFormatStyle: DiscreteFormatStyle, CalendarFormatStyle, Sendable {
    /// A unit.
    public typealias Field = Date.ComponentsFormatStyle.Field

    /// How units are written.
    public struct Style: Codable, Hashable, Sendable {
      enum Form: Codable { case condensedAbbreviated, abbreviated, narrow, spellOut, wide, positional }
      let form: Form

      /// "2hr 5min".
      public static let condensedAbbreviated = Style(form: .condensedAbbreviated)
      /// "2 hr, 5 min".
      public static let abbreviated = Style(form: .abbreviated)
      /// "2h 5m".
      public static let narrow = Style(form: .narrow)
      /// "two hours, five minutes".
      public static let spellOut = Style(form: .spellOut)
      /// "2 hours, 5 minutes".
      public static let wide = Style(form: .wide)
    }

    /// How units are written.
    public var style: Style
    /// The language; the process's for the current one.
    public var locale = Locale.autoupdatingCurrent
    /// The calendar by which months and years are counted.
    public var calendar = Calendar.autoupdatingCurrent
    /// The units that are written; nil for all but weeks.
    public var fields: Set<Field>?
    /// Whether the span counts backward.
    public var isPositive = true

    private var units: [TimeLength.Unit] {
      let fields = fields ?? [.year, .month, .day, .hour, .minute, .second]
      let units = TimeLength.Unit.allCases.filter { fields.contains($0.field) }
      return units.isEmpty ? [.second] : units
    }

    private func length(_ range: Range<Date>) -> TimeLength {
      let length = min(range.upperBound.timeIntervalSince(range.lowerBound), ClockTime.limit)
      let (start, end) = (range.lowerBound, range.lowerBound + length + ClockTime.tolerance)
      return TimeLength(from: start, to: end, units: units, calendar)
    }

    public func format(_ value: Range<Date>) -> String {
      var length = length(value)
      length.fraction = 0
      length.isNegative = !isPositive
      length.drop(.default, isPositional: style.form == .positional)
      let unitsStyle: DateComponentsFormatter.UnitsStyle =
        switch style.form {
        case .condensedAbbreviated: .brief
        case .abbreviated: .short
        case .narrow: .abbreviated
        case .spellOut: .spellOut
        case .wide: .full
        case .positional: .positional
        }
      return TimeWords(unitsStyle, ProcessLocale.resolving(locale), pads: false).string(length)
    }

    /// The span that begins with this one's start and ends where one more of the smallest unit has gone by.
    public func discreteInput(after input: Range<Date>) -> Range<Date>? {
      end(of: input, extra: 1).map { input.lowerBound..<max($0, input.lowerBound) }
    }

    /// The longest span of the same start in which one less of the smallest unit has gone by.
    public func discreteInput(before input: Range<Date>) -> Range<Date>? {
      guard let end = end(of: input, extra: 0), end > input.lowerBound else { return nil }
      return input.lowerBound..<(end - 2 * ClockTime.tolerance)
    }

    /// The next longer span of the same start.
    public func input(after input: Range<Date>) -> Range<Date>? { input.lowerBound..<input.upperBound.next }

    /// The next shorter span of the same start; nil for an empty one.
    public func input(before input: Range<Date>) -> Range<Date>? {
      input.isEmpty ? nil : input.lowerBound..<input.upperBound.previous
    }

    private func end(of range: Range<Date>, extra: Int) -> Date? {
      var components = DateComponents()
      let parts = length(range).parts
      for (index, part) in parts.enumerated() {
        components.setValue(part.count + (index == parts.count - 1 ? extra : 0), for: part.unit.component)
      }
      return calendar.date(byAdding: components, to: range.lowerBound)
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    /// The calendar by which months and years are counted.
    public func calendar(_ calendar: Calendar) -> Self {
      var style = self
      style.calendar = calendar
      return style
    }
  }
}

extension FormatStyle where Self == Date._ComponentsFormatStyle {
  /// A span of time in units, from the largest of which there is any.
  public static func components(
    style: Date._ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) -> Self { Self(style: style, fields: fields) }

  /// A span of time as a clock shows it: "2:05:00".
  public static var timeDuration: Self {
    Self(style: .init(form: .positional), fields: [.hour, .minute, .second])
  }
}

extension TimeLength.Unit {
  /// The unit as format styles call it.
  package var field: Date.ComponentsFormatStyle.Field {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
}
