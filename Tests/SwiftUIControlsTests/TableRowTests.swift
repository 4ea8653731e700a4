import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@testable import HeadlessHost

@MainActor @Suite("Rows of tables")
struct TableRowTests {
  private static let people = TablePerson.three

  private func session<V: View>(_ view: V, profile: PlatformProfile = .desktop) -> HeadlessSession {
    let session = HeadlessSession(view, size: CGSize(width: 300, height: 400))
    session.setEnvironment { $0.platformProfile = profile }
    session.update()
    return session
  }

  /// The names in the rows, from above.
  private func labels(_ session: HeadlessSession) -> [String] {
    session.update()
    return session.findAll(.role(.staticText)).compactMap(\.label).filter { $0 != "Name" && $0 != "City" }
  }

  /// A view that only passes the people on.
  private struct Passing: View {
    @Binding var people: [TablePerson]
    var body: some View { Table($people) { TableColumn("Name") { $person in Text(person.name) } } }
  }

  private struct Passed: View {
    @State private var people = TablePerson.three
    var body: some View {
      VStack {
        Passing(people: $people)
        Button("Remove") { people.removeLast() }
        Button("Add") { people.append(TablePerson(id: 9, name: "Nine", city: "", age: 9)) }
      }
    }
  }

  @Test("a table over a binding follows what is added and removed") func binding() throws {
    let session = session(Passed())
    let names = Self.people.map(\.name)
    func shown() -> [String] { labels(session).filter { $0 != "Remove" && $0 != "Add" } }
    #expect(shown() == names)
    try session.tap("Remove")
    #expect(shown() == names.dropLast())
    try session.tap("Add")
    #expect(shown() == names.dropLast() + ["Nine"])
  }

  /// A row of a program's own.
  private struct Twins: TableRowContent {
    let person: TablePerson
    var tableRowBody: some TableRowContent<TablePerson> {
      TableRow(person)
      TableRow(TablePerson(id: -person.id, name: "Twin of \(person.name)", city: "", age: 0))
    }
  }

  private struct Written: View {
    var isLong = true
    var body: some View {
      Table(of: TablePerson.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(people[0])
        if isLong { TableRow(people[1]) }
        if isLong {
          TableRow(TablePerson(id: 10, name: "long", city: "", age: 0))
        } else {
          EmptyTableRowContent()
        }
        Twins(person: people[2])
        ForEach(0..<2) { TableRow(TablePerson(id: 20 + $0, name: "n\($0)", city: "", age: 0)) }
        Group { ForEach([TablePerson(id: 30, name: "data", city: "", age: 0)]) }
      }
    }
  }

