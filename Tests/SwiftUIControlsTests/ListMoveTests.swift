import Foundation
import HeadlessHost
import SwiftUI
import SwiftUICore
import Testing
import ViewGraph

@MainActor @Suite("Rows that are moved")
struct ListMoveTests {
  @MainActor @Observable fileprivate final class Model {
    var rows = (0..<6).map { "Row \($0)" }
    var calls: [String] = []
    var isOn = false
    var share = 0.5
    var pressed = 0

    func move(_ offsets: IndexSet, _ destination: Int) {
      calls.append("\(Array(offsets)) to \(destination)")
      rows.move(fromOffsets: offsets, toOffset: destination)
    }
  }

  /// A loop between other rows, whose rows have several heights: 40, 80, 40, …
  private struct Heights: View {
    let model: Model
    var body: some View {
      List {
        Text("Before")
        ForEach(model.rows, id: \.self) { row in
          Text(row).frame(height: row.hasSuffix("1") || row.hasSuffix("4") ? 80 : 40)
            .moveDisabled(row == "Row 2")
        }
        .onMove { model.move($0, $1) }
        Text("Behind")
        Text("Further behind")
      }
      .listStyle(.plain)
      .environment(\.defaultMinListRowHeight, 0)
    }
  }

  private func session<V: View>(_ view: V, _ profile: PlatformProfile, height: CGFloat = 560)
    -> HeadlessSession
  {
    let session = HeadlessSession(
      view.environment(\.platformProfile, profile), size: CGSize(width: 320, height: height))
    session.update()
    return session
  }

  private func middle(_ name: String, _ session: HeadlessSession) throws -> CGFloat {
    try session.find(.named(name)).frame.midY
  }

  /// Presses with the mouse, and drags in steps; the button stays down.
  private func drag(_ start: CGPoint, _ distance: CGSize, _ session: HeadlessSession) {
    session.session.send(PointerEvent(.down, at: start))
    for step in 1...10 {
      session.advance(by: 0.02)
      let share = CGFloat(step) / 10
      session.session.send(
        PointerEvent(
          .moved, at: CGPoint(x: start.x + distance.width * share, y: start.y + distance.height * share)))
    }
  }

  private func release(_ place: CGPoint, _ session: HeadlessSession) {
    session.session.send(PointerEvent(.up, at: place))
    session.advance(by: 1)
  }

  private func move(_ name: String, by height: CGFloat, _ session: HeadlessSession) throws {
    let start = CGPoint(x: 100, y: try middle(name, session))
    drag(start, CGSize(width: 0, height: height), session)
    release(CGPoint(x: start.x, y: start.y + height), session)
  }

  private struct Selected: View {
    let model: Model
    @State private var selection: Set<String> = ["Row 0", "Row 3", "Row 4"]
    var body: some View {
      List(selection: $selection) {
        ForEach(model.rows, id: \.self) { Text($0).moveDisabled($0 == "Row 4") }.onMove { model.move($0, $1) }
      }
    }
  }

  @Test("a selected row takes along the others that are selected and can be moved")
  func selected() throws {
    let model = Model()
    let session = session(Selected(model: model), .desktop)
    let height = try middle("Row 1", session) - middle("Row 0", session)
    try move("Row 0", by: height, session)
    #expect(model.calls == ["[0, 3] to 2"])
    #expect(model.rows == ["Row 1", "Row 0", "Row 3", "Row 2", "Row 4", "Row 5"])
    try move("Row 2", by: height, session)
    #expect(model.calls.last == "[3] to 5")
  }

  @Test("rows are taken along by their tags, not by identities that are the same")
  func tagged() throws {
    struct Tagged: View {
      let model: Model
      @State private var selection: Set = [1, 2]
      var body: some View {
        List(selection: $selection) {
          ForEach(0..<4, id: \.self) { Text("Item \($0)").tag($0 + 1) }.onMove { model.move($0, $1) }
        }
      }
    }
    let model = Model()
    let session = session(Tagged(model: model), .desktop)
    let height = try middle("Item 1", session) - middle("Item 0", session)
    try move("Item 1", by: 2 * height, session)
    #expect(model.calls == ["[0, 1] to 4"])
  }

