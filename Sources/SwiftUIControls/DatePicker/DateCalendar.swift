import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// A calendar of a month and a field for the time.
struct DateCalendar: View {
  /// Nil for those of the picker.
  var parts: DatePickerComponents?
  @Environment(\.dateSelection) private var selection
  @Environment(\.platformProfile) private var profile

  var body: some View {
    if let selection {
      let parts = parts ?? selection.components
      VStack(alignment: .leading, spacing: 10) {
        if parts.contains(.date) {
          MonthCalendar(
            local: selection.local, home: selection.present,
            isChosen: { selection.calendar.isDate($0, inSameDayAs: selection.present) },
            allows: selection.allows, choose: selection.chooseDay)
        }
        if parts.contains(.hourAndMinute) {
          if profile == .phone {
            HStack {
              Text("Time")
              Spacer(minLength: 8)
              DateButtons(parts: .hourAndMinute)
            }
          } else {
            DateField(hasArrows: true, parts: .hourAndMinute)
          }
        }
      }
    }
  }
}

/// The days of a month in weeks, with buttons for the months around.
struct MonthCalendar: View {
  let local: LocalCalendar
  /// A date of the month that shows first, and again when this one is another.
  let home: Date
  let isChosen: (Date) -> Bool
  let allows: (Date) -> Bool
  let choose: (Date) -> Void
  /// How many months after `home` the shown one is.
  @State private var offset = 0
  @Environment(\.platformProfile) private var profile

  private var calendar: Calendar { local.calendar }
  private var month: Date {
    let first = calendar.dateInterval(of: .month, for: home)?.start ?? home
    return calendar.date(byAdding: .month, value: offset, to: first) ?? first
  }

  var body: some View {
    let metrics = CalendarMetrics(isPhone: profile == .phone)
    let month = month
    VStack(spacing: metrics.spacing) {
      HStack(spacing: metrics.isPhone ? 22 : 4) {
        Text(verbatim: local.text(Date.FormatStyle().month(.wide).year(), of: month))
          .font(metrics.titleFont)
        Spacer(minLength: 0)
        arrow("chevron.backward", "Previous month", -1, metrics)
        arrow("chevron.forward", "Next month", 1, metrics)
      }
      HStack(spacing: 0) {
        ForEach(0..<7, id: \.self) { column in
          Text(verbatim: weekday(column, metrics)).font(metrics.weekdayFont).foregroundStyle(.secondary)
            .modifier(CalendarCell(metrics: metrics))
            .accessibilityHidden(true)
        }
      }
      VStack(spacing: metrics.rowSpacing) {
        ForEach(0..<6, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(0..<7, id: \.self) { column in day(row * 7 + column, of: month, metrics) }
          }
        }
      }
    }
    .frame(
      minWidth: metrics.isPhone ? 0 : metrics.cell * 7, idealWidth: metrics.cell * 7,
      maxWidth: metrics.isPhone ? .infinity : metrics.cell * 7
    )
    .onChange(of: calendar.dateComponents([.year, .month], from: home)) { offset = 0 }
  }

  private func arrow(
    _ symbol: String, _ name: LocalizedStringKey, _ step: Int, _ metrics: CalendarMetrics
  ) -> some View {
    Button {
      offset += step
    } label: {
      Image(systemName: symbol).font(metrics.arrowFont).frame(width: metrics.arrow, height: metrics.arrow)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .foregroundStyle(metrics.isPhone ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
    .accessibilityLabel(Text(name))
  }

  private func weekday(_ column: Int, _ metrics: CalendarMetrics) -> String {
    let names =
      metrics.isPhone ? calendar.shortStandaloneWeekdaySymbols : calendar.veryShortStandaloneWeekdaySymbols
    guard !names.isEmpty else { return "" }
    let name = names[(column + calendar.firstWeekday - 1) % names.count]
    return metrics.isPhone ? name.uppercased() : name
  }

  /// The day in a cell; nothing before the first of the month and after the last.
  @ViewBuilder
  private func day(_ cell: Int, of month: Date, _ metrics: CalendarMetrics) -> some View {
    let blanks = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    let number = cell - blanks
    if number >= 0, number < count, let date = calendar.date(byAdding: .day, value: number, to: month) {
      let (isChosen, isAllowed) = (isChosen(date), allows(date))
      let isToday = calendar.isDate(date, inSameDayAs: BodyClock.current?.date ?? Date())
      // On a phone another day than today that is chosen is marked faintly.
      let isFilled = isChosen && (isToday || !metrics.isPhone)
      Button {
        choose(date)
      } label: {
        Text(verbatim: "\(number + 1)")
          .font(metrics.dayFont)
          .fontWeight(isChosen || isToday ? .semibold : nil)
          .foregroundStyle(
            isFilled
              ? AnyShapeStyle(.white)
              : isToday || isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary)
          )
          .modifier(CalendarCell(metrics: metrics, height: metrics.row))
          .background {
            if isChosen {
              Circle().fill(.tint.opacity(isFilled ? 1 : 0.15)).frame(
                width: metrics.mark, height: metrics.mark)
            }
          }
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .disabled(!isAllowed)
      .accessibilityLabel(
        Text(verbatim: local.text(Date.FormatStyle(date: .complete, time: .omitted), of: date))
      )
      .accessibilityAddTraits(isChosen ? .isSelected : [])
    } else {
      Color.clear.modifier(CalendarCell(metrics: metrics, height: metrics.row))
    }
  }
}

/// The room of a day or of a weekday's name: on a phone a seventh of the calendar's width.
private struct CalendarCell: ViewModifier {
  let metrics: CalendarMetrics
  var height: CGFloat?

  func body(content: Content) -> some View {
    content.frame(
      minWidth: metrics.isPhone ? 0 : metrics.cell, idealWidth: metrics.cell,
      maxWidth: metrics.isPhone ? .infinity : metrics.cell, minHeight: height, maxHeight: height)
  }
}

struct CalendarMetrics {
  let isPhone: Bool
  var cell: CGFloat { isPhone ? 42 : 20 }
  var row: CGFloat { isPhone ? 38 : 17 }
  var rowSpacing: CGFloat { isPhone ? 4 : 1 }
  var spacing: CGFloat { isPhone ? 10 : 4 }
  var mark: CGFloat { isPhone ? 38 : 17 }
  var arrow: CGFloat { isPhone ? 24 : 16 }
  var titleFont: Font { isPhone ? .headline : .system(size: 12, weight: .semibold) }
  var weekdayFont: Font { isPhone ? .system(size: 13, weight: .semibold) : .system(size: 9, weight: .medium) }
  var dayFont: Font { isPhone ? .system(size: 20) : .system(size: 11) }
  var arrowFont: Font {
    isPhone ? .system(size: 18, weight: .semibold) : .system(size: 11, weight: .semibold)
  }
}
