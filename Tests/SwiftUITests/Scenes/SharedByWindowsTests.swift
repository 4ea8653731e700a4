import HeadlessHost
import SceneHost
import SwiftUI
import Synchronization
import Testing

private struct Speaker: View {
  let name: String
  @State private var isOver = false
  @State private var ends = 0

  var body: some View {
    VStack {
      Button("Say \(name)") { AccessibilityNotification.Announcement(name).post() }
      Button("Move") {
        withAnimation(.linear(duration: 0.3)) {
          isOver.toggle()
        } completion: {
          ends += 1
        }
      }
      Text("ended \(ends)").offset(x: isOver ? 10 : 0)
    }
  }
}

private struct Shared: App {
  @Environment(\.scenePhase) private var phase
  var body: some Scene {
    WindowGroup("First", id: "first") { Speaker(name: "first") }
      .commands {
        CommandMenu("Speech") {
          Button("Say it") { AccessibilityNotification.Announcement("menu").post() }
        }
      }
      .onChange(of: phase) { AccessibilityNotification.Announcement("app \(phase)").post() }
    Window("Second", id: "second") { Speaker(name: "second") }.defaultLaunchBehavior(.presented)
  }
}

@MainActor
@Suite("What the windows of an app share")
struct SharedByWindowsTests {
  @Test("what is copied in one window is pasted in another, and in no other app")
  func clipboard() throws {
    let app = HeadlessApp(Shared())
    let other = HeadlessApp(Shared())
    let first = try app.window("First")
    let second = try app.window("Second")
    first.clipboardText = "copied"
    #expect(second.clipboardText == "copied")
    try app.pick("File", "New Window")
    #expect(app.windows.map(\.clipboardText) == ["copied", "copied", "copied"])
    #expect(try other.window("First").clipboardText == nil)
  }

  @Test("the actions of menus and scenes are heard of the app, those of a window in it")
  func announcements() throws {
    let app = HeadlessApp(Shared())
    let first = try app.window("First")
    try app.pick("Speech", "Say it")
    #expect(app.announcements == ["menu"] && first.announcements.isEmpty)
    try first.tap("Say first")
    #expect(app.announcements == ["menu"] && first.announcements == ["first"])
    for window in app.windows { window.scenePhase = .background }
    #expect(app.announcements == ["menu", "app background"])
    #expect(try app.window("Second").announcements.isEmpty)
  }

  @Test("a host is told when the next frame of any window is due, and that something has been told in none")
  func frames() throws {
    let app = HeadlessApp(Shared())
    let (first, second) = (try app.window("First"), try app.window("Second"))
    first.activate()
    #expect(app.application.nextFrameTime == nil)
    try second.find(.button("Move")).perform(.activate)
    first.activate()
    #expect(app.frontWindow === first && app.application.nextFrameTime == app.application.now)
    app.advance(by: 0.5)
    #expect(second.exists("ended 1") && app.application.nextFrameTime == nil)
    let told = Told()
    app.application.hasNotices = { told.count.withLock { $0 += 1 } }
    try app.pick("Speech", "Say it")
    #expect(told.count.withLock { $0 } == 1)
    try second.find(.button("Say second")).perform(.activate)
    #expect(told.count.withLock { $0 } == 2)
    try app.pick("File", "New Window")
    try app.windows[2].find(.button("Say first")).perform(.activate)
    #expect(told.count.withLock { $0 } == 3)
  }
}

private final class Told: Sendable { let count = Mutex(0) }
