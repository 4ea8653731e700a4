import Foundation
import HeadlessHost
import SwiftUI
import SwiftUICore
import Testing
import ViewGraph

@MainActor @Suite("Rows that are edited")
struct ListEditingTests {
  @MainActor @Observable fileprivate final class Model {
    var foods = ["Apple", "Bread", "Cheese", "Dates", "Eggs"]
    var done: [String] = []
  }

  private struct Foods: View {
    let model: Model
    var body: some View {
      NavigationStack {
        List {
          ForEach(model.foods, id: \.self) { food in
            Text(food).deleteDisabled(food == "Eggs").moveDisabled(food == "Eggs")
          }
          .onDelete { model.foods.remove(atOffsets: $0) }
          .onMove { model.foods.move(fromOffsets: $0, toOffset: $1) }
        }
        .toolbar { EditButton() }
      }
    }
  }

  private struct Mails: View {
    let model: Model
    var body: some View {
      List(model.foods, id: \.self) { food in
        Text(food)
          .swipeActions(edge: .leading) {
            Button("Read", systemImage: "envelope") { model.done.append("read \(food)") }
            Button("Pin", systemImage: "pin") { model.done.append("pin \(food)") }
          }
          .swipeActions(allowsFullSwipe: false) {
            Button("Delete", role: .destructive) { model.done.append("delete \(food)") }
          }
      }
    }
  }

  private func session<V: View>(_ view: V, _ profile: PlatformProfile = .phone) -> HeadlessSession {
    let session = HeadlessSession(
      view.environment(\.platformProfile, profile), size: CGSize(width: 320, height: 500))
    session.update()
    return session
  }

  /// Drags a row by its middle.
  private func drag(_ name: String, _ width: CGFloat, _ height: CGFloat = 0, _ session: HeadlessSession)
    throws
  {
    let frame = try session.find(.named(name)).frame
    let start = CGPoint(x: 160, y: frame.midY)
    session.drag(from: start, to: CGPoint(x: start.x + width, y: start.y + height))
    session.advance(by: 1)
  }

  @Test("a swipe across a row deletes it, where its loop allows it")
  func fullSwipe() throws {
    let model = Model()
    let session = session(Foods(model: model))
    try drag("Cheese", -300, 0, session)
    #expect(model.foods == ["Apple", "Bread", "Dates", "Eggs"])
    try drag("Eggs", -300, 0, session)
    #expect(model.foods == ["Apple", "Bread", "Dates", "Eggs"], "its deletion is disabled")
  }

  @Test("a shorter swipe uncovers the actions, and one that is shorter still closes again")
  func uncovering() throws {
    let model = Model()
    let session = session(Mails(model: model))
    let before = try session.find("Bread").frame.minX
    try drag("Bread", 30, 0, session)
    #expect(try session.find("Bread").frame.minX == before)
    try drag("Bread", 120, 0, session)
    #expect(try session.find("Bread").frame.minX > before + 100)
    let row = try session.find("Bread").frame
    // The first action is at the edge.
    session.tap(at: CGPoint(x: 16 + 37, y: row.midY))
    session.advance(by: 1)
    #expect(model.done == ["read Bread"])
    #expect(try session.find("Bread").frame.minX == before)
  }

  @Test("a full swipe performs the first action, where that is allowed")
  func full() throws {
    let model = Model()
    let session = session(Mails(model: model))
    try drag("Apple", 280, 0, session)
    #expect(model.done == ["read Apple"])
    try drag("Dates", -280, 0, session)
    #expect(model.done == ["read Apple"])
    #expect(try session.find("Dates").frame.minX < 0, "the action waits for a tap")
  }

  @Test("assistive technology has the actions without a swipe")
  func accessibility() throws {
    let model = Model()
    let session = session(Mails(model: model))
    try session.find("Cheese").perform(.named("Pin"))
    #expect(model.done == ["pin Cheese"])
  }

