import SwiftUI
import SwiftUICore
import Testing

@testable import HeadlessHost

@MainActor @Suite("Outlines")
struct OutlineGroupTests {
  struct Item: Identifiable, Hashable {
    var name: String
    var children: [Item]?
    var id: String { name }
  }

  @Observable final class Model {
    var items = [
      Item(
        name: "Fruits",
        children: [
          Item(name: "Apple"), Item(name: "Berries", children: [Item(name: "Black"), Item(name: "Blue")]),
        ]),
      Item(name: "Empty", children: []), Item(name: "Water"),
    ]
  }

  private struct Outline: View {
    @Bindable var model: Model
    var body: some View { List { OutlineGroup(model.items, children: \.children) { Text($0.name) } } }
  }

  private func session<V: View>(_ view: V, profile: PlatformProfile = .desktop) -> HeadlessSession {
    let session = HeadlessSession(view, size: CGSize(width: 300, height: 500))
    session.setEnvironment { $0.platformProfile = profile }
    session.update()
    return session
  }

  private func labels(_ session: HeadlessSession) -> [String] {
    session.update()
    return session.elements.compactMap(\.label)
  }

  private func toggle(_ session: HeadlessSession, _ label: String) throws {
    try session.find(.label(label)).perform(.activate)
    session.advance(by: 1)
  }

  @Test("elements with children are collapsed at first, and each is a row of the list")
  func rows() throws {
    let session = session(Outline(model: Model()))
    #expect(labels(session) == ["Fruits", "Empty", "Water"])
    try toggle(session, "Fruits")
    #expect(labels(session) == ["Fruits", "Apple", "Berries", "Empty", "Water"])
    #expect(try session.find(.label("Fruits")).value == "expanded")
    #expect(try session.find(.label("Empty")).value == "collapsed")
    #expect(session.session.graph.inconsistency() == nil)
  }

  @Test("an element stays expanded while it is out of sight, and wherever it goes in the data")
  func memory() throws {
    let model = Model()
    let session = session(Outline(model: model))
    try toggle(session, "Fruits")
    try toggle(session, "Berries")
    #expect(labels(session) == ["Fruits", "Apple", "Berries", "Black", "Blue", "Empty", "Water"])
    try toggle(session, "Fruits")
    #expect(labels(session) == ["Fruits", "Empty", "Water"])
    try toggle(session, "Fruits")
    #expect(labels(session) == ["Fruits", "Apple", "Berries", "Black", "Blue", "Empty", "Water"])
    model.items.reverse()
    session.advance(by: 1)
    #expect(labels(session) == ["Water", "Empty", "Fruits", "Apple", "Berries", "Black", "Blue"])
    model.items[2].children?[1].children = nil
    session.advance(by: 1)
    #expect(labels(session) == ["Water", "Empty", "Fruits", "Apple", "Berries"])
    #expect(session.session.graph.inconsistency() == nil)
  }

  @Test("on the desktop the arrow expands, on a phone the whole row")
  func presses() throws {
    let desktop = session(Outline(model: Model()))
    let title = try desktop.find(.label("Fruits")).frame
    desktop.tap(at: CGPoint(x: title.midX, y: title.midY))
    desktop.advance(by: 1)
    #expect(labels(desktop).count == 3)
    desktop.tap(at: CGPoint(x: title.minX - 6, y: title.midY))
    desktop.advance(by: 1)
    #expect(labels(desktop).count == 5)
    let phone = session(Outline(model: Model()), profile: .phone)
    try phone.find(.label("Fruits")).tap()
    phone.advance(by: 1)
    #expect(labels(phone).count == 5)
  }

