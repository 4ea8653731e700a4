import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite("Picking rows of lists")
struct ListPickingTests {
  @MainActor @Observable fileprivate final class Model {
    var several: Set<Int> = []
    var one: Int?
    var word: String?
    var log: [String] = []
    var mode = EditMode.inactive
    var isExpanded = true
  }

  private struct Node: Identifiable {
    let id: Int
    var children: [Node]?
  }

  /// Counts the values of rows that there are.
  @MainActor private final class Mark {
    static var count = 0
    init() { Self.count += 1 }
    isolated deinit { Self.count -= 1 }
  }

  private struct Marked: View {
    let mark: Mark
    let text: String
    var body: some View { Text(text) }
  }

  private enum Kind {
    case several, many, one, outline, tags, million, words, equivalents, links, unselectedLinks
  }

  private struct Rows: View {
    @Bindable var model: Model
    let kind: Kind

    private static let nodes = [
      Node(id: 1, children: [Node(id: 11), Node(id: 12)]), Node(id: 2),
    ]

    @ViewBuilder private var list: some View {
      switch kind {
      case .several:
        List(selection: $model.several) {
          ForEach(0..<30, id: \.self) { id in
            Text("Item \(id)").contextMenu { Button("Copy") { model.log.append("copy \(id)") } }
          }
          .onDelete { _ in model.log.append("delete") }
        }
      case .many:
        List(selection: $model.several) {
          ForEach(0..<10_000, id: \.self) { Marked(mark: Mark(), text: "Item \($0)") }
        }
      case .equivalents:
        List(selection: $model.word) {
          ForEach(["Apple", "Maple", "Melon"], id: \.self) { word in
            Text(word).typeSelectEquivalent(
              word == "Apple" ? nil : Text(word == "Maple" ? "Kiefer" : ""))
          }
        }
      case .one: List(selection: $model.one) { ForEach(0..<30, id: \.self) { Text("Item \($0)") } }
      case .outline: List(Self.nodes, children: \.children, selection: $model.one) { Text("Node \($0.id)") }
      case .words:
        List(selection: $model.word) {
          ForEach(["Apple", "Maple", "Melon"], id: \.self) { Label($0, systemImage: "leaf") }
          ForEach(0..<300, id: \.self) { Text("Tree \($0)") }
          ForEach(["Élan"], id: \.self) { Text($0) }
        }
      case .links: NavigationStack { List(selection: $model.several) { links } }
      case .unselectedLinks: NavigationStack { List { links } }
      case .tags: List(selection: $model.one) { ForEach(["A", "B", "C"], id: \.self) { row($0) } }
      case .million:
        List(selection: $model.one) { ForEach(0..<1_000_000, id: \.self) { Text(verbatim: "Item \($0)") } }
      }
    }

    private var links: some View {
      ForEach(0..<4, id: \.self) { number in
        NavigationLink("Link \(number)") { Text("Screen \(number)") }
      }
    }

    private func row(_ name: String) -> some View { Text(name).tag(["A": 1, "B": 2, "C": 3][name] ?? 0) }

    var body: some View {
      list.environment(\.editMode, $model.mode)
        .contextMenu(forSelectionType: Int.self) { _ in
        } primaryAction: {
          model.log.append("primary \($0.sorted())")
        }
    }
  }

  private let model = Model()

  private func session(_ kind: Kind, _ profile: PlatformProfile) -> HeadlessSession {
    let session = HeadlessSession(
      Rows(model: model, kind: kind).environment(\.platformProfile, profile),
      size: CGSize(width: 300, height: 300))
    session.update()
    return session
  }

  @Test("on a phone taps select several rows while the list is edited, by circles, and not before")
  func circles() throws {
    let session = session(.several, .phone)
    try session.tap("Item 1")
    #expect(model.several.isEmpty)
    #expect(model.log == ["primary [1]"])
    let before = try session.find("Item 1").frame.minX
    model.mode = .active
    session.update()
    session.advance(by: 1)
    #expect(try session.find("Item 1").frame.minX > before + 20, "a circle stands before it")
    #expect(!session.exists("Delete"), "in the place of the button that deletes")
    try session.tap("Item 1")
    try session.tap("Item 3")
    #expect(model.several == [1, 3])
    #expect(try session.find("Item 3").isSelected)
    try session.tap("Item 1")
    #expect(model.several == [3])
    #expect(model.log == ["primary [1]"], "nothing else takes the taps")
  }

