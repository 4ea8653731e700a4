import HeadlessHost
import SwiftUI
import Testing

private struct Note: Codable, Hashable {
  var name: String
}

/// What the windows of a test's app share.
@MainActor @Observable private final class Desk {
  var notes = 0
  var log: [String] = []
  nonisolated init() {}
}

private struct Main: View {
  @State private var own = 0
  @Environment(Desk.self) private var desk
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openSettings) private var openSettings
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
  @Environment(\.appearsActive) private var appearsActive

  var body: some View {
    VStack {
      Text("own \(own), shared \(desk.notes), \(appearsActive ? "front" : "behind")")
      Text(supportsMultipleWindows ? "several" : "one")
      Button("Own") { own += 1 }
      Button("Shared") { desk.notes += 1 }
      Button("Another") { openWindow(id: "main") }
      Button("Log") { openWindow(id: "log") }
      Button("Note A") { openWindow(value: Note(name: "A")) }
      Button("Note B") { openWindow(id: "note", value: Note(name: "B")) }
      Button("Number") { openWindow(value: 7) }
      Button("Empty note") { openWindow(id: "note") }
      Button("Nowhere") { openWindow(id: "nowhere") }
      Button("Close") { dismiss() }
      Button("Close this") { dismissWindow() }
      Button("Close log") { dismissWindow(id: "log") }
      Button("Close A") { dismissWindow(value: Note(name: "A")) }
      Button("Close B") { dismissWindow(id: "note", value: Note(name: "B")) }
      Button("Settings") { openSettings() }
      SettingsLink { Text("Preferences") }
    }
    .onAppear { desk.log.append("main appears") }
    .onDisappear { desk.log.append("main disappears") }
  }
}

private struct Desktop: App {
  @State private var desk = Desk()

  var body: some Scene {
    WindowGroup("Main", id: "main") { Main() }.environment(desk)
    Window("The log", id: "log") { Text(desk.log.joined(separator: ", ")) }
    WindowGroup("Note", id: "note", for: Note.self) { $note in
      VStack {
        Text("note \(note?.name ?? "none")")
        Button("Rename") { note = Note(name: "renamed") }
      }
    }
    WindowGroup(for: Int.self) { $number in
      Text("number \(number)")
    } defaultValue: {
      3
    }
    Settings { Text("the settings") }
  }
}

