import SwiftUI

/// The blend modes.
struct BlendingPage: View {
  private let modes: [(name: String, mode: BlendMode)] = [
    ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
    ("darken", .darken),
    ("lighten", .lighten), ("colorDodge", .colorDodge), ("colorBurn", .colorBurn), ("softLight", .softLight),
    ("hardLight", .hardLight), ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
    ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity),
    ("plusLighter", .plusLighter),
    ("plusDarker", .plusDarker), ("sourceAtop", .sourceAtop), ("destinationOut", .destinationOut),
  ]

  var body: some View {
    PageFrame("Blending", "How a view’s colours meet those of what is behind it.") {
      Card("Blend modes", note: "A disc over stripes, inside of a compositing group.") {
        Grid(horizontalSpacing: 14, verticalSpacing: 16) {
          ForEach(0..<4, id: \.self) { row in
            GridRow {
              ForEach(0..<5, id: \.self) { column in
                let entry = modes[row * 5 + column]
                VStack(spacing: 8) {
                  sample(entry.mode)
                  Code(entry.name)
                }
              }
            }
          }
        }
      }
      Card("Light", note: "Three lamps, joined by .plusLighter, on black.") {
        ZStack {
          Circle().fill(.red).frame(width: 110).offset(x: -36, y: -18).blendMode(.plusLighter)
          Circle().fill(Color(red: 0, green: 1, blue: 0)).frame(width: 110).offset(x: 36, y: -18).blendMode(
            .plusLighter)
          Circle().fill(.blue).frame(width: 110).offset(y: 36).blendMode(.plusLighter)
        }
        .frame(maxWidth: .infinity)
        .frame(height: 200)
        .background(.black, in: .rect(cornerRadius: 14))
        .compositingGroup()
      }
    }
  }

  private func sample(_ mode: BlendMode) -> some View {
    ZStack {
      VStack(spacing: 0) {
        Color.yellow
        Color.teal
        Color.indigo
      }
      Circle()
        .fill(LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
        .padding(8)
        .blendMode(mode)
    }
    .compositingGroup()
    .frame(height: 84)
    .frame(maxWidth: .infinity)
    .clipShape(.rect(cornerRadius: 12))
  }
}
