import SwiftUI

/// The places where notes are: all of them, folders, tags and the trash.
struct Sidebar: View {
  @Environment(Library.self) private var library
  @Environment(Browser.self) private var browser

  var body: some View {
    @Bindable var browser = browser
    List(selection: $browser.place) {
      row(.all, symbol: "tray.full")
      Section("Folders") {
        ForEach(library.contents.folders) { folder in
          row(.folder(folder.id), symbol: folder.symbol)
            .contextMenu { actions(folder) }
            .swipeActions { actions(folder) }
        }
        .onMove { library.contents.folders.move(fromOffsets: $0, toOffset: $1) }
      }
      Section("Tags") {
        ForEach(library.tags) { row(.tag($0), symbol: "number") }
      }
      Section { row(.trash, symbol: "trash") }
    }
    .navigationTitle("Notes")
    .toolbar {
      ToolbarItemGroup {
        Button("New Folder", systemImage: "folder.badge.plus") { browser.sheet = .folder(Folder()) }
        Button("Settings", systemImage: "gearshape") { browser.sheet = .settings }
      }
    }
  }

  private func row(_ place: Place, symbol: String) -> some View {
    let name = if case .tag(let tag) = place { tag.name } else { library.title(of: place) }
    return NavigationLink(value: place) { Label(name, systemImage: symbol) }
      .badge(library.contents.notes.count(where: place.holds))
      .dropDestination(for: Note.self) { notes, _ in
        for note in notes { library.move(note.id, to: place) }
        return true
      }
  }

  @ViewBuilder private func actions(_ folder: Folder) -> some View {
    Button("Edit…", systemImage: "pencil") { browser.sheet = .folder(folder) }
    Button("Delete…", systemImage: "trash", role: .destructive) {
      browser.question = .delete(folder, in: library)
    }
  }
}
