import SwiftUI

/// The user's choices.
struct SettingsView: View {
  @AppStorage("accent") private var accent = Accent.orange
  @AppStorage("textSize") private var textSize = 15.0
  @AppStorage("order") private var order = NoteOrder.modified
  @Environment(Library.self) private var library
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    SheetForm(title: "Settings", action: "Done", canCancel: false, perform: { dismiss() }) {
      Section("Appearance") {
        Picker("Accent Colour", selection: $accent) {
          ForEach(Accent.allCases) { Text($0.rawValue.capitalized) }
        }
        Stepper("Text Size: \(textSize.formatted())", value: $textSize, in: 12...22)
      }
      Section("Library") {
        Picker("Sort By", selection: $order) { ForEach(NoteOrder.allCases) { Text($0.rawValue) } }
        LabeledContent("Folder") { Text(library.file.folder.path).truncationMode(.head).lineLimit(1) }
      }
    }
  }
}
