import SwiftUI

/// A note as it reads, with its pictures below.
struct NoteReader: View {
  @Binding var note: Note
  @Environment(Browser.self) private var browser
  @AppStorage("textSize") private var textSize = 15.0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        MarkdownText(text: $note.text, size: textSize, highlights: browser.search.words)
        PictureGrid(note: $note)
        Text("Edited \(note.modified, format: .dateTime.day().month(.wide).year().hour().minute())")
          .font(.caption).foregroundStyle(.tertiary)
      }
      .frame(maxWidth: 640, alignment: .leading)
      .padding(.horizontal, 24).padding(.vertical, 20)
      .frame(maxWidth: .infinity)
    }
  }
}
