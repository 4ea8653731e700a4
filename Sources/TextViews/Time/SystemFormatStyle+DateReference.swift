import Foundation
import FoundationAdditions

extension SystemFormatStyle {
  /// A date as one would speak of it: near ones by how far they are ("in 5 minutes", "tomorrow"), others by
  /// what they are called ("Monday, June 3", "June 2019").
  public struct DateReference: DiscreteFormatStyle, CalendarFormatStyle, Sendable {
    private let date: Date
    private let fields: Set<Date.RelativeFormatStyle.Field>
    private let fieldLimit: Int
    private let threshold: Date.RelativeFormatStyle.Field
    private var locale = Locale.autoupdatingCurrent
    package private(set) var calendar = Calendar.autoupdatingCurrent

    /// - Parameters:
    ///   - date: The date that is spoken of.
    ///   - allowedFields: The units in which distances are written; the threshold's is always among them.
    ///   - maxFieldCount: How many fields name a distant date; those that it shares with the present are left
    ///     out first.
    ///   - thresholdField: The largest unit in which a distance is written: where the dates are one of a
    ///     larger unit apart, the date is named instead.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      fields = allowedFields.union([thresholdField])
      fieldLimit = max(maxFieldCount, 1)
      threshold = thresholdField
    }

    /// What the style's date is called at the time `value`.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(isNear(value) ? distance(value) : name(value))
    }

    // MARK: Near dates

    /// The units up to the threshold, from large to small.
    private var units: [TimeLength.Unit] {
      TimeLength.Unit.allCases.filter { fields.contains($0.field) }.drop { $0.field != threshold }.map { $0 }
    }

    /// The distance is told where there is less than one of this unit between the dates; nil for always.
    private var unitAbove: TimeLength.Unit? {
      switch TimeLength.Unit.allCases.first(where: { $0.field == threshold }) {
      case .second: .minute
      case .minute: .hour
      case .hour: .day
      case .day, .week: .month
      case .month: .year
      case .year, nil: nil
      }
    }

    /// The dates from which on, and until which, the distance is told.
    private var near: ClosedRange<Date>? {
      guard let unitAbove,
        let first = calendar.date(byAdding: unitAbove.component, value: -1, to: date),
        let last = calendar.date(byAdding: unitAbove.component, value: 1, to: date), first < last
      else { return nil }
      return first.next...last.previous
    }

    private func isNear(_ now: Date) -> Bool { near?.contains(now) ?? true }

    /// Whether the dates are less apart than anything that is told.
    private func isNow(_ now: Date) -> Bool { units.last == .minute && abs(date.timeIntervalSince(now)) < 60 }

    private func relativeStyle(
      _ fields: Set<Date.RelativeFormatStyle.Field>
    ) -> Date.AnchoredRelativeFormatStyle {
      Date.AnchoredRelativeFormatStyle(
        anchor: date, allowedFields: fields, presentation: .named, unitsStyle: .wide, locale: locale,
        calendar: calendar)
    }

    private func distance(_ now: Date) -> String {
      if isNow(now) {
        var present = relativeStyle([.second])
        present.anchor = now
        return present.format(now)
      }
      return relativeStyle(Set(units.map(\.field))).format(now)
    }

    // MARK: Distant dates

    private static let levels: [Calendar.Component] = [.year, .month, .day, .hour, .minute]

    private func name(_ now: Date) -> String {
      let difference = Self.levels.firstIndex { level in
        calendar.component(level, from: date) != calendar.component(level, from: now)
      }
      let first = difference ?? Self.levels.count - 1
      let shown = Self.levels[first...].prefix(fieldLimit)
      var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
      if shown.contains(.year) { style = style.year() }
      if shown.contains(.month) || shown.contains(.day) { style = style.month(.wide) }
      if shown.contains(.day) { style = style.day() }
      if shown.contains(.day), !shown.contains(.year) { style = style.weekday(.wide) }
      if shown.contains(.hour) || shown.contains(.minute) { style = style.hour() }
      if shown.contains(.minute) { style = style.minute() }
      return style.format(date)
    }

    // MARK: Changes

    /// When the text may become another, on one side of a date, nearest first.
    private func candidates(_ now: Date, isAfter: Bool) -> [Date] {
      var dates: [Date?] = [near?.lowerBound, near?.upperBound.next, (date - 60).next, date + 60]
      if isNear(now) {
        let style = relativeStyle(Set(units.map(\.field)))
        dates.append(isAfter ? style.discreteInput(after: now) : style.discreteInput(before: now))
      } else {
        for level in Self.levels {
          let span = calendar.dateInterval(of: level, for: now)
          dates.append(isAfter ? span?.end : span?.start.previous)
        }
      }
      let found = dates.compactMap { $0 }.filter { isAfter ? $0 > now : $0 < now }
      return found.sorted { isAfter ? $0 < $1 : $0 > $1 }
    }

    /// The first date after `input` at which the text may change, or nil where it stays for ever.
    public func discreteInput(after input: Date) -> Date? { change(input, isAfter: true) }

    /// The last date before `input` at which the text may have been another, or nil where it was always the
    /// same.
    public func discreteInput(before input: Date) -> Date? { change(input, isAfter: false) }

    /// The first candidate at which the text is another; after several without a change the last of them.
    private func change(_ input: Date, isAfter: Bool) -> Date? {
      let text = format(input)
      var last = input
      for _ in 0..<8 {
        guard let next = candidates(last, isAfter: isAfter).first else { return last == input ? nil : last }
        last = next
        if format(next) != text { break }
      }
      return last
    }

    /// The style in the language of a locale, and with its order of fields.
    public func locale(_ locale: Locale) -> DateReference {
      var style = self
      style.locale = locale
      return style
    }

    /// The calendar, and time zone, by which dates are compared and named.
    public func calendar(_ calendar: Calendar) -> DateReference {
      var style = self
      style.calendar = calendar
      return style
    }
  }
}
