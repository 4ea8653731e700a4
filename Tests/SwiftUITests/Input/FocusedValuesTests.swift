import HeadlessHost
import SceneHost
import SwiftUI
import Testing

extension FocusedValues {
  @Entry var note: String?
  @Entry var level: Binding<Int>?
}

private struct ByHandKey: FocusedValueKey { typealias Value = Int }
extension FocusedValues {
  fileprivate var byHand: Int? {
    get { self[ByHandKey.self] }
    set { self[ByHandKey.self] = newValue }
  }
}

@MainActor private final class Model: ObservableObject {
  @Published var name: String
  init(_ name: String) { self.name = name }
}

@MainActor @Observable private final class Seen {
  var name: String
  init(_ name: String) { self.name = name }
}

@MainActor
@Suite("What the focus tells")
struct FocusedValuesTests {
  @Test("a tree that is released without being ended first tells nothing any more")
  func released() {
    weak var graph: AnyObject?
    do {
      let session = Session(
        VStack {
          Text("a").focusedSceneValue(\.note, "a")
          Reader()
        }, proposal: .unspecified)
      session.update()
      graph = session.graph
      #expect(graph != nil)
    }
    #expect(graph == nil)
  }

  private struct Reader: View {
    @FocusedValue(\.note) private var note
    @FocusedValue(\.byHand) private var byHand
    @FocusedBinding(\.level) private var level
    @FocusedObject private var model: Model?
    @FocusedValue(Seen.self) private var seen

    var body: some View {
      VStack {
        Text("note \(note ?? "none")")
        Text("hand \(byHand.map(String.init) ?? "none")")
        Text("level \(level.map(String.init) ?? "none")")
        Text("model \(model?.name ?? "none")")
        Text("seen \(seen?.name ?? "none")")
        Button("Raise") { level = (level ?? 0) + 1 }
        Button("Rename") { $model?.name.wrappedValue = "renamed" }
      }
    }
  }

  private struct Page: View {
    @State private var level = 1
    @State private var noteOfFirst = "first note"
    @State private var hasScene = true
    let model: Model
    let seen: Seen
    @State private var text = ""

    var body: some View {
      VStack {
        Reader()
        TextField("First", text: $text).focusedValue(\.note, noteOfFirst).focusedObject(model)
        VStack {
          TextField("Second", text: $text).focusedValue(\.note, "inner").focusedValue(\.byHand, 7)
          TextField("Third", text: $text).focusedValue(seen)
        }
        .focusedValue(\.note, "outer").focusedValue(\.level, $level)
        Text("mine \(level)")
        Button("Change") { noteOfFirst = "changed" }
        Button("Scene") { hasScene.toggle() }
        if hasScene { Color.clear.frame(width: 1, height: 1).focusedSceneValue(\.note, "scene") }
      }
      .frame(width: 200)
    }
  }

  private func session(_ model: Model = Model("Ada"), _ seen: Seen = Seen("Eve")) -> HeadlessSession {
    HeadlessSession(Page(model: model, seen: seen), size: CGSize(width: 300, height: 600))
  }

  @Test("values of the views around the focus, the inmost first, then those of the scene")
  func values() throws {
    let session = session()
    #expect(session.exists("note scene") && session.exists("hand none") && session.exists("level none"))
    try session.find("First").focus()
    #expect(session.exists("note first note"))
    try session.find("Second").focus()
    #expect(session.exists("note inner") && session.exists("hand 7") && session.exists("level 1"))
    try session.find("Third").focus()
    #expect(session.exists("note outer") && session.exists("hand none") && session.exists("seen Eve"))
  }

  @Test("what a view tells changes, and goes with the view")
  func changes() throws {
    let session = session()
    try session.find("First").focus()
    try session.find("Change").perform(.activate)
    #expect(session.exists("note changed"))
    try session.find("Scene").perform(.activate)
    #expect(session.exists("note changed"))
    session.press(.tab)
    session.press(.tab)
    #expect(session.exists("note outer"))
    let other = self.session()
    try other.find("Scene").perform(.activate)
    #expect(other.exists("note none"))
    try other.find("Scene").perform(.activate)
    #expect(other.exists("note scene"))
  }

  @Test("a binding that is told is read and written")
  func binding() throws {
    let session = session()
    try session.find("Raise").perform(.activate)
    #expect(session.exists("mine 1") && session.exists("level none"))
    try session.find("Third").focus()
    try session.find("Raise").perform(.activate)
    #expect(session.exists("mine 2") && session.exists("level 2"))
  }

  @Test("an object that is told is followed, and no more where it is not told")
  func objects() throws {
    let (model, seen) = (Model("Ada"), Seen("Eve"))
    let session = session(model, seen)
    #expect(session.exists("model none"))
    try session.find("First").focus()
    #expect(session.exists("model Ada"))
    model.name = "Lin"
    #expect(session.exists("model Lin"))
    try session.find("Rename").perform(.activate)
    #expect(model.name == "renamed" && session.exists("model renamed"))
    try session.find("Third").focus()
    #expect(session.exists("model none") && session.exists("seen Eve"))
    seen.name = "Mia"
    #expect(session.exists("seen Mia"))
  }

