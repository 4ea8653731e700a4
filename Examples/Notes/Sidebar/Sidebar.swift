import SwiftUI

/// The places where notes are: all of them, folders, tags and the trash.
struct Sidebar: View {
  @Environment(Library.self) private var library
  @Environment(Browser.self) private var browser

  var body: some View {
    @Bindable var browser = browser
    List(selection: $browser.place) {
      PlaceRow(place: .all, name: "All Notes", symbol: "tray.full")
        .dropDestination(for: NoteReference.self) { notes, _ in move(notes, to: nil) }
      Section("Folders") {
        ForEach(library.folders) { folder in
          PlaceRow(place: .folder(folder.id), name: folder.name, symbol: folder.symbol)
            .dropDestination(for: NoteReference.self) { notes, _ in move(notes, to: folder.id) }
            .contextMenu { actions(for: folder) }
            .swipeActions { actions(for: folder) }
        }
        .onMove(perform: library.moveFolders)
      }
      if !library.tags.isEmpty {
        Section("Tags") {
          ForEach(library.tags) { tag in
            PlaceRow(place: .tag(tag), name: tag.name, symbol: "number")
          }
        }
      }
      Section {
        PlaceRow(place: .trash, name: "Trash", symbol: "trash")
          .dropDestination(for: NoteReference.self) { notes, _ in
            library.trash(notes.map(\.id))
            return true
          }
          .contextMenu {
            Button("Empty Trash…", systemImage: "trash.slash") { browser.question = .emptyTrash }
              .disabled(library.count(in: .trash) == 0)
          }
      }
    }
    .listStyle(.sidebar)
    .navigationTitle("Notes")
    .toolbar {
      ToolbarItemGroup {
        Button("New Folder", systemImage: "folder.badge.plus") { browser.sheet = .folder(Folder()) }
        Button("Settings", systemImage: "gearshape") { browser.sheet = .settings }
      }
    }
  }

  @ViewBuilder private func actions(for folder: Folder) -> some View {
    Button("Delete…", systemImage: "trash", role: .destructive) { browser.question = .deleteFolder(folder) }
    Button("Edit…", systemImage: "pencil") { browser.sheet = .folder(folder) }
  }

  private func move(_ notes: [NoteReference], to folder: Folder.ID?) -> Bool {
    library.move(notes.map(\.id), to: folder)
    return true
  }
}
