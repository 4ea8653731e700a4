import SwiftUI

/// The text of a note with its marks of Markdown, and buttons that write them.
struct NoteEditor: View {
  @Binding var note: Note
  @State private var selection: TextSelection?
  @FocusState private var isFocused: Bool
  @AppStorage(SettingsKey.textSize) private var textSize = 15.0

  var body: some View {
    TextEditor(text: $note.text, selection: $selection)
      .font(.system(size: textSize))
      .lineSpacing(textSize * 0.3)
      .scrollContentBackground(.hidden)
      .focused($isFocused)
      .frame(maxWidth: 650)
      .padding(.horizontal, 19).padding(.top, 16)
      .frame(maxWidth: .infinity)
      .overlay(alignment: .topLeading) {
        if note.text.isEmpty {
          Text("A title, and what you want to keep").foregroundStyle(.tertiary)
            .font(.system(size: textSize))
            .padding(.horizontal, 24).padding(.top, 16)
            .allowsHitTesting(false)
        }
      }
      .safeAreaInset(edge: .bottom) {
        FormatBar(format: format).padding(12)
      }
      .focusedSceneValue(\.formatText, format)
      .onAppear { isFocused = true }
  }

  private func format(_ format: TextFormat) {
    format.toggle(in: &note.text, at: &selection)
    isFocused = true
  }
}
