import Foundation
import HeadlessHost
import SwiftUI
import SwiftUICore
import Testing
import ViewGraph

@MainActor @Suite("Rows that are swiped")
struct ListSwipeTests {
  @MainActor @Observable fileprivate final class Model {
    var done: [String] = []
    var isOn = false
    var path: [String] = []
    var share = 0.5
    var isFlagDisabled = false
  }

  /// A row of each kind of control.
  private struct Controls: View {
    @Bindable var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        List {
          NavigationLink("Link", value: "there").swipes(model, "Link")
          Button("Press") { model.done.append("pressed") }.swipes(model, "Press")
          Toggle("Switch", isOn: $model.isOn).swipes(model, "Switch")
          Slider(value: $model.share) { Text("Share") }.swipes(model, "Share")
          Text("Plain").swipes(model, "Plain")
          ForEach(0..<30, id: \.self) { Text("Filler \($0)") }
        }
        .navigationDestination(for: String.self) { Text("Arrived \($0)") }
      }
    }
  }

  private func session<V: View>(_ view: V, _ profile: PlatformProfile = .phone) -> HeadlessSession {
    let session = HeadlessSession(
      view.environment(\.platformProfile, profile), size: CGSize(width: 320, height: 500))
    session.update()
    return session
  }

  private func drag(_ name: String, from x: CGFloat = 160, _ distance: CGSize, _ session: HeadlessSession)
    throws
  {
    let start = CGPoint(x: x, y: try session.find(.named(name)).frame.midY)
    session.drag(from: start, to: CGPoint(x: start.x + distance.width, y: start.y + distance.height))
    session.advance(by: 1)
  }

  @Test("an action has its own tint, or red where it destroys something, or grey") func colors() throws {
    func color(_ button: some View) throws -> [UInt8] {
      let session = self.session(List { Text("Plain").swipeActions { button } })
      try drag("Plain", CGSize(width: -110, height: 0), session)
      let frame = try session.find("Plain").frame
      let image = session.image()
      let pixel = image.premultipliedRGBA
      let start = (Int(frame.midY - 14) * image.width + 296) * 4
      return Array(pixel[start..<start + 3])
    }
    let grey = try color(Button("A") {})
    #expect(grey[0] == grey[1] || abs(Int(grey[0]) - Int(grey[2])) < 12)
    let red = try color(Button("A", role: .destructive) {})
    #expect(red[0] > 200 && red[1] < 90)
    let own = try color(Button("A", role: .destructive) {}.tint(.blue))
    #expect(own[2] > 200 && own[0] < 90)
  }

  @Test(
    "a swipe that begins on a control goes on, and the control is not pressed",
    arguments: ["Link", "Press", "Switch"])
  func pressable(_ name: String) throws {
    let model = Model()
    let session = session(Controls(model: model))
    for x in [60.0, 280] {
      try drag(name, from: x, CGSize(width: -110, height: 0), session)
      #expect(model.path.isEmpty && model.done.isEmpty && !model.isOn)
      #expect(try session.find(.named(name)).frame.minX < 0, "it stands open")
      session.tap(at: CGPoint(x: 160, y: 480))
      session.advance(by: 1)
    }
    try drag(name, from: 60, CGSize(width: 0, height: -60), session)
    #expect(model.path.isEmpty && model.done.isEmpty && !model.isOn)
    session.scroll(by: CGSize(width: 0, height: -900), at: CGPoint(x: 160, y: 450))
    try session.find(.named(name)).tap()
    session.advance(by: 1)
    #expect(!model.path.isEmpty || !model.done.isEmpty || model.isOn)
  }

  @Test("the actions of a row that stands open are elements")
  func elements() throws {
    let model = Model()
    let session = session(
      List {
        Text("Plain").swipeActions {
          Button("Flag", systemImage: "flag") { model.done.append("flag") }
        }
      })
    #expect(session.findAll(.named("Flag")).isEmpty)
    try drag("Plain", CGSize(width: -110, height: 0), session)
    let flag = try session.find("Flag")
    #expect(flag.frame.maxX > 300 && flag.frame.width >= 70)
    try flag.tap()
    session.advance(by: 1)
    #expect(model.done == ["flag"] && session.findAll(.named("Flag")).isEmpty)
  }

  @Test("a swipe on a slider moves its knob, and not the row")
  func slider() throws {
    let model = Model()
    let session = session(Controls(model: model))
    let before = try session.find(.named("Share")).frame
    try drag("Share", CGSize(width: -60, height: 0), session)
    #expect(model.share < 0.5)
    #expect(try session.find(.named("Share")).frame == before)
  }

  @Test("a swipe to the side where there are no actions is none")
  func otherSide() throws {
    let model = Model()
    let session = session(Controls(model: model))
    let before = try session.find("Plain").frame
    let start = CGPoint(x: 100, y: before.midY)
    session.drag(from: start, to: CGPoint(x: 220, y: start.y), lifts: false)
    #expect(try session.find("Plain").frame == before)
    session.lift(at: CGPoint(x: 220, y: start.y))
  }

  @Test("a press elsewhere closes the row that is open, and presses nothing")
  func elsewhere() throws {
    let model = Model()
    let session = session(Controls(model: model))
    let before = try session.find("Plain").frame.minX
    try drag("Plain", CGSize(width: -110, height: 0), session)
    #expect(try session.find("Plain").frame.minX < before)
    try session.find("Press").tap()
    session.advance(by: 1)
    #expect(try session.find("Plain").frame.minX == before)
    #expect(model.done.isEmpty)
    try session.find("Press").tap()
    #expect(model.done == ["pressed"])
  }

  @Test("a tap on the row itself, another row's swipe, a scroll and an action close it")
  func closing() throws {
    let model = Model()
    let session = session(Controls(model: model))
    let before = try session.find("Plain").frame
    func open() throws {
      try drag("Plain", CGSize(width: -110, height: 0), session)
      #expect(try session.find("Plain").frame.minX < before.minX)
    }
    try open()
    session.tap(at: CGPoint(x: 60, y: before.midY))
    session.advance(by: 1)
    #expect(try session.find("Plain").frame == before)
    try open()
    try drag("Press", CGSize(width: -110, height: 0), session)
    #expect(try session.find("Plain").frame == before)
    #expect(try session.find("Press").frame.minX < 0, "at most one row is open")
    try open()
    #expect(try session.find("Press").frame.minX > 0)
    session.scroll(by: CGSize(width: 0, height: 5), at: CGPoint(x: 160, y: 450))
    session.advance(by: 1)
    #expect(try session.find("Plain").frame.minX == before.minX)
    session.scroll(by: CGSize(width: 0, height: -5), at: CGPoint(x: 160, y: 450))
    session.advance(by: 1)
    try open()
    session.tap(at: CGPoint(x: 304 - 30, y: before.midY))
    session.advance(by: 1)
    #expect(model.done == ["flag Plain"])
    #expect(try session.find("Plain").frame == before)
  }

  @Test("an open row is swiped on, and back")
  func further() throws {
    let model = Model()
    let session = session(Controls(model: model))
    let before = try session.find("Plain").frame
    try drag("Plain", CGSize(width: -110, height: 0), session)
    try drag("Plain", from: 60, CGSize(width: 90, height: 0), session)
    #expect(try session.find("Plain").frame == before)
    try drag("Plain", CGSize(width: -110, height: 0), session)
    try drag("Plain", from: 200, CGSize(width: -190, height: 0), session)
    #expect(model.done == ["flag Plain"])
  }

  @Test("where one reads from the right, trailing actions are at the left edge")
  func rightToLeft() throws {
    let model = Model()
    let session = session(Controls(model: model).environment(\.layoutDirection, .rightToLeft))
    let before = try session.find("Plain").frame
    try drag("Plain", CGSize(width: -110, height: 0), session)
    #expect(try session.find("Plain").frame == before)
    try drag("Plain", CGSize(width: 110, height: 0), session)
    #expect(try session.find("Plain").frame.minX > before.minX + 100)
    session.tap(at: CGPoint(x: 16 + 30, y: before.midY))
    session.advance(by: 1)
    #expect(model.done == ["flag Plain"])
    try drag("Plain", CGSize(width: 110, height: 0), session)
    session.tap(at: CGPoint(x: 304 - 30, y: before.midY))
    session.advance(by: 1)
    #expect(try session.find("Plain").frame == before)
    #expect(model.done == ["flag Plain"])
  }

  private struct Deleting: View {
    let model: Model
    @State private var names = ["first", "second", "third"]
    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          Text(name).swipeActions {
            Button("Delete", role: .destructive) { names.removeAll { $0 == name && name != "third" } }
            Button("Flag") {}.tint(.orange)
          }
        }
      }
    }
  }

  @Test("the actions fill what is uncovered, each its part; the first alone where letting go performs it")
  func filling() throws {
    let session = session(Deleting(model: Model()))
    let row = try session.find("second").frame
    func colors(_ distance: CGFloat) -> (edge: [UInt8], inner: [UInt8]) {
      session.session.send(PointerEvent(.moved, at: CGPoint(x: 300 - distance, y: row.midY), device: .touch))
      session.advance(by: 0.5)
      let image = session.image()
      func color(_ x: CGFloat) -> [UInt8] {
        let start = (Int(row.midY - 14) * image.width + Int(x)) * 4
        return Array(image.premultipliedRGBA[start..<start + 3])
      }
      return (color(300), color(304 - distance + 4))
    }
    session.session.send(PointerEvent(.down, at: CGPoint(x: 300, y: row.midY), device: .touch))
    _ = colors(12)
    for distance in [60.0, 120, 180] {
      let (edge, inner) = colors(distance)
      #expect(edge[0] > 200 && edge[1] < 90, "\(distance): red")
      #expect(inner[0] > 200 && inner[1] > 100 && inner[2] < 90, "\(distance): orange, \(inner)")
    }
    let (edge, inner) = colors(250)
    #expect(edge == inner, "the first action alone")
    session.session.send(PointerEvent(.up, at: CGPoint(x: 50, y: row.midY), device: .touch))
    session.advance(by: 1)
    #expect(session.findAll(.named("second")).isEmpty)
    try drag("third", from: 300, CGSize(width: -280, height: 0), session)
    #expect(try session.find("third").frame.minX == row.minX, "what stays is closed again")
  }

  @Test("a full swipe performs the first action, and nothing where that is disabled")
  func disabled() throws {
    let model = Model()
    let session = session(Controls(model: model))
    try drag("Plain", from: 300, CGSize(width: -280, height: 0), session)
    #expect(model.done == ["flag Plain"])
    model.isFlagDisabled = true
    try drag("Plain", from: 300, CGSize(width: -280, height: 0), session)
    #expect(model.done == ["flag Plain"])
    let open = try session.find("Plain").frame
    #expect(open.minX < 0 && open.minX > -150, "the actions stay")
    session.tap(at: CGPoint(x: 304 - 30, y: open.midY))
    session.advance(by: 1)
    #expect(model.done == ["flag Plain"])
    session.tap(at: CGPoint(x: 304 - 100, y: open.midY))
    session.advance(by: 1)
    #expect(model.done == ["flag Plain", "mute Plain"])
  }

  @Test(
    "a row whose actions are none at the moment stays, and one that is open closes when they go",
    arguments: bothProfiles)
  func none(profile: PlatformProfile) throws {
    struct Rows: View {
      @Bindable var model: Model
      var body: some View {
        List {
          Text("Never").swipeActions { if model.path == ["x"] { Button("A") {} } }
          Text("Empty").swipeActions { EmptyView() }
          Text("Leading").swipeActions(edge: .leading) { if false { Button("A") {} } }
          Text("Both").swipeActions(edge: .leading) {}.swipeActions { Button("B") { model.done.append("b") } }
          Text("Some").swipeActions { if !model.isOn { Button("C") { model.done.append("c") } } }
        }
      }
    }
    let model = Model()
    let session = session(Rows(model: model), profile)
    let x = try session.find("Never").frame.minX
    for (name, distance) in [("Never", -120), ("Empty", -280), ("Leading", 120), ("Both", 120)] {
      try drag(name, CGSize(width: CGFloat(distance), height: 0), session)
      #expect(try session.find(.named(name)).frame.minX == x, "\(name)")
    }
    for name in ["Both", "Some"] {
      try drag(name, CGSize(width: -120, height: 0), session)
      #expect(try session.find(.named(name)).frame.minX < x, "\(name)")
    }
    model.isOn = true
    session.advance(by: 0.1)
    let closing = try session.find("Some").frame.minX
    #expect(closing < x && closing > x - 74, "it closes with an animation")
    session.advance(by: 1)
    #expect(try session.find("Some").frame.minX == x)
    // Nor does it do what there was before, however far it is swiped.
    try drag("Some", from: 300, CGSize(width: -290, height: 0), session)
    try drag("Both", from: 10, CGSize(width: 290, height: 0), session)
    #expect(model.done.isEmpty)
    let middle = try session.find("Never").frame.midY
    session.session.send(PointerEvent(.down, at: CGPoint(x: 200, y: middle), device: .touch))
    for step in 1...10 {
      let place = CGPoint(x: 200 - CGFloat(step) * 10, y: middle)
      session.session.send(PointerEvent(.moved, at: place, device: .touch))
      #expect(try session.find("Never").frame.minX == x, "it does not follow the finger")
    }
  }
}

extension View {
  fileprivate func swipes(_ model: ListSwipeTests.Model, _ name: String) -> some View {
    swipeActions {
      Button("Flag", systemImage: "flag") { model.done.append("flag \(name)") }.disabled(model.isFlagDisabled)
      Button("Mute", systemImage: "bell") { model.done.append("mute \(name)") }
    }
  }
}
