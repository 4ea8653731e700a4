import SwiftUI

/// Columns, of which one chooses what the next shows, on the desktop; a search on a phone.
struct ColumnsPage: View {
  @State private var kind: PlantKind?
  @State private var query = ""

  var body: some View {
    LiveFrame("Columns and search", "Chosen: \(kind?.rawValue ?? "nothing"). Searched: \(searched).") {
      LiveCard("Columns on the desktop") {
        NavigationSplitView {
          List(PlantKind.allCases, selection: $kind) { kind in
            Label(kind.rawValue, systemImage: kind.symbol)
          }
          .navigationTitle("Garden")
        } detail: {
          PlantList(kind: kind)
        }
        .clipShape(.rect(cornerRadius: 10, style: .continuous))
        .overlay {
          RoundedRectangle(cornerRadius: 10, style: .continuous).strokeBorder(.secondary.opacity(0.3))
        }
        .frame(height: 170)
      }
      LiveCard("A search on a phone") {
        PlantSearch(query: $query)
          .phoneScreen(height: 220)
      }
    }
  }

  private var searched: String { query.isEmpty ? "nothing" : query }
}

private enum PlantKind: String, CaseIterable, Identifiable {
  case trees = "Trees"
  case flowers = "Flowers"
  case herbs = "Herbs"

  var id: Self { self }

  var symbol: String {
    switch self {
    case .trees: "tree"
    case .flowers: "sun.max"
    case .herbs: "leaf"
    }
  }

  var plants: [String] {
    switch self {
    case .trees: ["Birch", "Lime", "Willow"]
    case .flowers: ["Bluebell", "Cornflower", "Tulip"]
    case .herbs: ["Basil", "Sage", "Thyme"]
    }
  }
}

private struct PlantList: View {
  let kind: PlantKind?

  var body: some View {
    if let kind {
      List(kind.plants, id: \.self) { Text($0) }.navigationTitle(kind.rawValue)
    } else {
      ContentUnavailableView("Choose a Kind", systemImage: "leaf")
    }
  }
}

private struct PlantSearch: View {
  @Binding var query: String

  private var found: [String] {
    PlantKind.allCases.flatMap(\.plants).sorted().filter {
      query.isEmpty || $0.localizedCaseInsensitiveContains(query)
    }
  }

  var body: some View {
    NavigationStack {
      List(found, id: \.self) { Text($0) }
        .navigationTitle("Plants")
        .searchable(text: $query, prompt: "Find a plant")
        .searchSuggestions {
          if query.count == 1 {
            ForEach(found.prefix(3), id: \.self) { plant in
              Label(plant, systemImage: "magnifyingglass").searchCompletion(plant)
            }
          }
        }
    }
  }
}