  @Test("a body that reads what it tells comes to rest")
  func rest() throws {
    struct Loop: View {
      @FocusedValue(\.note) private var note
      var body: some View {
        Text("reads \(note ?? "none")").focusedSceneValue(\.note, "told")
      }
    }
    let session = HeadlessSession(Loop())
    session.update()
    #expect(session.exists("reads told") && session.warnings.isEmpty)
  }
}

@MainActor
@Suite("Where the focus goes by default")
struct DefaultFocusTests {
  private enum Field: Hashable { case first, second }

  private struct Form: View {
    @FocusState private var field: Field?
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("First", text: $text).focused($field, equals: .first)
        TextField("Second", text: $text).focused($field, equals: .second)
      }
      .defaultFocus($field, .second)
    }
  }

  @Test("the bound view has the focus when the window appears")
  func bound() {
    let session = HeadlessSession(Form(), size: CGSize(width: 200, height: 100))
    #expect(session.focusedElement?.label == "Second")
  }

  private struct Later: View {
    @State private var isShown = false
    var body: some View {
      VStack {
        Button("Show") { isShown = true }
        if isShown { Form() }
      }
    }
  }

  @Test("once the user has done something it goes nowhere by itself")
  func later() throws {
    let session = HeadlessSession(Later(), size: CGSize(width: 200, height: 100))
    try session.find("Show").tap()
    #expect(session.exists("First") && session.focusedElement == nil)
  }

  private struct Scope: View {
    @Namespace private var scope
    @Namespace private var other
    @Environment(\.resetFocus) private var resetFocus
    @State private var text = ""
    @State private var prefersSecond = true
    var body: some View {
      VStack {
        TextField("Outside", text: $text)
        VStack {
          TextField("First", text: $text)
          TextField("Second", text: $text).prefersDefaultFocus(prefersSecond, in: scope)
        }
        .focusScope(scope)
        VStack { TextField("Third", text: $text) }.focusScope(other)
        Button("Reset") { resetFocus(in: scope) }
        Button("Other") { resetFocus(in: other) }
        Button("Prefer") { prefersSecond = false }
      }
    }
  }

  @Test("a view that prefers it gets the focus, and again when its scope is reset")
  func preferred() throws {
    let session = HeadlessSession(Scope(), size: CGSize(width: 200, height: 300))
    #expect(session.focusedElement?.label == "Second")
    try session.find("Outside").focus()
    try session.find("Reset").perform(.activate)
    #expect(session.focusedElement?.label == "Second")
    try session.find("Prefer").perform(.activate)
    try session.find("Reset").perform(.activate)
    #expect(session.focusedElement?.label == "First", "the first of the scope where none prefers it")
    try session.find("Other").perform(.activate)
    #expect(session.focusedElement?.label == "Third")
  }
}

@MainActor
@Suite("Commands")
struct FocusCommandTests {
  @MainActor private final class Log { var entries: [String] = [] }

  private struct Page: View {
    let log: Log
    @State private var text = "ab"
    var body: some View {
      VStack {
        Text("Card").focusable()
        TextField("Name", text: $text)
        Text("Off").focusable().disabled(true)
      }
      .onMoveCommand { log.entries.append("\($0)") }
      .onExitCommand { log.entries.append("exit") }
      .onDeleteCommand { log.entries.append("delete") }
    }
  }

  @Test("keys that the view with the focus does not use are commands")
  func commands() throws {
    let log = Log()
    let session = HeadlessSession(Page(log: log), size: CGSize(width: 200, height: 100))
    session.press(.escape)
    #expect(log.entries.isEmpty, "the focus is nowhere")
    try session.find("Card").focus()
    for key in [KeyEquivalent.upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .delete, .deleteForward]
    {
      #expect(session.press(key))
    }
    #expect(log.entries == ["up", "down", "left", "right", "exit", "delete", "delete"])
    session.press(.leftArrow, modifiers: .command)
    session.press("x")
    #expect(log.entries.count == 7)
  }

  @Test("a field uses its own keys, and passes escape on")
  func field() throws {
    let log = Log()
    let session = HeadlessSession(Page(log: log), size: CGSize(width: 200, height: 100))
    try session.find("Name").focus()
    session.press(.leftArrow)
    session.press(.delete)
    #expect(log.entries.isEmpty)
    session.press(.escape)
    #expect(log.entries == ["exit"])
  }

  @Test("the inner command comes first, and nil passes it on")
  func nested() throws {
    let log = Log()
    let page = Text("Card").focusable().onExitCommand { log.entries.append("inner") }
      .onExitCommand { log.entries.append("outer") }
    let session = HeadlessSession(page)
    try session.find("Card").focus()
    session.press(.escape)
    #expect(log.entries == ["inner"])
    let open = Text("Card").focusable().onExitCommand(perform: nil).onExitCommand {
      log.entries.append("outer")
    }
    let other = HeadlessSession(open)
    try other.find("Card").focus()
    other.press(.escape)
    #expect(log.entries == ["inner", "outer"])
  }
}
