import HeadlessHost
import SceneHost
import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor @Suite("Copying and pasting")
struct ClipboardTests {
  private let log = DropLog()

  @Test("items are copied, cut and pasted with the keys, where the focus is inside")
  func keys() throws {
    let view = Color.red.frame(width: 50, height: 50)
    func commands(_ view: some View) -> some View {
      view.copyable(["apple", "pear"])
        .cuttable(for: String.self) { [log] in
          log.add("cut")
          return ["plum"]
        }
        .pasteDestination(for: String.self) { [log] in log.add("pasted \($0)") }
    }
    let session = HeadlessSession(commands(view.focusable()), size: CGSize(width: 100, height: 100))
    #expect(!session.press("c", modifiers: .command))
    session.press(.tab)
    #expect(!session.press("v", modifiers: .command))
    #expect(session.press("c", modifiers: .command))
    #expect(session.clipboardText == "apple")
    #expect(session.press("v", modifiers: .control))
    #expect(log.take() == ["pasted [\"apple\", \"pear\"]"])
    #expect(session.press("x", modifiers: .command))
    #expect(session.clipboardText == "plum" && log.take() == ["cut"])
    #expect(!session.press("c", modifiers: [.command, .shift]) && !session.press("c"))
  }

  @Test("a validator chooses among what is pasted; none leaves the action out")
  func validator() throws {
    let view = Color.red.focusable()
      .pasteDestination(for: String.self) { [log] in
        log.add("\($0)")
      } validator: {
        $0.filter { $0 != "bad" }
      }
    let session = HeadlessSession(view, size: CGSize(width: 100, height: 100))
    session.press(.tab)
    session.clipboardText = "bad"
    session.press("v", modifiers: .command)
    session.clipboardText = "good"
    session.press("v", modifiers: .command)
    #expect(log.lines == ["[\"good\"]"])
  }

  @Test("commands with item providers")
  func providers() throws {
    let view = Color.red.focusable()
      .onCopyCommand { URL(string: "https://a.b").map { [NSItemProvider(object: $0 as NSURL)] } ?? [] }
      .onPasteCommand(of: [.url]) { [log] in log.add("\($0.count) urls") }
      .onPasteCommand(of: [.text]) { [log] in log.add("\($0.count) texts") }
    let session = HeadlessSession(view, size: CGSize(width: 100, height: 100))
    session.press(.tab)
    session.press("c", modifiers: .command)
    session.press("v", modifiers: .command)
    session.clipboardText = "text"
    session.press("v", modifiers: .command)
    #expect(log.lines == ["1 urls", "1 texts"])
  }

  @Test("a text field pastes what a view has copied, and each window has a clipboard of its own")
  func fields() throws {
    struct Form: View {
      @State var text = ""
      var body: some View {
        VStack {
          Color.red.frame(width: 20, height: 20).focusable().copyable(["apple"])
          TextField("name", text: $text)
        }
      }
    }
    let session = HeadlessSession(Form(), size: CGSize(width: 200, height: 100))
    session.press(.tab)
    session.press("c", modifiers: .command)
    try session.find("name").focus()
    session.press("v", modifiers: .command)
    #expect(try session.find("name").value == "apple")
    #expect(HeadlessSession(Form(), size: nil).clipboardText == nil)
  }
}
