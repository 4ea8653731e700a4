import SwiftUI

/// Asks for a name and a folder, and writes a note as a PDF file.
struct ExportView: View {
  let note: Note
  @State var name: String
  @State private var folder = URL.documentsDirectory.path(percentEncoded: false)
  @Environment(Library.self) private var library
  @Environment(\.dismiss) private var dismiss

  private var page: NotePage { NotePage(note: note, pictures: library.pictures) }

  var body: some View {
    SheetForm(title: "Export as PDF", action: "Export", isReady: !name.isEmpty, perform: export) {
      Section {
        page
          .scaleEffect(0.3, anchor: .top)
          .frame(width: NotePage.size.width * 0.3, height: NotePage.size.height * 0.3, alignment: .top)
          .clipShape(.rect(cornerRadius: 4))
          .shadow(color: .black.opacity(0.25), radius: 6, y: 3)
          .frame(maxWidth: .infinity)
          .accessibilityHidden(true)
      }
      Section {
        TextField("Name", text: $name)
        TextField("Folder", text: $folder)
      }
    }
    .frame(minHeight: 460)
  }

  private func export() {
    let folder = URL(filePath: (folder as NSString).expandingTildeInPath)
    do throws(Problem) {
      try page.write(to: folder.appending(path: name.replacing("/", with: "-") + ".pdf"))
    } catch {
      library.problem = error
    }
    dismiss()
  }
}
