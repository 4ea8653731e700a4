import Foundation
import SceneHost
import SwiftUI
import Testing

@testable import BrowserHost

@Suite("The session of a page") @MainActor
struct BrowserSessionTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  @Test("a page is sent the picture, then what differs, and no frame before it has shown the last")
  func frames() {
    let page = Page(Counter())
    #expect(page.texts == ["Count 0"])
    #expect(page.messages.count == 1 && page.messages[0]["z"] as? [Int] == [300, 200])
    let before = page.messages.count
    page.tell(#"{"e":"down","x":150,"y":100}"#)
    page.tell(#"{"e":"up","x":150,"y":100}"#)
    page.tell(#"{"e":"down","x":150,"y":100}"#)
    page.tell(#"{"e":"up","x":150,"y":100}"#)
    #expect(page.messages.count == before, "the first frame has not been shown")
    page.show()
    #expect(page.texts == ["Count 2"])
    let after = page.messages.count
    page.tell(#"{"e":"move","x":10,"y":10}"#)
    #expect(page.messages.count == after, "nothing differs")
  }

  @Test("a page that is loaded again shows what there is, and a second one is refused") func reloading() {
    let page = Page(Counter())
    page.show()
    page.tap(150, 100)
    #expect(page.texts == ["Count 1"])
    #expect(!page.open())
    page.session.close()
    #expect(page.open())
    page.tell(#"{"e":"window","width":300,"height":200}"#)
    #expect(page.texts == ["Count 1"])
  }

  @Test("what a task changes by itself is sent, and nothing while nothing changes") func tasks() async {
    struct Late: View {
      @State private var text = "early"
      var body: some View {
        Text(text).task {
          try? await Task.sleep(for: .milliseconds(5))
          text = "late"
        }
      }
    }
    let page = Page(Late())
    page.show()
    for _ in 0..<400 where page.texts != ["late"] { try? await Task.sleep(for: .milliseconds(5)) }
    #expect(page.texts == ["late"])
    page.show()
    let count = page.messages.count
    try? await Task.sleep(for: .milliseconds(30))
    #expect(page.messages.count == count)
  }

  @Test("what moves is sent frame by frame, a few bytes each, until it stands") func motion() async {
    struct Moving: View {
      @State private var isOver = false
      var body: some View {
        Color.red.frame(width: 20, height: 20).offset(x: isOver ? 50 : 0)
          .onTapGesture { withAnimation(.linear(duration: 0.1)) { isOver = true } }
      }
    }
    let page = Page(Moving())
    page.show()
    let first = page.messages.count
    page.tap(150, 100)
    for _ in 0..<100 {
      try? await Task.sleep(for: .milliseconds(5))
      page.show()
    }
    let frames = page.messages[first...]
    // How many there are is the machine's to say.
    #expect(frames.count >= 2)
    #expect(frames.dropFirst().allSatisfy { ($0["n"] as? [Any])?.isEmpty == true })
    let last = (frames.last { !(($0["s"] as? [Any])?.isEmpty ?? true) }?["s"] as? [[Any]])?.last
    #expect(last?[2] as? Int == 50)
    let count = page.messages.count
    try? await Task.sleep(for: .milliseconds(40))
    #expect(page.messages.count == count, "what stands is not sent")
  }

  @Test("a field is given the page's text, and the page never an older one") func fields() throws {
    struct Form: View {
      @State private var name = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          TextField("Name", text: $name).focused($isFocused)
          Text("\(name), \(isFocused ? "here" : "away")")
        }
      }
    }
    let page = Page(Form())
    page.show()
    let field = try #require(page.field)
    #expect(field.text.isEmpty && field.revision == 0 && field.flags == 0)
    page.tell(#"{"e":"focus","node":\#(field.node)}"#)
    page.show()
    #expect(page.texts.contains(", here"))
    #expect(page.field?.flags == 8)
    page.tell(#"{"e":"edit","node":\#(field.node),"text":"Ada","revision":3}"#)
    page.show()
    #expect(page.field?.text == "Ada" && page.field?.revision == 3)
    #expect(page.texts.contains("Ada, here"))
    page.tell(#"{"e":"edit","node":99999,"text":"lost","revision":4}"#)
    page.show()
    #expect(page.field?.text == "lost", "an unknown field leaves the focus where it is")
  }

  @Test("an element is the one of the list that the page had, or none") func lists() {
    struct Rows: View {
      @State private var names = ["keep", "delete"]
      @State private var done: [String] = []
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { name in Button(name) { done.append(name) } }
          Button("more") { names.insert("new \(names.count)", at: 0) }
          Text(verbatim: "done \(done)")
        }
      }
    }
    let page = Page(Rows())
    page.show()
    func place(_ name: String) -> Int { page.semantics.firstIndex { ($0[2] as? String) == name } ?? -1 }
    func list() -> Int { page.messages.last { !(($0["a"] as? [Any]) ?? []).isEmpty }?["i"] as? Int ?? -1 }
    let (before, delete, more) = (list(), place("delete"), place("more"))
    page.tell(#"{"e":"activate","frame":\#(more),"list":\#(before)}"#)
    #expect(list() != before)
    // The list with the new row is on its way.
    page.tell(#"{"e":"activate","frame":\#(delete),"list":\#(before)}"#)
    page.show()
    #expect(page.texts.contains(#"done ["delete"]"#))
    page.tell(#"{"e":"activate","frame":\#(delete),"list":\#(before)}"#)
    page.show()
    #expect(page.texts.contains(#"done ["delete"]"#), "two lists have come since")
    page.tell(#"{"e":"activate","frame":\#(place("keep")),"list":\#(list())}"#)
    page.show()
    #expect(page.texts.contains(#"done ["delete", "keep"]"#))
  }

  @Test("views say what they are, and can be activated by it") func semantics() {
    let page = Page(Counter())
    page.show()
    let button = page.semantics.firstIndex { $0[1] as? String == "button" }
    #expect(button.map { page.semantics[$0][2] as? String } == "Count 0")
    page.tell(#"{"e":"activate","frame":\#(button ?? -1)}"#)
    page.tell(#"{"e":"activate","frame":4711}"#)
    page.show()
    #expect(page.texts == ["Count 1"])
  }

  @Test("assistive technology adjusts, hears what is announced, and is where the program wants it")
  func assistiveTechnology() throws {
    struct Volume: View {
      @State private var value = 3.0
      @AccessibilityFocusState private var isRead: Bool
      @Environment(\.accessibilityReduceMotion) private var reduceMotion
      var body: some View {
        VStack {
          Slider(value: $value, in: 0...10, step: 1) { Text("Volume") }
          Text(reduceMotion ? "still" : "moving").accessibilityFocused($isRead)
            .accessibilityAddTraits(.updatesFrequently).accessibilityCustomContent("Unit", "dB")
          Button("Tell") {
            AccessibilityNotification.Announcement("At \(Int(value))").post()
            isRead = true
          }
          Text(isRead ? "read" : "unread")
        }
      }
    }
    let page = Page(Volume())
    page.show()
    func index(_ name: String) -> Int { page.semantics.firstIndex { $0[2] as? String == name } ?? -1 }
    func flags(_ name: String) -> Int { page.semantics.first { $0[2] as? String == name }?[5] as? Int ?? 0 }
    #expect(flags("Volume") & 16 != 0 && flags("moving") & 32 != 0)
    #expect(page.semantics[index("moving")][4] as? String == "Unit: dB")
    page.tell(#"{"e":"more","frame":\#(index("Volume"))}"#)
    page.show()
    #expect(page.semantics[index("Volume")][3] as? String == "40%")
    page.tell(#"{"e":"heard","frame":\#(index("moving"))}"#)
    page.show()
    #expect(page.texts.contains("read") && flags("moving") & 128 != 0)
    page.tell(#"{"e":"heard"}"#)
    page.show()
    #expect(page.texts.contains("unread") && flags("moving") & 128 == 0)
    page.tell(#"{"e":"activate","frame":\#(index("Tell"))}"#)
    page.show()
    #expect(page.messages.contains { $0["l"] as? [String] == ["At 4"] })
    #expect(page.texts.contains("read") && flags("moving") & 128 != 0)
    page.tell(#"{"e":"prefer","flags":1}"#)
    page.show()
    #expect(page.texts.contains("still"))
  }

  @Test("a link asks the page to open it") func links() throws {
    let page = Page(Link("Swift", destination: try #require(URL(string: "https://swift.org"))))
    page.show()
    page.tap(150, 100)
    #expect(page.messages.contains { $0["u"] as? [String] == ["https://swift.org"] })
  }

  @Test("where the user has scrolled is where views are hit") func scrolling() throws {
    struct Rows: View {
      @State private var tapped = -1
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { row in
              Button("Row \(row)") { tapped = row }.buttonStyle(.plain).frame(width: 300, height: 50)
            }
          }
        }
        .overlay(alignment: .bottom) { Text("tapped \(tapped)") }
      }
    }
    let page = Page(Rows())
    page.show()
    page.tell(#"{"e":"scroll","slot":0,"x":0,"y":500}"#)
    page.tell(#"{"e":"scroll","slot":99,"x":0,"y":100}"#)
    page.show()
    page.tap(150, 25)
    #expect(page.texts.contains("tapped 10"))
  }

  @Test(
    "what is no event is none",
    arguments: [
      "", "{", "[]", #"{"e":"fall"}"#, #"{"e":"down"}"#, #"{"e":"down","x":1e999,"y":0}"#,
      #"{"e":"down","x":"a","y":0}"#, #"{"e":"keydown","key":""}"#, #"{"e":"keydown","key":"F13"}"#,
      #"{"e":"edit","node":1,"text":"a","revision":-1}"#, #"{"e":"edit","node":-1,"text":"a","revision":1}"#,
      #"{"e":"window","width":0,"height":10}"#, #"{"e":"window","width":1e9,"height":10}"#,
      #"{"e":"scroll","slot":99999999999,"x":0,"y":0}"#, #"{"e":"prefer","flags":16}"#,
      #"{"e":"prefer"}"#, #"{"e":"more"}"#, #"{"e":"less","frame":"a"}"#,
      "{\"e\":\"compose\",\"text\":\"" + String(repeating: "a", count: 1 << 20) + "\"}",
    ])
  func nonsense(text: String) { #expect(ClientMessage(text) == nil) }

  @Test("keys have their names in browsers")
  func keys() {
    func event(_ text: String) -> ClientEvent? { ClientMessage(text)?.event }
    #expect(
      event(#"{"e":"keydown","key":"A","chars":"A","mods":2}"#)
        == .key(KeyEvent("a", characters: "A", modifiers: .shift)))
    #expect(event(#"{"e":"keyup","key":"Enter"}"#) == .key(KeyEvent(.return, phase: .up, characters: "")))
    #expect(
      event(#"{"e":"keyrepeat","key":"ArrowLeft","mods":20}"#)
        == .key(KeyEvent(.leftArrow, phase: .repeated, characters: "", modifiers: [.control, .command])))
  }

  @Test("an event says in which window it happens")
  func windows() {
    #expect(ClientMessage(#"{"e":"modifiers","mods":2,"w":7}"#)?.window == 7)
    #expect(ClientMessage(#"{"e":"modifiers","mods":2}"#)?.window == 0)
    #expect(ClientMessage(#"{"e":"modifiers","mods":2,"w":"7"}"#) == nil)
  }

  @Test("settings that a page tells leave its phase as it is; a screen reader is in use until it is closed")
  func preferences() throws {
    struct Told: View {
      @Environment(\.scenePhase) private var phase
      @Environment(\.accessibilityVoiceOverEnabled) private var isRead
      @Environment(\.accessibilityReduceMotion) private var reduceMotion
      @AccessibilityFocusState private var isHere: Bool
      var body: some View {
        Text("\(phase) \(isRead) \(reduceMotion) \(isHere)").accessibilityFocused($isHere)
      }
    }
    let page = Page(Told())
    page.show()
    #expect(page.texts == ["active false false false"])
    page.tell(#"{"e":"phase","text":"inactive"}"#)
    page.tell(#"{"e":"prefer","flags":1}"#)
    page.show()
    #expect(page.texts == ["inactive false true false"])
    let text = page.semantics.firstIndex { $0[1] as? String == "staticText" }
    page.tell(#"{"e":"heard","frame":\#(text ?? -1)}"#)
    page.tell(#"{"e":"prefer","flags":0}"#)
    page.tell(#"{"e":"window","width":310,"height":200}"#)
    page.show()
    #expect(page.texts == ["inactive true false true"])
    page.session.close()
    #expect(page.open())
    page.tell(#"{"e":"window","width":300,"height":200}"#)
    #expect(page.texts == ["inactive false false false"])
  }
}
