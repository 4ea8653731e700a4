import SwiftUI

/// A canvas to draw on by dragging.
struct DrawingPage: View {
  struct Line {
    var color: Color
    var width: CGFloat
    var points: [CGPoint]
  }

  @State private var lines: [Line] = []
  @State private var color = Color.pink
  @State private var width: CGFloat = 6
  @Environment(\.palette) private var palette

  private let colors: [(name: String, color: Color)] = [
    ("Pink", .pink), ("Orange", .orange), ("Green", .green), ("Blue", .blue), ("Purple", .purple),
  ]

  var body: some View {
    LiveFrame("Drawing", lines.count == 1 ? "1 line" : "\(lines.count) lines") {
      Canvas { context, _ in
        for line in lines {
          context.stroke(
            Self.smooth(line.points), with: .color(line.color),
            style: StrokeStyle(lineWidth: line.width, lineCap: .round, lineJoin: .round))
        }
      }
      .background(palette.card, in: .rect(cornerRadius: 14, style: .continuous))
      .clipShape(.rect(cornerRadius: 14, style: .continuous))
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .local)
          .onChanged { value in
            if value.translation == .zero || lines.isEmpty {
              lines.append(Line(color: color, width: width, points: [value.startLocation]))
            }
            lines[lines.count - 1].points.append(value.location)
          }
      )
      .accessibilityElement()
      .accessibilityLabel("Canvas")
      HStack(spacing: 12) {
        ForEach(colors, id: \.name) { name, choice in
          Button {
            color = choice
          } label: {
            Circle().fill(choice)
              .frame(width: 26, height: 26)
              .padding(3)
              .overlay { Circle().strokeBorder(choice, lineWidth: color == choice ? 2 : 0) }
          }
          .buttonStyle(.plain)
          .accessibilityLabel(name)
        }
        Slider(value: $width, in: 2...20) { Text("Width") }.labelsHidden()
        Button("Undo", systemImage: "arrow.uturn.backward") { lines.removeLast() }
          .disabled(lines.isEmpty)
          .labelStyle(.iconOnly)
        Button("Clear") { lines = [] }.disabled(lines.isEmpty)
      }
      .buttonStyle(.bordered)
    }
  }

  /// A curve through the middles between the points.
  private static func smooth(_ points: [CGPoint]) -> Path {
    Path { path in
      guard let first = points.first, let last = points.last else { return }
      path.move(to: first)
      for (point, next) in zip(points, points.dropFirst()) {
        path.addQuadCurve(to: CGPoint(x: (point.x + next.x) / 2, y: (point.y + next.y) / 2), control: point)
      }
      path.addLine(to: last)
    }
  }
}