  @Test("rows of several heights go where they are dragged, beyond those whose middle they pass")
  func heights() throws {
    let model = Model()
    let session = session(Heights(model: model), .desktop)
    // Its lower edge has 40 points to the middle of the row below.
    try move("Row 0", by: 36, session)
    #expect(model.calls.isEmpty)
    try move("Row 0", by: 60, session)
    #expect(model.calls == ["[0] to 2"])
    try move("Row 1", by: 80, session)
    #expect(model.calls.last == "[0] to 3", "two low rows, for a high one")
    #expect(model.rows == ["Row 0", "Row 2", "Row 1", "Row 3", "Row 4", "Row 5"])
  }

  @Test("rows stay among those of their loop, however far they are dragged")
  func bounds() throws {
    let model = Model()
    let session = session(Heights(model: model), .desktop)
    try move("Row 0", by: 540, session)
    #expect(model.calls == ["[0] to 6"])
    #expect(model.rows.last == "Row 0")
    try move("Row 0", by: -480, session)
    #expect(model.calls.last == "[5] to 0")
    #expect(try middle("Before", session) < middle("Row 0", session))
  }

  @Test("a row that must not be moved is not dragged, and others pass it")
  func disabled() throws {
    let model = Model()
    let session = session(Heights(model: model), .desktop)
    try move("Row 2", by: 200, session)
    #expect(model.calls.isEmpty)
    try move("Row 3", by: -60, session)
    #expect(model.calls == ["[3] to 2"])
  }

  @Test("rows make way while one is dragged, and all of it lies down in its place")
  func gap() throws {
    let model = Model()
    let session = session(Heights(model: model), .desktop)
    let places = try model.rows.map { try middle($0, session) }
    let height = try middle("Row 3", session) - middle("Row 2", session)
    let start = CGPoint(x: 100, y: places[3])
    drag(start, CGSize(width: 3, height: -50), session)
    // The row that makes way is between.
    session.advance(by: 0.05)
    let passing = try middle("Row 2", session)
    #expect(passing > places[2] && passing < places[2] + height)
    session.advance(by: 1)
    #expect(try middle("Row 2", session) == places[2] + height)
    #expect(try middle("Row 3", session) == places[3] - 50)
    #expect(try middle("Row 1", session) == places[1])
    #expect(try middle("Row 4", session) == places[4])
    #expect(model.calls.isEmpty, "nothing has been moved yet")
    session.session.send(PointerEvent(.up, at: CGPoint(x: 103, y: places[3] - 50)))
    #expect(model.calls == ["[3] to 2"])
    session.advance(by: 0.1)
    let lying = try middle("Row 3", session)
    #expect(lying < places[3] - 40 && lying > places[3] - 50, "it is on its way")
    #expect(try abs(middle("Row 2", session) - (places[2] + height)) < 0.01, "the others stand")
    session.advance(by: 1)
    #expect(try middle("Row 3", session) == places[2])
  }

  @Test("the row that is dragged shows before the others, and they lie as before afterwards")
  func front() throws {
    struct Plates: View {
      @State private var colors = [Color.red, .green, .blue]
      var body: some View {
        List {
          ForEach(colors, id: \.self) { color in
            color.frame(height: 60).listRowInsets(EdgeInsets())
              .accessibilityElement().accessibilityLabel(color.description)
          }
          .onMove { colors.move(fromOffsets: $0, toOffset: $1) }
        }
        .listStyle(.plain)
      }
    }
    for side in [1.0, -1] {
      let session = session(Plates(), .desktop, height: 300)
      let start = CGPoint(x: 100, y: try middle("green", session))
      drag(start, CGSize(width: 0, height: 25 * side), session)
      session.advance(by: 1)
      // Where its neighbour lies, which makes no way yet.
      let pixel = pixel(session, 200, Int(start.y + 45 * side))
      #expect(pixel[1] > pixel[0] && pixel[1] > pixel[2])
      release(CGPoint(x: 100, y: start.y + 25 * side), session)
    }
  }

