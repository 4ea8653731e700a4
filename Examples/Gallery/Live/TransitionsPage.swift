import SwiftUI

/// How views come and go.
struct TransitionsPage: View {
  @State private var isShown = true
  @State private var names = ["Ada", "Grace", "Mary"]

  var body: some View {
    LiveFrame("Transitions", isShown ? "All are here." : "All have gone.") {
      LiveCard("Coming and going") {
        LazyVGrid(columns: Array(repeating: GridItem(spacing: 12), count: 4), spacing: 12) {
          sample("opacity", .blue, .opacity)
          sample("scale", .green, .scale)
          sample("slide", .orange, .slide)
          sample("move", .pink, .move(edge: .bottom))
          sample("push", .purple, .push(from: .leading))
          sample("blur", .teal, .init(.blurReplace))
          sample("both", .indigo, .scale.combined(with: .opacity))
          sample("turn", .brown, .modifier(active: Turn(degrees: 90), identity: Turn(degrees: 0)))
        }
        Button(isShown ? "Hide" : "Show") {
          withAnimation(.easeInOut(duration: 0.8)) { isShown.toggle() }
        }
        .buttonStyle(.borderedProminent)
      }
      LiveCard("Rows") {
        VStack(spacing: 8) {
          ForEach(names, id: \.self) { name in
            HStack {
              Text(name)
              Spacer()
              Button("Remove \(name)", systemImage: "minus.circle.fill", role: .destructive) {
                withAnimation(.snappy) { names.removeAll { $0 == name } }
              }
              .labelStyle(.iconOnly)
              .buttonStyle(.plain)
              .foregroundStyle(.red)
            }
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .background(.quaternary.opacity(0.5), in: .rect(cornerRadius: 10))
            .transition(
              .asymmetric(insertion: .move(edge: .leading).combined(with: .opacity), removal: .opacity))
          }
        }
        HStack {
          Button("Shuffle") { withAnimation(.bouncy) { names.reverse() } }
          Button("All three") {
            withAnimation(.snappy) { names = ["Ada", "Grace", "Mary"] }
          }
        }
        .buttonStyle(.bordered)
      }
    }
  }

  private func sample(_ name: String, _ color: Color, _ transition: AnyTransition) -> some View {
    VStack(spacing: 6) {
      ZStack {
        RoundedRectangle(cornerRadius: 10, style: .continuous).fill(color.opacity(0.12))
        if isShown {
          RoundedRectangle(cornerRadius: 8, style: .continuous)
            .fill(color.gradient)
            .padding(10)
            .transition(transition)
        }
      }
      .frame(height: 64)
      .clipped()
      Text(name).font(.caption).foregroundStyle(.secondary)
    }
  }

  private struct Turn: ViewModifier {
    let degrees: Double
    func body(content: Content) -> some View {
      content.rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0))
    }
  }
}
