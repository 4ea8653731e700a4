import SwiftUI

/// Asks for a name and a folder, and writes a note as a PDF file.
struct ExportView: View {
  let note: Note
  @State var name: String
  @State private var folder = URL.documentsDirectory.path(percentEncoded: false)
  @Environment(Library.self) private var library
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    SheetForm(title: "Export as PDF", action: "Export", isReady: !name.isEmpty, perform: export) {
      TextField("Name", text: $name)
      TextField("Folder", text: $folder)
    }
  }

  private func export() {
    let folder = URL(filePath: (folder as NSString).expandingTildeInPath)
    do throws(Problem) {
      try NotePage(note: note, pictures: library.pictures).write(
        to: folder.appending(path: name.replacing("/", with: "-") + ".pdf"))
    } catch {
      library.problem = error
    }
    dismiss()
  }
}
