import SwiftUI

/// Adds a picture to a note: one that is pasted or dropped here, or a file by its path.
struct AddPictureView: View {
  let note: Note.ID
  @State private var path = ""
  @State private var isTargeted = false
  @State private var problem: String?
  @Environment(Library.self) private var library
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section {
          VStack(spacing: 10) {
            Image(systemName: "photo.badge.plus").font(.largeTitle).foregroundStyle(.tint)
            Text("Drop a picture here").foregroundStyle(.secondary)
            PasteButton(payloadType: PictureData.self) { add($0) }
          }
          .frame(maxWidth: .infinity, minHeight: 130)
          .background(
            isTargeted ? AnyShapeStyle(.tint.opacity(0.15)) : AnyShapeStyle(.clear),
            in: .rect(cornerRadius: 8)
          )
          .dropDestination(for: PictureData.self) { pictures, _ in
            add(pictures)
          } isTargeted: {
            isTargeted = $0
          }
        }
        Section {
          TextField("File", text: $path, prompt: Text("~/Pictures/garden.png"))
            .onSubmit(addFile)
        } footer: {
          if let problem { Text(problem).foregroundStyle(.red) }
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Add Picture")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
        ToolbarItem(placement: .confirmationAction) { Button("Add", action: addFile).disabled(path.isEmpty) }
      }
    }
    .frame(minWidth: 340, minHeight: 340)
  }

  private func addFile() {
    let file = URL(filePath: (path as NSString).expandingTildeInPath)
    guard let data = try? Data(contentsOf: file) else {
      problem = "There is no file “\(file.lastPathComponent)”."
      return
    }
    add([PictureData(bytes: data)], caption: file.deletingPathExtension().lastPathComponent)
  }

  @discardableResult
  private func add(_ pictures: [PictureData], caption: String = "") -> Bool {
    do throws(Problem) {
      try library.add(pictures, caption: caption, to: note)
      dismiss()
      return true
    } catch {
      problem = error.recoverySuggestion
      return false
    }
  }
}
