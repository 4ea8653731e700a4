import SwiftUI

/// A table with columns that sort it, and rows that are selected.
struct SortedTablePage: View {
  @State private var rivers = River.all
  @State private var order = [KeyPathComparator(\River.name)]
  @State private var selection: Set<River.ID> = []

  private var length: Int { rivers.filter { selection.contains($0.id) }.map(\.length).reduce(0, +) }
  @Environment(\.palette) private var palette

  var body: some View {
    LiveFrame("Tables", "A click on a column's title sorts by it, another the other way about.") {
      Table(rivers, selection: $selection, sortOrder: $order) {
        TableColumn("River", value: \.name)
        TableColumn("Length", value: \.length) { Text("\($0.length) km").monospacedDigit() }.width(90)
        TableColumn("Flows into", value: \.mouth)
      }
      .onChange(of: order) { rivers.sort(using: order) }
      .background(palette.card).clipShape(.rect(cornerRadius: 12))
      Text("\(selection.count) selected, \(length) km").foregroundStyle(.secondary)
    }
  }
}

private struct River: Identifiable {
  let name: String
  let length: Int
  let mouth: String

  var id: String { name }

  static let all = [
    River(name: "Danube", length: 2850, mouth: "Black Sea"),
    River(name: "Elbe", length: 1094, mouth: "North Sea"),
    River(name: "Loire", length: 1006, mouth: "Atlantic"),
    River(name: "Po", length: 652, mouth: "Adriatic Sea"),
    River(name: "Rhine", length: 1233, mouth: "North Sea"),
    River(name: "Rhône", length: 813, mouth: "Mediterranean"),
    River(name: "Tagus", length: 1007, mouth: "Atlantic"),
    River(name: "Vistula", length: 1047, mouth: "Baltic Sea"),
  ]
}
