import SwiftUI

/// Scroll views that come to rest at their views, and views that change as they come in.
struct CarouselPage: View {
  @State private var shown: Int? = 0
  @State private var page: Int?

  var body: some View {
    LiveFrame("Scroll targets", "Cards come to rest at the edge, and turn on their way in; pages fill it.") {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 14) {
          ForEach(0..<12) { number in
            RoundedRectangle(cornerRadius: 22, style: .continuous)
              .fill(Color(hue: Double(number) / 12, saturation: 0.65, brightness: 0.9).gradient)
              .overlay {
                Text("\(number + 1)").font(.system(size: 60, weight: .bold)).foregroundStyle(.white)
              }
              .frame(width: 300)
              .scrollTransition { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.5).scaleEffect(phase.isIdentity ? 1 : 0.85)
                  .rotation3DEffect(.degrees(phase.value * -25), axis: (0, 1, 0))
              }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $shown, anchor: .leading)
      .frame(height: 300)
      HStack {
        Button("Back", systemImage: "chevron.left") { go(-1) }
        Text("Card \((shown ?? 0) + 1) of 12").frame(maxWidth: .infinity)
        Button("On", systemImage: "chevron.right") { go(1) }
      }
      .buttonStyle(.bordered)
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(Self.seasons.indices, id: \.self) { index in
            Self.seasons[index].color
              .overlay {
                Label(Self.seasons[index].name, systemImage: Self.seasons[index].symbol)
                  .font(.title.bold()).foregroundStyle(.white)
              }
              .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $page)
      .scrollIndicators(.hidden)
      .frame(height: 130)
      .clipShape(.rect(cornerRadius: 22, style: .continuous))
      HStack(spacing: 8) {
        ForEach(Self.seasons.indices, id: \.self) { index in
          Circle().fill(.primary.opacity(index == page ?? 0 ? 0.7 : 0.2)).frame(width: 8, height: 8)
        }
      }
      .frame(maxWidth: .infinity)
      .accessibilityElement()
      .accessibilityLabel("Page \((page ?? 0) + 1) of \(Self.seasons.count)")
    }
  }

  private static let seasons: [(name: String, symbol: String, color: Color)] = [
    ("Spring", "leaf", .green), ("Summer", "sun.max", .orange), ("Autumn", "wind", .brown),
    ("Winter", "snowflake", .cyan),
  ]

  private func go(_ distance: Int) {
    withAnimation(.snappy) { shown = min(max((shown ?? 0) + distance, 0), 11) }
  }
}
