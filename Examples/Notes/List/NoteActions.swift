import SwiftUI

/// What can be done with a note, as items of a menu.
struct NoteActions: View {
  let note: Note
  let library: Library
  let browser: Browser

  var body: some View {
    if note.trashed == nil {
      Button(note.isPinned ? "Unpin" : "Pin", systemImage: note.isPinned ? "pin.slash" : "pin") {
        library[note.id]?.isPinned.toggle()
      }
      Menu("Move to", systemImage: "folder") {
        ForEach(library.folders) { folder in
          Button(folder.name, systemImage: folder.symbol) { library.move([note.id], to: folder.id) }
            .disabled(folder.id == note.folder)
        }
        Divider()
        Button("No Folder", systemImage: "tray") { library.move([note.id], to: nil) }
          .disabled(note.folder == nil)
      }
      Button("Duplicate", systemImage: "plus.square.on.square") { browser.note = library.duplicate(note).id }
      ShareLink("Share…", item: note.text)
      Button("Export as PDF…", systemImage: "doc.richtext") { browser.sheet = .export(note) }
      Divider()
      Button("Move to Trash", systemImage: "trash", role: .destructive) { library.trash([note.id]) }
    } else {
      Button("Restore", systemImage: "arrow.uturn.backward") { library.move([note.id], to: note.folder) }
      Divider()
      Button("Delete For Ever…", systemImage: "trash.slash", role: .destructive) {
        browser.question = .deleteNote(note)
      }
    }
  }
}
