import HeadlessHost
import SceneHost
import SwiftUI
import Testing

@MainActor @Suite("Buttons that are pressed")
struct PressTests {
  @MainActor private final class Log {
    var lines: [String] = []
  }
  private let log = Log()

  private struct Telling: ButtonStyle {
    let log: Log
    func makeBody(configuration: Configuration) -> some View {
      let _ = log.lines.append("\(configuration.isPressed)")
      configuration.label.frame(width: 40, height: 20).background(.red)
    }
  }

  private func window(_ view: some View) -> HeadlessSession {
    HeadlessSession(view, size: CGSize(width: 100, height: 100))
  }

  private let middle = CGPoint(x: 50, y: 50)

  @Test(
    "every style triggers its button",
    arguments: ["automatic", "bordered", "prominent", "borderless", "plain", "own"])
  func styles(name: String) throws {
    let button = Button("Add") { log.lines.append("added") }
    let view: AnyView =
      switch name {
      case "bordered": AnyView(button.buttonStyle(.bordered))
      case "prominent": AnyView(button.buttonStyle(.borderedProminent))
      case "borderless": AnyView(button.buttonStyle(.borderless))
      case "plain": AnyView(button.buttonStyle(.plain))
      case "own": AnyView(button.buttonStyle(Telling(log: Log())))
      default: AnyView(button)
      }
    let session = window(view)
    try session.tap("Add")
    #expect(log.lines == ["added"])
    session.tap(at: CGPoint(x: 1, y: 1))
    #expect(log.lines == ["added"])
  }

  @Test("a style is told of the press, of a pointer that slides off, and of its coming back")
  func pressed() {
    let session = window(Button("Add") { log.lines.append("added") }.buttonStyle(Telling(log: log)))
    session.update()
    #expect(log.lines == ["false"])
    let outside = CGPoint(x: 50, y: 90)
    for (phase, place) in [
      (PointerEvent.Phase.down, middle), (.moved, outside), (.moved, middle), (.moved, outside),
      (.up, outside),
    ] {
      session.session.send(PointerEvent(phase, at: place))
    }
    #expect(log.lines == ["false", "true", "false", "true", "false"])
    log.lines = []
    session.session.send(PointerEvent(.down, at: middle))
    session.session.send(PointerEvent(.up, at: middle))
    #expect(log.lines == ["true", "added", "false"])
  }

  @Test("a pressed button looks pressed", arguments: [PlatformLook.desktop, .phone])
  fileprivate func look(look: PlatformLook) {
    let session = window(Button("Add") {}.environment(\.platformProfile, look.profile))
    let before = session.image().premultipliedRGBA
    session.session.send(PointerEvent(.down, at: middle))
    #expect(session.image().premultipliedRGBA != before)
    session.session.send(PointerEvent(.up, at: middle))
    #expect(session.image().premultipliedRGBA == before)
  }

  @Test("a button comes before gestures around it, and after those of high priority or beside it")
  func around() throws {
    let button = Button("Add") { log.lines.append("added") }
    let tap = TapGesture().onEnded { log.lines.append("tap") }
    try window(button.gesture(tap)).tap("Add")
    #expect(log.lines == ["added"])
    try window(button.highPriorityGesture(tap)).tap("Add")
    #expect(log.lines == ["added", "tap"])
    log.lines = []
    try window(button.simultaneousGesture(tap)).tap("Add")
    #expect(log.lines.sorted() == ["added", "tap"])
    log.lines = []
    let session = window(
      button.highPriorityGesture(LongPressGesture().onEnded { _ in log.lines.append("long") }))
    try session.tap("Add")
    #expect(log.lines == ["added"])
    session.press(at: middle, for: 0.6)
    #expect(log.lines == ["added", "long"])
  }

  @Test("a link opens its address through the environment")
  func link() throws {
    let address = try #require(URL(string: "https://example.com"))
    let session = window(
      Link("Home", destination: address)
        .environment(
          \.openURL,
          OpenURLAction {
            log.lines.append($0.absoluteString); return .handled
          }))
    try session.tap("Home")
    #expect(log.lines == ["https://example.com"])
  }

  @Test("a name that no view has, or several have, says so with the tree") func lookup() {
    let session = window(
      VStack {
        Button("Add") {}
        Button("Add") {}
      })
    func message(_ name: String) -> String {
      do {
        try session.tap(name)
        return "tapped"
      } catch {
        return "\(error)"
      }
    }
    #expect(message("Add").hasPrefix("2 views with the label or identifier \"Add\" in:\nwindow\n"))
    #expect(message("Remove").contains("button \"Add\""))
  }
}

private enum PlatformLook: Sendable, CaseIterable {
  case desktop, phone
  var profile: PlatformProfile { self == .desktop ? .desktop : .phone }
}