  private func pixel(_ session: HeadlessSession, _ x: Int, _ y: Int) -> [UInt8] {
    let image = session.image()
    let scale = image.width / 320
    let start = (y * scale * image.width + x * scale) * 4
    return Array(image.premultipliedRGBA[start..<start + 4])
  }

  private struct Mixed: View {
    @Bindable var model: Model
    var body: some View {
      List {
        ForEach(model.rows, id: \.self) { row in
          Group {
            switch row {
            case "Row 1": Slider(value: $model.share) { Text(row) }
            case "Row 4": TextField("Field", text: .constant("something to select"))
            case "Row 2": Button(row) { model.pressed += 1 }
            default: Text(row)
            }
          }
          .swipeActions { Button("Flag") { model.calls.append("flag \(row)") } }
        }
        .onMove { model.move($0, $1) }
      }
      .listStyle(.plain)
    }
  }

  @Test(
    "on the desktop a drag to the side swipes, one on a slider moves its knob, one on a button moves its row")
  func directions() throws {
    let model = Model()
    let session = session(Mixed(model: model), .desktop)
    let before = try session.find("Row 3").frame
    drag(CGPoint(x: 250, y: before.midY), CGSize(width: -70, height: 4), session)
    #expect(try session.find("Row 3").frame.minX < before.minX - 50)
    release(CGPoint(x: 180, y: before.midY), session)
    session.tap(at: CGPoint(x: 160, y: 540))
    session.advance(by: 1)
    #expect(try session.find("Row 3").frame == before, "a press below the rows closes it")
    let slider = try session.find(.named("Row 1")).frame
    drag(CGPoint(x: slider.midX, y: slider.midY), CGSize(width: 60, height: 60), session)
    #expect(try session.find(.named("Row 1")).frame == slider)
    release(CGPoint(x: slider.midX + 60, y: slider.midY + 60), session)
    #expect(model.share > 0.5 && model.calls.isEmpty)
    let field = try session.find(.role(.textField)).frame
    for distance in [CGSize(width: -70, height: 0), CGSize(width: 0, height: -60)] {
      drag(CGPoint(x: field.minX + 80, y: field.midY), distance, session)
      #expect(try session.find(.role(.textField)).frame == field)
      release(CGPoint(x: field.minX, y: field.midY), session)
    }
    #expect(model.calls.isEmpty)
    try move("Row 2", by: 60, session)
    #expect(!model.calls.isEmpty && model.pressed == 0)
  }

  @Test("on a phone a press that lasts lifts a row, and a shorter one scrolls or presses")
  func lift() throws {
    let model = Model()
    let session = session(Mixed(model: model), .phone)
    let row = try middle("Row 2", session)
    session.drag(from: CGPoint(x: 60, y: row), to: CGPoint(x: 60, y: row + 100))
    session.advance(by: 2)
    #expect(model.calls.isEmpty && model.pressed == 0)
    try session.find("Row 2").tap()
    #expect(model.pressed == 1)
    let start = CGPoint(x: 60, y: try middle("Row 2", session))
    let step = try middle("Row 3", session) - start.y
    session.session.send(PointerEvent(.down, at: start, device: .touch))
    session.advance(by: 0.6)
    for share in 1...10 {
      session.advance(by: 0.02)
      session.session.send(
        PointerEvent(.moved, at: CGPoint(x: 60, y: start.y + step * CGFloat(share) / 10), device: .touch))
    }
    session.advance(by: 0.5)
    #expect(try abs(middle("Row 2", session) - start.y - step) < 0.01)
    #expect(try abs(middle("Row 3", session) - start.y) < 0.01)
    session.lift(at: CGPoint(x: 60, y: start.y + step))
    session.advance(by: 1)
    #expect(model.calls == ["[2] to 4"] && model.pressed == 1)
  }

