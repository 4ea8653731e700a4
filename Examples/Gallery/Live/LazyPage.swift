import SwiftUI

/// Containers that make what can be seen: shades under pinned headers, and grids of emoji.
struct LazyPage: View {
  private static let hues: [(name: String, hue: Double)] = [
    ("Red", 0), ("Orange", 0.08), ("Green", 0.36), ("Blue", 0.6), ("Purple", 0.77),
  ]

  var body: some View {
    LiveFrame(
      "Lazy stacks and grids", "Headers stay while their section is there; rows are made as they come."
    ) {
      HStack(spacing: 16) {
        ScrollView {
          LazyVStack(spacing: 1, pinnedViews: .sectionHeaders) {
            ForEach(Self.hues, id: \.name) { hue in
              Section {
                ForEach(0..<20) { shade in
                  Color(hue: hue.hue, saturation: 0.9, brightness: 1 - Double(shade) / 24).frame(height: 28)
                    .accessibilityElement().accessibilityLabel("\(hue.name) \(shade)")
                }
              } header: {
                Text(hue.name).font(.headline).frame(maxWidth: .infinity, alignment: .leading).padding(8)
                  .background(.bar)
              }
            }
          }
        }
        .clipShape(.rect(cornerRadius: 12))
        VStack(spacing: 16) {
          ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 44), spacing: 6)], spacing: 6) { faces }
              .padding(8)
          }
          .background(.quinary)
          .clipShape(.rect(cornerRadius: 12))
          ScrollView(.horizontal) {
            LazyHGrid(rows: Array(repeating: GridItem(.fixed(44), spacing: 6), count: 3), spacing: 6) {
              faces
            }
            .padding(8)
          }
          .frame(height: 160)
          .background(.quinary)
          .clipShape(.rect(cornerRadius: 12))
        }
      }
    }
  }

  private var faces: some View {
    ForEach(0x1F600...0x1F64F, id: \.self) { code in
      Text(Unicode.Scalar(code).map(String.init) ?? "").font(.title)
        .frame(width: 44, height: 44)
        .background(.background, in: .rect(cornerRadius: 10))
    }
  }
}
