import SwiftUI

/// Adds a picture to a note: one that is pasted or dropped here, or a file by its path.
struct AddPictureView: View {
  let note: Note.ID
  @State private var path = ""
  @Environment(Library.self) private var library
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    SheetForm(title: "Add Picture", action: "Add", isReady: !path.isEmpty, perform: addFile) {
      VStack(spacing: 10) {
        Image(systemName: "photo.badge.plus").font(.largeTitle).foregroundStyle(.tint)
        Text("Drop a picture here").foregroundStyle(.secondary)
        PasteButton(payloadType: PictureData.self) { add($0) }
      }
      .frame(maxWidth: .infinity, minHeight: 130)
      .dropDestination(for: PictureData.self) { pictures, _ in add(pictures) }
      TextField("File", text: $path, prompt: Text("~/Pictures/garden.png")).onSubmit(addFile)
    }
    .frame(minHeight: 280)
  }

  private func addFile() {
    let file = URL(filePath: (path as NSString).expandingTildeInPath)
    let bytes = (try? Data(contentsOf: file)) ?? Data()
    add([PictureData(bytes: bytes, caption: file.deletingPathExtension().lastPathComponent)])
  }

  @discardableResult
  private func add(_ pictures: [PictureData]) -> Bool {
    dismiss()
    return library.add(pictures, to: note)
  }
}
