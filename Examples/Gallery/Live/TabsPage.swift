import SwiftUI

/// Tabs: as a bar on a phone, as a row on the desktop, and as pages that a swipe turns.
struct TabsPage: View {
  @State private var tab = Place.today
  @State private var shade = 0

  var body: some View {
    LiveFrame("Tabs", "On a phone: \(tab.title). Pages: \(Shade.all[shade].name).") {
      HStack(alignment: .top, spacing: 16) {
        LiveCard("A bar on a phone") {
          PhoneTabs(tab: $tab)
            .phoneScreen(height: 430)
        }
        VStack(spacing: 16) {
          LiveCard("Pages") {
            TabView(selection: $shade) {
              ForEach(Shade.all.indices, id: \.self) { index in
                Rectangle().fill(Shade.all[index].color.gradient)
                  .overlay { Text(Shade.all[index].name).font(.title2.bold()).foregroundStyle(.white) }
                  .tag(index)
              }
            }
            .tabViewStyle(.page)
            .environment(\.platformProfile, .phone)
            .clipShape(.rect(cornerRadius: 12, style: .continuous))
            .frame(height: 170)
          }
          LiveCard("A row on the desktop") {
            TabView {
              Tab("General", systemImage: "gear") { Text("General settings").foregroundStyle(.secondary) }
              Tab("Accounts", systemImage: "at") { Text("Two accounts").foregroundStyle(.secondary) }
            }
            .frame(height: 170)
          }
        }
        .frame(width: 230)
      }
    }
  }
}

private enum Place: Hashable {
  case today, library, search

  var title: String {
    switch self {
    case .today: "today"
    case .library: "the library"
    case .search: "search"
    }
  }
}

private struct Shade {
  let name: String
  let color: Color
  static let all = [
    Shade(name: "Coral", color: .orange), Shade(name: "Meadow", color: .green),
    Shade(name: "Sky", color: .blue),
  ]
}

private struct PhoneTabs: View {
  @Binding var tab: Place

  var body: some View {
    TabView(selection: $tab) {
      Tab("Today", systemImage: "sun.max", value: Place.today) {
        List(1..<20) { Text("Story \($0)") }
      }
      Tab("Library", systemImage: "books.vertical", value: .library) {
        List { ForEach(["Essays", "Letters", "Poems"], id: \.self) { Text($0) } }
      }
      .badge(2)
      Tab(value: Place.search, role: .search) {
        ContentUnavailableView("Nothing Searched Yet", systemImage: "magnifyingglass")
      }
    }
  }
}
