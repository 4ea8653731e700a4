import SwiftUI

/// A stack of screens on a phone, and its path: what is pushed is on it, and what is put on it is pushed.
struct NavigationPage: View {
  @State private var path: [Region] = []
  @Namespace private var cards

  var body: some View {
    LiveFrame("Navigation stacks", "Shown: \((path.last ?? Region.world).name).") {
      HStack(alignment: .top, spacing: 16) {
        LiveCard("A stack on a phone") {
          NavigationStack(path: $path) {
            RegionScreen(region: .world, cards: cards)
              .navigationDestination(for: Region.self) { region in
                RegionScreen(region: region, cards: cards)
                  .navigationTransition(.zoom(sourceID: region.id, in: cards))
              }
          }
          .phoneScreen(height: 430)
        }
        LiveCard("Its path") {
          VStack(alignment: .leading, spacing: 10) {
            if path.isEmpty { Text("Empty").foregroundStyle(.secondary) }
            ForEach(Array(path.enumerated()), id: \.offset) { number, region in
              Label("\(number + 1). \(region.name)", systemImage: region.symbol)
            }
            Divider()
            Button("Deep link to Lofoten") { path = Region.wayToLofoten }
            Button("Back to the root") { path = [] }.disabled(path.isEmpty)
          }
          .buttonStyle(.bordered)
        }
        .frame(width: 216)
      }
    }
  }
}

private struct Region: Identifiable, Hashable {
  let name: String
  let symbol: String
  let color: Color
  var parts: [Region] = []
  var id: String { name }

  static let world = Region(
    name: "Atlas", symbol: "globe", color: .teal,
    parts: [
      Region(
        name: "Europe", symbol: "building.columns.fill", color: .blue,
        parts: [
          Region(
            name: "Norway", symbol: "mountain.2.fill", color: .indigo,
            parts: [
              Region(name: "Lofoten", symbol: "fish.fill", color: .cyan),
              Region(name: "Bergen", symbol: "cloud.rain.fill", color: .gray),
            ]),
          Region(name: "Portugal", symbol: "sun.max.fill", color: .orange),
        ]),
      Region(
        name: "Asia", symbol: "leaf.fill", color: .green,
        parts: [Region(name: "Japan", symbol: "tram.fill", color: .red)]),
      Region(
        name: "Africa", symbol: "tree.fill", color: .brown,
        parts: [Region(name: "Kenya", symbol: "bird.fill", color: .yellow)]),
    ])

  static var wayToLofoten: [Region] {
    let europe = world.parts[0]
    return [europe, europe.parts[0], europe.parts[0].parts[0]]
  }
}

private struct RegionScreen: View {
  let region: Region
  let cards: Namespace.ID

  var body: some View {
    ScrollView {
      if region.parts.isEmpty {
        Image(systemName: region.symbol).font(.system(size: 54)).foregroundStyle(.white)
          .frame(maxWidth: .infinity, minHeight: 170)
          .background(region.color.gradient, in: .rect(cornerRadius: 16, style: .continuous))
          .padding(16)
          .accessibilityHidden(true)
      } else {
        VStack(spacing: 12) {
          ForEach(region.parts) { part in
            NavigationLink(value: part) { RegionCard(region: part) }
              .buttonStyle(.plain)
              .accessibilityLabel(part.name)
              .matchedTransitionSource(id: part.id, in: cards)
          }
        }
        .padding(16)
      }
    }
    .navigationTitle(region.name)
  }
}

private struct RegionCard: View {
  let region: Region

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: region.symbol).font(.title2).frame(width: 34)
      VStack(alignment: .leading, spacing: 2) {
        Text(region.name).font(.headline)
        if !region.parts.isEmpty {
          Text(region.parts.map(\.name).joined(separator: ", ")).font(.caption).opacity(0.8).lineLimit(1)
        }
      }
      Spacer(minLength: 0)
    }
    .foregroundStyle(.white)
    .padding(14)
    .background(region.color.gradient, in: .rect(cornerRadius: 16, style: .continuous))
  }
}
