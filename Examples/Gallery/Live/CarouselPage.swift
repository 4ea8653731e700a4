import SwiftUI

/// Scroll views that come to rest at their views, and views that change as they come in.
struct CarouselPage: View {
  @State private var shown: Int? = 0

  var body: some View {
    LiveFrame("Scroll targets", "Cards stand at the edge when they come to rest, and turn on their way in.") {
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
    }
  }

  private func go(_ distance: Int) {
    withAnimation(.snappy) { shown = min(max((shown ?? 0) + distance, 0), 11) }
  }
}
