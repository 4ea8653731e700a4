import SwiftUI

/// Symbols by the names that programs use.
struct SymbolsPage: View {
  private let names = [
    "house", "house.fill", "person", "person.fill", "gear", "magnifyingglass", "bell", "bell.fill", "heart",
    "heart.fill", "star", "star.fill", "bookmark", "bookmark.fill", "trash", "folder", "folder.fill", "doc",
    "paperplane", "paperplane.fill", "envelope", "envelope.fill", "phone", "phone.fill", "camera",
    "camera.fill",
    "photo", "mic", "mic.fill", "play", "play.fill", "pause.fill", "forward.fill", "backward.fill",
    "speaker.wave.2",
    "sun.max", "sun.max.fill", "moon", "moon.fill", "cloud", "cloud.rain", "snowflake", "bolt", "bolt.fill",
    "flame",
    "leaf", "plus", "minus", "xmark", "checkmark", "checkmark.circle", "checkmark.circle.fill",
    "xmark.circle",
    "plus.circle", "plus.circle.fill", "exclamationmark.triangle", "info.circle", "questionmark.circle",
    "chevron.left", "chevron.right", "chevron.up", "chevron.down", "arrow.left", "arrow.right", "arrow.up",
    "arrow.down", "arrow.clockwise", "square.and.arrow.up", "square.and.pencil", "pencil", "lock",
    "lock.open", "key",
    "wifi", "battery.100", "globe", "map", "location", "calendar", "clock", "cart", "creditcard", "gift",
    "tag",
    "list.bullet", "chart.bar", "chart.pie", "link", "paperclip", "ellipsis",
  ]

  var body: some View {
    PageFrame(
      "Symbols", "Image(systemName:) draws an icon that takes its size and weight from the font.", width: 800
    ) {
      Card("A selection") {
        Grid(horizontalSpacing: 6, verticalSpacing: 14) {
          ForEach(0..<9, id: \.self) { row in
            GridRow {
              ForEach(0..<10, id: \.self) { column in
                let name = names[row * 10 + column]
                VStack(spacing: 6) {
                  Image(systemName: name).font(.title2).frame(height: 26)
                  Text(name)
                    .font(.system(size: 8))
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
                    .minimumScaleFactor(0.6)
                    .truncationMode(.middle)
                    .frame(width: 62)
                }
                .frame(maxWidth: .infinity)
              }
            }
          }
        }
      }
      Card("Colours of layers") {
        VStack(alignment: .leading, spacing: 12) {
          layers("monochrome") { $0.symbolRenderingMode(.monochrome) }
          layers("hierarchical") { $0.symbolRenderingMode(.hierarchical) }
          layers("palette") { $0.foregroundStyle(.orange, .blue, .green) }
          layers("multicolor") { $0.symbolRenderingMode(.multicolor) }
        }
      }
      Card("Variable values") {
        HStack(spacing: 28) {
          ForEach(["wifi", "speaker.wave.2", "chart.bar", "antenna.radiowaves.left.and.right"], id: \.self) {
            name in
            HStack(spacing: 8) {
              ForEach([0, 0.3, 0.6, 1], id: \.self) { value in
                Image(systemName: name, variableValue: value)
              }
            }
          }
        }
        .font(.title2)
      }
      HStack(alignment: .top, spacing: 20) {
        Card("Scales and weights") {
          HStack(alignment: .firstTextBaseline, spacing: 16) {
            Image(systemName: "bell").imageScale(.small)
            Image(systemName: "bell").imageScale(.medium)
            Image(systemName: "bell").imageScale(.large)
            Image(systemName: "bell").fontWeight(.light)
            Image(systemName: "bell").fontWeight(.bold)
          }
          .font(.title2)
        }
        Card("In text") {
          VStack(alignment: .leading, spacing: 8) {
            Text("Press \(Image(systemName: "plus.circle")) to add a page.")
            Label("A label", systemImage: "tag")
            HStack(alignment: .firstTextBaseline) {
              Image(systemName: "mic.fill").foregroundStyle(.red)
              Text("Connecting").font(.caption)
              Text("Bedroom")
            }
          }
        }
        Card("Colours") {
          HStack(spacing: 14) {
            Image(systemName: "flame").foregroundStyle(.orange)
            Image(systemName: "leaf").foregroundStyle(.green)
            Image(systemName: "heart.fill")
              .foregroundStyle(LinearGradient(colors: [.pink, .purple], startPoint: .top, endPoint: .bottom))
            Image(systemName: "cloud").foregroundStyle(.secondary)
          }
          .font(.system(size: 26))
        }
      }
    }
  }

  private func layers(_ name: String, _ change: (AnyView) -> some View) -> some View {
    HStack(spacing: 22) {
      Code(name).frame(width: 84, alignment: .leading)
      change(
        AnyView(
          ForEach(
            [
              "plus.circle.fill", "exclamationmark.triangle.fill", "person.badge.plus", "cloud.rain.fill",
              "wifi.slash", "bell.badge.fill", "person.3", "checkmark.seal.fill", "sun.max.fill",
              "folder.badge.minus",
              "heart.fill",
            ], id: \.self
          ) { Image(systemName: $0).font(.title) })
      )
      .foregroundStyle(.blue)
    }
  }
}
