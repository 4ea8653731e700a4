import SwiftUI

/// The system's colours and styles. The Gallery draws the page in light and in dark.
struct ColorsPage: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.palette) private var palette

  private let system: [(name: String, color: Color)] = [
    ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
    ("teal", .teal),
    ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple), ("pink", .pink),
    ("brown", .brown),
    ("gray", .gray), ("primary", .primary), ("secondary", .secondary), ("accentColor", .accentColor),
  ]

  var body: some View {
    PageFrame("Colours", "Named colours adapt to the scheme: this is \(scheme).") {
      Card("The palette") {
        Grid(horizontalSpacing: 14, verticalSpacing: 14) {
          ForEach(0..<2, id: \.self) { row in
            GridRow {
              ForEach(0..<8, id: \.self) { column in
                let entry = system[row * 8 + column]
                VStack(spacing: 6) {
                  RoundedRectangle(cornerRadius: 12).fill(entry.color).frame(height: 52)
                  Text(entry.name).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
                }
              }
            }
          }
        }
      }
      HStack(alignment: .top, spacing: 20) {
        Card("Hierarchy") {
          VStack(alignment: .leading, spacing: 8) {
            level(".primary", .primary)
            level(".secondary", .secondary)
            level(".tertiary", .tertiary)
            level(".quaternary", .quaternary)
            level(".quinary", .quinary)
          }
        }
        Card("Of a tint") {
          VStack(alignment: .leading, spacing: 8) {
            level(".primary", .primary)
            level(".secondary", .secondary)
            level(".tertiary", .tertiary)
            level(".quaternary", .quaternary)
            level(".quinary", .quinary)
          }
          .foregroundStyle(.purple)
        }
        Card("Mixed") {
          VStack(alignment: .leading, spacing: 8) {
            ForEach([0, 0.25, 0.5, 0.75, 1], id: \.self) { share in
              HStack {
                Capsule().fill(Color.blue.mix(with: .yellow, by: share)).frame(width: 54, height: 18)
                Text(share, format: .percent).font(.callout).monospacedDigit()
              }
            }
          }
        }
      }
      Card("Opacity, hue, saturation, brightness") {
        VStack(spacing: 8) {
          strip(12) { Color.blue.opacity($0) }
          strip(24) { Color(hue: $0, saturation: 0.75, brightness: 0.95) }
          strip(12) { Color(hue: 0.58, saturation: $0, brightness: 0.9) }
          strip(12) { Color(hue: 0.58, saturation: 0.7, brightness: $0) }
          strip(12) { Color(white: $0) }
        }
      }
      Card("Standard gradients of colours", note: "color.gradient, a touch lighter above.") {
        HStack(spacing: 10) {
          ForEach(0..<12, id: \.self) { index in
            Circle().fill(system[index].color.gradient)
          }
        }
        .frame(height: 44)
      }
    }
  }

  private var scheme: String { colorScheme == .dark ? "dark" : "light" }

  private func level(_ name: String, _ style: some ShapeStyle) -> some View {
    HStack(spacing: 10) {
      RoundedRectangle(cornerRadius: 6).fill(style).frame(width: 30, height: 22)
      Text(name).font(.callout).foregroundStyle(style)
    }
  }

  private func strip(_ count: Int, color: @escaping (Double) -> Color) -> some View {
    HStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { index in
        color(Double(index) / Double(count - 1))
      }
    }
    .frame(height: 22)
    .clipShape(.rect(cornerRadius: 6))
  }
}
