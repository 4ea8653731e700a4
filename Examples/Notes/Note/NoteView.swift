import SwiftUI

/// A note, which is read or edited.
struct NoteView: View {
  @Binding var note: Note
  @Environment(Library.self) private var library
  @Environment(Browser.self) private var browser

  @AppStorage("textSize") private var textSize = 15.0

  private var isEditing: Bool { browser.isEditing && note.trashed == nil }

  var body: some View {
    Group {
      if isEditing {
        NoteEditor(note: $note)
      } else {
        reader
      }
    }
    .navigationTitle(note.title)
    .toolbarTitleDisplayMode(.inline)
    .toolbar { toolbar }
    .dropDestination(for: PictureData.self) { pictures, _ in
      library.add(pictures, to: note.id)
    }
  }

  private var reader: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        MarkdownText(text: $note.text, size: textSize, highlights: browser.search.words)
        PictureGrid(note: note)
        Text("Edited \(note.modified, format: .dateTime.day().month(.wide).year().hour().minute())")
          .font(.caption).foregroundStyle(.tertiary)
      }
      .frame(maxWidth: 640, alignment: .leading)
      .padding(.horizontal, 24).padding(.vertical, 20)
      .frame(maxWidth: .infinity)
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
