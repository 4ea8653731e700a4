import SwiftUICore
import TextViews
import ViewGraph

/// A text of many lines that is edited, and scrolls.
///
///     TextEditor(text: $note)
///       .font(.body).lineSpacing(4)
///
/// An editor takes all of the room that it is offered, and its lines' where none is; the text begins at the top, with a
/// margin of five points at each side, and scrolls so that the caret shows. The return and tabulator keys are typed. The
/// font, the colour, the alignment of lines and the space between them are those of the environment.
///
/// Source: TextEditor in SwiftUI's documentation.
public struct TextEditor {
  private let source: FieldSource
  private var selection: Binding<TextSelection?>?
  @Environment(\.textEditorStyle) private var style

  /// An editor of a text, which follows each edit.
  public nonisolated init(text: Binding<String>) { source = FieldSource(text) }

  /// An editor of a text, which tells what is selected, and selects what the program writes.
  ///
  /// - Parameter selection: Nil for nothing in particular. The editor writes it whenever the caret moves.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    source = FieldSource(text)
    self.selection = selection
  }
}

extension TextEditor: View {
  public var body: some View {
    let parts = FieldParts(source: source, axis: .vertical, selection: selection, isEditor: true)
    style.body(TextEditorStyleConfiguration(field: parts))
  }
}
