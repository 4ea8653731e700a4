import SwiftUI
import SwiftUICore
import TestSupport
import Testing

/// What the rows of these tests are about.
struct TablePerson: Identifiable, Hashable {
  let id: Int
  var name: String
  var city: String
  var age: Int
  var nick: String?

  static let three = [
    TablePerson(id: 1, name: "Mei", city: "Oslo", age: 28),
    TablePerson(id: 2, name: "Anne", city: "Rome", age: 51),
    TablePerson(id: 3, name: "Tom", city: "Bern", age: 34, nick: "T"),
  ]
}

/// Measured: titles are 28 points high, the first row begins at 33, rows are 24 high; columns begin with 100 points and 17
/// between them, the first one 8 points in.
@MainActor @Suite("Tables")
struct TableTests {
  private let people = TablePerson.three

  private func display<V: View>(
    _ view: V, width: CGFloat = 500, profile: PlatformProfile = .desktop
  ) -> Display {
    Display(view, size: CGSize(width: width, height: 200), profile: profile)
  }

  private func texts<V: View>(_ view: V) -> [String] { display(view).texts }

  @Test("a table shows the titles of its columns, and a cell of each for every element")
  func cells() {
    let table = Table(people) {
      TableColumn("Name", value: \.name)
      TableColumn("Age") { Text("\($0.age)") }
    }
    #expect(texts(table) == ["Name", "Age", "Mei", "28", "Anne", "51", "Tom", "34"])
    #expect(texts(Table([TablePerson]()) { TableColumn("Name", value: \.name) }) == ["Name"])
  }

  @Test("titles are keys of string tables, strings as they are, and texts")
  func titles() {
    let string = "**plain**"
    let table = Table(people) {
      TableColumn("**key**", value: \.name)
      TableColumn(string, value: \.name)
      TableColumn(Text("text"), value: \.name)
      TableColumn(string) { _ in }
      TableColumn(Text("views")) { _ in }
    }
    #expect(display(table, width: 900).texts.prefix(5) == ["key", string, "text", string, "views"])
  }

  @Test("cells stand where they were measured")
  func places() {
    let table = display(
      Table(people) {
        TableColumn("A") { blank("a\($0.id)", 20, 10) }
        TableColumn("B") { blank("b\($0.id)", 20, 10) }
        TableColumn("C") { blank("c\($0.id)", 200, 10) }
      })
    // 149 points more than the columns ask for: 49.5 for each.
    #expect(table["a1"] == rect(8, 40, 20, 10))
    #expect(table["a2"] == rect(8, 64, 20, 10))
    #expect(table["b1"] == rect(8 + 166.5, 40, 20, 10))
    #expect(table["c1"]?.minX == 341)
  }

  @Test("a row is as high as its highest cell, a cell one line high")
  func heights() {
    let table = display(
      Table(people) {
        TableColumn("A") { blank("a\($0.id)", 20, 10) }
        TableColumn("B") { $0.id == 1 ? Color.clear.frame(width: 10, height: 42) : nil }
        TableColumn("C") { _ in Text("many words that do not fit into the line").testProbe("words") }
      })
    #expect(table["a1"]?.midY == 58)
    #expect(table["a2"]?.midY == 95)
    #expect(display(table: 24)["row"]?.minY == 40)
    #expect(display(table: 60)["row"]?.minY == 58)
    #expect((table["words"]?.height ?? 100) < 20)
  }

  private func display(table height: CGFloat) -> Display {
    display(
      Table(people.prefix(1)) { TableColumn("A") { _ in blank("row", 10, 10) } }
        .environment(\.defaultMinListRowHeight, height))
  }

