import SwiftUI

/// A note, which is read or edited.
struct NoteView: View {
  @Binding var note: Note
  @Environment(Library.self) private var library
  @Environment(Browser.self) private var browser
  @State private var isTargeted = false

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
      drop(pictures)
    } isTargeted: {
      isTargeted = $0
    }
    .overlay {
      if isTargeted {
        RoundedRectangle(cornerRadius: 12).strokeBorder(.tint, lineWidth: 3).padding(6).allowsHitTesting(
          false)
      }
    }
  }

  private func drop(_ pictures: [PictureData]) -> Bool {
    do throws(Problem) {
      try library.add(pictures, to: note.id)
      return true
    } catch {
      library.problem = error
      return false
    }
  }

  @ToolbarContentBuilder private var toolbar: some ToolbarContent {
    if note.trashed == nil {
      ToolbarItem {
        Button(isEditing ? "Done" : "Edit", systemImage: isEditing ? "checkmark" : "pencil") {
          browser.isEditing.toggle()
        }
      }
      ToolbarItem {
        Button("Add Picture", systemImage: "photo.badge.plus") { browser.sheet = .addPicture(note.id) }
      }
    }
    ToolbarItem {
      Menu("More", systemImage: "ellipsis.circle") {
        NoteActions(note: note, library: library, browser: browser)
      }
    }
  }
}
