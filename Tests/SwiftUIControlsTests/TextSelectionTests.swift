import HeadlessHost
import SceneHost
import SwiftUI
import Testing

@MainActor @Suite("Selections of texts")
struct TextSelectionTests {
  @MainActor @Observable final class Model {
    var text = "one two"
    var selection: TextSelection?
    /// The selected letters, in bars at the caret.
    var shown: String {
      guard let selection, case .selection(let range) = selection.indices else { return "none" }
      return selection.isInsertion ? "|\(text[..<range.lowerBound])|" : String(text[range])
    }
  }
  private struct Page: View {
    @Bindable var model: Model
    let isEditor: Bool
    var body: some View {
      if isEditor {
        TextEditor(text: $model.text, selection: $model.selection).accessibilityIdentifier("field")
      } else {
        TextField("field", text: $model.text, selection: $model.selection)
      }
    }
  }

  private func window(_ model: Model, isEditor: Bool = false) throws -> HeadlessSession {
    let session = HeadlessSession(
      Page(model: model, isEditor: isEditor), size: CGSize(width: 200, height: 100))
    try session.find("field").focus()
    return session
  }

  @Test("what the user selects is told", arguments: [false, true])
  func told(isEditor: Bool) throws {
    let model = Model()
    let session = try window(model, isEditor: isEditor)
    session.press("a", modifiers: .command)
    #expect(model.shown == "one two")
    session.press(.rightArrow)
    #expect(model.shown == "|one two|")
    session.press(.leftArrow, modifiers: .shift)
    #expect(model.shown == "o")
    session.type("w")
    #expect(model.text == "one tww" && model.shown == "|one tww|")
  }

  @Test("what the program selects is typed over", arguments: [false, true])
  func written(isEditor: Bool) throws {
    let model = Model()
    let session = try window(model, isEditor: isEditor)
    model.selection = TextSelection(
      range: model.text.startIndex..<model.text.index(model.text.startIndex, offsetBy: 3))
    session.type("1")
    #expect(model.text == "1 two" && model.shown == "|1|")
    model.selection = TextSelection(insertionPoint: model.text.endIndex)
    session.type("!")
    #expect(model.text == "1 two!")
  }

  @Test("a place beyond the text is its end")
  func beyond() throws {
    let model = Model()
    let session = try window(model)
    let other = "a much longer text than the field has"
    model.selection = TextSelection(insertionPoint: other.endIndex)
    session.type("!")
    #expect(model.text == "one two!")
  }
}
