import Foundation
import HeadlessHost
import SwiftUI
import Testing

/// Rows of 24 points, the first of which begins 10 below the list's edge.
@MainActor @Suite("Drags of the mouse over rows")
struct ListSweepTests {
  @MainActor @Observable fileprivate final class Model {
    var several: Set<Int> = []
    var one: Int?
    var moved: [Int] = []
  }

  private struct Several: View {
    @Bindable var model: Model
    var canMove = false
    var body: some View {
      List(selection: $model.several) {
        ForEach(0..<100, id: \.self) { id in
          Text("Item \(id)").frame(height: 16).selectionDisabled(id == 3)
        }
        .onMove(perform: canMove ? { offsets, _ in model.moved = Array(offsets) } : nil)
      }
    }
  }

  private struct One: View {
    @Bindable var model: Model
    var body: some View {
      List(0..<100, id: \.self, selection: $model.one) {
        Text("Item \($0)").frame(height: 16).selectionDisabled($0 == 5)
      }
    }
  }

  private struct Double: View {
    @Bindable var model: Model
    var body: some View {
      List(0..<100, id: \.self, selection: $model.several) {
        Text("Item \($0)").frame(width: 200, height: 16).contentShape(.rect).onTapGesture(count: 2) {}
      }
    }
  }

  private func session(_ view: some View) -> HeadlessSession {
    let session = HeadlessSession(view, size: CGSize(width: 300, height: 260))
    session.update()
    return session
  }

  private func send(
    _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, _ session: HeadlessSession,
    _ device: PointerEvent.Device = .mouse
  ) {
    session.session.send(PointerEvent(phase, at: CGPoint(x: x, y: y), device: device))
    session.update()
  }

  private func middle(_ row: Int) -> CGFloat { 10 + 24 * (CGFloat(row) + 0.5) }

  @Test(
    "it selects what lies between its row and the one under the mouse, and nothing that cannot be selected")
  func several() {
    let model = Model()
    let session = session(Several(model: model))
    send(.down, 100, middle(1), session)
    send(.moved, 100, middle(1) + 8, session)
    #expect(model.several == [], "a press that moves a little is a click")
    send(.moved, 100, middle(2), session)
    #expect(model.several == [1, 2])
    send(.moved, 100, middle(5), session)
    #expect(model.several == [1, 2, 4, 5])
    send(.moved, 100, middle(4), session)
    #expect(model.several == [1, 2, 4])
    send(.moved, 900, middle(0), session)
    #expect(model.several == [0, 1], "what counts is the height")
    send(.up, 900, middle(0), session)
    #expect(model.several == [0, 1])
    send(.moved, 100, middle(6), session)
    #expect(model.several == [0, 1])
  }

  @Test("a click that waits for a second one goes by the keys of its press")
  func keysOfThePress() {
    let model = Model()
    model.several = [4]
    let session = session(Double(model: model))
    session.hold(.command)
    send(.down, 100, middle(1), session)
    send(.up, 100, middle(1), session)
    session.hold([])
    session.advance(by: 0.5)
    #expect(model.several == [1, 4])
  }

  @Test("where one row can be selected it is the one under the mouse")
  func one() {
    let model = Model()
    let session = session(One(model: model))
    send(.down, 100, middle(1), session)
    for row in 2...4 { send(.moved, 100, middle(row), session) }
    #expect(model.one == 4)
    send(.moved, 100, middle(5), session)
    #expect(model.one == 4, "that one cannot be")
    send(.up, 100, middle(5), session)
    #expect(model.one == 4)
  }

  @Test("with the command key it adds rows; in the other direction it begins anew")
  func directions() {
    let model = Model()
    let session = session(Several(model: model))
    model.several = [0]
    session.hold(.command)
    send(.down, 100, middle(6), session)
    send(.moved, 100, middle(7), session)
    send(.moved, 100, middle(9), session)
    #expect(model.several == [0, 6, 7, 8, 9])
    send(.moved, 100, middle(8), session)
    #expect(model.several == [0, 6, 7, 8])
    send(.moved, 100, middle(0), session)
    #expect(model.several == [0, 1, 2, 4, 5, 6])
    send(.moved, 100, middle(1), session)
    send(.moved, 100, middle(7), session)
    #expect(model.several == [0, 6, 7], "what was selected before stays so")
    send(.up, 100, middle(7), session)
    session.hold([])
    send(.down, 100, middle(5), session)
    send(.moved, 100, middle(7), session)
    #expect(model.several == [5, 6, 7])
    send(.moved, 100, middle(2), session)
    #expect(model.several == [2, 4, 5], "the fourth cannot be selected")
    send(.moved, 100, middle(4), session)
    #expect(model.several == [4, 5])
    send(.moved, 100, middle(6), session)
    #expect(model.several == [5, 6])
    send(.up, 100, middle(6), session)
  }