  @Test("with the option key all below expands, by the arrow and by keys", arguments: [false, true])
  func expandsAll(byKeys: Bool) throws {
    struct Picked: View {
      let items: [Item]
      @State private var selection: String?
      var body: some View {
        List(items, children: \.children, selection: $selection) { Text($0.name) }
      }
    }
    let session = session(Picked(items: Model().items))
    let all = ["Fruits", "Apple", "Berries", "Black", "Blue", "Empty", "Water"]
    try session.find(.label("Fruits")).perform(.named("Expand"))
    session.advance(by: 1)
    #expect(labels(session).count == 5, "assistive technology expands a row that it selects by activation")
    try session.find(.label("Fruits")).perform(.named("Collapse"))
    session.advance(by: 1)
    let title = try session.find(.label("Fruits")).frame
    func turn(_ key: KeyEquivalent) {
      if byKeys {
        session.press(key, modifiers: .option)
      } else {
        session.session.send(EventModifiers.option)
        session.tap(at: CGPoint(x: title.minX - 6, y: title.midY))
        session.session.send(EventModifiers())
      }
      session.advance(by: 1)
    }
    if byKeys { session.tap(at: CGPoint(x: title.midX, y: title.midY)) }
    turn(.rightArrow)
    #expect(labels(session) == all)
    turn(.leftArrow)
    #expect(labels(session) == ["Fruits", "Empty", "Water"])
    session.session.send(EventModifiers())
    session.tap(at: CGPoint(x: title.minX - 6, y: title.midY))
    session.advance(by: 1)
    #expect(labels(session).count == 5, "the inner one has been collapsed too")
  }

  fileprivate final class Payload {}
  fileprivate struct Folder: Identifiable {
    let id: Int
    var payload: Payload?
    var children: [Folder]?
  }
  @Observable fileprivate final class Folders {
    var all = [Folder(id: 0), Folder(id: 1, children: [])]
  }

  @Test("what has gone from the data is not kept")
  func forgotten() throws {
    struct Tree: View {
      let folders: Folders
      var body: some View { List(folders.all, children: \.children) { Text("Folder \($0.id)") } }
    }
    let folders = Folders()
    weak var payload: Payload?
    do {
      let made = Payload()
      payload = made
      folders.all.append(Folder(id: 2, children: [Folder(id: 3, payload: made)]))
    }
    let session = session(Tree(folders: folders))
    try toggle(session, "Folder 2")
    #expect(labels(session) == ["Folder 0", "Folder 1", "Folder 2", "Folder 3"])
    #expect(payload != nil)
    folders.all.removeLast()
    session.advance(by: 1)
    #expect(labels(session) == ["Folder 0", "Folder 1"])
    #expect(payload == nil)
  }

