import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// A wheel for each part of a date.
struct DateWheels: View {
  /// Nil for those of the picker.
  var parts: DatePickerComponents?
  @Environment(\.dateSelection) private var selection

  var body: some View {
    if let selection {
      let parts = parts ?? selection.components
      let isShort = parts == [.date, .hourAndMinute]
      HStack(spacing: 0) {
        if parts.contains(.date) { date(selection, isShort: isShort) }
        if parts.contains(.hourAndMinute) { time(selection) }
      }
    }
  }

  @ViewBuilder private func date(_ selection: DateSelection, isShort: Bool) -> some View {
    let calendar = selection.calendar
    let months = isShort ? calendar.shortStandaloneMonthSymbols : calendar.standaloneMonthSymbols
    let days = selection.calendar.range(of: .day, in: .month, for: selection.present) ?? 1..<32
    let year = selection.value(of: .year)
    let first = selection.minimum.map { selection.calendar.component(.year, from: $0) } ?? year - 60
    let last = selection.maximum.map { selection.calendar.component(.year, from: $0) } ?? year + 60
    wheel("Month", .month, 1...max(months.count, 1), selection, width: isShort ? 64 : 130) { number in
      months.indices.contains(number - 1) ? months[number - 1] : "\(number)"
    }
    wheel("Day", .day, days.lowerBound...max(days.upperBound - 1, days.lowerBound), selection, width: 48) {
      "\($0)"
    }
    wheel("Year", .year, min(first, year)...max(last, year), selection, width: 68) { "\($0)" }
  }

  @ViewBuilder private func time(_ selection: DateSelection) -> some View {
    let hour = selection.value(of: .hour)
    if DatePattern.usesHalves(selection.locale) {
      let half = hour / 12
      wheel("Hour", 0...11, hour % 12, width: 48) {
        $0 == 0 ? "12" : "\($0)"
      } set: {
        selection.set(.hour, to: $0 + 12 * half)
      }
      minutes(selection)
      wheel("Half of the day", 0...1, half, width: 56) {
        $0 == 0 ? selection.calendar.amSymbol : selection.calendar.pmSymbol
      } set: {
        selection.set(.hour, to: hour % 12 + 12 * $0)
      }
    } else {
      wheel("Hour", .hour, 0...23, selection, width: 48) { $0 < 10 ? "0\($0)" : "\($0)" }
      minutes(selection)
    }
  }

  private func minutes(_ selection: DateSelection) -> some View {
    wheel("Minute", .minute, 0...59, selection, width: 48) { $0 < 10 ? "0\($0)" : "\($0)" }
  }

  private func wheel(
    _ name: LocalizedStringKey, _ part: Calendar.Component, _ range: ClosedRange<Int>,
    _ selection: DateSelection, width: CGFloat, _ text: @escaping (Int) -> String
  ) -> some View {
    wheel(name, range, selection.value(of: part), width: width, text) { selection.set(part, to: $0) }
  }

  private func wheel(
    _ name: LocalizedStringKey, _ range: ClosedRange<Int>, _ value: Int, width: CGFloat,
    _ text: @escaping (Int) -> String, set: @escaping (Int) -> Void
  ) -> some View {
    Picker(name, selection: Binding(get: { value }, set: set)) {
      ForEach(Array(range), id: \.self) { Text(verbatim: text($0)) }
    }
    .pickerStyle(.wheel)
    .labelsHidden()
    .frame(width: width)
    .clipped()
    .semantics(
      .stepper, children: .ignore, title: Text(name), value: text(value),
      adjust: { isIncrement in
        let next = value + (isIncrement ? 1 : -1)
        set(next > range.upperBound ? range.lowerBound : next < range.lowerBound ? range.upperBound : next)
      })
  }
}