  @Test("below the last row it selects all rows to the last")
  func beside() {
    let model = Model()
    let session = HeadlessSession(Several(model: model), size: CGSize(width: 300, height: 3000))
    session.update()
    send(.down, 100, middle(96), session)
    send(.moved, 100, 2900, session)
    #expect(model.several == [96, 97, 98, 99])
    send(.up, 100, 2900, session)
  }

  @Test("beyond the list's edge it goes on in the rows that are scrolled there")
  func edge() throws {
    let model = Model()
    let session = session(Several(model: model))
    send(.down, 100, middle(5), session)
    send(.moved, 100, middle(7), session)
    send(.moved, 100, 258, session)
    for _ in 0..<20 { session.advance(by: 0.1) }
    #expect(model.several.max() ?? 0 < 11, "within the list nothing is scrolled")
    send(.moved, 100, 300, session)
    for _ in 0..<20 { session.advance(by: 0.1) }
    send(.up, 100, 300, session)
    let last = try #require(model.several.max())
    #expect(last > 20 && model.several == Set(5...last))
    session.advance(by: 1)
    #expect(model.several == Set(5...last), "it is over")
  }

  @Test("a finger scrolls, and a row that the mouse takes along is moved")
  func others() {
    let model = Model()
    let touched = session(Several(model: model))
    send(.down, 100, middle(6), touched, .touch)
    for row in (2...5).reversed() { send(.moved, 100, middle(row), touched, .touch) }
    send(.up, 100, middle(2), touched, .touch)
    #expect(model.several == [])
    let movable = session(Several(model: model, canMove: true))
    send(.down, 100, middle(1), movable)
    for row in 2...4 { send(.moved, 100, middle(row), movable) }
    send(.up, 100, middle(4), movable)
    movable.advance(by: 1)
    #expect(model.several == [] && model.moved == [1])
  }

  private struct Controls: View {
    @State private var selected: Int?
    var body: some View {
      List(0..<2, id: \.self, selection: $selected) { row in
        HStack {
          Button("press") {}.buttonStyle(.borderless)
          Button("link") {}.buttonStyle(.link)
          if let url = URL(string: "https://example.com") { Link("open", destination: url) }
        }
      }
    }
  }

  @Test("what controls write in a selected row is seen")
  func controls() throws {
    let session = session(Controls())
    send(.down, 280, middle(0), session)
    send(.up, 280, middle(0), session)
    let image = session.image()
    for name in ["press", "link", "open"] {
      let frame = try #require(session.findAll(.named(name)).first).frame
      let columns = Int(frame.minX)..<Int(frame.maxX)
      let brightest = columns.map { image.premultipliedRGBA[(Int(frame.midY) * image.width + $0) * 4] }.max()
      #expect(brightest ?? 0 > 150, "white on blue: \(name)")
    }
  }

  @Test("selected rows above one another have one outline")
  func outline() {
    let model = Model()
    model.several = [1, 2, 5]
    let session = session(Several(model: model))
    let image = session.image()
    func color(_ x: Int, _ y: CGFloat) -> [UInt8] {
      let start = (Int(y) * image.width + x) * 4
      return Array(image.premultipliedRGBA[start..<start + 4])
    }
    // A row's plate begins 10 points in.
    let plate = color(150, middle(1) - 11)
    let page = color(150, middle(3))
    #expect(plate != page)
    #expect(color(10, middle(1) + 11.5) == plate && color(10, middle(2) - 11.5) == plate)
    #expect(color(10, middle(1) - 11.5) == page && color(10, middle(2) + 11.5) == page)
    #expect(color(10, middle(5) - 11.5) == page && color(10, middle(5) + 11.5) == page)
  }
}
