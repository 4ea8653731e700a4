import SwiftUI

/// A picture that is drawn for the sample notes.
enum SamplePicture {
  case lighthouse, hills, beds

  var caption: String {
    switch self {
    case .lighthouse: "The lighthouse, from the harbour wall"
    case .hills: "Where the path leaves the road"
    case .beds: "Three beds, four years"
    }
  }

  /// The picture as a file.
  @MainActor var data: Data? {
    let renderer = ImageRenderer(content: view.frame(width: 480, height: 320))
    renderer.scale = 2
    return renderer.pngData()
  }

  @MainActor @ViewBuilder private var view: some View {
    switch self {
    case .lighthouse: LighthousePicture()
    case .hills: HillsPicture()
    case .beds: BedsPicture()
    }
  }
}

/// A lighthouse in the evening.
private struct LighthousePicture: View {
  var body: some View {
    Canvas { context, size in
      let sea = CGRect(x: 0, y: 220, width: size.width, height: 100)
      let sky = Gradient(colors: [.indigo, .pink, .orange, .yellow])
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(sky, startPoint: .zero, endPoint: CGPoint(x: 0, y: 235)))
      context.fill(
        Path(ellipseIn: CGRect(x: 110, y: 165, width: 90, height: 90)), with: .color(.white.opacity(0.9)))
      context.fill(
        Path(sea),
        with: .linearGradient(
          Gradient(colors: [.teal, .indigo]), startPoint: CGPoint(x: 0, y: 220),
          endPoint: CGPoint(x: 0, y: 330)))
      for row in 0..<6 {
        let width = 90 - CGFloat(row) * 12
        let glint = CGRect(x: 155 - width / 2, y: 228 + CGFloat(row) * 14, width: width, height: 3)
        context.fill(Path(roundedRect: glint, cornerRadius: 1.5), with: .color(.white.opacity(0.6)))
      }
      context.fill(
        Path(ellipseIn: CGRect(x: 270, y: 235, width: 300, height: 150)), with: .color(.black.opacity(0.75)))
      var beam = Path()
      beam.addLines([CGPoint(x: 380, y: 98), CGPoint(x: 0, y: 30), CGPoint(x: 0, y: 120)])
      context.fill(beam, with: .color(.yellow.opacity(0.18)))
      for band in 0..<5 {
        let top = 110 + CGFloat(band) * 28
        let (upper, lower) = (14 + CGFloat(band) * 2, 16 + CGFloat(band) * 2)
        var tower = Path()
        tower.addLines([
          CGPoint(x: 380 - upper, y: top), CGPoint(x: 380 + upper, y: top),
          CGPoint(x: 380 + lower, y: top + 28), CGPoint(x: 380 - lower, y: top + 28),
        ])
        context.fill(tower, with: .color(band.isMultiple(of: 2) ? .white : .red))
      }
      context.fill(Path(CGRect(x: 370, y: 88, width: 20, height: 22)), with: .color(.yellow))
      context.fill(
        Path(ellipseIn: CGRect(x: 364, y: 74, width: 32, height: 28)).intersection(
          Path(CGRect(x: 360, y: 70, width: 40, height: 18))), with: .color(.red))
    }
  }
}

/// Hills behind one another in the morning.
private struct HillsPicture: View {
  var body: some View {
    Canvas { context, size in
      let sky = Gradient(colors: [.cyan.opacity(0.6), .yellow.opacity(0.25)])
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(sky, startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
      context.fill(Path(ellipseIn: CGRect(x: 330, y: 50, width: 56, height: 56)), with: .color(.yellow))
      for hill in 0..<5 {
        let height = 120 + CGFloat(hill) * 42
        var path = Path()
        path.move(to: CGPoint(x: 0, y: size.height))
        for x in stride(from: 0, through: size.width, by: 8) {
          let phase = x / (90 + CGFloat(hill) * 18) + CGFloat(hill) * 2.1
          path.addLine(to: CGPoint(x: x, y: height + sin(phase) * (34 - CGFloat(hill) * 4)))
        }
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        let shade = Color(
          hue: 0.38, saturation: 0.25 + Double(hill) * 0.1, brightness: 0.85 - Double(hill) * 0.13)
        context.fill(path, with: .color(shade))
      }
    }
  }
}

/// The plan of a garden with three beds.
private struct BedsPicture: View {
  private let beds: [(String, Color)] = [("Peas", .green), ("Roots", .orange), ("Leaves", .mint)]

  var body: some View {
    HStack(spacing: 24) {
      ForEach(beds, id: \.0) { name, color in
        VStack(spacing: 12) {
          Grid(horizontalSpacing: 12, verticalSpacing: 12) {
            ForEach(0..<5) { _ in
              GridRow { ForEach(0..<3) { _ in Circle().fill(color.gradient) } }
            }
          }
          .padding(14)
          .background(.brown.opacity(0.55), in: .rect(cornerRadius: 12))
          Text(name).font(.title3.bold()).foregroundStyle(.brown)
        }
      }
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(red: 0.95, green: 0.93, blue: 0.85))
  }
}
