import SwiftUI

/// Tables: columns, sorting, selection, outlines and sections.
struct TablesPage: View {
  var body: some View {
    PageFrame("Tables", "Rows with a cell for each column, below titles that sort.") {
      Card("Sorted and selected", note: "A click on a title sorts; the lines between the titles resize.") {
        PeaksTable().frame(height: 189)
      }
      Card("An outline", note: "Rows with others below them, inset from the edges.") {
        FilesTable().frame(height: 189)
      }
      Card("Sections", note: "In a frame, with titles across the columns.") {
        SectionedPeaks().frame(height: 213)
      }
    }
  }
}

private struct Peak: Identifiable {
  let name: String
  let range: String
  let height: Int
  let year: Int
  var id: String { name }

  static let all = [
    Peak(name: "Everest", range: "Himalaya", height: 8_849, year: 1953),
    Peak(name: "K2", range: "Karakoram", height: 8_611, year: 1954),
    Peak(name: "Kangchenjunga", range: "Himalaya", height: 8_586, year: 1955),
    Peak(name: "Lhotse", range: "Himalaya", height: 8_516, year: 1956),
    Peak(name: "Broad Peak", range: "Karakoram", height: 8_051, year: 1957),
  ]
}

private struct PeaksTable: View {
  @State private var selection: Set<Peak.ID> = ["K2"]
  @State private var order = [KeyPathComparator(\Peak.height, order: .reverse)]

  var body: some View {
    Table(Peak.all.sorted(using: order), selection: $selection, sortOrder: $order) {
      TableColumn("Peak", value: \.name)
      TableColumn("Range", value: \.range)
      TableColumn("Height", value: \.height) { Text("\($0.height) m").monospacedDigit() }
        .width(90)
        .alignment(.numeric)
      TableColumn("First climbed", value: \.year) { Text(verbatim: "\($0.year)").monospacedDigit() }
        .alignment(.numeric)
    }
  }
}

private struct Item: Identifiable {
  let name: String
  var size = ""
  var children: [Item]?
  var id: String { name }
}

private struct FilesTable: View {
  @State private var isOpen = true

  var body: some View {
    Table(of: Item.self) {
      TableColumn("Name") { item in
        Label(item.name, systemImage: item.children == nil ? "doc" : "folder")
      }
      TableColumn("Size") { Text($0.size).foregroundStyle(.secondary) }
        .width(min: 60, ideal: 80, max: 120)
        .alignment(.trailing)
    } rows: {
      DisclosureTableRow(Item(name: "Sources", children: []), isExpanded: $isOpen) {
        TableRow(Item(name: "App.swift", size: "2 KB"))
        DisclosureTableRow(Item(name: "Views", children: [])) {
          TableRow(Item(name: "Table.swift", size: "9 KB"))
        }
      }
      TableRow(Item(name: "Package.swift", size: "1 KB"))
    }
    .tableStyle(.inset)
  }
}

private struct SectionedPeaks: View {
  var body: some View {
    Table(of: Peak.self) {
      TableColumn("Peak", value: \.name)
      TableColumn("Height") { Text("\($0.height) m") }
    } rows: {
      Section("Himalaya") { ForEach(Peak.all.filter { $0.range == "Himalaya" }) }
      Section("Karakoram") { ForEach(Peak.all.filter { $0.range == "Karakoram" }) { TableRow($0) } }
    }
    .tableStyle(.bordered(alternatesRowBackgrounds: false))
  }
}
