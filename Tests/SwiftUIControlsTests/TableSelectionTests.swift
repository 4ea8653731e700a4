import HeadlessHost
import SwiftUI
import SwiftUICore
import Testing

@MainActor @Suite("Selection in tables")
struct TableSelectionTests {
  @MainActor @Observable fileprivate final class Model {
    var several: Set<Int> = []
    var one: Int?
  }

  private static let people = (0..<40).map { TablePerson(id: $0, name: "P\($0)", city: "C\($0)", age: $0) }

  private struct Several: View {
    @Bindable var model: Model
    var body: some View {
      Table(people, selection: $model.several) {
        TableColumn("Name", value: \.name)
        TableColumn("City", value: \.city)
      }
    }
  }

  private struct One: View {
    @Bindable var model: Model
    var body: some View {
      Table(of: TablePerson.self, selection: $model.one) {
        TableColumn("Name", value: \.name)
        TableColumn("City", value: \.city)
      } rows: {
        // The identity of the element is not that of the row.
        ForEach(people, id: \.name) { person in
          TableRow(person).contextMenu { Button("Remove \(person.name)") { model.one = -person.id } }
        }
      }
    }
  }

  private func session<V: View>(_ view: V) -> HeadlessSession {
    let session = HeadlessSession(view, size: CGSize(width: 300, height: 260))
    session.update()
    return session
  }

  private func click(_ name: String, _ session: HeadlessSession, _ keys: EventModifiers = []) throws {
    session.hold(keys)
    try session.find(name).tap()
    session.hold([])
  }

  @Test(
    "a click on any cell selects the row, with the command key it adds and takes out, with the shift key it extends"
  )
  func clicks() throws {
    let model = Model()
    let session = session(Several(model: model))
    try click("P4", session)
    #expect(model.several == [4])
    try click("C6", session, .command)
    #expect(model.several == [4, 6])
    try click("C4", session, .command)
    #expect(model.several == [6])
    try click("P2", session)
    try click("C5", session, .shift)
    #expect(model.several == [2, 3, 4, 5])
    #expect(session.findAll(.role(.row)).filter(\.isSelected).count == 4)
  }

  @Test("between the cells a click selects, too; below the rows it does not")
  func gaps() {
    let model = Model()
    let session = session(Several(model: model))
    session.tap(at: CGPoint(x: 140, y: 45))
    #expect(model.several == [0])
    session.tap(at: CGPoint(x: 140, y: 14))
    #expect(model.several == [0])
  }

  @Test("arrows move the selection, and the table scrolls to it")
  func keys() throws {
    let model = Model()
    let session = session(Several(model: model))
    try click("P1", session)
    session.press(.downArrow)
    session.press(.downArrow, modifiers: .shift)
    #expect(model.several == [2, 3])
    session.press(.end)
    #expect(model.several == [39] && session.exists("C39"))
  }

  @Test("one row is selected by the identity of its value, whatever identifies the element")
  func one() throws {
    let model = Model()
    let session = session(One(model: model))
    try click("C3", session)
    #expect(model.one == 3)
    try click("P3", session, .command)
    #expect(model.one == nil)
    model.one = 5
    session.update()
    #expect(session.findAll(.role(.row)).filter(\.isSelected).count == 1)
  }

  @Test("a secondary click opens the menu of a row, at any of its cells")
  func menus() throws {
    let model = Model()
    let session = session(One(model: model))
    try session.find("C2").secondaryClick()
    session.advance(by: 1)
    try session.find("Remove P2").tap()
    #expect(model.one == -2)
  }

  @Test("on a phone rows are selected as well")
  func phone() throws {
    let model = Model()
    let session = session(Several(model: model))
    session.setEnvironment { $0.platformProfile = .phone }
    session.update()
    try click("P2", session)
    #expect(model.several == [2])
  }

  private struct Drops: View {
    @State private var log = "nothing"
    var body: some View {
      VStack(spacing: 0) {
        Text("Source").frame(width: 100, height: 20).draggable("payload")
        Table(of: TablePerson.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          ForEach(TableSelectionTests.people.prefix(3))
            .dropDestination(for: String.self) { offset, values in log = "\(values) at \(offset)" }
        }
        Text(log)
      }
    }
  }

  @Test("what is dropped between rows is inserted there")
  func drops() throws {
    let session = session(Drops())
    let target = try session.find("P1").frame
    session.drag(from: CGPoint(x: 150, y: 10), to: CGPoint(x: 150, y: target.midY - 6), holding: 0.6)
    session.advance(by: 1)
    #expect(session.exists("[\"payload\"] at 1"))
    session.drag(from: CGPoint(x: 150, y: 10), to: CGPoint(x: 150, y: target.midY + 6), holding: 0.6)
    session.advance(by: 1)
    #expect(session.exists("[\"payload\"] at 2"))
  }

  @Test("rows without height and a table without end have stripes that end", arguments: [0, 0.001, 24])
  func stripes(height: CGFloat) {
    struct Number: Identifiable { let id: Int }
    let table = Table([Number(id: 1)]) { TableColumn("A") { Text("\($0.id)") } }
      .environment(\.defaultMinListRowHeight, height).frame(height: 1e10)
    let session = HeadlessSession(table, size: CGSize(width: 300, height: 300))
    #expect(session.image().width == 300)
  }
}
