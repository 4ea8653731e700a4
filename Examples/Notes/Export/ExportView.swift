import SwiftUI

/// Asks for a name and a folder, and writes a note as a PDF file.
struct ExportView: View {
  let note: Note
  @State private var export: PDFExport
  @State private var result: Result<URL, any Error>?
  @Environment(Library.self) private var library
  @Environment(\.dismiss) private var dismiss

  init(note: Note) {
    self.note = note
    _export = State(initialValue: PDFExport(name: note.title))
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          page.frame(maxWidth: .infinity)
        }
        Section {
          TextField("Name", text: $export.name)
          TextField("Folder", text: $export.folder)
        } footer: {
          switch result {
          case .success(let file):
            Label("Saved as “\(file.lastPathComponent)”", systemImage: "checkmark.circle.fill")
              .foregroundStyle(.green)
          case .failure(let error):
            Label(error.localizedDescription, systemImage: "exclamationmark.triangle.fill").foregroundStyle(
              .red)
          case nil: EmptyView()
          }
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Export as PDF")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(isDone ? "Done" : "Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Export") {
            result = Result { try export.write(note, pictures: library.pictures) }
          }
          .disabled(export.name.isEmpty || isDone)
        }
      }
    }
    .frame(minWidth: 340, minHeight: 480)
  }

  private var isDone: Bool { (try? result?.get()) != nil }

  /// The page as it will be, small.
  private var page: some View {
    NotePage(note: note, pictures: library.pictures)
      .frame(height: NotePage.size.height, alignment: .top)
      .clipped()
      .scaleEffect(0.3)
      .frame(width: NotePage.size.width * 0.3, height: NotePage.size.height * 0.3)
      .clipShape(.rect(cornerRadius: 4))
      .shadow(color: .black.opacity(0.25), radius: 6, y: 3)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("The page")
  }
}