  @Test("on a phone a tap selects one row, edited or not, without circles")
  func single() throws {
    let session = session(.one, .phone)
    try session.tap("Item 2")
    #expect(model.one == 2)
    let before = try session.find("Item 1").frame.minX
    model.mode = .active
    session.update()
    session.advance(by: 1)
    try session.tap("Item 1")
    #expect(model.one == 1)
    #expect(try session.find("Item 1").frame.minX == before)
  }

  @Test("on a phone rows with others below them are selected, and shown by their arrows")
  func outlineOnPhone() throws {
    let session = session(.outline, .phone)
    try session.tap("Node 1")
    #expect(model.one == 1 && !session.exists("Node 11"))
    let row = try session.find("Node 1").frame
    session.tap(at: CGPoint(x: row.maxX - 5, y: row.midY))
    session.advance(by: 1)
    #expect(model.one == 1 && session.exists("Node 11"))
  }

  @Test("arrow keys show and hide rows of an outline, and go in and out")
  func outlineKeys() throws {
    let session = session(.outline, .desktop)
    session.tap(at: CGPoint(x: 60, y: try session.find("Node 1").frame.midY))
    #expect(model.one == 1)
    session.press(.rightArrow)
    session.advance(by: 1)
    #expect(model.one == 1 && session.exists("Node 12"))
    session.press(.rightArrow)
    #expect(model.one == 11)
    session.press(.downArrow)
    session.press(.leftArrow)
    #expect(model.one == 1)
    session.press(.leftArrow)
    session.advance(by: 1)
    #expect(model.one == 1 && !session.exists("Node 11"))
    session.press(.return)
    #expect(model.log == ["primary [1]"])
  }

