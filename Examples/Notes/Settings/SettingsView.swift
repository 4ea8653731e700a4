import SwiftUI

/// The user's choices.
struct SettingsView: View {
  @AppStorage(SettingsKey.accent) private var accent = Accent.orange
  @AppStorage(SettingsKey.textSize) private var textSize = 15.0
  @AppStorage(SettingsKey.sortOrder) private var order = NoteOrder.modified
  @Environment(Library.self) private var library
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section("Appearance") {
          LabeledContent("Accent Colour") {
            HStack(spacing: 8) { ForEach(Accent.allCases, content: swatch) }
          }
          LabeledContent("Text Size") {
            HStack {
              Slider(value: $textSize, in: 12...22, step: 1) { Text("Text Size") }
                .labelsHidden().frame(width: 140)
              Text(textSize.formatted()).monospacedDigit().foregroundStyle(.secondary).frame(width: 24)
            }
          }
          Text("The quick brown fox jumps over the lazy dog.").font(.system(size: textSize))
        }
        Section("Lists") {
          Picker("Sort By", selection: $order) {
            ForEach(NoteOrder.allCases) { Text($0.name) }
          }
        }
        Section("Library") {
          LabeledContent("Notes", value: library.notes.count.formatted())
          LabeledContent("Folder") {
            Text(library.folderPath).truncationMode(.head).lineLimit(1)
          }
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Settings")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
      }
    }
    .frame(minWidth: 340, minHeight: 420)
    .tint(accent.color)
  }

  private func swatch(_ colour: Accent) -> some View {
    Button {
      accent = colour
    } label: {
      Circle().fill(colour.color.gradient)
        .frame(width: 20, height: 20)
        .padding(3)
        .overlay { Circle().strokeBorder(colour.color, lineWidth: accent == colour ? 2 : 0) }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(colour.rawValue.capitalized)
    .accessibilityAddTraits(accent == colour ? .isSelected : [])
  }
}