  @Test("while the list is edited, handles move rows and buttons uncover the deletion")
  func editMode() throws {
    let model = Model()
    let session = session(Foods(model: model))
    #expect(!session.exists(.named("Reorder")))
    try session.find("Edit").tap()
    session.advance(by: 1)
    #expect(session.findAll(.named("Reorder")).count == 4, "one row cannot be moved")
    try session.findAll(.named("Reorder"))[0].drag(by: CGSize(width: 0, height: 112))
    session.advance(by: 1)
    #expect(model.foods == ["Bread", "Cheese", "Apple", "Dates", "Eggs"])
    try session.findAll(.named("Reorder"))[2].drag(by: CGSize(width: 0, height: -300))
    session.advance(by: 1)
    #expect(model.foods == ["Apple", "Bread", "Cheese", "Dates", "Eggs"])
    try session.find("Done").tap()
    session.advance(by: 1)
    #expect(!session.exists(.named("Reorder")))
  }

  /// Drags a row by its middle with the mouse.
  private func dragWithMouse(_ name: String, _ height: CGFloat, _ session: HeadlessSession) throws {
    let middle = try session.find(.named(name)).frame.midY
    session.session.send(PointerEvent(.down, at: CGPoint(x: 160, y: middle)))
    for step in 1...10 {
      session.advance(by: 0.02)
      session.session.send(PointerEvent(.moved, at: CGPoint(x: 160, y: middle + height * CGFloat(step) / 10)))
    }
    session.session.send(PointerEvent(.up, at: CGPoint(x: 160, y: middle + height)))
    session.advance(by: 1)
  }

  @Test("on the desktop a row is moved by dragging it")
  func desktop() throws {
    let model = Model()
    let session = session(Foods(model: model), .desktop)
    try dragWithMouse("Bread", 24, session)
    #expect(model.foods == ["Apple", "Cheese", "Bread", "Dates", "Eggs"])
    try dragWithMouse("Dates", -200, session)
    #expect(model.foods == ["Dates", "Apple", "Cheese", "Bread", "Eggs"])
    try dragWithMouse("Eggs", -48, session)
    #expect(model.foods == ["Dates", "Apple", "Cheese", "Bread", "Eggs"])
  }

  private struct Takes: View {
    let model: Model
    var body: some View {
      VStack(spacing: 0) {
        Text("Source").frame(width: 100, height: 20).draggable("Figs")
        List {
          ForEach(model.foods, id: \.self) { Text($0) }
            .dropDestination(for: String.self) { model.foods.insert(contentsOf: $0, at: $1) }
        }
      }
    }
  }

  @Test("what is dropped on a row is inserted before it, in its lower half behind it")
  func drops() throws {
    let model = Model()
    let session = session(Takes(model: model), .desktop)
    let source = try session.find(.named("Source")).frame
    let middle = try session.find(.named("Bread")).frame.midY
    let start = CGPoint(x: source.midX, y: source.midY)
    session.drag(from: start, to: CGPoint(x: source.midX, y: middle - 6), holding: 0.6)
    session.advance(by: 1)
    #expect(model.foods == ["Apple", "Figs", "Bread", "Cheese", "Dates", "Eggs"])
    session.drag(from: start, to: CGPoint(x: source.midX, y: middle + 24 + 6), holding: 0.6)
    session.advance(by: 1)
    #expect(model.foods == ["Apple", "Figs", "Bread", "Figs", "Cheese", "Dates", "Eggs"])
  }

  @MainActor @Observable fileprivate final class Selected {
    var several: Set<Int> = []
    var one: Int?
    var mode = EditMode.active
  }

  @Test("several rows that were selected while a phone's list was edited are not, once it is not")
  func endOfSelecting() throws {
    struct Rows: View {
      @Bindable var model: Selected
      let isSingle: Bool
      var body: some View {
        Group {
          if isSingle {
            List(0..<3, id: \.self, selection: $model.one) { Text("Row \($0)") }
          } else {
            List(0..<3, id: \.self, selection: $model.several) { Text("Row \($0)") }
          }
        }
        .environment(\.editMode, $model.mode)
      }
    }
    for isSingle in [false, true] {
      let model = Selected()
      let session = session(Rows(model: model, isSingle: isSingle), .phone)
      for name in ["Row 1", "Row 2"] {
        try session.find(.named(name)).tap()
        session.advance(by: 1)
      }
      #expect(isSingle ? model.one == 2 : model.several == [1, 2])
      model.mode = .inactive
      session.advance(by: 1)
      #expect(isSingle ? model.one == 2 : model.several == [])
    }
  }
}
