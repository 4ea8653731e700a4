import Foundation
import FoundationAdditions

extension SystemFormatStyle {
  /// How far a date is from another: "3 minutes, 42 seconds", or "3:42" where minutes and seconds alone are
  /// allowed. What has not gone by whole does not count.
  public struct DateOffset: DiscreteFormatStyle, CalendarFormatStyle, Sendable {
    private let anchor: Date
    private let fields: Set<Date.ComponentsFormatStyle.Field>
    private let fieldLimit: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var locale = Locale.autoupdatingCurrent
    package private(set) var calendar = Calendar.autoupdatingCurrent

    /// - Parameters:
    ///   - anchor: The date from which the offset counts: dates before have a minus sign.
    ///   - allowedFields: The units. None stands for seconds.
    ///   - maxFieldCount: How many units are written at most, from the largest; less than one counts as one.
    ///   - sign: Whether a sign is written.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .week, .day, .hour, .minute, .second,
      ],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      fields = allowedFields
      fieldLimit = max(maxFieldCount, 1)
      self.sign = sign
    }

    private var units: [TimeLength.Unit] {
      let units = TimeLength.Unit.allCases.filter { fields.contains($0.field) }
      return units.isEmpty ? [.second] : units
    }

    /// Whether the offset is told as a clock shows it.
    private var isClock: Bool {
      fields == [.minute, .second] && fieldLimit >= 2
        || fields == [.hour, .minute, .second] && fieldLimit >= 3
    }

    /// The time from the anchor, in those units that can be told.
    private func length(_ date: Date) -> TimeLength {
      let limit = ClockTime.limit
      var offset = date.timeIntervalSince(anchor).clamped(to: -limit...limit)
      offset += offset < 0 ? -ClockTime.tolerance : ClockTime.tolerance
      return TimeLength(from: anchor, to: anchor + offset, units: units, calendar).leading(fieldLimit)
    }

    /// The time from the anchor to `value` in the style's units. Beyond what a clock can show the longest
    /// time stands.
    public func format(_ value: Date) -> AttributedString {
      var length = length(value)
      length.fraction = 0
      var text: String
      if isClock {
        let clock = ClockTime(
          showsHours: fields.contains(.hour), fieldLimit: 3, precision: .seconds(1), isPadded: false)
        text = clock.string(length.seconds, locale)
      } else {
        length.drop(.dropAll, isPositional: false)
        let words = TimeWords(.full, locale, pads: false)
        text = words.string(length.magnitude)
      }
      if let sign = shownSign(length) { text = sign + text }
      return AttributedString(text)
    }

    private func shownSign(_ length: TimeLength) -> String? {
      if sign == .never { return nil }
      if length.hasTime { return length.isNegative ? "-" : sign == .automatic ? nil : "+" }
      return sign == .always(includingZero: true) ? "+" : nil
    }

    /// Where the offset that is told begins and where the next one does, away from the anchor.
    private func bounds(_ length: TimeLength) -> (near: Date, far: Date) {
      func place(_ extra: Int) -> Date {
        let way = length.isNegative ? -1 : 1
        var components = DateComponents()
        for (index, part) in length.parts.enumerated() {
          let count = part.count + (index == length.parts.count - 1 ? extra : 0)
          components.setValue(way * count, for: part.unit.component)
        }
        return calendar.date(byAdding: components, to: anchor) ?? anchor
      }
      return (place(0), place(1))
    }

    /// The next date at which the text changes.
    public func discreteInput(after input: Date) -> Date? {
      let length = length(input)
      let bounds = bounds(length)
      return length.isNegative ? (bounds.near + ClockTime.tolerance).next : bounds.far
    }

    /// The last date with another text.
    public func discreteInput(before input: Date) -> Date? {
      let length = length(input)
      let bounds = bounds(length)
      return length.isNegative ? bounds.far : bounds.near.previous
    }

    /// The style in the language and with the digits of a locale.
    public func locale(_ locale: Locale) -> DateOffset {
      var style = self
      style.locale = locale
      return style
    }

    /// The calendar by which months and years are counted.
    public func calendar(_ calendar: Calendar) -> DateOffset {
      var style = self
      style.calendar = calendar
      return style
    }
  }
}
