import SwiftUI

/// Dates and colours to choose.
struct DatesPage: View {
  @State private var date = Self.begin
  @State private var color = Color.teal

  private static let begin =
    DateComponents(
      calendar: Calendar(identifier: .gregorian), year: 2026, month: 6, day: 9, hour: 10, minute: 9
    ).date
    ?? .now

  var body: some View {
    LiveFrame("Dates and colours", "What is chosen here tints the page.") {
      HStack(alignment: .top, spacing: 16) {
        LiveCard("Compact") {
          DatePicker("Day", selection: $date, displayedComponents: .date)
            .datePickerStyle(.compact)
            .labelsHidden()
        }
        LiveCard("Field") {
          DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
            .datePickerStyle(.stepperField)
            .labelsHidden()
        }
      }
      LiveCard("Graphical") {
        Text(date, format: .dateTime.weekday(.wide).day().month(.wide).year().hour().minute()).font(.headline)
        DatePicker("Calendar", selection: $date, displayedComponents: .date)
          .datePickerStyle(.graphical)
          .labelsHidden()
          .frame(maxWidth: .infinity)
      }
      LiveCard("Colour") {
        HStack(spacing: 16) {
          ColorPicker("Ink", selection: $color, supportsOpacity: false)
          RoundedRectangle(cornerRadius: 8, style: .continuous).fill(color.gradient).frame(height: 28)
        }
      }
    }
    .tint(color)
  }
}
