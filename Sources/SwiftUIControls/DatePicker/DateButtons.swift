import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// A button for the date, which opens a calendar, and one for the time, which opens wheels.
struct DateButtons: View {
  /// Nil for those of the picker.
  var parts: DatePickerComponents?
  @Environment(\.dateSelection) private var selection

  var body: some View {
    if let selection {
      let parts = parts ?? selection.components
      HStack(spacing: 6) {
        if parts.contains(.date) {
          DateButton(title: selection.text(.abbreviated, .omitted)) { DateCalendar(parts: .date) }
        }
        if parts.contains(.hourAndMinute) {
          DateButton(title: selection.text(.omitted, .shortened)) { DateWheels(parts: .hourAndMinute) }
        }
      }
    }
  }
}

private struct DateButton<Content: View>: View {
  let title: String
  @ViewBuilder let content: () -> Content
  @State private var isOpen = false
  @Environment(\.platformProfile) private var profile
  @Environment(\.colorScheme) private var scheme
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let isPhone = profile == .phone
    Text(verbatim: title).lineLimit(1).fixedSize().dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      .foregroundStyle(isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary))
      .padding(.horizontal, isPhone ? 11 : 8).padding(.vertical, isPhone ? 6 : 3)
      .background(
        Color.primary.opacity(0.08), in: .rect(cornerRadius: isPhone ? 8 : 5.5, style: .continuous)
      )
      .contentShape(Rectangle())
      .gesture(TapGesture().onEnded { isOpen = true }, including: isEnabled ? .all : .none)
      .panel(isPresented: $isOpen) {
        let plate = RoundedRectangle(cornerRadius: isPhone ? 13 : 10, style: .continuous)
        content()
          .fixedSize(horizontal: true, vertical: false)
          .padding(isPhone ? 16 : 12)
          .background {
            plate.fill(scheme == .dark ? Color(white: 0.17) : Color(white: 0.98))
              .shadow(color: .black.opacity(0.28), radius: 9, y: 4)
            plate.strokeBorder(Color.primary.opacity(0.12), lineWidth: 0.5)
          }
          // What is pressed between the parts closes nothing.
          .contentShape(Rectangle())
          .gesture(PressGesture())
          .accessibilityElement(children: .contain)
          .outsideOfRows()
      }
      .semantics(.button, action: { isOpen = true })
  }
}