  @Test("rows are written out, chosen by conditions and made by loops, groups and types of a program's own")
  func building() {
    #expect(
      labels(session(Written())) == ["Mei", "Anne", "long", "Tom", "Twin of Tom", "n0", "n1", "data"])
    #expect(labels(session(Written(isLong: false))) == ["Mei", "Tom", "Twin of Tom", "n0", "n1", "data"])
  }

  private struct Sections: View {
    @State private var isOpen = true
    let title = "As it is"
    var body: some View {
      Table {
        TableColumn("Name", value: \TablePerson.name)
      } rows: {
        Section("Key", isExpanded: $isOpen) { TableRow(people[0]) }
        Section(title) { TableRow(people[1]) }
        Section {
          TableRow(people[2])
        } header: {
          Text("Views")
        }
        Section { TableRow(TablePerson(id: 4, name: "Apart", city: "", age: 0)) }
      }
    }
  }

  @Test("sections have titles across the columns, and collapse where the program says so")
  func sections() throws {
    let session = session(Sections())
    #expect(labels(session) == ["Key", "Mei", "As it is", "Anne", "Views", "Tom", "Apart"])
    try session.find("Collapse").tap()
    session.advance(by: 1)
    #expect(labels(session) == ["Key", "As it is", "Anne", "Views", "Tom", "Apart"])
    try session.find("Expand").tap()
    session.advance(by: 1)
    #expect(labels(session).contains("Mei"))
  }

  private struct Disclosure: View {
    @State private var isOpen = false
    var body: some View {
      Table(of: TablePerson.self) {
        TableColumn("Name") { Text($0.name).testProbe($0.name) }
        TableColumn("City") { Text($0.city).testProbe("\($0.name)'s city") }
      } rows: {
        DisclosureTableRow(people[0], isExpanded: $isOpen) {
          DisclosureTableRow(people[1]) { TableRow(people[2]) }
        }
        TableRow(TablePerson(id: 4, name: "Leaf", city: "Bonn", age: 0))
      }
    }
  }

  @Test(
    "a row shows and hides rows below it; the first column alone is indented, and leaves room for arrows in all rows"
  )
  func disclosure() throws {
    let session = session(Disclosure())
    #expect(labels(session) == ["Mei", "Oslo", "Leaf", "Bonn"])
    #expect(session.frame(of: "Mei")?.minX == 24 && session.frame(of: "Leaf")?.minX == 24)
    try session.find("Expand").tap()
    session.advance(by: 1)
    #expect(labels(session) == ["Mei", "Oslo", "Anne", "Rome", "Leaf", "Bonn"])
    #expect(session.frame(of: "Anne")?.minX == 40)
    #expect(session.frame(of: "Anne's city")?.minX == session.frame(of: "Leaf's city")?.minX)
    try session.find("Expand").perform(.activate)
    session.advance(by: 1)
    #expect(labels(session).contains("Tom") && session.frame(of: "Tom")?.minX == 56)
    try #require(session.findAll("Collapse").first).tap()
    session.advance(by: 1)
    #expect(labels(session) == ["Mei", "Oslo", "Leaf", "Bonn"])
    #expect(session.session.graph.inconsistency() == nil)
  }

  struct Item: Identifiable {
    var name: String
    var children: [Item]?
    var id: String { name }

    static let tree = [
      Item(
        name: "Fruits", children: [Item(name: "Apple"), Item(name: "Pear", children: [Item(name: "Abate")])]),
      Item(name: "Water"),
    ]
  }

  private struct Tree: View {
    @State private var selection: Set<String> = []
    @State private var order: [KeyPathComparator<Item>] = []
    var body: some View {
      VStack {
        Table(Item.tree, children: \.children, selection: $selection, sortOrder: $order) {
          TableColumn("Name", value: \.name)
        }
        Text("chosen \(selection.sorted().joined())")
      }
    }
  }

  @Test("a tree of data is a table with rows that expand, and are selected")
  func tree() throws {
    let session = session(Tree())
    #expect(labels(session) == ["Fruits", "Water", "chosen "])
    try session.find("Expand").tap()
    session.advance(by: 1)
    #expect(labels(session) == ["Fruits", "Apple", "Pear", "Water", "chosen "])
    try session.find("Pear").tap()
    #expect(labels(session).last == "chosen Pear")
  }

  private struct Outlines: View {
    var body: some View {
      Table(of: Item.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        OutlineGroup(Item.tree[0], children: \.children)
        OutlineGroup(Item.tree, children: \.children)
        OutlineGroup(Item.tree[0], children: \.children) { TableRow($0) }
        OutlineGroup(Item.tree, children: \.children) { TableRow($0) }
        OutlineGroup(Item.tree[0], id: \.id, children: \.children) { TableRow($0) }
        OutlineGroup(Item.tree, id: \.id, children: \.children) { TableRow($0) }
      }
    }
  }

  @Test("outlines in all their forms are rows")
  func outlines() {
    let names = labels(session(Outlines()))
    #expect(names.filter { $0 == "Fruits" }.count == 6 && names.filter { $0 == "Water" }.count == 3)
  }

  @Test("on a phone an outline shows as in a list, with arrows")
  func phone() throws {
    let session = session(Disclosure(), profile: .phone)
    #expect(labels(session) == ["Mei", "Leaf"])
    try session.find("Expand").tap()
    session.advance(by: 1)
    #expect(labels(session) == ["Mei", "Anne", "Leaf"])
  }

  @Test("rows go with their data, and keep the state of their cells")
  func changes() throws {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Changing: View {
      @State private var people = TableRowTests.people
      var body: some View {
        VStack {
          Table(people) { TableColumn("Name") { Counter(name: $0.name) } }
          Button("Turn") { people.reverse() }
          Button("Drop") { people.removeFirst() }
        }
      }
    }
    let session = session(Changing())
    try session.find("Anne 0").tap()
    try session.find("Turn").tap()
    session.update()
    #expect(session.exists("Anne 1"))
    #expect(try session.find("Tom 0").frame.minY < session.find("Mei 0").frame.minY)
    try session.find("Drop").tap()
    session.update()
    #expect(!session.exists("Tom 0") && session.exists("Anne 1"))
    #expect(session.session.graph.inconsistency() == nil)
  }
}
