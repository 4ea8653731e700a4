import SwiftUI

/// A landscape that is drawn for the sample notes.
struct SamplePicture: View {
  let caption: String
  let sky: [Color]
  let hues: ClosedRange<Double>
  let sun: Double

  static let coast = SamplePicture(
    caption: "The bay, from the harbour wall", sky: [.indigo, .pink, .orange, .yellow], hues: 0.5...0.66,
    sun: 150)
  static let hills = SamplePicture(
    caption: "Where the path leaves the road", sky: [.cyan, .white], hues: 0.3...0.42, sun: 360)
  static let garden = SamplePicture(
    caption: "Behind the house, last autumn", sky: [.orange, .yellow, .white], hues: 0.02...0.12, sun: 250)

  var body: some View {
    Canvas { context, size in
      let disc = CGRect(x: sun - 30, y: 60, width: 60, height: 60)
      context.fill(Path(ellipseIn: disc), with: .color(.white.opacity(0.9)))
      for number in 0..<5 {
        let row = Double(number)
        var hill = Path()
        hill.move(to: CGPoint(x: 0, y: size.height))
        for x in stride(from: 0, through: size.width, by: 6) {
          let wave = sin(x / (80 + row * 18) + row * 2.1) * (32 - row * 4)
          hill.addLine(to: CGPoint(x: x, y: 150 + row * 36 + wave))
        }
        hill.addLine(to: CGPoint(x: size.width, y: size.height))
        let hue = hues.lowerBound + (hues.upperBound - hues.lowerBound) * row / 4
        context.fill(
          hill, with: .color(Color(hue: hue, saturation: 0.35 + row / 10, brightness: 0.9 - row * 0.15)))
      }
    }
    .frame(width: 480, height: 320)
    .background(LinearGradient(colors: sky, startPoint: .top, endPoint: UnitPoint(x: 0.5, y: 0.65)))
    .background(.white)
  }

  @MainActor var data: PictureData? {
    let renderer = ImageRenderer(content: self)
    renderer.scale = 2
    return renderer.pngData().map { PictureData(bytes: $0, caption: caption) }
  }
}
