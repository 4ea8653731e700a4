import SwiftUI

/// A note in a list: its title, when it was edited, how it goes on, where it lies and its first picture.
struct NoteRow: View {
  let note: Note
  let place: Place
  @Environment(Library.self) private var library

  var body: some View {
    HStack(spacing: 10) {
      VStack(alignment: .leading, spacing: 2) {
        Text(note.title).font(.headline).lineLimit(1)
        HStack(spacing: 6) {
          Text(note.modified, format: .relative(presentation: .named))
          Text(note.excerpt).foregroundStyle(.secondary)
        }
        .font(.subheadline).lineLimit(1)
        if let folder = library.folder(note.folder), place != .folder(folder.id) {
          Label(folder.name, systemImage: folder.symbol)
            .font(.caption).foregroundStyle(.secondary)
        }
      }
      Spacer(minLength: 0)
      if let picture = note.pictures.first, let image = library.pictures.image(of: picture) {
        image.resizable().scaledToFill()
          .frame(width: 44, height: 44)
          .clipShape(.rect(cornerRadius: 6))
      }
    }
    .padding(.vertical, 4)
    .accessibilityElement(children: .combine)
  }
}
