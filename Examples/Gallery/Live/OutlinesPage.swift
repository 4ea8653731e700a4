import SwiftUI

/// Data in a tree: a list of files, and groups that a program opens and closes.
struct OutlinesPage: View {
  @State private var selection: FileItem.ID?
  @State private var isAdvanced = false
  @State private var isPrecise = true
  @Environment(\.palette) private var palette

  var body: some View {
    LiveFrame("Outlines", "A tree of files, opened by its arrows or by the keys to the right and left.") {
      List(FileItem.project, children: \.children, selection: $selection) { item in
        Label(item.name, systemImage: item.symbol)
      }
      .listStyle(.sidebar)
      .background(palette.card).clipShape(.rect(cornerRadius: 12))
      LiveCard("A disclosure group and an outline group") {
        DisclosureGroup("Advanced", isExpanded: $isAdvanced) {
          Toggle("Precise", isOn: $isPrecise).frame(maxWidth: .infinity, alignment: .leading).padding(.top, 8)
        }
        OutlineGroup(FileItem.notes, children: \.children) { item in
          Label(item.name, systemImage: item.symbol)
        }
        Text(selection.map { "Selected: \($0)" } ?? "Nothing is selected").foregroundStyle(.secondary)
      }
    }
  }
}

private struct FileItem: Identifiable {
  let name: String
  var children: [FileItem]?

  var id: String { name }
  var symbol: String { children != nil ? "folder" : "doc.text" }

  static let project = [
    FileItem(
      name: "Sources",
      children: [
        FileItem(name: "App.swift"),
        FileItem(
          name: "Views", children: [FileItem(name: "Card.swift"), FileItem(name: "Sidebar.swift")]),
      ]),
    FileItem(name: "Tests", children: [FileItem(name: "CardTests.swift")]),
    FileItem(name: "Package.swift"),
    FileItem(name: "README.md"),
  ]
  static let notes = FileItem(
    name: "Notes", children: [FileItem(name: "Recipes.txt"), FileItem(name: "Journeys.txt")])
}
