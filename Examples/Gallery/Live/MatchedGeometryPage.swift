import SwiftUI

/// A card that grows out of its place in a grid, and a mark that follows the choice.
struct MatchedGeometryPage: View {
  struct Place: Identifiable {
    let id: String
    let symbol: String
    let colors: [Color]
  }

  @Namespace private var cards
  @Namespace private var tabs
  @State private var open: String?
  @State private var tab = "Day"

  private let places = [
    Place(id: "Coast", symbol: "sailboat.fill", colors: [.cyan, .blue]),
    Place(id: "Forest", symbol: "leaf.fill", colors: [.mint, .green]),
    Place(id: "Desert", symbol: "sun.max.fill", colors: [.yellow, .orange]),
    Place(id: "Night", symbol: "moon.stars.fill", colors: [.indigo, .purple]),
  ]

  var body: some View {
    LiveFrame("Matched geometry", "Two views, one place: the new one grows out of the old.") {
      HStack(spacing: 0) {
        ForEach(["Day", "Week", "Month", "Year"], id: \.self) { name in
          Button {
            withAnimation(.snappy) { tab = name }
          } label: {
            Text(name)
              .font(.callout.weight(.medium))
              .foregroundStyle(tab == name ? .white : .primary)
              .frame(maxWidth: .infinity)
              .padding(.vertical, 8)
              .background {
                if tab == name {
                  Capsule().fill(.blue).matchedGeometryEffect(id: "mark", in: tabs)
                }
              }
              .contentShape(.rect)
          }
          .buttonStyle(.plain)
        }
      }
      .padding(4)
      .background(.quaternary.opacity(0.6), in: .capsule)
      ZStack(alignment: .top) {
        LazyVGrid(columns: [GridItem(spacing: 16), GridItem(spacing: 16)], spacing: 16) {
          ForEach(places) { place in
            ZStack {
              if open != place.id { card(place, isOpen: false) }
            }
            .frame(height: 190)
          }
        }
        if let place = places.first(where: { $0.id == open }) { card(place, isOpen: true).zIndex(1) }
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  private func card(_ place: Place, isOpen: Bool) -> some View {
    Button {
      withAnimation(.spring(duration: 0.55, bounce: 0.2)) { open = isOpen ? nil : place.id }
    } label: {
      RoundedRectangle(cornerRadius: 22, style: .continuous)
        .fill(LinearGradient(colors: place.colors, startPoint: .top, endPoint: .bottom))
        .overlay {
          VStack(spacing: 10) {
            Image(systemName: place.symbol).font(.system(size: isOpen ? 90 : 44))
            Text(place.id).font(isOpen ? .largeTitle.bold() : .headline)
          }
          .foregroundStyle(.white)
        }
        .matchedGeometryEffect(id: place.id, in: cards)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(isOpen ? "Close \(place.id)" : place.id)
  }
}
