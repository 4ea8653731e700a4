import SwiftUI

/// A circle to tick before what is to be done.
struct TaskToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      withAnimation(.snappy) { configuration.isOn.toggle() }
    } label: {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
          .accessibilityHidden(true)
        configuration.label.multilineTextAlignment(.leading)
      }
    }
    .buttonStyle(.plain)
  }
}
