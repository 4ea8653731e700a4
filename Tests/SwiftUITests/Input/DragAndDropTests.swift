import HeadlessHost
import SceneHost
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// What a window's drags told.
@MainActor @Observable final class DropLog {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines.removeAll() }
    return lines
  }
}

@MainActor @Suite("Drag and drop")
struct DragAndDropTests {
  private let log = DropLog()
  /// A window of 300 by 100 points with a source at its left, and a target in its right half.
  private func window(_ source: some View, _ target: some View) -> HeadlessSession {
    HeadlessSession(
      HStack(spacing: 0) {
        source.frame(width: 100, height: 100).testProbe("source")
        Color.clear.frame(width: 100, height: 100)
        target.frame(width: 100, height: 100).testProbe("target")
      }, size: CGSize(width: 300, height: 100))
  }

  private let source = CGPoint(x: 50, y: 50)
  private let nowhere = CGPoint(x: 150, y: 50)
  private let target = CGPoint(x: 250, y: 60)

  private var card: some View { Color.red.draggable("apple") }

  private func strings(_ color: Color = .blue) -> some View {
    color.dropDestination(for: String.self) { [log] items, place in
      log.add("dropped \(items) at \(Int(place.x)),\(Int(place.y))")
      return true
    } isTargeted: { [log] in
      log.add("targeted \($0)")
    }
  }

  @Test("a value is dropped where its type is taken, with the place in the target's coordinates")
  func drop() {
    let session = window(card, strings())
    session.drag(from: source, to: target, holding: 0.6)
    #expect(log.lines == ["targeted true", "targeted false", "dropped [\"apple\"] at 50,60"])
  }

  @Test("what is dropped elsewhere, or is of another type, is not taken")
  func elsewhere() {
    let session = window(card, strings())
    session.drag(from: source, to: nowhere, holding: 0.6)
    #expect(log.take().isEmpty)
    let other = window(Color.red.draggable(Data([1])), strings())
    other.drag(from: source, to: target, holding: 0.6)
    #expect(log.lines.isEmpty)
  }

  private var asked: some View {
    Color.red.draggable(
      { () -> String in
        log.add("asked")
        return "x"
      }())
  }

  @Test("a drag begins after four points with the mouse")
  func distance() {
    let session = window(asked, strings())
    session.session.send(PointerEvent(.down, at: source))
    session.session.send(PointerEvent(.moved, at: CGPoint(x: 53, y: 50)))
    #expect(log.lines.isEmpty)
    session.session.send(PointerEvent(.moved, at: CGPoint(x: 55, y: 50)))
    #expect(log.take() == ["asked"])
  }

  @Test("a finger lifts a view when it has been held, and not where it moves before or is lifted itself")
  func lifting() {
    let session = window(asked, strings())
    session.session.send(PointerEvent(.down, at: source, device: .touch))
    session.advance(by: 0.5)
    #expect(log.lines.isEmpty)
    session.advance(by: 0.1)
    #expect(log.take() == ["asked"])
    session.lift(at: source)
    session.drag(from: source, to: target)
    session.press(at: source, for: 0.4)
    #expect(log.lines.isEmpty)
  }

  @Test("a view that is lifted and let go of where it is is not dropped")
  func putBack() {
    let session = window(
      card.dropDestination(for: String.self) { _, _ in
        log.add("dropped"); return true
      }, strings())
    session.press(at: source, for: 0.7)
    #expect(!log.lines.contains("dropped"))
  }

  @Test("a target is told when a drag comes over it and leaves it, and the drag goes on")
  func leaving() {
    let session = window(card, strings())
    session.drag(from: source, to: target, holding: 0.6, lifts: false)
    #expect(log.take() == ["targeted true"])
    session.session.send(PointerEvent(.moved, at: nowhere, device: .touch))
    #expect(log.take() == ["targeted false"])
    session.session.send(PointerEvent(.moved, at: target, device: .touch))
    session.lift(at: target)
    #expect(log.lines == ["targeted true", "targeted false", "dropped [\"apple\"] at 50,60"])
  }

  @Test("the escape key breaks a drag off, and what is let go of afterwards is dropped nowhere")
  func escape() throws {
    let session = window(card, strings())
    session.drag(from: source, to: target, holding: 0.6, lifts: false)
    #expect(session.press(.escape))
    #expect(log.take() == ["targeted true", "targeted false"])
    session.lift(at: target)
    try session.settle()
    #expect(log.lines.isEmpty)
    // The next one goes on as usual.
    session.drag(from: source, to: target, holding: 0.6)
    #expect(log.lines.last == "dropped [\"apple\"] at 50,60")
  }

