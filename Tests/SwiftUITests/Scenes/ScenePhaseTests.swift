import HeadlessHost
import SwiftUI
import Testing

@MainActor private final class Diary {
  var lines: [String] = []
  nonisolated init() {}
}

private struct Watching: View {
  let name: String
  let diary: Diary
  @Environment(\.scenePhase) private var phase
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Button("Open") { openWindow(id: "b") }
      .onChange(of: phase, initial: true) { diary.lines.append("\(name) \(phase)") }
  }
}

/// A custom scene with properties of its own.
private struct Counter: Scene {
  let diary: Diary
  @Environment(\.scenePhase) private var phase
  @State private var changes = 0

  var body: some Scene {
    Window("B \(changes)", id: "b") { Watching(name: "b", diary: diary) }
      .onChange(of: phase) { old, new in
        changes += 1
        diary.lines.append("scene \(old) \(new)")
      }
  }
}

private struct Phased: App {
  let diary: Diary
  @Environment(\.scenePhase) private var phase
  init() { diary = Diary() }
  init(_ diary: Diary) { self.diary = diary }

  var body: some Scene {
    WindowGroup(id: "a") { Watching(name: "a", diary: diary) }
      .onChange(of: phase) { diary.lines.append("app \(phase)") }
    Counter(diary: diary)
  }
}

@MainActor
@Suite("Phases of scenes")
struct ScenePhaseTests {
  @Test("each window has its own; the app and its scenes have that of the most active")
  func phases() throws {
    let diary = Diary()
    let app = HeadlessApp(Phased(diary))
    let a = try #require(app.windows.first)
    #expect(diary.lines == ["a active"])
    try a.find(.button("Open")).tap()
    let b = try app.window("b")
    #expect(diary.lines == ["a active", "b active"])
    a.scenePhase = .inactive
    #expect(diary.lines.suffix(1) == ["a inactive"] && app.scenePhase == .active)
    b.scenePhase = .background
    #expect(diary.lines.suffix(3).sorted() == ["app inactive", "b background", "scene active inactive"])
    #expect(app.scenePhase == .inactive && b.title == "B 1", "a scene's state is its own")
    a.close()
    #expect(app.scenePhase == .background)
    #expect(diary.lines.suffix(2).sorted() == ["app background", "scene inactive background"])
    #expect(b.title == "B 2")
  }

  @Test("a view without an app has the phase that its host says")
  func view() {
    let diary = Diary()
    let session = HeadlessSession(Watching(name: "v", diary: diary))
    session.update()
    session.scenePhase = .background
    #expect(diary.lines == ["v active", "v background"] && session.scenePhase == .background)
  }
}

@MainActor
@Suite("URLs that others open with an app")
struct OpenURLReceiverTests {
  private struct Receiving: View {
    let name: String
    let diary: Diary
    @State private var isThere = true
    var body: some View {
      VStack {
        Button("Remove") { isThere = false }
        if isThere { Text("in").onOpenURL { diary.lines.append("\(name) inner \($0.lastPathComponent)") } }
      }
      .onOpenURL { diary.lines.append("\(name) outer \($0.lastPathComponent)") }
    }
  }

  private struct Plain: App {
    var diary = Diary()
    init() {}
    init(_ diary: Diary) { self.diary = diary }
    var body: some Scene { WindowGroup { Receiving(name: "a", diary: diary) } }
  }

  private struct Matching: App {
    var diary = Diary()
    init() {}
    init(_ diary: Diary) { self.diary = diary }
    var body: some Scene {
      WindowGroup(id: "a") { Receiving(name: "a", diary: diary) }.handlesExternalEvents(matching: [])
      Window("B", id: "b") { Receiving(name: "b", diary: diary) }
        .handlesExternalEvents(matching: ["/b/"])
    }
  }

  private func url(_ path: String) throws -> URL { try #require(URL(string: "app://host\(path)")) }

  @Test("all views of the window are told that are in it, inner ones first")
  func views() throws {
    let diary = Diary()
    let app = HeadlessApp(Plain(diary))
    app.open(try url("/1"))
    #expect(diary.lines == ["a inner 1", "a outer 1"])
    try app.windows[0].find(.button("Remove")).tap()
    app.open(try url("/2"))
    #expect(diary.lines.suffix(1) == ["a outer 2"] && diary.lines.count == 3)
    app.windows[0].close()
    app.open(try url("/3"))
    #expect(app.windows.count == 1 && diary.lines.suffix(2) == ["a inner 3", "a outer 3"])
  }

  @Test("a scene that takes such URLs gets them, in a window that opens for it; others do not")
  func scenes() throws {
    let diary = Diary()
    let app = HeadlessApp(Matching(diary))
    app.open(try url("/a/1"))
    #expect(diary.lines.isEmpty)
    app.open(try url("/b/2"))
    app.open(try url("/b/3"))
    #expect(diary.lines == ["b inner 2", "b outer 2", "b inner 3", "b outer 3"])
    #expect(app.windows.map(\.title).last == "B" && app.windows.count == 2)
  }

  private struct Preferring: App {
    var diary = Diary()
    init() {}
    init(_ diary: Diary) { self.diary = diary }
    var body: some Scene {
      Window("A", id: "a") {
        Receiving(name: "a", diary: diary).handlesExternalEvents(preferring: ["/x/"], allowing: [])
      }
      Window("B", id: "b") {
        Receiving(name: "b", diary: diary).handlesExternalEvents(preferring: [], allowing: ["*"])
      }
      .defaultLaunchBehavior(.presented)
    }
  }

  @Test("a window whose content prefers a URL gets it, one whose content allows none does not")
  func preferring() throws {
    let diary = Diary()
    let app = HeadlessApp(Preferring(diary))
    app.open(try url("/x/1"))
    #expect(diary.lines == ["a inner 1", "a outer 1"])
    // The window that was in front allows no others.
    app.open(try url("/2"))
    #expect(diary.lines.suffix(2) == ["b inner 2", "b outer 2"] && diary.lines.count == 4)
  }

  @Test("a view without an app is told as well")
  func view() throws {
    let diary = Diary()
    let session = HeadlessSession(Receiving(name: "v", diary: diary))
    session.open(try url("/1"))
    session.open(try url("/2"))
    #expect(diary.lines == ["v inner 1", "v outer 1", "v inner 2", "v outer 2"])
  }
}
