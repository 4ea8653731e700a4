import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite("Selection in lists")
struct ListSelectionTests {
  private struct Item: Identifiable, Hashable {
    let id: Int
    var name: String { "Item \(id)" }
  }

  private static let items = (0..<40).map { Item(id: $0) }

  @MainActor @Observable fileprivate final class Model {
    var several: Set<Int> = []
    var one: Int?
    var required = 2
  }

  private struct Several: View {
    @Bindable var model: Model
    var body: some View { List(ListSelectionTests.items, selection: $model.several) { Text($0.name) } }
  }

  private struct One: View {
    @Bindable var model: Model
    var body: some View {
      List(selection: $model.one) {
        ForEach(ListSelectionTests.items) { item in
          Text(item.name).selectionDisabled(item.id == 3)
        }
      }
    }
  }

  private struct Required: View {
    @Bindable var model: Model
    var body: some View { List(ListSelectionTests.items, selection: $model.required) { Text($0.name) } }
  }

  private func session<V: View>(_ view: V) -> HeadlessSession {
    let session = HeadlessSession(view, size: CGSize(width: 300, height: 260))
    session.update()
    return session
  }

  private func click(_ id: Int, _ session: HeadlessSession, _ keys: EventModifiers = []) throws {
    session.hold(keys)
    try session.find("Item \(id)").tap()
    session.hold([])
  }

  @Test("a click selects one row, with the command key it adds and takes out, with the shift key it extends")
  func clicks() throws {
    let model = Model()
    let session = session(Several(model: model))
    try click(4, session)
    #expect(model.several == [4])
    try click(6, session, .command)
    #expect(model.several == [4, 6])
    try click(4, session, .command)
    #expect(model.several == [6])
    try click(2, session)
    try click(5, session, .shift)
    #expect(model.several == [2, 3, 4, 5])
    try click(1, session, .shift)
    #expect(model.several == [1, 2], "it extends from the row that was clicked without it")
    try click(7, session)
    #expect(model.several == [7])
  }

  @Test("arrows move the selection, with the shift key they extend it, and the list scrolls to it")
  func keys() throws {
    let model = Model()
    let session = session(Several(model: model))
    try click(1, session)
    session.press(.downArrow)
    #expect(model.several == [2])
    session.press(.downArrow, modifiers: .shift)
    #expect(model.several == [2, 3])
    session.press(.upArrow)
    session.press(.upArrow)
    #expect(model.several == [1])
    session.press(.end)
    #expect(model.several == [39])
    #expect(session.exists("Item 39"))
    session.press(.pageUp)
    #expect(model.several == [29])
    session.press(.home)
    #expect(model.several == [0])
    #expect(session.exists("Item 0"))
    session.press(.upArrow)
    #expect(model.several == [0])
  }

  @Test(
    "where one row may be selected, another click gives it up, and rows that cannot be selected are passed over"
  )
  func one() throws {
    let model = Model()
    let session = session(One(model: model))
    try click(2, session)
    #expect(model.one == 2)
    try click(3, session)
    #expect(model.one == 2)
    session.press(.downArrow)
    #expect(model.one == 4)
    try click(4, session, .command)
    #expect(model.one == nil)
    try click(1, session)
    try click(5, session, .shift)
    #expect(model.one == 5)
  }

  @Test("where a row is always selected, the command key takes nothing out")
  func required() throws {
    let model = Model()
    let session = session(Required(model: model))
    #expect(try session.find("Item 2").isSelected)
    try click(5, session)
    #expect(model.required == 5)
    try click(5, session, .command)
    #expect(model.required == 5)
    #expect(try session.find("Item 5").isSelected)
    #expect(try !session.find("Item 2").isSelected)
  }

  @Test("a model that selects shows, also a row that is not made yet")
  func model() throws {
    let model = Model()
    let session = session(One(model: model))
    model.one = 30
    session.update()
    #expect(!session.exists("Item 30"))
    _ = session.scroll(by: CGSize(width: 0, height: 24 * 26), at: CGPoint(x: 150, y: 100))
    session.advance(by: 1)
    #expect(try session.find("Item 30").isSelected)
    model.one = nil
    session.update()
    #expect(try !session.find("Item 30").isSelected)
  }

  @Test("without a selection a list takes no clicks and no keys")
  func none() throws {
    let session = session(List(Self.items) { Text($0.name) })
    try session.find("Item 3").tap()
    #expect(session.elements.allSatisfy { !$0.isSelected })
  }

  private struct Counter: View {
    let id: Int
    @State private var count = 0
    var body: some View {
      HStack {
        Text("Item \(id)")
        Button("Count \(id) \(count)") { count += 1 }
      }
    }
  }

  private struct Counters: View {
    @Bindable var model: Model
    var body: some View {
      List(selection: $model.one) {
        ForEach(0..<3, id: \.self) { Counter(id: $0).badge(model.required) }.onDelete { _ in }
      }
      .environment(\.editMode, .constant(model.several.isEmpty ? .inactive : .active))
    }
  }

  @Test("a row keeps its state when it is selected, edited and gets a badge")
  func state() throws {
    let model = Model()
    model.required = 0
    let session = session(Counters(model: model))
    try session.find("Count 1 0").tap()
    try click(1, session)
    #expect(model.one == 1 && session.exists("Count 1 1"))
    model.required = 3
    session.update()
    #expect(session.exists("Count 1 1"))
    model.several = [1]
    session.update()
    #expect(session.exists("Count 1 1") && session.exists("Delete"))
  }

  @Test("assistive technology selects a row by activating it")
  func activation() throws {
    struct Rows: View {
      @State private var row: Int?
      var body: some View {
        List(0..<3, id: \.self, selection: $row) { number in
          Text("Row \(number)").selectionDisabled(number == 2)
        }
        Text("Selected \(row ?? -1)")
      }
    }
    let session = presenting(Rows(), .desktop)
    try session.find("Row 1").perform(.activate)
    session.settled()
    #expect(try session.shows("Selected 1") && session.find("Row 1").isSelected)
    #expect(throws: (any Error).self) { try session.find("Row 2").perform(.activate) }
  }
}
