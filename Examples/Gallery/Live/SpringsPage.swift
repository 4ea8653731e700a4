import SwiftUI

/// Springs beside each other, a keyframe animation and phases.
struct SpringsPage: View {
  @State private var isOver = false
  @State private var jumps = 0
  @State private var cheers = 0

  private let springs: [(name: String, animation: Animation, color: Color)] = [
    ("smooth", .smooth(duration: 0.9), .blue), ("snappy", .snappy(duration: 0.9), .green),
    ("bouncy", .bouncy(duration: 0.9), .orange),
    ("interpolating", .interpolatingSpring(stiffness: 60, damping: 4), .pink),
    ("ease in and out", .easeInOut(duration: 0.9), .gray),
  ]

  var body: some View {
    LiveFrame("Springs and keyframes", "Press while it moves: what moves goes on from where it is.") {
      LiveCard("Springs") {
        ForEach(springs, id: \.name) { name, animation, color in
          HStack {
            Text(name).font(.callout).frame(width: 110, alignment: .leading)
            Circle().fill(color.gradient).frame(width: 28, height: 28)
              .frame(maxWidth: .infinity, alignment: isOver ? .trailing : .leading)
              .animation(animation, value: isOver)
          }
        }
        Button("Move") { isOver.toggle() }.buttonStyle(.borderedProminent)
      }
      HStack(spacing: 16) {
        LiveCard("Keyframes") {
          Button {
            jumps += 1
          } label: {
            Text("🐸").font(.system(size: 54))
              .keyframeAnimator(initialValue: Jump(), trigger: jumps) { content, jump in
                content
                  .rotationEffect(jump.angle)
                  .scaleEffect(y: jump.stretch, anchor: .bottom)
                  .offset(y: jump.height)
              } keyframes: { _ in
                KeyframeTrack(\.stretch) {
                  CubicKeyframe(0.6, duration: 0.15)
                  CubicKeyframe(1.3, duration: 0.2)
                  SpringKeyframe(1, duration: 0.6)
                }
                KeyframeTrack(\.height) {
                  LinearKeyframe(0, duration: 0.15)
                  SpringKeyframe(-60, duration: 0.35)
                  SpringKeyframe(0, duration: 0.5)
                }
                KeyframeTrack(\.angle) {
                  LinearKeyframe(.zero, duration: 0.2)
                  CubicKeyframe(.degrees(-18), duration: 0.2)
                  CubicKeyframe(.degrees(12), duration: 0.25)
                  CubicKeyframe(.zero, duration: 0.3)
                }
              }
              .frame(maxWidth: .infinity)
              .frame(height: 130, alignment: .bottom)
          }
          .buttonStyle(.plain)
          .accessibilityLabel("Jump")
        }
        LiveCard("Phases") {
          Button {
            cheers += 1
          } label: {
            Image(systemName: "heart.fill")
              .font(.system(size: 50))
              .phaseAnimator([Cheer.rest, .swell, .glow], trigger: cheers) { content, phase in
                content
                  .foregroundStyle(phase == .glow ? .orange : .red)
                  .scaleEffect(phase == .rest ? 1 : 1.35)
                  .rotationEffect(.degrees(phase == .swell ? -12 : phase == .glow ? 12 : 0))
              } animation: { phase in
                phase == .rest ? .bouncy(duration: 0.5) : .spring(duration: 0.3)
              }
              .frame(maxWidth: .infinity)
              .frame(height: 130)
          }
          .buttonStyle(.plain)
          .accessibilityLabel("Cheer")
        }
      }
    }
  }

  /// What the keyframes of the jump set.
  private struct Jump {
    var stretch = 1.0
    var height = 0.0
    var angle = Angle.zero
  }

  private enum Cheer { case rest, swell, glow }
}
