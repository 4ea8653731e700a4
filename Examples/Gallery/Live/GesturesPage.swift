import SwiftUI

/// Taps, presses, drags: each on a shape that shows what it was told.
struct GesturesPage: View {
  @State private var taps = 0
  @State private var doubles = 0
  @State private var isHeld = false
  @State private var isPressed = false
  @State private var place = CGSize.zero
  @GestureState private var drag = CGSize.zero
  @State private var scale = 1.0
  @State private var angle = Angle.zero
  @State private var spot = CGPoint(x: 60, y: 50)

  var body: some View {
    LiveFrame("Gestures", "\(taps) single, \(doubles) double, \(isHeld ? "held" : "not held")") {
      HStack(spacing: 16) {
        LiveCard("Tap, twice, or hold") {
          Circle()
            .fill((isHeld ? Color.purple : .pink).gradient)
            .frame(width: 90, height: 90)
            .scaleEffect(isPressed ? 0.85 : 1)
            .overlay { Text("\(taps + doubles)").font(.title.bold()).foregroundStyle(.white) }
            .frame(maxWidth: .infinity)
            .accessibilityElement()
            .accessibilityLabel("Target")
            .onTapGesture(count: 2) { doubles += 1 }
            .onTapGesture { taps += 1 }
            .onLongPressGesture(minimumDuration: 0.5) {
              withAnimation { isHeld.toggle() }
            } onPressingChanged: { pressing in
              withAnimation(.spring(duration: 0.3)) { isPressed = pressing }
            }
        }
        LiveCard("Where it is tapped") {
          ZStack(alignment: .topLeading) {
            RoundedRectangle(cornerRadius: 12, style: .continuous).fill(.teal.opacity(0.15))
            Circle().fill(.teal).frame(width: 16, height: 16).position(spot)
          }
          .frame(height: 90)
          .contentShape(.rect)
          .onTapGesture { location in withAnimation(.bouncy) { spot = location } }
        }
      }
      LiveCard("Drag it, and let go") {
        Circle()
          .fill(Color.orange.gradient)
          .frame(width: 60, height: 60)
          .shadow(color: .orange.opacity(0.5), radius: drag == .zero ? 4 : 12, y: drag == .zero ? 2 : 8)
          .offset(x: place.width + drag.width, y: place.height + drag.height)
          .gesture(
            DragGesture()
              .updating($drag) { value, state, _ in state = value.translation }
              .onEnded { value in
                place = value.translation
                withAnimation(.spring(duration: 0.6, bounce: 0.5)) { place = .zero }
              }
          )
          .accessibilityElement()
          .accessibilityLabel("Ball")
          .frame(maxWidth: .infinity)
          .frame(height: 110)
      }
      LiveCard("Pinch and turn, or use the buttons") {
        HStack(spacing: 24) {
          RoundedRectangle(cornerRadius: 16, style: .continuous)
            .fill(Color.indigo.gradient)
            .frame(width: 64, height: 64)
            .scaleEffect(scale)
            .rotationEffect(angle)
            .gesture(
              MagnifyGesture().onChanged { scale = $0.magnification }
                .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation })
            )
            .frame(maxWidth: .infinity)
            .frame(height: 100)
          VStack {
            Button("Turn") { withAnimation(.snappy) { angle += .degrees(45) } }
            Button("Grow") { withAnimation(.bouncy) { scale = scale > 1 ? 1 : 1.4 } }
          }
          .buttonStyle(.bordered)
        }
      }
    }
  }
}
