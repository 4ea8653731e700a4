import HeadlessHost
import SwiftUI
import Testing

@MainActor
@Suite("Text editors")
struct TextEditorTests {
  private struct Page: View {
    @State var text = "one two"
    var body: some View {
      VStack(spacing: 0) {
        TextEditor(text: $text).accessibilityIdentifier("editor").testProbe("editor")
        TextField("After", text: .constant(""))
        Text("\(text.count) letters")
      }
    }
  }

  private func session(_ text: String = "one two") -> HeadlessSession {
    HeadlessSession(Page(text: text), size: CGSize(width: 200, height: 300))
  }

  @Test("it takes the room that it is offered")
  func size() throws {
    let session = session()
    let frame = try #require(session.frame(of: "editor"))
    let rest = try session.find("After").frame
    #expect(frame.width == 200 && frame.minY == 0 && frame.height > 200 && frame.maxY < rest.minY)
    let alone = HeadlessSession(TextEditor(text: .constant("a\nb")).fixedSize().testProbe("editor"))
    let lines = try #require(alone.frame(of: "editor"))
    #expect(lines.height > 25 && lines.height < 60 && lines.width > 10)
  }

  @Test("margins of content stand around the text")
  func margins() throws {
    func width(_ placement: ContentMarginPlacement) throws -> CGFloat {
      let editor = TextEditor(text: .constant("text")).fixedSize().testProbe("editor")
      let session = HeadlessSession(editor.contentMargins(.leading, 60, for: placement))
      return try #require(session.frame(of: "editor")).width
    }
    let usual = try width(.scrollIndicators)
    #expect(try width(.scrollContent) == usual + 60 && width(.automatic) == usual + 60)
  }

  @Test("lines that are scrolled show to the edges of the editor", arguments: [true, false])
  func scrolledLines(isFocused: Bool) throws {
    let lines = Array(repeating: "████████", count: 40).joined(separator: "\n")
    let session = HeadlessSession(
      TextEditor(text: .constant(lines)).environment(\.platformProfile, .phone)
        .accessibilityIdentifier("editor"),
      size: CGSize(width: 200, height: 300))
    session.update()
    if isFocused {
      try session.find("editor").tap()
      session.advance(by: 1)
    }
    let image = session.image()
    func isInk(_ y: Int) -> Bool { image.premultipliedRGBA[(y * image.width + 30) * 4] < 128 }
    #expect((292..<300).contains(where: isInk))
    #expect((0..<8).contains(where: isInk) == false)
  }

  @Test("keys are typed, with line breaks and tabulators, and the program's text follows")
  func typing() throws {
    let session = session("")
    try session.find("editor").tap()
    session.type("ab\nc\td")
    #expect(try session.find("editor").value == "ab\nc\td")
    #expect(session.exists("6 letters"))
    session.press(.return, modifiers: .command)
    #expect(session.exists("7 letters"))
    session.press(.tab, modifiers: .shift)
    #expect(session.focusedElement?.identifier != "editor", "back to the view before")
  }

  @Test("the focus selects nothing, and a press puts the caret where it is")
  func focus() throws {
    let session = session("one\ntwo")
    try session.find("editor").focus()
    session.type("x")
    #expect(try session.find("editor").value?.count == 8, "nothing was selected")
    let frame = try #require(session.frame(of: "editor"))
    session.tap(at: CGPoint(x: frame.minX + 8, y: frame.minY + 8))
    session.press(.end)
    session.type("!")
    #expect(try session.find("editor").value?.split(separator: "\n").first?.hasSuffix("!") == true)
  }

  @Test("a long text is scrolled to the caret")
  func scrolling() throws {
    let text = (1...100).map { "line \($0)" }.joined(separator: "\n")
    let session = session(text)
    let frame = try #require(session.frame(of: "editor"))
    let before = session.image().cropping(to: frame)?.premultipliedRGBA
    let first = HeadlessSession(
      VStack(spacing: 0) {
        Page(text: (1...100).map { $0 > 20 ? "" : "line \($0)" }.joined(separator: "\n"))
      }, size: CGSize(width: 200, height: 300))
    #expect(first.image().cropping(to: frame)?.premultipliedRGBA == before, "it begins at the top")
    try session.find("editor").focus()
    session.press(.pageDown)
    #expect(session.image().cropping(to: frame)?.premultipliedRGBA != before)
    session.type("!")
    #expect(try session.find("editor").value?.hasSuffix("line 100!") == true)
  }

  @Test("a style of a program's own has the editor's parts")
  func style() throws {
    struct Framed: TextEditorStyle {
      func makeBody(configuration: Configuration) -> some View {
        TextEditorBox(configuration: configuration)
      }
      private struct TextEditorBox: View {
        let configuration: TextEditorStyleConfiguration
        var body: some View {
          RoundedBorderTextEditorStyle().makeBody(configuration: configuration).padding(7)
        }
      }
    }
    let view = TextEditor(text: .constant("a")).accessibilityIdentifier("editor")
    let plain = HeadlessSession(view, size: CGSize(width: 100, height: 100))
    let framed = HeadlessSession(view.textEditorStyle(Framed()), size: CGSize(width: 100, height: 100))
    let (a, b) = (try plain.find("editor").frame, try framed.find("editor").frame)
    #expect(b.minX == a.minX + 7 && b.width == a.width - 14)
    let outlined = HeadlessSession(
      view.textEditorStyle(.roundedBorder), size: CGSize(width: 100, height: 100))
    #expect(outlined.pngData() != plain.pngData())
  }

  @Test("disabled it takes no focus")
  func disabled() throws {
    let session = HeadlessSession(
      TextEditor(text: .constant("a")).disabled(true), size: CGSize(width: 99, height: 99))
    session.tap(at: CGPoint(x: 20, y: 10))
    #expect(session.focusedElement == nil)
  }

  @Test("a growing field has at most the lines of its limit, and scrolls")
  func lineLimit() throws {
    func height(_ count: Int, _ limit: Int?) throws -> CGFloat {
      let text = (1...count).map { "line \($0)" }.joined(separator: "\n")
      let field = TextField("Name", text: .constant(text), axis: .vertical).textFieldStyle(.plain)
      let session = HeadlessSession(
        field.lineLimit(limit).testProbe("field"), size: CGSize(width: 100, height: 400))
      return try #require(session.frame(of: "field")).height
    }
    #expect(try height(10, 3) == height(3, nil))
    #expect(try height(2, 3) == height(2, nil))
    #expect(try height(10, nil) > height(10, 3))
  }
}