  @Test("while a phone's list is edited, the handle moves all of the row, and a press that lasts none")
  func handle() throws {
    let model = Model()
    let session = session(
      NavigationStack { Long(model: model).toolbar { EditButton() } }, .phone)
    try session.find("Edit").tap()
    session.advance(by: 1)
    let row = try session.find("Row 1").frame
    let step = try middle("Row 2", session) - row.midY
    let handle = session.findAll(.named("Reorder"))[1].frame
    let start = CGPoint(x: handle.midX, y: handle.midY)
    session.drag(from: start, to: CGPoint(x: start.x, y: start.y + step), lifts: false)
    session.advance(by: 1)
    #expect(try abs(middle("Row 1", session) - row.midY - step) < 0.01)
    #expect(try abs(middle("Row 2", session) - row.midY) < 0.01)
    session.lift(at: CGPoint(x: start.x, y: start.y + step))
    session.advance(by: 1)
    #expect(model.calls == ["[1] to 3"])
    session.session.send(PointerEvent(.down, at: CGPoint(x: 100, y: row.midY), device: .touch))
    session.advance(by: 0.6)
    session.session.send(
      PointerEvent(.moved, at: CGPoint(x: 100, y: row.midY + step), device: .touch))
    session.advance(by: 0.5)
    session.lift(at: CGPoint(x: 100, y: row.midY + step))
    session.advance(by: 1)
    #expect(model.calls == ["[1] to 3"])
  }

  private struct Long: View {
    let model: Model
    var body: some View {
      List { ForEach(model.rows, id: \.self) { Text($0) }.onMove { model.move($0, $1) } }
        .listStyle(.plain)
    }
  }

  @Test("near an edge the list scrolls, and the row goes on with it")
  func edges() throws {
    let model = Model()
    model.rows = (0..<300).map { "Row \($0)" }
    let session = session(Long(model: model), .desktop, height: 300)
    let start = CGPoint(x: 100, y: try middle("Row 1", session))
    let distance = 290 - start.y
    drag(start, CGSize(width: 0, height: distance), session)
    session.advance(frames: 120, rate: 20)
    #expect(!session.exists("Row 2"), "the list has been scrolled")
    #expect(try abs(middle("Row 1", session) - 290) < 0.5, "the row stays below the pointer")
    // Away from the edge it stands.
    session.session.send(PointerEvent(.moved, at: CGPoint(x: 100, y: 150)))
    let there = try #require(session.findAll(.containing("Row")).map(\.label).last)
    session.advance(frames: 20, rate: 20)
    #expect(session.findAll(.containing("Row")).map(\.label).last == there)
    release(CGPoint(x: 100, y: 150), session)
    let index = try #require(model.rows.firstIndex(of: "Row 1"))
    #expect(index > 30)
    let (before, after) = (
      try middle(model.rows[index - 1], session), try middle(model.rows[index + 1], session)
    )
    let now = try middle("Row 1", session)
    #expect(before < now && now < after)
    #expect(session.warnings.isEmpty)
  }

  @Test("a row whose element goes while it is dragged leaves the others where they stand")
  func vanishing() throws {
    let model = Model()
    let session = session(Long(model: model), .desktop)
    let start = CGPoint(x: 100, y: try middle("Row 1", session))
    let places = try model.rows.map { try middle($0, session) }
    drag(start, CGSize(width: 0, height: 60), session)
    model.rows.remove(at: 1)
    session.advance(by: 1)
    #expect(model.calls.isEmpty)
    #expect(try model.rows.map { try middle($0, session) } == Array(places.prefix(5)))
    release(CGPoint(x: 100, y: start.y + 60), session)
    #expect(model.calls.isEmpty)
  }
}