  @Test("a cell of several views has them side by side; its alignment is the column's")
  func alignment() {
    let table = display(
      Table(people.prefix(1)) {
        TableColumn("A") { _ in
          blank("one", 20, 10)
          blank("two", 20, 10)
        }
        TableColumn("B") { _ in blank("center", 20, 10) }.width(100).alignment(.center)
        TableColumn("C") { _ in blank("trailing", 20, 10) }.alignment(.trailing).width(100)
        TableColumn("D") { _ in blank("numeric", 20, 10) }.width(100).alignment(.numeric)
      }, width: 468)
    #expect(table["one"]?.minX == 8 && table["two"]?.minX == 36)
    #expect(table["center"]?.midX == 175)
    #expect(table["trailing"]?.maxX == 342)
    #expect(table["numeric"]?.maxX == 459)
    let mirrored = display(
      Table(people.prefix(1)) {
        TableColumn("A") { _ in blank("trailing", 20, 10) }.alignment(.trailing)
        TableColumn("B") { _ in blank("numeric", 20, 10) }.alignment(.numeric)
      }
      .environment(\.layoutDirection, .rightToLeft), width: 234)
    #expect(mirrored["trailing"]?.minX == 126)
    #expect(mirrored["numeric"]?.maxX == 109)
  }

  @Test("titles can be hidden")
  func headers() {
    let table = Table(people) { TableColumn("Name") { blank("\($0.id)", 10, 10) } }
    let hidden = display(table.tableColumnHeaders(.hidden))
    #expect(hidden.texts.isEmpty && hidden["1"]?.minY == 12)
    #expect(display(table.tableColumnHeaders(.visible)).texts == ["Name"])
  }

  @Test("on a phone the first column shows alone, as a plain list without titles")
  func phone() {
    let table = display(
      Table(people) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }
      }, profile: .phone)
    #expect(table.texts == ["Mei", "Anne", "Tom"])
    #expect(table.session.exists("Mei"))
  }

  @Test("bindings to the elements of a collection are values of rows, too")
  func bindings() throws {
    struct Fields: View {
      @State var people = TablePerson.three
      var body: some View {
        VStack {
          Table($people) {
            TableColumn("Name") { $person in TextField("Name of \(person.id)", text: $person.name) }
          }
          Text(people.map(\.name).joined(separator: "+"))
        }
      }
    }
    let session = display(Fields()).session
    session.update()
    #expect(session.exists("Mei+Anne+Tom"))
    try session.find("Name of 2").type("!")
    session.update()
    #expect(session.exists("Mei+!+Tom"), "what is typed takes the place of what was there")
  }

  @Test("a million rows are counted, and those made that can be seen", arguments: [100, 1_000_000])
  func million(count: Int) {
    struct Row: Identifiable { let id: Int }
    let rows = (0..<count).lazy.map { Row(id: $0) }
    let table = display(
      Table(rows) {
        TableColumn("A") { blank("\($0.id)", 20, 10) }
        TableColumn("B") { Text("\($0.id)") }
      })
    #expect(table["5"] != nil && table["40"] == nil)
    #expect(table.session.session.graph.counters.rows < 20)
    #expect(table.session.session.graph.counters.nodes < 1_500)
  }

  @Test("rows that come into view show the columns of now")
  func scrolling() {
    let table = display(
      Table((0..<1_000).map { TablePerson(id: $0, name: "P\($0)", city: "", age: $0) }) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }
      })
    _ = table.session.scroll(by: CGSize(width: 0, height: 24 * 500), at: CGPoint(x: 100, y: 100))
    table.session.advance(by: 1)
    let names = table.texts.filter { $0.hasPrefix("P") }
    #expect((6...9).contains(names.count) && names.allSatisfy { $0.count == 4 })
    #expect(names.allSatisfy { table.texts.contains(String($0.dropFirst())) })
    #expect(table.texts.contains("Name"), "titles stay")
  }

  @Test("a table says what it is: rows with cells, and titles that are buttons where they sort")
  func semantics() throws {
    struct Sorted: View {
      @State var order = [KeyPathComparator(\TablePerson.name)]
      var body: some View {
        Table(TablePerson.three, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Age") { Text("\($0.age)") }
        }
      }
    }
    let session = display(Sorted()).session
    session.update()
    let table = try session.find(.role(.table))
    #expect(session.findAll(.role(.row)).count == 4 && session.findAll(.role(.cell)).count == 6)
    #expect(table.frame.width == 500)
    #expect(try session.find("Name").role == .button && session.find("Name").value == "ascending")
    #expect(try session.find("Age").role == .staticText)
  }
}
