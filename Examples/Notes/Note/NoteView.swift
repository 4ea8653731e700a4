import SwiftUI

/// A note, which is read or edited.
struct NoteView: View {
  @Binding var note: Note
  @Environment(Library.self) private var library
  @Environment(Browser.self) private var browser

  private var isEditing: Bool { browser.isEditing && note.trashed == nil }

  var body: some View {
    Group {
      if isEditing {
        NoteEditor(note: $note)
      } else {
        NoteReader(note: $note)
      }
    }
    .navigationTitle(note.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { toolbar }
    .dropDestination(for: PictureData.self) { pictures, _ in
      library.add(pictures, to: note.id)
    }
  }

  @ToolbarContentBuilder private var toolbar: some ToolbarContent {
    ToolbarItemGroup {
      if note.trashed == nil {
        Button(isEditing ? "Done" : "Edit", systemImage: isEditing ? "checkmark" : "pencil") {
          browser.isEditing.toggle()
        }
        Button("Add Picture", systemImage: "photo.badge.plus") { browser.sheet = .addPicture(note.id) }
      }
      Menu("More", systemImage: "ellipsis.circle") {
        NoteActions(note: note, library: library, browser: browser)
      }
    }
  }
}
