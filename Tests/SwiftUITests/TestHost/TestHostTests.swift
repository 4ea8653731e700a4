import Foundation
import SwiftUI
import Testing

/// A page with something of each kind.
private struct Page: View {
  @State private var count = 0
  @State private var name = ""
  @State private var level = 2.0
  @State private var color = "Red"
  @State private var isMoved = false
  @State private var loaded = "loading"
  @FocusState private var isNamed: Bool

  var body: some View {
    VStack(spacing: 8) {
      Text("Count \(count)").accessibilityAddTraits(.isHeader)
      Button("Add") { count += 1 }.accessibilityIdentifier("add")
      Button("Remove") { count -= 1 }.disabled(count == 0)
      TextField("Name", text: $name).focused($isNamed)
      Text("Hello \(name)")
      Slider(value: $level, in: 0...4, step: 1) { Text("Level") }
      Picker("Color", selection: $color) { ForEach(["Red", "Green"], id: \.self) { Text($0) } }
        .pickerStyle(.segmented)
      Text(color == "Green" ? "go" : "stop")
      Button("Move") { withAnimation(.linear(duration: 1)) { isMoved.toggle() } }
      Text("hand").offset(x: isMoved ? 20 : 0)
        .accessibilityAction(named: "Wave") { count += 10 }
      Text(loaded).task {
        await Task.yield()
        loaded = "there"
      }
    }
  }
}

