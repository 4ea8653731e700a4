import SwiftUI

/// What can be done to a view after it is drawn.
struct EffectsPage: View {
  var body: some View {
    PageFrame("Effects", "Opacity, shadows, blurs, colour and perspective, applied to a view as a whole.") {
      Card("Opacity and groups", note: "A compositing group fades as one.") {
        HStack(spacing: 14) {
          shown("opacity(1)") { rings }
          shown("opacity(0.5), each") {
            ZStack { overlapping.opacity(0.5) }
          }
          shown("opacity(0.5), as one") { ZStack { overlapping }.compositingGroup().opacity(0.5) }
          shown("mask") {
            LinearGradient(colors: [.pink, .blue], startPoint: .leading, endPoint: .trailing)
              .mask { Star(points: 7, depth: 0.6) }
          }
        }
      }
      Card("Shadows") {
        HStack(spacing: 14) {
          shown("shadow(radius: 4)") { tile.shadow(radius: 4) }
          shown("shadow(…, y: 10)") { tile.shadow(color: .blue.opacity(0.5), radius: 10, y: 10) }
          shown(".shadow(.drop) style") {
            RoundedRectangle(cornerRadius: 14)
              .fill(.white.shadow(.drop(color: .black.opacity(0.3), radius: 6, x: 3, y: 3)))
              .frame(width: 76, height: 62)
          }
          shown(".shadow(.inner) style") {
            RoundedRectangle(cornerRadius: 14)
              .fill(.blue.shadow(.inner(color: .black.opacity(0.6), radius: 6, x: 3, y: 3)))
              .frame(width: 76, height: 62)
          }
        }
      }
      Card("Blurs") {
        HStack(spacing: 14) {
          ForEach([0, 1.5, 4, 9], id: \.self) { radius in
            shown("blur(radius: \(radius.formatted()))") { rings.blur(radius: radius) }
          }
        }
      }
      Card("Colour") {
        Grid(horizontalSpacing: 14, verticalSpacing: 14) {
          GridRow {
            shown("original") { picture }
            shown("saturation(0.2)") { picture.saturation(0.2) }
            shown("contrast(1.6)") { picture.contrast(1.6) }
            shown("brightness(0.2)") { picture.brightness(0.2) }
            shown("grayscale(1)") { picture.grayscale(1) }
          }
          GridRow {
            shown("hueRotation(90°)") { picture.hueRotation(.degrees(90)) }
            shown("hueRotation(180°)") { picture.hueRotation(.degrees(180)) }
            shown("colorInvert()") { picture.colorInvert() }
            shown("colorMultiply") { picture.colorMultiply(.mint) }
            shown("luminanceToAlpha") { picture.luminanceToAlpha() }
          }
        }
      }
      Card("Geometry") {
        HStack(spacing: 14) {
          shown("rotation(15°)") { badge.rotationEffect(.degrees(15)) }
          shown("scaleEffect(0.7)") { badge.scaleEffect(0.7) }
          shown("scaleEffect(x: -1)") { badge.scaleEffect(x: -1, y: 1) }
          shown("rotation3D, y") { badge.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0)) }
          shown("rotation3D, x") {
            badge.rotation3DEffect(.degrees(50), axis: (x: 1, y: 0, z: 0), anchor: .bottom, perspective: 0.8)
          }
        }
      }
    }
  }

  private var rings: some View {
    ZStack {
      Circle().strokeBorder(.blue, lineWidth: 12)
      Circle().strokeBorder(.orange, lineWidth: 12).padding(16)
    }
    .frame(width: 84, height: 84)
  }

  @ViewBuilder private var overlapping: some View {
    Circle().fill(.red).frame(width: 58).offset(x: -16, y: -8)
    Circle().fill(.green).frame(width: 58).offset(x: 16, y: -8)
    Circle().fill(.blue).frame(width: 58).offset(y: 16)
  }

  private var tile: some View {
    RoundedRectangle(cornerRadius: 14).fill(.white).frame(width: 76, height: 62)
  }

  private var picture: some View {
    ZStack {
      LinearGradient(colors: [.cyan, .white, .orange], startPoint: .top, endPoint: .bottom)
      Circle().fill(.red).frame(width: 30)
    }
    .overlay(alignment: .bottom) {
      Ellipse().fill(.green).frame(width: 130, height: 60).offset(x: -30, y: 26)
      Ellipse().fill(Color(red: 0.1, green: 0.45, blue: 0.3)).frame(width: 130, height: 60).offset(
        x: 34, y: 32)
    }
    .frame(height: 84)
    .frame(maxWidth: .infinity)
    .clipShape(.rect(cornerRadius: 12))
  }

  private var badge: some View {
    Text("Linux")
      .font(.headline)
      .foregroundStyle(.white)
      .frame(width: 88, height: 60)
      .background(.indigo.gradient, in: .rect(cornerRadius: 12))
  }

  private func shown(_ name: String, @ViewBuilder content: () -> some View) -> some View {
    VStack(spacing: 8) {
      ZStack { content() }.frame(maxWidth: .infinity).frame(height: 96)
      Code(name)
    }
  }
}
