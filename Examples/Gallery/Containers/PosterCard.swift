import SwiftUI

/// A film of a filmography: its poster.
typealias FilmCard = PosterCard

/// A film's poster: a gradient that comes from its title, the title, the year.
struct PosterCard: View {
  let title: String
  let year: Int

  var body: some View {
    LinearGradient(colors: [color(0), color(0.16)], startPoint: .topLeading, endPoint: .bottomTrailing)
      .overlay(alignment: .topTrailing) {
        Circle().fill(.white.opacity(0.2)).frame(width: 80, height: 80).offset(x: 26, y: -26)
      }
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading, spacing: 2) {
          Text(title).font(.headline)
          Text(verbatim: "\(year)").font(.caption).opacity(0.8)
        }
        .foregroundStyle(.white)
        .padding(12)
      }
      .frame(minWidth: 90, minHeight: 110)
      .clipShape(.rect(cornerRadius: 14))
  }

  /// The same title has the same colours in every run.
  private func color(_ shift: Double) -> Color {
    let sum = title.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) % 1_009 }
    let hue = Double(sum) / 1_009 + shift
    return Color(hue: hue - hue.rounded(.down), saturation: 0.62, brightness: 0.82)
  }
}
