import SwiftUI

/// Geometry readers and coordinate spaces.
struct GeometryPage: View {
  var body: some View {
    PageFrame("Geometry", "A reader is as large as what is proposed to it, and tells its content how large.")
    {
      Card("Sizes") {
        HStack(spacing: 12) {
          ForEach([1.0, 2.0, 3.0], id: \.self) { share in
            SizeLabel().frame(width: 90 * share, height: 30 + 26 * share)
          }
        }
        .frame(maxWidth: .infinity)
        Code("GeometryReader { proxy in … proxy.size … }")
      }
      Card("Where a view is", note: "The same view in its own space, in a named one, and on the page.") {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            Color.clear.frame(width: 120, height: 20)
            Spacer()
          }
          HStack {
            Spacer()
            FrameTable().frame(width: 330, height: 128)
          }
          .padding(.trailing, 40)
          Color.clear.frame(height: 20)
        }
        .background(.orange.opacity(0.12), in: .rect(cornerRadius: 12))
        .coordinateSpace(.named("stage"))
        Code(".coordinateSpace(.named(\"stage\"))   proxy.frame(in: .named(\"stage\"))")
      }
      Card("A chart that fills its room") {
        Sparkline(values: [3, 5, 4, 7, 6, 9, 8, 12, 10, 13, 15, 12, 16, 18])
          .frame(height: 120)
      }
    }
  }
}

private struct SizeLabel: View {
  var body: some View {
    GeometryReader { proxy in
      Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height))")
        .font(.callout.weight(.medium))
        .monospacedDigit()
        .frame(width: proxy.size.width, height: proxy.size.height)
        .background(.teal.opacity(0.18), in: .rect(cornerRadius: 10))
    }
  }
}

private struct FrameTable: View {
  var body: some View {
    GeometryReader { proxy in
      Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
        line(".local", proxy.frame(in: .local))
        line(".named(\"stage\")", proxy.frame(in: .named("stage")))
        line(".global", proxy.frame(in: .global))
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
      .background(.white, in: .rect(cornerRadius: 10))
      .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(.orange.opacity(0.6)) }
    }
  }

  private func line(_ space: String, _ frame: CGRect) -> some View {
    GridRow {
      Text(space).font(.system(size: 12, design: .monospaced)).foregroundStyle(.secondary)
      Text("\(Int(frame.minX)), \(Int(frame.minY))  \(Int(frame.width)) × \(Int(frame.height))")
        .font(.callout)
        .monospacedDigit()
    }
  }
}

private struct Sparkline: View {
  var values: [Double]

  var body: some View {
    GeometryReader { proxy in
      let points = points(in: proxy.size)
      ZStack {
        Path { path in
          path.addLines(points)
          path.addLine(to: CGPoint(x: proxy.size.width, y: proxy.size.height))
          path.addLine(to: CGPoint(x: 0, y: proxy.size.height))
          path.closeSubpath()
        }
        .fill(
          LinearGradient(
            colors: [.blue.opacity(0.3), .blue.opacity(0.02)], startPoint: .top, endPoint: .bottom))
        Path { $0.addLines(points) }
          .stroke(.blue, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
        ForEach(Array(points.enumerated()), id: \.offset) { _, point in
          Circle().fill(.white).strokeBorder(.blue, lineWidth: 2).frame(width: 8, height: 8).position(point)
        }
      }
    }
  }

  private func points(in size: CGSize) -> [CGPoint] {
    let top = values.max() ?? 1
    return values.enumerated().map { index, value in
      CGPoint(
        x: size.width * Double(index) / Double(max(values.count - 1, 1)),
        y: size.height * (1 - 0.9 * value / max(top, 1)))
    }
  }
}
