import SwiftUI

/// Canvas: drawing by commands.
struct CanvasPage: View {
  var body: some View {
    PageFrame("Canvas", "A drawing made by commands in place of views.") {
      HStack(alignment: .top, spacing: 20) {
        Card("A clock") { Clock(hour: 10, minute: 9, second: 36).frame(height: 250) }
        Card("A rosette") { Rosette().frame(height: 250) }
      }
      Card("A field of 600 dots") { DotField().frame(height: 170) }
      Card("Filters, clips, blending") { Filters().frame(height: 130) }
    }
  }
}

private struct Clock: View {
  var hour: Double
  var minute: Double
  var second: Double

  var body: some View {
    Canvas { context, size in
      let radius = min(size.width, size.height) / 2 - 2
      context.translateBy(x: size.width / 2, y: size.height / 2)
      let face = Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
      context.fill(
        face,
        with: .radialGradient(
          Gradient(colors: [.white, Color(white: 0.92)]), center: .zero, startRadius: 0, endRadius: radius))
      context.stroke(face, with: .color(.black.opacity(0.15)), lineWidth: 2)
      for tick in 0..<60 {
        var layer = context
        layer.rotate(by: .degrees(Double(tick) * 6))
        let isHour = tick.isMultiple(of: 5)
        let mark = CGRect(
          x: isHour ? -1.75 : -0.75, y: -radius + 8, width: isHour ? 3.5 : 1.5, height: isHour ? 12 : 7)
        layer.fill(Path(roundedRect: mark, cornerRadius: 1.5), with: .color(isHour ? .black : .gray))
      }
      for number in 1...12 {
        let angle = Double(number) * .pi / 6
        context.draw(
          Text("\(number)").font(.system(size: 17, weight: .medium, design: .rounded)),
          at: CGPoint(x: (radius - 34) * sin(angle), y: -(radius - 34) * cos(angle)))
      }
      hand(context, .degrees((hour + minute / 60) * 30), length: radius * 0.5, width: 6, color: .black)
      hand(context, .degrees(minute * 6), length: radius * 0.74, width: 4.5, color: .black)
      hand(context, .degrees(second * 6), length: radius * 0.82, width: 2, color: .orange)
      context.fill(Path(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10)), with: .color(.orange))
    }
  }

  private func hand(_ context: GraphicsContext, _ angle: Angle, length: Double, width: Double, color: Color) {
    var layer = context
    layer.rotate(by: angle)
    let bar = Path(
      roundedRect: CGRect(x: -width / 2, y: -length, width: width, height: length + 14),
      cornerRadius: width / 2)
    layer.fill(bar, with: .color(color))
  }
}

private struct Rosette: View {
  var body: some View {
    Canvas { context, size in
      context.translateBy(x: size.width / 2, y: size.height / 2)
      let reach = min(size.width, size.height) / 2 - 2
      for index in 0..<36 {
        var layer = context
        layer.rotate(by: .degrees(Double(index) * 10))
        layer.opacity = 0.55
        let petal = Path(ellipseIn: CGRect(x: 0, y: -reach * 0.16, width: reach, height: reach * 0.32))
        layer.stroke(
          petal, with: .color(Color(hue: Double(index) / 36, saturation: 0.75, brightness: 0.9)),
          lineWidth: 1.5)
      }
    }
  }
}

private struct DotField: View {
  var body: some View {
    Canvas { context, size in
      let columns = 50
      let rows = 12
      for row in 0..<rows {
        for column in 0..<columns {
          let x = size.width * (Double(column) + 0.5) / Double(columns)
          let y = size.height * (Double(row) + 0.5) / Double(rows)
          let wave = 0.5 + 0.5 * sin(x / 38 + sin(y / 22) * 1.6)
          let radius = 1 + 4.6 * wave
          context.fill(
            Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)),
            with: .color(Color(hue: 0.52 + 0.25 * wave, saturation: 0.7, brightness: 0.92)))
        }
      }
    }
  }
}

private struct Filters: View {
  var body: some View {
    Canvas { context, size in
      let disc = Path(ellipseIn: CGRect(x: 20, y: 20, width: 90, height: 90))

      context.drawLayer { layer in
        layer.addFilter(.shadow(color: .black.opacity(0.4), radius: 8, y: 5))
        layer.fill(disc, with: .color(.mint))
      }

      context.drawLayer { layer in
        layer.translateBy(x: 140, y: 0)
        layer.addFilter(.blur(radius: 6))
        layer.fill(disc, with: .color(.pink))
      }

      var clipped = context
      clipped.translateBy(x: 280, y: 0)
      clipped.clip(to: disc)
      for stripe in 0..<14 {
        let bar = CGRect(x: 20 + Double(stripe) * 14 - 40, y: 0, width: 7, height: 130)
        clipped.fill(
          Path(bar).applying(CGAffineTransform(a: 1, b: 0, c: 0.4, d: 1, tx: 0, ty: 0)), with: .color(.indigo)
        )
      }

      context.blendMode = .multiply
      context.fill(disc.offsetBy(dx: 408, dy: -8), with: .color(.cyan))
      context.fill(disc.offsetBy(dx: 446, dy: -8), with: .color(.yellow))
      context.fill(disc.offsetBy(dx: 427, dy: 18), with: .color(Color(red: 1, green: 0.3, blue: 0.8)))
    }
  }
}
