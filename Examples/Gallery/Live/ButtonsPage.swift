import SwiftUI

/// Buttons in every style, size and role, and in a style of the program's own.
struct ButtonsPage: View {
  @State private var taps = 0

  var body: some View {
    LiveFrame("Buttons", taps == 1 ? "1 tap" : "\(taps) taps") {
      LiveCard("Styles") {
        HStack(spacing: 12) {
          Button("Automatic", action: count)
          Button("Bordered", action: count).buttonStyle(.bordered)
          Button("Prominent", action: count).buttonStyle(.borderedProminent)
          Button("Borderless", action: count).buttonStyle(.borderless)
          Button("Plain", action: count).buttonStyle(.plain)
        }
      }
      LiveCard("Sizes, icons, tints") {
        HStack(spacing: 12) {
          Button("Mini", action: count).controlSize(.mini)
          Button("Small", action: count).controlSize(.small)
          Button("Regular", action: count)
          Button("Large", action: count).controlSize(.large)
        }
        HStack(spacing: 12) {
          Button("Add", systemImage: "plus", action: count).labelStyle(.iconOnly)
          Button("Send", systemImage: "paperplane.fill", action: count)
          Button("Tinted", action: count).tint(.orange)
        }
      }
      .buttonStyle(.borderedProminent)
      LiveCard("Roles and tints") {
        HStack(spacing: 12) {
          Button("Delete", systemImage: "trash", role: .destructive, action: count)
          Button("Cancel", role: .cancel, action: count)
          Button("Go", action: count).tint(.green).buttonStyle(.borderedProminent)
          Button("Stop", action: count).tint(.red).buttonStyle(.borderedProminent)
          Button("Disabled", action: count).disabled(true)
        }
      }
      .buttonStyle(.bordered)
      LiveCard("A style of your own") {
        HStack(spacing: 16) {
          Button("Hold me", systemImage: "sparkles", action: count).buttonStyle(GlossyButtonStyle())
          Button("Asleep", systemImage: "moon.zzz", action: count).buttonStyle(GlossyButtonStyle()).disabled(
            true)
        }
      }
    }
  }

  private func count() { taps += 1 }
}

/// A capsule that gives way when it is pressed.
struct GlossyButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .padding(.horizontal, 20)
      .padding(.vertical, 12)
      .background(Color.indigo.gradient, in: .capsule)
      .opacity(isEnabled ? 1 : 0.4)
      .shadow(
        color: .indigo.opacity(0.4), radius: configuration.isPressed ? 2 : 8,
        y: configuration.isPressed ? 1 : 4
      )
      .scaleEffect(configuration.isPressed ? 0.92 : 1)
      .animation(.spring(duration: 0.25, bounce: 0.4), value: configuration.isPressed)
  }
}