@MainActor
@Suite("Windows of an app")
struct WindowTests {
  private func start() throws -> (app: HeadlessApp, main: HeadlessSession) {
    let app = HeadlessApp(Desktop())
    return (app, try #require(app.windows.first))
  }

  private func text(_ session: HeadlessSession) -> [String] {
    session.findAll(.role(.staticText)).compactMap(\.label)
  }

  @Test("an app begins with a window of its first scene, which has the scene's title")
  func begin() throws {
    let (app, main) = try start()
    #expect(app.windows.count == 1 && main.title == "Main" && main.isOpen)
    #expect(text(main).prefix(2) == ["own 0, shared 0, front", "several"])
    let same = try HeadlessSession(app: Desktop())
    #expect(same.app?.windows.first === same)
  }

  @Test("windows of a group have states of their own and share the app's")
  func states() throws {
    let (app, main) = try start()
    try main.find(.button("Another")).tap()
    let other = try #require(app.windows.last)
    #expect(app.windows.count == 2 && other !== main && app.frontWindow === other)
    try main.find(.button("Own")).tap()
    #expect(app.frontWindow === main, "a press brings a window to the front")
    try other.find(.button("Shared")).tap()
    #expect(text(main).first == "own 1, shared 1, behind")
    #expect(text(other).first == "own 0, shared 1, front")
    main.activate()
    #expect(app.frontWindow === main)
    #expect(text(main).first == "own 1, shared 1, front")
    #expect(text(other).first == "own 0, shared 1, behind")
  }

  @Test("a single window comes to the front where it is open")
  func single() throws {
    let (app, main) = try start()
    try main.find(.button("Log")).tap()
    try main.find(.button("Another")).tap()
    let log = try app.window("log")
    #expect(app.windows.count == 3 && log.title == "The log" && app.frontWindow !== log)
    try main.find(.button("Log")).tap()
    #expect(app.windows.count == 3 && app.frontWindow === log)
    #expect(text(log) == ["main appears, main appears"])
  }

  @Test("a value opens a window of its type, one for each value, which its binding changes")
  func values() throws {
    let (app, main) = try start()
    try main.find(.button("Note A")).tap()
    try main.find(.button("Note B")).tap()
    try main.find(.button("Note A")).tap()
    #expect(app.windows.map(text).dropFirst() == [["note A"], ["note B"]])
    try app.windows[1].find(.button("Rename")).tap()
    #expect(text(app.windows[1]) == ["note renamed"])
    try main.find(.button("Note A")).tap()
    #expect(app.windows.count == 4, "no window shows A any more")
    try main.find(.button("Empty note")).tap()
    try main.find(.button("Number")).tap()
    #expect(app.windows.suffix(2).map(text) == [["note none"], ["number 7"]])
  }

  @Test("what no scene declares opens nothing and is reported once")
  func unknown() throws {
    let (app, main) = try start()
    try main.find(.button("Nowhere")).tap()
    try main.find(.button("Nowhere")).tap()
    #expect(app.windows.count == 1)
    #expect(main.warnings == ["a window that no scene declares: no scene opens by the id \"nowhere\""])
  }

  @Test("a window is closed by dismiss, by dismissWindow in every form, and by its user")
  func closing() throws {
    let (app, main) = try start()
    for title in ["Log", "Note A", "Note B", "Another"] { try main.find(.button(title)).tap() }
    #expect(app.windows.count == 5)
    try main.find(.button("Close log")).tap()
    #expect(app.windows.map(\.title) == ["Main", "Note", "Note", "Main"])
    try main.find(.button("Close A")).tap()
    #expect(app.windows.map(text)[1] == ["note B"])
    try main.find(.button("Close B")).tap()
    #expect(app.windows.map(\.title) == ["Main", "Main"])
    let other = app.windows[1]
    try other.find(.button("Close")).tap()
    #expect(app.windows.count == 1 && !other.isOpen && !other.exists("Close"))
    try main.find(.button("Another")).tap()
    app.windows[1].close()
    #expect(app.windows.count == 1 && app.frontWindow === main)
    try main.find(.button("Close this")).tap()
    #expect(app.windows.isEmpty && app.frontWindow == nil && app.scenePhase == .background)
  }

  @Test("the views of a closed window disappear, and what it knew goes with it")
  func disappearing() throws {
    let (app, main) = try start()
    try main.find(.button("Log")).tap()
    let log = try app.window("The log")
    main.close()
    #expect(text(log) == ["main appears, main disappears"])
  }

  @Test("settings open by the action and by the link, once")
  func settings() throws {
    let (app, main) = try start()
    try main.find(.button("Settings")).tap()
    try main.find(.button("Preferences")).tap()
    #expect(app.windows.count == 2 && text(app.windows[1]) == ["the settings"])
    #expect(app.windows[1].title == "Settings")
  }

  @Test("one clock is that of all windows, and of those that open later")
  func clock() throws {
    let (app, main) = try start()
    app.advance(by: 2)
    try main.find(.button("Log")).tap()
    main.advance(by: 1)
    #expect(app.windows.map { $0.session.graph.clock.now } == [3, 3])
  }

  @Test("a view without an app has no windows to open")
  func alone() throws {
    let session = HeadlessSession(Main().environment(Desk()))
    try session.find(.button("Log")).tap()
    try session.find(.button("Close")).tap()
    #expect(session.isOpen && session.app == nil && session.title.isEmpty)
    #expect(text(session)[1] == "one")
  }
}

/// How large the windows of scenes are.
@MainActor
@Suite("Sizes of windows")
struct WindowSizeTests {
  private struct Sized: App {
    @State private var least = 50.0
    var body: some Scene {
      WindowGroup(id: "free") { content }.defaultSize(width: 300, height: 200)
      Window("Content", id: "content") { content }.windowResizability(.contentSize)
        .defaultSize(width: 300, height: 200).defaultLaunchBehavior(.presented)
      Window("Least", id: "least") { content }.windowResizability(.contentMinSize)
        .defaultSize(width: 10, height: 10).defaultLaunchBehavior(.presented)
      Window("Own", id: "own") { content }.defaultLaunchBehavior(.presented)
    }

    private var content: some View {
      Button("Grow") { least += 30 }.frame(minWidth: least, maxWidth: 100, minHeight: 20, maxHeight: 40)
    }
  }

  @Test("a default size, the content's limits, and the content's own size")
  func sizes() throws {
    let app = HeadlessApp(Sized())
    func size(_ id: String) throws -> CGSize { try app.window(id).size }
    #expect(app.windows.count == 4)
    #expect(try size("free") == CGSize(width: 300, height: 200))
    #expect(try size("content") == CGSize(width: 100, height: 40))
    #expect(try size("least") == CGSize(width: 50, height: 20))
    try app.window("content").size = CGSize(width: 1, height: 1000)
    #expect(try size("content") == CGSize(width: 50, height: 40))
    try app.window("least").size = CGSize(width: 400, height: 1)
    #expect(try size("least") == CGSize(width: 400, height: 20))
    try app.window("content").find(.button("Grow")).tap()
    #expect(try size("content") == CGSize(width: 80, height: 40), "the limits follow the content")
  }

  @Test("a scene that is suppressed is not what the program begins with")
  func suppressed() {
    struct Quiet: App {
      var body: some Scene {
        Window("A", id: "a") { Color.red }.defaultLaunchBehavior(.suppressed)
        Window("B", id: "b") { Color.red }
      }
    }
    #expect(HeadlessApp(Quiet()).windows.map(\.title) == ["B"])
  }
}
