import SwiftUI

/// What can be done with a note, as items of a menu.
struct NoteActions: View {
  let note: Note
  let library: Library
  let browser: Browser

  var body: some View {
    pinOrRestore
    if note.trashed == nil {
      Menu("Move to", systemImage: "folder") {
        ForEach(library.contents.folders) { folder in
          Button(folder.name, systemImage: folder.symbol) { library.move(note.id, to: .folder(folder.id)) }
            .disabled(folder.id == note.folder)
        }
        Button("No Folder", systemImage: "tray") { library.move(note.id, to: .all) }
      }
      ShareLink("Share…", item: note.text)
      Button("Export as PDF…", systemImage: "doc.richtext") { browser.sheet = .export(note) }
    }
    Divider()
    delete
  }

  /// Pins the note or not, or brings it back from the trash.
  @ViewBuilder var pinOrRestore: some View {
    if note.trashed != nil {
      Button("Restore", systemImage: "arrow.uturn.backward") { library.move(note.id, to: note.home) }
    } else {
      Button(note.isPinned ? "Unpin" : "Pin", systemImage: note.isPinned ? "pin.slash" : "pin") {
        library[note.id]?.isPinned.toggle()
      }
    }
  }

  /// Throws the note away, or asks whether it is to be deleted for ever.
  @ViewBuilder var delete: some View {
    if note.trashed == nil {
      Button("Move to Trash", systemImage: "trash", role: .destructive) {
        if browser.note == note.id { browser.note = nil }
        library.move(note.id, to: .trash)
      }
    } else {
      Button("Delete For Ever…", systemImage: "trash.slash", role: .destructive) {
        browser.question = .delete(note, in: library)
      }
    }
  }
}
