import SwiftUI

/// A picture as large as there is room, with its caption.
struct PictureViewer: View {
  @State private var picture: Picture
  private let note: Note.ID
  @Environment(Library.self) private var library
  @Environment(\.dismiss) private var dismiss

  init(_ picture: Picture, of note: Note.ID) {
    _picture = State(initialValue: picture)
    self.note = note
  }

  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        if let image = library.pictures.image(of: picture) {
          image.resizable().scaledToFit().clipShape(.rect(cornerRadius: 12))
            .accessibilityLabel(picture.caption)
        }
        TextField("Caption", text: $picture.caption)
          .textFieldStyle(.roundedBorder)
          .onSubmit(save)
      }
      .padding()
      .navigationTitle("Picture")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .destructiveAction) {
          Button("Remove", systemImage: "trash", role: .destructive) {
            library.remove(picture, from: note)
            dismiss()
          }
        }
        ToolbarItem(placement: .confirmationAction) { Button("Done", action: save) }
      }
    }
    .frame(minWidth: 340, idealWidth: 640, minHeight: 360, idealHeight: 520)
  }

  private func save() {
    if let index = library[note]?.pictures.firstIndex(where: { $0.id == picture.id }) {
      library[note]?.pictures[index] = picture
    }
    dismiss()
  }
}
