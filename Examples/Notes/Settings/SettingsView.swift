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
        LabeledContent("Accent Colour") {
          HStack(spacing: 8) { ForEach(Accent.allCases, content: swatch) }
        }
        Slider(value: $textSize, in: 12...22, step: 1) { Text("Text Size") }
        Text("The quick brown fox jumps over the lazy dog.").font(.system(size: textSize))
      }
      Section("Library") {
        Picker("Sort By", selection: $order) { ForEach(NoteOrder.allCases) { Text($0.rawValue) } }
        LabeledContent("Folder") { Text(library.file.folder.path).truncationMode(.head).lineLimit(1) }
      }
    }
    .frame(minHeight: 360)
  }

  private func swatch(_ choice: Accent) -> some View {
    Button {
      accent = choice
    } label: {
      Circle().fill(choice.color.gradient).frame(width: 20, height: 20).padding(3)
        .overlay { Circle().strokeBorder(choice.color, lineWidth: accent == choice ? 2 : 0) }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(choice.rawValue.capitalized)
    .accessibilityAddTraits(accent == choice ? .isSelected : [])
  }
}