  @Test("keys go on from what the program has selected", arguments: [false, true])
  func program(isTagged: Bool) throws {
    let session = session(isTagged ? .tags : .million, .desktop)
    try session.tap(isTagged ? "B" : "Item 3")
    model.one = isTagged ? 3 : 500_000
    session.update()
    let rows = session.session.graph.counters.rows
    session.press(.upArrow)
    #expect(model.one == (isTagged ? 2 : 499_999))
    #expect(session.session.graph.counters.rows < rows + 40, "rows on the way are not made")
    if !isTagged { #expect(session.exists("Item 499999")) }
  }

  @Test("the command key and A select all, and shift goes on from the program's selection")
  func all() throws {
    let session = session(.several, .desktop)
    try session.tap("Item 3")
    session.press("a", modifiers: .command)
    #expect(model.several == Set(0..<30))
    model.several = [5]
    session.update()
    session.press(.downArrow, modifiers: .shift)
    #expect(model.several == [5, 6])
    session.press(.downArrow, modifiers: .shift)
    #expect(model.several == [5, 6, 7])
  }

  @Test("selecting all asks each row and keeps none")
  func allOfMany() throws {
    let session = session(.many, .desktop)
    try session.tap("Item 3")
    let marks = Mark.count
    session.press("a", modifiers: .command)
    #expect(model.several.count == 10_000)
    #expect(Mark.count < marks + 500)
  }

  @Test("a row is selected by what the program says is typed for it, and by nothing where that is empty")
  func typeSelectEquivalents() throws {
    let session = session(.equivalents, .desktop)
    try session.tap("Apple")
    session.press("k")
    #expect(model.word == "Maple")
    session.advance(by: 2)
    session.press("m")
    #expect(model.word == "Maple", "neither is selected by its own text any more")
  }

  @Test("letters select the row that begins with them, with others soon after, wherever it is")
  func typing() throws {
    let session = session(.words, .desktop)
    try session.tap("Apple")
    session.press("m")
    #expect(model.word == "Maple")
    session.advance(by: 0.2)
    session.press("e")
    #expect(model.word == "Melon", "the letters of one word")
    session.advance(by: 2)
    session.press("m")
    #expect(model.word == "Maple", "after a pause anew, from the next row on and around the end")
    session.press("m")
    #expect(model.word == "Melon", "the same letter goes on")
    session.advance(by: 2)
    let rows = session.session.graph.counters.rows
    session.press("e")
    session.update()
    #expect(model.word == "Élan" && session.exists("Élan"), "of a row that was not made, in sight now")
    #expect(session.session.graph.counters.rows < rows + 400)
    session.advance(by: 2)
    session.press("q")
    session.press("a", modifiers: .command)
    #expect(model.word == "Élan", "no row begins so, and commands type nothing")
  }

  @Test("a row of a phone that is picked by a circle opens no screen, nor does any that is edited")
  func links() throws {
    for kind in [Kind.links, .unselectedLinks] {
      model.several = []
      model.mode = .active
      let session = session(kind, .phone)
      session.advance(by: 1)
      try session.tap("Link 2")
      session.advance(by: 1)
      #expect(!session.exists("Screen 2") && model.several == (kind == .links ? [2] : []))
      model.mode = .inactive
      session.update()
      session.advance(by: 1)
      try session.tap("Link 2")
      session.advance(by: 1)
      #expect(session.exists("Screen 2"))
    }
  }

  @Test(
    "a section follows what an observable object says of it, and its header on a phone is pressed wherever")
  func sections() throws {
    let session = HeadlessSession(
      Sections(model: model).environment(\.platformProfile, .phone), size: CGSize(width: 300, height: 300))
    session.update()
    #expect(session.exists("Inside"))
    model.isExpanded = false
    session.update()
    session.advance(by: 1)
    #expect(!session.exists("Inside"))
    try session.tap("Header")
    session.advance(by: 1)
    #expect(model.isExpanded && session.exists("Inside"))
  }

  private struct Sections: View {
    @Bindable var model: Model
    var body: some View {
      List { Section("Header", isExpanded: $model.isExpanded) { Text("Inside") } }.listStyle(.sidebar)
    }
  }

  @Test("an open menu keeps its row in a list that has no room for it") func menuOutOfSight() throws {
    let session = HeadlessSession(Shrinking(model: model), size: CGSize(width: 300, height: 300))
    session.update()
    try session.find("Menu").perform(.showMenu)
    session.update()
    #expect(session.exists("Copy"))
    model.one = 1
    session.update()
    #expect(session.exists("Copy") && session.session.graph.inconsistency() == nil)
    #expect(session.session.graph.reporter.reports.isEmpty)
  }

  private struct Shrinking: View {
    let model: Model
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          Color.red.frame(height: 150)
          Text("Menu").contextMenu { Button("Copy") {} }
          Color.red.frame(height: 900)
        }
      }
      .frame(height: model.one == nil ? 300 : 100)
    }
  }

  @Test("keys that a field in a row takes leave the selection alone") func fields() throws {
    let session = HeadlessSession(Fields(model: model), size: CGSize(width: 300, height: 300))
    session.update()
    try session.find("Field 1").tap()
    session.press(.downArrow)
    session.press("x")
    #expect(model.one == 1 || model.one == nil)
    let before = model.one
    session.press(.downArrow)
    #expect(model.one == before)
    session.tap(at: CGPoint(x: 250, y: try session.find("Field 0").frame.midY))
    #expect(model.one == 0)
    session.press(.downArrow)
    #expect(model.one == 1)
  }

  @Test("a list is not made again when the focus goes from one of its fields to another") func focusInFields()
    throws
  {
    let session = HeadlessSession(Fields(model: model), size: CGSize(width: 300, height: 300))
    session.update()
    try session.find("Field 0").focus()
    session.update()
    let bodies = session.session.graph.counters.bodies
    try session.find("Field 1").focus()
    session.update()
    #expect(session.session.graph.counters.bodies - bodies < 10)
  }

  private struct Fields: View {
    @Bindable var model: Model
    @State private var text = "Text"
    var body: some View {
      List(selection: $model.one) {
        ForEach(0..<3, id: \.self) { number in
          HStack { TextField("Field \(number)", text: $text).frame(width: 80) }
        }
      }
    }
  }

  @Test("a click below the rows selects none, on the desktop") func beside() throws {
    let session = session(.tags, .desktop)
    try session.tap("B")
    #expect(model.one == 2)
    session.tap(at: CGPoint(x: 100, y: 250))
    #expect(model.one == nil)
  }

  @Test("a row's menu opens beside its text") func menu() throws {
    let session = session(.several, .desktop)
    session.secondaryClick(at: CGPoint(x: 250, y: try session.find("Item 2").frame.midY))
    try session.tap("Copy")
    #expect(model.log == ["copy 2"])
  }
}