  /// An element that is its own identity.
  fileprivate final class Node: Hashable {
    let name: String
    let children: [Node]?
    init(_ name: String, _ children: [Node]? = nil) {
      self.name = name
      self.children = children
    }
    static func == (a: Node, b: Node) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
  @Observable fileprivate final class Nodes { var all: [Node] = [] }
  fileprivate struct Weak { weak var node: Node? }

  @Test("identities of elements that have gone are not kept, but for those that are expanded")
  func forgottenIdentities() throws {
    struct Tree: View {
      let nodes: Nodes
      var body: some View { List(nodes.all, id: \.self, children: \.children) { Text($0.name) } }
    }
    let nodes = Nodes()
    let session = session(Tree(nodes: nodes))
    var seen: [Weak] = []
    func alive() -> [String] { seen.compactMap { $0.node?.name } }
    for round in 0..<10 {
      nodes.all = (0..<3).map { Node("\(round) \($0)", [Node("below", [])]) }
      seen += nodes.all.map { Weak(node: $0) }
      #expect(labels(session) == (0..<3).map { "\(round) \($0)" })
      session.advance(by: 1)
    }
    #expect(alive() == ["9 0", "9 1", "9 2"])
    for name in ["9 0", "9 1"] { try toggle(session, name) }
    try toggle(session, "9 1")
    let expanded = nodes.all[0]
    nodes.all = []
    session.advance(by: 1)
    #expect(alive() == ["9 0"])
    nodes.all = [expanded]
    session.advance(by: 1)
    #expect(labels(session) == ["9 0", "below"])
    #expect(session.session.graph.inconsistency() == nil)
  }

  @Test("outside of lists an outline is disclosure groups; it has one element or several at the top")
  func elsewhere() throws {
    let root = Item(name: "Root", children: Model().items)
    let session = session(VStack { OutlineGroup(root, children: \.children) { Text($0.name) } })
    #expect(labels(session) == ["Root"])
    try toggle(session, "Root")
    #expect(labels(session) == ["Root", "Fruits", "Empty", "Water"])
    let other = self.session(
      VStack { OutlineGroup(Model().items, id: \.name, children: \.children) { Text($0.name) } })
    #expect(labels(other) == ["Fruits", "Empty", "Water"])
  }

  @Test("views of a binding's elements can change them")
  func bindings() throws {
    struct Editor: View {
      @Bindable var model: Model
      var body: some View {
        List {
          OutlineGroup($model.items, children: \.children) { $item in
            Button(item.name) { item.name = item.name.uppercased() }
          }
          OutlineGroup($model.items[0], children: \.children) { $item in Text("one \(item.name)") }
        }
      }
    }
    let model = Model()
    let session = session(Editor(model: model))
    #expect(labels(session).contains("one Fruits"))
    try session.find(.label("Water")).tap()
    session.advance(by: 1)
    #expect(model.items.map(\.name) == ["Fruits", "Empty", "WATER"])
  }

  @Test("a group in a list is a row with its title and rows below it; one inside of a row is no such thing")
  func groups() throws {
    let list = List {
      DisclosureGroup("Group", isExpanded: .constant(true)) {
        Text("a")
        Text("b")
      }
      VStack { DisclosureGroup("Inner", isExpanded: .constant(true)) { Text("c") } }
    }
    let session = session(list)
    let frames = try ["a", "b", "c", "Inner"].map { try session.find(.label($0)).frame }
    #expect(frames[1].minY - frames[0].minY >= 24)
    #expect(frames[2].minY - frames[3].minY < 24 + 8)
  }

  @Test(
    "an outline that is put in two places is expanded in each by itself, and collapsed when it comes again")
  func places() throws {
    struct Item: Identifiable {
      let id: String
      var children: [Item]?
    }
    struct Pair<Content: View>: View {
      let content: Content
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("Again") { isShown.toggle() }
          if isShown { VStack { content } }
          VStack { content }
        }
      }
    }
    let outline = OutlineGroup([Item(id: "A", children: [Item(id: "a")])], children: \.children) {
      Text($0.id)
    }
    let session = session(Pair(content: outline))
    func shown() -> Int { session.findAll(.label("a")).count }
    try #require(session.findAll(.label("A")).first).tap()
    session.advance(by: 1)
    #expect(shown() == 1)
    for _ in 0..<2 {
      try session.find("Again").tap()
      session.advance(by: 1)
    }
    #expect(shown() == 0)
  }

  @Test("an outline in a lazy container is expanded as it was when it comes back into sight")
  func outOfSight() throws {
    struct Item: Identifiable {
      let id: String
      var children: [Item]?
    }
    struct Rows: View {
      let items = [Item(id: "A", children: [Item(id: "a")])]
      var body: some View {
        ScrollView {
          LazyVStack {
            VStack { OutlineGroup(items, children: \.children) { Text($0.id) } }
            ForEach(0..<200, id: \.self) { Text("Row \($0)").frame(height: 40) }
          }
        }
      }
    }
    let session = session(Rows())
    try session.find(.label("A")).tap()
    session.advance(by: 1)
    #expect(labels(session).contains("a"))
    let middle = CGPoint(x: session.size.width / 2, y: session.size.height / 2)
    session.scroll(by: CGSize(width: 0, height: 6_000), at: middle)
    session.advance(by: 1)
    #expect(!labels(session).contains("A"))
    session.scroll(by: CGSize(width: 0, height: -9_000), at: middle)
    session.advance(by: 1)
    #expect(labels(session).contains("a"))
  }
}
