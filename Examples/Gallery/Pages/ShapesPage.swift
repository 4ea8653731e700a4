import SwiftUI

/// The shapes, filled and stroked.
struct ShapesPage: View {
  var body: some View {
    PageFrame("Shapes", "Paths that take the size of their frame.") {
      Card("Fills") {
        Grid(horizontalSpacing: 16, verticalSpacing: 16) {
          GridRow {
            named("Rectangle") { Rectangle().fill(.blue.gradient) }
            named("RoundedRectangle") { RoundedRectangle(cornerRadius: 16).fill(.indigo.gradient) }
            named("Capsule") { Capsule().fill(.purple.gradient) }
            named("Circle") { Circle().fill(.pink.gradient) }
          }
          GridRow {
            named("Ellipse") { Ellipse().fill(.red.gradient) }
            named("UnevenRounded…") {
              UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30).fill(.orange.gradient)
            }
            named("Path") { Star(points: 5).fill(.yellow.gradient) }
            named("AnyShape") { AnyShape(Star(points: 8)).fill(.green.gradient) }
          }
        }
      }
      Card("Strokes") {
        Grid(horizontalSpacing: 16, verticalSpacing: 16) {
          GridRow {
            named("stroke(lineWidth: 12)") {
              Circle().stroke(.teal.opacity(0.6), lineWidth: 12).frame(width: 80, height: 80).outlined(.gray)
            }
            named("strokeBorder") {
              Circle().strokeBorder(.teal.opacity(0.6), lineWidth: 12).frame(width: 80, height: 80).outlined(
                .gray)
            }
            named("dash: [12, 8]") {
              Capsule().strokeBorder(.blue, style: StrokeStyle(lineWidth: 4, dash: [12, 8]))
            }
            named("dash: [0, 10], .round") {
              RoundedRectangle(cornerRadius: 16)
                .strokeBorder(.pink, style: StrokeStyle(lineWidth: 5, lineCap: .round, dash: [0, 10]))
            }
          }
          GridRow {
            named(".miter") { Zigzag().stroke(.indigo, style: StrokeStyle(lineWidth: 12, lineJoin: .miter)) }
            named(".round") {
              Zigzag().stroke(.indigo, style: StrokeStyle(lineWidth: 12, lineCap: .round, lineJoin: .round))
            }
            named(".bevel") { Zigzag().stroke(.indigo, style: StrokeStyle(lineWidth: 12, lineJoin: .bevel)) }
            named("fill and stroke") {
              Star(points: 6).fill(.yellow).stroke(
                .orange, style: StrokeStyle(lineWidth: 4, lineJoin: .round))
            }
          }
        }
      }
      Card("Trim") {
        HStack(spacing: 16) {
          ForEach([0.25, 0.5, 0.75, 0.9], id: \.self) { end in
            named("to: \(end.formatted())") {
              ZStack {
                Circle().stroke(.quaternary, lineWidth: 9)
                Circle()
                  .trim(from: 0, to: end)
                  .stroke(.green.gradient, style: StrokeStyle(lineWidth: 9, lineCap: .round))
                  .rotationEffect(.degrees(-90))
                Text(end, format: .percent).font(.callout.weight(.semibold)).monospacedDigit()
              }
              .padding(5)
            }
          }
        }
      }
      Card("Continuous corners", note: "A continuous corner has no point where the curve sets in.") {
        HStack(spacing: 24) {
          named(".circular") {
            RoundedRectangle(cornerRadius: 40, style: .circular).fill(.blue.opacity(0.75))
          }
          named(".continuous") {
            RoundedRectangle(cornerRadius: 40, style: .continuous).fill(.pink.opacity(0.75))
          }
          named("both") {
            ZStack {
              RoundedRectangle(cornerRadius: 40, style: .circular).fill(.blue.opacity(0.75))
              RoundedRectangle(cornerRadius: 40, style: .continuous).fill(.pink.opacity(0.6))
            }
          }
        }
      }
    }
  }

  private func named(_ name: String, @ViewBuilder content: () -> some View) -> some View {
    VStack(spacing: 8) {
      content().frame(maxWidth: .infinity).frame(height: 88)
      Code(name)
    }
  }
}

/// A star with so many points.
struct Star: Shape {
  var points: Int
  var depth = 0.45

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      for index in 0..<(2 * points) {
        let angle = Double(index) * .pi / Double(points) - .pi / 2
        let length = index.isMultiple(of: 2) ? radius : radius * depth
        let point = CGPoint(x: center.x + length * cos(angle), y: center.y + length * sin(angle))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}

private struct Zigzag: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX + 20, y: rect.maxY - 16))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.38, y: rect.minY + 16))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.62, y: rect.maxY - 16))
      path.addLine(to: CGPoint(x: rect.maxX - 20, y: rect.minY + 16))
    }
  }
}
