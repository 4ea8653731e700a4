import SwiftUI

/// Images: sizes, content modes, interpolation, tiles.
struct ImagesPage: View {
  var body: some View {
    PageFrame("Images", "An image has its own size unless it is resizable.") {
      Card("Content modes") {
        HStack(spacing: 14) {
          shown("its own size") { landscape }
          shown("resizable()") { landscape.resizable().frame(width: 130, height: 60) }
          shown("scaledToFit()") {
            landscape.resizable().scaledToFit().frame(width: 100, height: 100).outlined()
          }
          shown("scaledToFill()") {
            landscape.resizable().scaledToFill().frame(width: 100, height: 100).clipped()
          }
        }
      }
      Card("Shapes and frames") {
        HStack(spacing: 14) {
          shown("clipShape(.circle)") {
            landscape.resizable().scaledToFill().frame(width: 100, height: 100).clipShape(.circle)
          }
          shown("overlay, shadow") {
            landscape.resizable().scaledToFill().frame(width: 100, height: 100)
              .clipShape(.circle)
              .overlay { Circle().strokeBorder(.white, lineWidth: 5) }
              .shadow(radius: 6)
          }
          shown("clipShape(.rect)") {
            landscape.resizable().scaledToFill().frame(width: 110, height: 100).clipShape(
              .rect(cornerRadius: 24))
          }
          shown("mask") {
            landscape.resizable().scaledToFill().frame(width: 110, height: 100).clipped().mask {
              Star(points: 5)
            }
          }
        }
      }
      Card("Interpolation and tiles") {
        HStack(spacing: 14) {
          shown("interpolation(.none)") {
            pattern.resizable().interpolation(.none).frame(width: 104, height: 104)
          }
          shown("interpolation(.high)") {
            pattern.resizable().interpolation(.high).frame(width: 104, height: 104)
          }
          shown("resizingMode: .tile") {
            pattern.resizable(resizingMode: .tile).frame(width: 120, height: 104)
          }
          shown("template") {
            disc.renderingMode(.template).resizable().frame(width: 100, height: 100).foregroundStyle(.purple)
          }
        }
      }
      Card("An asset catalogue") {
        HStack(spacing: 14) {
          shown("Image(.sailingBoat)") { Image(.sailingBoat) }
          shown("in the dark") { Image(.sailingBoat).environment(\.colorScheme, .dark) }
          shown("Image(.Signs.anchor)") { Image(.Signs.anchor).foregroundStyle(.coral) }
          shown("fill(.coral.gradient)") { Circle().fill(.coral.gradient).frame(width: 80, height: 80) }
        }
      }
      Card("Caps, and images that a closure draws") {
        HStack(spacing: 14) {
          shown("its own size") { plate }
          shown("capInsets, .stretch") { plate.resizable(capInsets: caps).frame(width: 140, height: 90) }
          shown("capInsets, .tile") {
            plate.resizable(capInsets: caps, resizingMode: .tile).frame(width: 140, height: 90)
          }
          shown("template") {
            plate.renderingMode(.template).resizable(capInsets: caps, resizingMode: .tile)
              .frame(width: 140, height: 90)
              .foregroundStyle(
                .linearGradient(colors: [.teal, .indigo], startPoint: .leading, endPoint: .trailing))
          }
        }
      }
    }
  }

  private func shown(_ name: String, @ViewBuilder content: () -> some View) -> some View {
    VStack(spacing: 8) {
      ZStack { content() }.frame(maxWidth: .infinity).frame(height: 120)
      Code(name)
    }
  }

  private let caps = EdgeInsets(top: 14, leading: 14, bottom: 14, trailing: 14)

  /// A plate with round corners and a pattern of dots.
  private var plate: Image {
    Image(size: CGSize(width: 48, height: 48)) { context in
      let frame = CGRect(x: 1, y: 1, width: 46, height: 46)
      context.stroke(
        Path(roundedRect: frame, cornerRadius: 12), with: .color(.indigo), style: StrokeStyle(lineWidth: 2))
      for place in [CGPoint(x: 17, y: 17), CGPoint(x: 27, y: 27)] {
        context.fill(
          Path(ellipseIn: CGRect(origin: place, size: CGSize(width: 4, height: 4))), with: .color(.pink))
      }
      for corner in [6.0, 38] {
        context.fill(Path(ellipseIn: CGRect(x: corner, y: 6, width: 4, height: 4)), with: .color(.orange))
      }
    }
  }

  private var landscape: Image { Self.image(of: Landscape().frame(width: 120, height: 80)) }
  private var pattern: Image { Self.image(of: Pattern().frame(width: 8, height: 8), scale: 1) }
  private var disc: Image { Self.image(of: Circle().padding(4).frame(width: 50, height: 50)) }

  /// A picture of a view, as an image to show.
  private static func image(of view: some View, scale: CGFloat = 3) -> Image {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    guard let picture = renderer.cgImage else { return Image(systemName: "photo") }
    return Image(decorative: picture, scale: scale)
  }
}

private struct Landscape: View {
  var body: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(colors: [.indigo, .pink, .orange], startPoint: .top, endPoint: .bottom)
      Circle().fill(.yellow).frame(width: 26).offset(x: 20, y: -22)
      Ellipse().fill(Color(red: 0.2, green: 0.15, blue: 0.4)).frame(width: 120, height: 50).offset(
        x: -34, y: 22)
      Ellipse().fill(Color(red: 0.12, green: 0.1, blue: 0.3)).frame(width: 130, height: 50).offset(
        x: 32, y: 28)
    }
    .clipped()
  }
}

private struct Pattern: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<8, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<8, id: \.self) { column in
            Color(
              hue: Double((row * 3 + column * 5) % 8) / 8,
              saturation: (row + column).isMultiple(of: 2) ? 0.7 : 0.3,
              brightness: 0.95)
          }
        }
      }
    }
  }
}
