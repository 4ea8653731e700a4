import SwiftUI

/// The pictures of a note, below its text.
struct PictureGrid: View {
  let note: Note
  @Environment(Library.self) private var library

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 200), spacing: 12, alignment: .top)], spacing: 12) {
      ForEach(note.pictures) { picture in
        VStack(alignment: .leading, spacing: 6) {
          library.pictures.image(of: picture)?.resizable().scaledToFit()
            .clipShape(.rect(cornerRadius: 10))
            .shadow(color: .black.opacity(0.12), radius: 4, y: 2)
          Text(picture.caption).font(.caption).foregroundStyle(.secondary)
        }
        .contextMenu {
          Button("Remove", systemImage: "trash", role: .destructive) {
            library.remove(picture, from: note.id)
          }
        }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isImage)
      }
    }
  }
}
