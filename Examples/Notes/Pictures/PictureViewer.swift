import SwiftUI

/// A picture as large as there is room, with its caption.
struct PictureViewer: View {
  @State var picture: Picture
  let note: Note.ID
  @Environment(Library.self) private var library
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        library.pictures.image(of: picture)?.resizable().scaledToFit().clipShape(.rect(cornerRadius: 12))
        TextField("Caption", text: $picture.caption).textFieldStyle(.roundedBorder).onSubmit(save)
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
    let index = library[note]?.pictures.firstIndex { $0.id == picture.id }
    if let index { library[note]?.pictures[index] = picture }
    dismiss()
  }
}