  @Test("a pointer that the system takes away breaks a drag off")
  func cancelled() {
    let session = window(card, strings())
    session.drag(from: source, to: target, holding: 0.6, lifts: false)
    session.session.send(PointerEvent(.cancelled, at: target, device: .touch))
    #expect(log.lines == ["targeted true", "targeted false"])
  }

  @Test("the inmost target that takes the type gets the drop, and one that is disabled does not")
  func nested() {
    let outer = ZStack {
      Color.green
      Color.yellow.dropDestination(for: URL.self) { _, _ in true }.frame(width: 80, height: 80)
    }
    .dropDestination(for: String.self) { [log] items, _ in
      log.add("outer \(items)")
      return true
    }
    window(card, outer).drag(from: source, to: target, holding: 0.6)
    #expect(log.take() == ["outer [\"apple\"]"])
    window(card, strings().disabled(true)).drag(from: source, to: target, holding: 0.6)
    #expect(log.lines.isEmpty)
  }

  @Test(
    "a target in front that does not take the type is no obstacle beside its content, where one behind does")
  func inFront() throws {
    let addresses = HStack { Text("") }.frame(width: 100, height: 100)
      .dropDestination(for: URL.self) { [log] _, _ in
        log.add("address")
        return true
      }
    let targets = ZStack {
      strings()
      addresses
    }
    let session = window(card, targets)
    session.drag(from: source, to: target, holding: 0.6)
    #expect(log.take().last == "dropped [\"apple\"] at 50,60")
    let address = try #require(URL(string: "https://example.com"))
    let other = window(Color.red.draggable(address), targets)
    other.drag(from: source, to: target, holding: 0.6)
    #expect(log.take() == ["address"])
    let disabled = window(
      card,
      ZStack {
        strings()
        HStack { Text("") }.frame(width: 100, height: 100)
          .dropDestination(for: String.self) { _, _ in true }.disabled(true)
      })
    disabled.drag(from: source, to: target, holding: 0.6)
    #expect(log.take().last == "dropped [\"apple\"] at 50,60")
  }

  @Test("what is dragged shows under the pointer, above everything, and is gone after the drop")
  func preview() throws {
    let session = window(card, strings())
    let before = session.pngData()
    session.drag(from: source, to: nowhere, holding: 0.6, lifts: false)
    let during = session.pngData()
    #expect(before != during)
    session.session.send(PointerEvent(.moved, at: target, device: .touch))
    session.lift(at: target)
    try session.settle()
    #expect(session.pngData() == before)
  }

  @Test("a preview of the program's own shows instead, in the environment of its source")
  func ownPreview() {
    let source = Color.red.draggable("apple") { Text("carried") }.environment(
      \.locale, Locale(identifier: "de"))
    let session = window(source, strings())
    session.drag(from: self.source, to: nowhere, holding: 0.6, lifts: false)
    #expect(session.exists(.label("carried")))
    session.lift(at: nowhere)
    try? session.settle()
    #expect(!session.exists(.label("carried")))
  }

  @Test("a button in a view that is dragged acts when it is tapped, and is dragged otherwise")
  func button() {
    let button = Button("Press") { log.add("pressed") }.draggable("apple")
    let session = window(button, strings())
    session.tap(at: source)
    #expect(log.take() == ["pressed"])
    session.drag(from: source, to: target, holding: 0.6)
    #expect(log.lines == ["targeted true", "targeted false", "dropped [\"apple\"] at 50,60"])
  }

  @Test("a drag gesture inside comes before the drag of the view")
  func gesture() {
    let slider = Color.red.gesture(DragGesture().onChanged { _ in log.add("slid") }).draggable("apple")
    window(slider, strings()).drag(from: source, to: target, steps: 2)
    #expect(Set(log.lines) == ["slid"])
  }

  @Test("a value that has to be waited for is dropped when it has come")
  func waiting() async throws {
    struct Slow: Transferable {
      let name: String
      static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .utf8PlainText) { slow in
          await Task.yield()
          return Data(slow.name.utf8)
        }
      }
    }
    let session = window(Color.red.draggable(Slow(name: "pear")), strings())
    session.drag(from: source, to: target, holding: 0.6)
    try await session.wait { log.lines.contains { $0.hasPrefix("dropped") } }
    #expect(log.lines == ["targeted true", "targeted false", "dropped [\"pear\"] at 50,60"])
  }

  @Test("from one element to another by their names")
  func elements() throws {
    let session = HeadlessSession(
      HStack(spacing: 40) {
        Text("from").padding().draggable("apple")
        Text("to").padding().dropDestination(for: String.self) { items, _ in
          log.add("\(items)")
          return true
        }
      })
    try session.find("from").drag(to: session.find("to"))
    #expect(log.lines == ["[\"apple\"]"])
  }
}