@MainActor
@Suite("A test's session")
struct TestHostTests {
  private func session() -> HeadlessSession {
    HeadlessSession(Page(), size: CGSize(width: 300, height: 400))
  }

  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "nothing was thrown"
    } catch {
      return "\(error)"
    }
  }

  // MARK: Finding

  @Test("an element says its role, its name, its value and its state")
  func properties() throws {
    let session = session()
    let add = try session.find("Add")
    #expect(add.role == .button && add.label == "Add" && add.identifier == "add")
    #expect(add.isEnabled && !add.isFocused && !add.isHeader && !add.isSelected)
    #expect(add.actions == [.activate])
    #expect(try session.find("add").frame == add.frame)
    #expect(try !session.find("Remove").isEnabled)
    #expect(try session.find("Count 0").isHeader)
    #expect(try session.find(.textField("Name")).value == "")
    #expect(try session.find("Level").actions.contains(.increment))
    #expect(session.elements.first?.role == .window)
    let page = session.frames(of: Page.self)
    #expect(page.count == 1 && page.first?.midX == 150)
    #expect(session.frames(of: ProgressView<Text, Text>.self).isEmpty)
  }

  @Test("queries: label, identifier, value, part, role, condition, both")
  func queries() throws {
    let session = session()
    #expect(session.findAll(.role(.button)).compactMap(\.label) == ["Add", "Remove", "Move"])
    #expect(try session.find(.identifier("add")).label == "Add")
    #expect(try session.find(.label("Add")).identifier == "add")
    #expect(try session.find(.containing("Cou")).label == "Count 0")
    #expect(try session.find(.button("Move")).role == .button)
    #expect(
      try session.find(.role(.button).and(.containing("ov")).and(ElementQuery("enabled") { $0.isEnabled }))
        .label == "Move")
    #expect(session.exists("Add") && !session.exists("Subtract") && !session.exists(.textField("Add")))
    let name = ["A", "dd"].joined()
    #expect(try session.find(name).label == "Add")
  }

  @Test("the error names what comes near and shows the tree")
  func errors() throws {
    let session = session()
    let none = message { _ = try session.find("Ad") }
    #expect(none.hasPrefix("no view with the label or identifier \"Ad\"; near it: \"Add\""))
    #expect(none.hasSuffix(session.tree) && none.contains("button \"Remove\""))
    let several = message { _ = try session.find(.role(.button)) }
    #expect(several.hasPrefix("3 views with the role button in:"))
    #expect(
      message { _ = try session.find("Xylophone") }.hasPrefix(
        "no view with the label or identifier \"Xylophone\" in:"))
    #expect(message { try session.find("Add").perform(.increment) }.contains("offers no increment"))
    #expect(message { try session.find("Remove").perform(.activate) }.contains("offers no activate"))
    #expect(message { try session.find("Color").pick("Blue") }.contains("Blue"))
  }

  @Test("what has left the window, or stands outside of it, says so")
  func gone() throws {
    struct Going: View {
      @State private var isThere = true
      var body: some View {
        VStack {
          if isThere { Button("Go") { isThere = false } }
          Button("Far") {}.offset(x: 500)
        }
      }
    }
    let session = HeadlessSession(Going(), size: CGSize(width: 100, height: 100))
    let go = try session.find("Go")
    try go.tap()
    #expect(go.label == "Go")
    #expect(message { try go.tap() }.hasPrefix("has left the window: button \"Go\""))
    #expect(message { _ = try go.refreshed() }.hasPrefix("has left the window"))
    #expect(message { try session.find("Far").tap() }.contains("outside of the window"))
  }

  // MARK: Acting

  @Test("taps, typing, picking, accessibility's actions and the focus")
  func acting() throws {
    let session = session()
    try session.find("Add").tap(count: 2)
    #expect(session.exists("Count 2"))
    try session.find("Remove").tap()
    #expect(session.exists("Count 1"))
    let field = try session.find(.textField("Name"))
    #expect(session.focusedElement == nil)
    try field.type("Ada")
    #expect(field.isFocused && session.focusedElement?.role == .textField)
    #expect(try field.refreshed().value == "Ada" && session.exists("Hello Ada"))
    try session.find("Level").perform(.increment)
    #expect(try session.find("Level").value != field.value)
    try session.find("Color").pick("Green")
    #expect(session.exists("go"))
    try session.find("hand").perform(.named("Wave"))
    #expect(session.exists("Count 11"))
    #expect(message { try session.find("Count 11").focus() }.contains("takes no focus"))
  }

  @Test("what is scrolled out of sight, or covered, is not tapped through")
  func covered() throws {
    struct Clipped: View {
      @State private var told = "nothing"
      var body: some View {
        VStack(spacing: 0) {
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<10) { row in Button("row \(row)") { told = "row \(row)" }.frame(height: 30) }
            }
          }
          .frame(height: 60)
          Color.red.frame(height: 150).onTapGesture { told = "red" }
          Text(told)
        }
      }
    }
    let session = HeadlessSession(Clipped(), size: CGSize(width: 100, height: 300))
    #expect(message { try session.find("row 4").tap() }.contains("something else is in front"))
    #expect(session.exists("nothing"))
    try session.find("row 1").tap()
    #expect(session.exists("nothing") == false)
  }

  @Test("a pick that fails closes its menu and changes nothing; menus within menus open")
  func failingPicks() throws {
    struct Menus: View {
      @State private var picked = "none"
      var body: some View {
        VStack {
          Menu("Actions") {
            Button("Off") { picked = "off" }.disabled(true)
            Button("On") { picked = "on" }
            Menu("More") { Button("Deep") { picked = "deep" } }
          }
          Picker("Number", selection: $picked) { ForEach(["none", "one"], id: \.self) { Text($0) } }.disabled(
            true)
          Text("picked \(picked)")
        }
      }
    }
    let session = HeadlessSession(Menus(), size: CGSize(width: 300, height: 300))
    #expect(message { try session.find("Actions").pick("Nope") }.hasPrefix("no options \"Nope\""))
    #expect(message { try session.find("Actions").pick("Off") }.hasPrefix("takes no input"))
    #expect(message { try session.find("Number").pick("one") }.hasPrefix("takes no input"))
    #expect(session.findAll(.role(.menuItem)).isEmpty && session.exists("picked none"))
    try session.find("Actions").pick("On")
    #expect(session.exists("picked on"))
    try session.find("Actions").pick("More")
    try session.find("Deep").tap()
    #expect(session.exists("picked deep"))
    #expect(message { _ = try session.find(.textField("picked deep")) }.contains("there is staticText"))
  }

  // MARK: Time

  @Test("the clock goes by frames, and until nothing moves")
  func time() throws {
    let session = session()
    let before = try session.find("hand").frame.minX
    try session.find("Move").tap()
    session.advance(frames: 30)
    #expect(abs(try session.find("hand").frame.minX - before - 10) < 0.5 && session.isMoving)
    try session.settle()
    #expect(try session.find("hand").frame.minX == before + 20 && !session.isMoving)
  }

  @Test("what never settles is an error")
  func endless() {
    struct Endless: View {
      @State private var isMoved = false
      var body: some View {
        Color.red.frame(width: 10, height: 10).offset(x: isMoved ? 20 : 0)
          .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isMoved = true } }
      }
    }
    let session = HeadlessSession(Endless())
    #expect(
      message { try session.settle(within: 2) }
        == "something still moves after 2.0 seconds of the session's clock")
  }

  @Test("a test waits for what tasks do, and not for ever")
  func waiting() async throws {
    let session = session()
    try await session.wait { session.exists("there") }
    await #expect(throws: WaitError.self) { try await session.wait(timeout: .milliseconds(20)) { false } }
    struct Own: Error {}
    await #expect(throws: Own.self) { try await session.wait { throw Own() } }
  }

  // MARK: Apps

  @Test("an app's first window")
  func app() throws {
    struct Program: App {
      var body: some Scene { WindowGroup { Text("Welcome") }.defaultSize(width: 200, height: 100) }
    }
    struct Nothing: App {
      var body: some Scene { Settings { Text("hidden") } }
    }
    let session = try HeadlessSession(app: Program())
    #expect(session.size == CGSize(width: 200, height: 100) && session.exists("Welcome"))
  }

  @Test("a size that is none changes nothing") func sizes() {
    let session = session()
    let before = session.size
    for size in [
      CGSize(width: -1, height: 10), CGSize(width: 10, height: CGFloat.nan),
      CGSize(width: CGFloat.infinity, height: 1),
    ] {
      session.size = size
      #expect(session.size == before)
    }
    session.size = .zero
    #expect(session.size == .zero)
  }

  // MARK: Pictures

  private struct Box: View {
    let color: Color
    var side = 10.0
    var body: some View { color.frame(width: side, height: side) }
  }

  @Test("a picture is stored, compared, and what differs is shown")
  func pictures() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "box.png")
    let (new, difference) = (
      folder.appending(path: "box.new.png"), folder.appending(path: "box.difference.png")
    )
    func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
    let red = HeadlessSession(Box(color: .red))
    #expect(message { try red.compare(with: file) }.contains("nothing was stored"))
    #expect(exists(file))
    try red.compare(with: file)
    let blue = HeadlessSession(Box(color: .blue))
    #expect(message { try blue.compare(with: file) }.hasPrefix("100 of 100 pixels differ"))
    #expect(exists(new) && exists(difference))
    try blue.compare(with: file, tolerance: 1)
    try blue.compare(with: file, share: 1)
    #expect(!exists(new) && !exists(difference))
    let large = HeadlessSession(Box(color: .red, side: 12))
    #expect(
      message { try large.compare(with: file, share: 1) }.hasPrefix("12 by 12 pixels instead of 10 by 10"))
    try blue.compare(with: file, share: 1)
    try red.compare(with: file, tolerance: -1, share: .nan)
    try Data("no picture".utf8).write(to: file)
    #expect(message { try red.compare(with: file) }.hasSuffix("box.png is no PNG file that can be read"))
  }
}
