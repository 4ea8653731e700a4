import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// A wheel for each part of a date.
struct DateWheels: View {
  /// Nil for those of the picker.
  var parts: DatePickerComponents?
  @Environment(\.dateSelection) private var selection
  @Environment(\.platformProfile) private var profile

  var body: some View {
    if let selection {
      let parts = parts ?? selection.components
      HStack(spacing: 0) {
        if parts == [.date, .hourAndMinute] {
          days(selection)
        } else if parts.contains(.date) {
          ForEach(order(selection), id: \.self) { date($0, selection) }
        }
        if parts.contains(.hourAndMinute) { time(selection) }
      }
      .environment(\.showsWheelBand, false)
      // Hours, minutes, days and months come round again.
      .environment(\.isWheelEndless, true)
      .frame(maxWidth: profile == .phone ? .infinity : nil)
      .background { WheelBand() }
    }
  }

  /// The parts of a date in the locale's order.
  private func order(_ selection: DateSelection) -> [Calendar.Component] {
    let written = DatePattern(.date, selection.locale).pieces.compactMap { piece -> Calendar.Component? in
      if case .part(let part, _) = piece { part } else { nil }
    }
    return Set(written) == [.day, .month, .year] ? written : [.month, .day, .year]
  }

  @ViewBuilder private func date(_ part: Calendar.Component, _ selection: DateSelection) -> some View {
    let calendar = selection.calendar
    switch part {
    case .month:
      let months = calendar.standaloneMonthSymbols
      wheel("Month", .month, 1...max(months.count, 1), selection, width: 130) { number in
        months.indices.contains(number - 1) ? months[number - 1] : "\(number)"
      }
    case .day:
      let days = calendar.range(of: .day, in: .month, for: selection.present) ?? 1..<32
      wheel(
        "Day", .day, days.lowerBound...max(days.upperBound - 1, days.lowerBound), selection, width: 48
      ) { "\($0)" }
    default:
      let year = selection.value(of: .year)
      let first = selection.minimum.map { calendar.component(.year, from: $0) } ?? year - 60
      let last = selection.maximum.map { calendar.component(.year, from: $0) } ?? year + 60
      wheel("Year", .year, min(first, year)...max(last, year), selection, width: 68) { "\($0)" }
        .environment(\.isWheelEndless, false)
    }
  }

  /// Every day of some years around, as one part beside the time.
  private func days(_ selection: DateSelection) -> some View {
    let calendar = selection.calendar
    let today = calendar.startOfDay(for: BodyClock.current?.date ?? Date())
    let style = Date.FormatStyle().weekday(.abbreviated).month(.abbreviated).day()
    func number(of date: Date) -> Int {
      calendar.dateComponents([.day], from: today, to: calendar.startOfDay(for: date)).day ?? 0
    }
    func day(_ number: Int) -> Date { calendar.date(byAdding: .day, value: number, to: today) ?? today }
    let chosen = number(of: selection.present)
    let first = selection.minimum.map(number) ?? chosen - 20_000
    let last = selection.maximum.map(number) ?? chosen + 20_000
    return wheel("Date", min(first, chosen)...max(last, chosen), chosen, width: 140) { number in
      number == 0 ? Self.today(selection) : selection.text(style, of: day(number))
    } set: {
      selection.chooseDay(of: day($0))
    }
    .environment(\.isWheelEndless, false)
  }

  private static func today(_ selection: DateSelection) -> String {
    let formatter = DateFormatter()
    formatter.locale = selection.locale
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    formatter.doesRelativeDateFormatting = true
    return formatter.string(from: Date())
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
      ForEach(range, id: \.self) { Text(verbatim: text($0)) }
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
