import SwiftUI

/// The text of a note with its marks of Markdown, and buttons that write them.
struct NoteEditor: View {
  @Binding var note: Note
  @State private var selection: TextSelection?
  @FocusState private var isFocused: Bool
  @AppStorage("textSize") private var textSize = 15.0

  var body: some View {
    TextEditor(text: $note.text, selection: $selection)
      .font(.system(size: textSize))
      .lineSpacing(textSize * 0.3)
      .scrollContentBackground(.hidden)
      .focused($isFocused)
      .frame(maxWidth: 650)
      .padding(.horizontal, 19).padding(.top, 16)
      .frame(maxWidth: .infinity)
      .safeAreaInset(edge: .bottom) { formatBar.padding(12) }
      .focusedSceneValue(\.formatText, toggle)
      .onAppear { isFocused = true }
  }

  private var formatBar: some View {
    HStack(spacing: 2) {
      ForEach(TextFormat.all) { format in
        Button(format.name, systemImage: format.symbol) { toggle(format) }
          .frame(width: 36, height: 32)
          .help(format.name)
      }
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.plain)
    .padding(.horizontal, 8).padding(.vertical, 3)
    .background(.regularMaterial, in: .capsule)
    .shadow(color: .black.opacity(0.12), radius: 8, y: 3)
  }

  private func toggle(_ format: TextFormat) {
    format.toggle(in: &note.text, at: &selection)
    isFocused = true
  }
}
