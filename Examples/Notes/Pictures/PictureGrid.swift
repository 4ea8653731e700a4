import SwiftUI

/// The pictures of a note, which open when they are tapped.
struct PictureGrid: View {
  @Binding var note: Note
  @Environment(Library.self) private var library
  @Environment(Browser.self) private var browser

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 180), spacing: 12)], spacing: 12) {
      ForEach(note.pictures) { picture in
        Button {
          browser.sheet = .picture(picture, of: note.id)
        } label: {
          thumbnail(picture)
        }
        .buttonStyle(.plain)
        .contextMenu {
          Button("Remove", systemImage: "trash", role: .destructive) {
            library.remove(picture, from: note.id)
          }
        }
      }
    }
  }

  private func thumbnail(_ picture: Picture) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Color.clear.aspectRatio(1.5, contentMode: .fit)
        .overlay { library.pictures.image(of: picture)?.resizable().scaledToFill() }
        .clipShape(.rect(cornerRadius: 10))
        .shadow(color: .black.opacity(0.12), radius: 4, y: 2)
      if !picture.caption.isEmpty {
        Text(picture.caption).font(.caption).foregroundStyle(.secondary)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(picture.caption.isEmpty ? "Picture" : picture.caption)
  }
}
