import SwiftUI

/// Adds a picture to a note: one that has been copied, or a file by its path.
struct AddPictureView: View {
  let note: Note.ID
  @State private var path = ""
  @Environment(Library.self) private var library
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    SheetForm(title: "Add Picture", action: "Add", isReady: !path.isEmpty, perform: addFile) {
      LabeledContent("Clipboard") { PasteButton(payloadType: PictureData.self, onPaste: add) }
      TextField("File", text: $path, prompt: Text("~/Pictures/garden.png")).onSubmit(addFile)
    }
  }

  private func addFile() {
    let file = URL(filePath: (path as NSString).expandingTildeInPath)
    let bytes = (try? Data(contentsOf: file)) ?? Data()
    add([PictureData(bytes: bytes, caption: file.deletingPathExtension().lastPathComponent)])
  }

  private func add(_ pictures: [PictureData]) {
    library.add(pictures, to: note)
    dismiss()
  }
}
