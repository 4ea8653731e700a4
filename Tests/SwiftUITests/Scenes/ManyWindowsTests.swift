import Foundation
import HeadlessHost
import SceneHost
import SwiftUI
import Testing

/// What the windows of a test's app share.
@MainActor @Observable private final class Board {
  var notes = 0
  nonisolated init() {}
}

private struct Pane: View {
  @State private var own = 0
  @State private var isWide = false
  @State private var holds = 0
  @Environment(Board.self) private var board
  @Environment(\.openWindow) private var openWindow
  @Environment(\.appearsActive) private var appearsActive

  var body: some View {
    VStack(spacing: 0) {
      Text("own \(own), shared \(board.notes), held \(holds), \(appearsActive ? "front" : "behind")")
      Button("Own") { own += 1 }
      Button("Shared") { board.notes += 1 }
      Button("Later") { Task.detached { await MainActor.run { own += 100 } } }
      Button("Move") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
      Button("Many") { for _ in 0..<40 { openWindow(id: "pane") } }
      Color.red.frame(width: isWide ? 200 : 100, height: 10).testProbe("bar")
      Color.blue.frame(width: 100, height: 20).onLongPressGesture(minimumDuration: 0.5) { holds += 1 }
        .accessibilityLabel("Hold")
    }
    .navigationTitle("pane \(own)")
  }
}

private struct Panes: App {
  @State private var board = Board()
  var body: some Scene { WindowGroup("Pane", id: "pane") { Pane() }.environment(board) }
}

private struct Clock: View {
  private let begin = Date()
  @Environment(\.openWindow) private var openWindow
  var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { _ in Text("clock") }
    Button("Other") { openWindow(id: "other") }
      .navigationTitle(Text(begin, style: .timer))
  }
}

private struct Stored: View {
  static let key = "ManyWindowsTests.stored"
  @AppStorage(Self.key) private var name = "none"
  var body: some View { Text("stored \(name)") }
}

private struct Mixed: App {
  var body: some Scene {
    WindowGroup("Clock", id: "clock") { Clock() }
    WindowGroup("Other", id: "other") { Stored() }
  }
}

@MainActor
@Suite("Apps with many windows")
struct ManyWindowsTests {
  private func start() throws -> (app: HeadlessApp, first: HeadlessSession) {
    let app = HeadlessApp(Panes(), size: CGSize(width: 300, height: 300))
    let first = try #require(app.windows.first)
    try first.tap("Many")
    #expect(app.windows.count == 41)
    app.update()
    return (app, first)
  }

  @Test("a frame works on the windows that have something to do")
  func visits() throws {
    let (app, first) = try start()
    let application = app.application
    var before = application.visits
    app.update()
    app.advance(by: 0.1)
    #expect(application.visits == before, "nothing has changed")
    #expect(application.nextFrameTime == nil)
    before = application.visits
    try first.tap("Own")
    #expect(application.visits - before < 20, "one window: \(application.visits - before)")
    try first.tap("Move")
    before = application.visits
    for _ in 0..<10 { app.advance(by: 0.05) }
    #expect(application.visits - before == 20, "one window that moves, twice a frame")
    try first.tap("Shared")
    #expect(try app.windows.allSatisfy { try $0.find(.containing("shared 1")).isEnabled })
  }

  @Test("a window that comes to the front concerns the one that was there, and no other")
  func front() throws {
    let (app, first) = try start()
    let last = try #require(app.windows.last)
    let application = app.application
    _ = try last.find(.containing("front"))
    app.update()
    var before = application.visits
    first.activate()
    #expect(application.visits - before == 2)
    #expect(application.list.map(\.isInFront) == [true] + Array(repeating: false, count: 40))
    try first.tap("Own")
    #expect(application.list.map(\.title) == ["pane 1"] + Array(repeating: "pane 0", count: 40))
    _ = try first.find(.containing("front"))
    _ = try last.find(.containing("behind"))
    app.update()
    before = application.visits
    first.close()
    #expect(application.visits - before == 1)
    _ = try last.find(.containing("front"))
  }

  @Test("a window that was left alone goes on at the app's time")
  func time() throws {
    let (app, _) = try start()
    let window = try #require(app.windows.last)
    app.advance(by: 5)
    #expect(window.frame(of: "bar")?.width == 100)
    try window.tap("Move")
    app.advance(by: 0.5)
    #expect(window.session.graph.clock.now == app.application.now)
    #expect(window.isMoving, "since it was tapped, not since it was left alone")
    app.advance(by: 0.6)
    #expect(!window.isMoving)
    app.advance(by: 3)
    try window.find("Hold").press(for: 0.6)
    _ = try window.find(.containing("held 1"))
    app.advance(by: 3)
    try window.tap("Hold")
    _ = try window.find(.containing("held 1"))
  }

  @Test("what a task writes later reaches a window that was left alone")
  func later() async throws {
    let (app, _) = try start()
    let window = try #require(app.windows.last)
    try window.tap("Later")
    for _ in 0..<1000 {
      app.update()
      if (try? window.find(.containing("own 100"))) != nil { return }
      await Task.yield()
      try await Task.sleep(for: .milliseconds(1))
    }
    Issue.record("it has not come")
  }

  @Test("a window that waits for a time has its frames, and one that follows stored values sees them")
  func waiting() throws {
    defer { UserDefaults.standard.removeObject(forKey: Stored.key) }
    UserDefaults.standard.removeObject(forKey: Stored.key)
    let app = HeadlessApp(Mixed(), size: CGSize(width: 300, height: 300))
    let clock = try #require(app.windows.first)
    try clock.tap("Other")
    let title = app.application.list[0].title
    #expect(app.application.list.map(\.title) == [title, "Other"])
    app.advance(by: 61)
    #expect(app.application.list[0].title != title, "it tells the time")
    let other = try app.window("Other")
    let next = try #require(app.application.nextFrameTime)
    #expect(next > app.application.now && next <= app.application.now + 1)
    let bodies = clock.counters.bodies
    app.advance(by: 1)
    #expect(clock.counters.bodies > bodies)
    _ = try other.find("stored none")
    UserDefaults.standard.set("by others", forKey: Stored.key)
    app.update()
    _ = try other.find("stored by others")
  }
}
