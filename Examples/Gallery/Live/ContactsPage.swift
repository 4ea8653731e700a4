import SwiftUI

/// A million rows, of which some twenty are there.
struct ContactsPage: View {
  private static let count = 1_000_000
  private static let names = [
    "Ada", "Bo", "Carla", "Dmitri", "Elif", "Farid", "Greta", "Hana", "Ivo", "June",
  ]
  private static let surnames = ["Abel", "Brandt", "Costa", "Dahl", "Eriksen", "Fischer", "Gallo"]
  @State private var selection: Int?
  @Environment(\.palette) private var palette

  var body: some View {
    LiveFrame("A million contacts", "Rows are made when they come into sight, and go when they leave it.") {
      ScrollViewReader { proxy in
        HStack {
          Button("First") { proxy.scrollTo(0, anchor: .top) }
          Button("Middle") { proxy.scrollTo(Self.count / 2, anchor: .center) }
          Button("Last") { withAnimation { proxy.scrollTo(Self.count - 1, anchor: .bottom) } }
          Spacer()
          Text(selection.map { "Number \($0.formatted())" } ?? "").foregroundStyle(.secondary)
        }
        .buttonStyle(.bordered)
        List(0..<Self.count, id: \.self, selection: $selection) { number in
          HStack {
            Text(name(number))
            Spacer()
            Text(number.formatted()).foregroundStyle(.tertiary).monospacedDigit()
          }
        }
        .background(palette.card).clipShape(.rect(cornerRadius: 12))
      }
    }
  }

  private func name(_ number: Int) -> String {
    "\(Self.names[number % Self.names.count]) \(Self.surnames[number / 10 % Self.surnames.count])"
  }
}
