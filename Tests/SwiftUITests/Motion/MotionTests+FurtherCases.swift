import SwiftUI

@MainActor private let red = Rectangle().fill(.red)
@MainActor private let blue = Rectangle().fill(.blue)

/// Draws a circle at a place that moves with the animation.
private struct Drawn: View, @preconcurrency Animatable {
  var x: CGFloat
  var animatableData: CGFloat {
    get { x }
    set { x = newValue }
  }

  var body: some View {
    Canvas { context, _ in
      context.fill(Path(ellipseIn: CGRect(x: x, y: 0, width: 10, height: 10)), with: .color(.red))
    }
  }
}

extension MotionTests {
  nonisolated static let effects: [Case] = [
    Case("scale") { red.frame(width: 20, height: 20).scaleEffect($0 ? 3 : 1) },
    Case("scale about a corner") {
      red.frame(width: 20, height: 20).scaleEffect(x: $0 ? 3 : 1, y: 2, anchor: .topLeading)
    },
    Case("the anchor of a scale") {
      red.frame(width: 20, height: 20).scaleEffect(2, anchor: $0 ? .leading : .trailing)
    },
    Case("rotation", isEven: false) {
      red.frame(width: 20, height: 40).rotationEffect(.degrees($0 ? 90 : 0))
    },
    Case("rotation in depth", isEven: false) {
      red.frame(width: 20, height: 40).rotation3DEffect(.degrees($0 ? 60 : 0), axis: (x: 0, y: 1, z: 0))
    },
    Case("blur", isEven: false) { red.frame(width: 20, height: 20).blur(radius: $0 ? 8 : 1) },
    Case("shadow offset", isEven: false) { red.shadow(color: .blue, radius: 3, x: $0 ? 9 : 0, y: 2) },
    Case("a visual effect's offset") { far in
      red.frame(width: 20, height: 20).visualEffect { content, _ in content.offset(x: far ? 40 : 0) }
    },
    Case("a visual effect's scale") { large in
      red.frame(width: 20, height: 20).visualEffect { content, _ in content.scaleEffect(large ? 3 : 1) }
    },
    Case("a visual effect's opacity", isEven: false) { faint in
      red.frame(width: 20, height: 20).visualEffect { content, _ in content.opacity(faint ? 0.2 : 0.9) }
    },
    Case("a visual effect's colours", isEven: false) { dull in
      red.frame(width: 20, height: 20).visualEffect { content, _ in content.saturation(dull ? 0.1 : 0.9) }
    },
    Case("a mask's place", isEven: false) { low in
      red.mask { Color.black.frame(width: 20, height: 20).offset(y: low ? 30 : 0) }
    },
    Case("a mask's size", isEven: false) { wide in
      red.mask { Color.black.frame(width: wide ? 90 : 20, height: 20) }
    },
    Case("the radius of a clip", isEven: false) {
      red.frame(width: 60, height: 60).clipShape(.rect(cornerRadius: $0 ? 20 : 4))
    },
    Case("corner radius", isEven: false) { red.frame(width: 60, height: 60).cornerRadius($0 ? 20 : 4) },
    Case("the radii of an uneven rectangle") {
      UnevenRoundedRectangle(topLeadingRadius: $0 ? 30 : 4, bottomTrailingRadius: 10).frame(
        width: 60, height: 60)
    },
  ]

  nonisolated static let further: [Case] = [
    Case("a trimmed line", isEven: false) { Circle().trim(from: 0, to: $0 ? 1 : 0.3).stroke(.red) },
    Case("an inset shape") { Rectangle().inset(by: $0 ? 30 : 0) },
    Case("a dash's phase") {
      Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4, 4], dashPhase: $0 ? 8 : 0))
    },
    Case("a hierarchical style") { Circle().foregroundStyle($0 ? .secondary : .primary) },
    Case("levels below a style") { red in
      Circle().fill(.secondary).foregroundStyle(red ? Color.red : Color.blue)
    },
    Case("a gradient of a colour") { Rectangle().fill(($0 ? Color.red : Color.blue).gradient) },
    Case("a tint") { red in
      ProgressView(value: 0.5).tint(red ? .red : .blue)
    },
    Case("the value of a progress view", isEven: false) { ProgressView(value: $0 ? 0.9 : 0.1) },
    Case("points of a mesh") { moved in
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [moved ? 0.7 : 1, 0], [0, 1], [1, 1]],
        colors: [.red, .blue, .green, .yellow])
    },
    Case("colours of a mesh") { other in
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.red, other ? .black : .white, .green, .yellow])
    },
    Case("a canvas by a view that is animatable") { Drawn(x: $0 ? 80 : 0) },
    Case("relative frame by counts") { wide in
      red.containerRelativeFrame(.horizontal, count: wide ? 2 : 4, spacing: 0)
    },
    Case("safe area inset at the side") { wide in
      red.safeAreaInset(edge: .leading, spacing: 0) { blue.frame(width: wide ? 60 : 10) }
    },
    Case("tracking", isEven: false) { Text("Text").tracking($0 ? 8 : 0) },
    Case("kerning", isEven: false) { Text("Text").kerning($0 ? 8 : 0) },
    Case("a baseline's offset") { Text("Text").baselineOffset($0 ? 12 : 0) },
    Case("a font's size", isEven: false) { Text("Text").font(.system(size: $0 ? 40 : 20)) },
    Case("a font's weight", isEven: false) { Text("Text").fontWeight($0 ? .black : .light) },
    Case("line spacing") { Text("Two\nlines").lineSpacing($0 ? 20 : 0).fixedSize() },
    Case("words", isEven: false) { Text($0 ? "Some" : "Others") },
    Case("numbers", isEven: false) { Text(verbatim: $0 ? "19" : "12").contentTransition(.numericText()) },
    Case("symbols", isEven: false) { Image(systemName: $0 ? "star" : "circle") },
    Case("a symbol's size", isEven: false) {
      Image(systemName: "circle.fill").font(.system(size: $0 ? 40 : 20))
    },
    Case("a divider's place") { far in
      VStack(spacing: far ? 40 : 4) {
        red.frame(width: 20, height: 20)
        Divider()
      }
    },
    Case("a label's spacing", isEven: false) { far in
      Label("Text", systemImage: "star").padding(.leading, far ? 40 : 0).foregroundStyle(far ? .red : .blue)
    },
  ]
}
