import Foundation
import SceneHost
import SwiftUI
import Testing

@testable import BrowserHost

/// What a page tells while another window is on its way to it, and what its user leaves behind.
@Suite("Input between the windows of a page") @MainActor
struct PageInputTests {
  private struct Pad: View {
    let name: String
    @State private var text = ""
    @State private var taps = 0
    @State private var isPressed = false
    @State private var isOver = false
    @State private var keys = EventModifiers()
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismiss) private var dismiss

    private var press: String { isPressed ? "down" : "up" }
    private var hover: String { isOver ? "over" : "off" }

    var body: some View {
      VStack(spacing: 0) {
        Text("\(name) \(text)/\(taps)/\(press)/\(hover)/\(keys.rawValue)").frame(height: 20)
        TextField("Field", text: $text).frame(height: 40)
        Color.red.frame(height: 40).onTapGesture { taps += 1 }
        Color.green.frame(height: 40)
          .onLongPressGesture(minimumDuration: 100) {
          } onPressingChanged: {
            isPressed = $0
          }
          .onHover { isOver = $0 }
        Color.blue.frame(height: 40).onTapGesture { openWindow(id: "b") }
        Color.gray.frame(height: 20).onTapGesture {
          dismiss()
          Task {
            try? await Task.sleep(for: .milliseconds(20))
            openWindow(id: "b")
          }
        }
      }
      .onModifierKeysChanged { keys = $1 }
    }
  }

  private struct Pads: App {
    var body: some Scene {
      Window("A", id: "a") { Pad(name: "a") }
      Window("B", id: "b") { Pad(name: "b") }
    }
  }

  private func page() -> Page {
    let page = Page(app: Pads(), width: 300, height: 200)
    page.show()
    return page
  }

  @Test("what is done in a window that is shown no more does not reach the one that has come")
  func late() throws {
    let page = page()
    page.tap(150, 80)
    page.tap(150, 160)
    #expect(page.texts.contains("b /0/up/off/0"))
    for event in [
      #"{"e":"down","x":150,"y":80}"#, #"{"e":"up","x":150,"y":80}"#, #"{"e":"move","x":150,"y":120}"#,
      #"{"e":"modifiers","mods":2}"#, #"{"e":"heard","frame":0}"#, #"{"e":"activate","frame":1}"#,
    ] {
      page.tell(event, window: 1)
      page.tell(event, window: 0)
      page.tell(event, window: 3)
    }
    page.show()
    #expect(page.texts.contains("b /0/up/off/0"))
    page.tell(#"{"e":"choose","frame":1}"#)
    page.show()
    #expect(page.texts.contains("a /1/up/off/0"))
  }

  @Test("before the page has shown the window that has come, input is the one's before, and comes to nothing")
  func underWay() {
    let page = Page(app: Pads(), width: 300, height: 200)
    page.tell(#"{"e":"down","x":150,"y":160}"#)
    page.tell(#"{"e":"up","x":150,"y":160}"#)
    // The second window is in front by now, and is not sent before the first has been shown.
    for event in [#"{"e":"down","x":150,"y":80}"#, #"{"e":"up","x":150,"y":80}"#] {
      page.tell(event, window: 1)
    }
    page.show()
    #expect(page.texts.contains("b /0/up/off/0"))
    page.tell(#"{"e":"choose","frame":1}"#)
    page.show()
    #expect(page.texts.contains("a /0/up/off/0"))
  }

  @Test("what was typed in the window before reaches it, though it is told late")
  func typed() throws {
    let page = page()
    let node = try #require(page.field?.node)
    page.tap(150, 160)
    page.tell(#"{"e":"edit","node":\#(node),"text":"Ada","revision":1}"#, window: 1)
    page.show()
    #expect(page.texts.contains("b /0/up/off/0"))
    page.tell(#"{"e":"choose","frame":1}"#)
    page.show()
    #expect(page.texts.contains("a Ada/0/up/off/0"))
    #expect(page.field?.text == "Ada")
  }

  /// Presses, with the mouse over the view and a key held.
  private func hold(_ page: Page) {
    page.tell(#"{"e":"move","x":150,"y":120}"#)
    page.tell(#"{"e":"down","x":150,"y":120}"#)
    page.tell(#"{"e":"modifiers","mods":2}"#)
    page.show()
    #expect(page.texts.contains("a /0/down/over/2"))
  }

  @Test("what is under way in a window is broken off when another comes to the front")
  func otherWindow() {
    let page = page()
    page.tap(150, 160)
    page.tell(#"{"e":"choose","frame":1}"#)
    page.show()
    hold(page)
    page.tell(#"{"e":"choose","frame":2}"#)
    page.show()
    #expect(page.texts.contains("b /0/up/off/0"))
    page.tell(#"{"e":"choose","frame":1}"#)
    page.show()
    #expect(page.texts.contains("a /0/up/off/0"))
    page.tell(#"{"e":"up","x":150,"y":120}"#)
    page.show()
    #expect(page.texts.contains("a /0/up/over/0"))
  }

  @Test("what is under way is broken off when the page is hidden, and when it is closed")
  func away() {
    let page = page()
    hold(page)
    page.tell(#"{"e":"phase","text":"background"}"#)
    page.show()
    #expect(page.texts.contains("a /0/up/off/0"))
    hold(page)
    page.session.close()
    #expect(page.open())
    page.tell(#"{"e":"window","width":300,"height":200}"#)
    page.show()
    #expect(page.texts.contains("a /0/up/off/0"))
  }

  @Test("a page whose windows are all closed goes on, and shows one that opens later")
  func noWindow() async {
    let page = page()
    page.tap(150, 190)
    #expect(page.texts.isEmpty && page.windows.isEmpty)
    page.tell(#"{"e":"prefer","flags":1}"#)
    for _ in 0..<400 where page.texts.isEmpty {
      try? await Task.sleep(for: .milliseconds(5))
      page.show()
    }
    #expect(page.texts.contains("b /0/up/off/0"))
  }

  // MARK: What is said

  private struct Speaking: App {
    let delay: Duration
    init() { self.init(delay: .zero) }
    init(delay: Duration) { self.delay = delay }
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
      Window("A", id: "a") {
        Color.red.task {
          AccessibilityNotification.Announcement("comes").post()
          try? await Task.sleep(for: delay)
          AccessibilityNotification.Announcement("is here").post()
        }
      }
      .onChange(of: phase) { AccessibilityNotification.Announcement("The app is \(phase)").post() }
    }
  }

  private func said(_ page: Page) -> [String] { page.messages.flatMap { $0["l"] as? [String] ?? [] } }

  @Test("a page is told what the program tells in no window")
  func scenes() {
    let page = Page(app: Speaking(), width: 300, height: 120)
    page.show()
    page.tell(#"{"e":"phase","text":"inactive"}"#)
    page.show()
    #expect(said(page).contains("The app is inactive"))
  }

  @Test("windows that open with a page are heard in it, and what was told to nobody is not")
  func reopening() async {
    let page = Page(app: Speaking(delay: .milliseconds(30)), width: 300, height: 120)
    page.show()
    page.tell(#"{"e":"close","frame":1}"#)
    page.show()
    page.session.close()
    let before = said(page).count
    #expect(page.open())
    page.tell(#"{"e":"window","width":300,"height":120}"#)
    for _ in 0..<400 where !said(page)[before...].contains("is here") {
      page.show()
      try? await Task.sleep(for: .milliseconds(5))
    }
    #expect(said(page)[before...].contains("is here"))
  }

  @Test("what the program tells while there is no page is not told to the next one")
  func nobody() async {
    struct Late: View {
      var body: some View {
        Color.red.task {
          try? await Task.sleep(for: .milliseconds(10))
          AccessibilityNotification.Announcement("unheard").post()
        }
      }
    }
    let page = Page(Late())
    page.show()
    page.session.close()
    try? await Task.sleep(for: .milliseconds(100))
    #expect(page.open())
    page.tell(#"{"e":"window","width":300,"height":200}"#)
    page.show()
    #expect(said(page).isEmpty)
  }
}
