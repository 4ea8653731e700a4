import HeadlessHost
import SwiftUI
import Testing

/// What a program was told, in order.
@MainActor private final class Diary {
  private(set) var lines: [String] = []
  nonisolated init() {}

  func add(_ line: String) { lines.append(line) }

  /// What was added since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private struct Sum: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

extension View {
  /// Has a view tell all that happens to it.
  fileprivate func telling(_ name: String, _ value: Int, in diary: Diary) -> some View {
    onAppear { diary.add("\(name) onAppear") }
      .onChange(of: value, initial: true) { diary.add("\(name) initial \($0) \($1)") }
      .onChange(of: value) { diary.add("\(name) onChange") }
      .task(id: value) { diary.add("\(name) task") }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        diary.add("\(name) onGeometryChange \($0)")
      }
      .preference(key: Sum.self, value: value)
      .onPreferenceChange(Sum.self) { diary.add("\(name) onPreferenceChange \($0)") }
      .onDisappear { diary.add("\(name) onDisappear") }
  }
}

private struct Page: View {
  let diary: Diary
  @State private var value = 1
  @State private var text = ""
  @State private var isThere = true
  @GestureState private var distance: CGFloat = 0
  @FocusState private var focus: String?

  var body: some View {
    let _ = diary.add("body")
    VStack(spacing: 0) {
      Color.red.frame(width: CGFloat(value * 10), height: 10).telling("first", value, in: diary)
      if isThere {
        HStack(spacing: 0) { Color.green.frame(width: 10, height: 10).telling("inner", value, in: diary) }
          .telling("outer", value, in: diary)
      }
      Button("Count") {
        diary.add("action")
        value += 1
      }
      Button("Remove") { isThere = false }
      TextField("A", text: $text).focused($focus, equals: "a")
      TextField("B", text: $text).focused($focus, equals: "b")
      Color.blue.frame(width: 100, height: 50).testProbe("dragged")
        .gesture(
          DragGesture(minimumDistance: 10)
            .updating($distance) { drag, state, _ in
              state = drag.translation.width
              diary.add("updating \(Int(state))")
            }
            .onChanged { diary.add("onChanged \(Int($0.translation.width))") }
            .onEnded { diary.add("onEnded \(Int($0.translation.width))") })
    }
    .onChange(of: focus) { diary.add("focus \($0 ?? "nil") \($1 ?? "nil")") }
    .onChange(of: text) { diary.add("text \($1)") }
    .onChange(of: distance) { diary.add("distance \(Int($1))") }
    .frame(width: 200)
  }
}

/// What each thing that happens tells, as `Docs/subsystems/lifecycle.md` says.
private struct Told: Equatable {
  var shown: [String] = []
  var shownTasks: [String] = []
  var counted: [String] = []
  var countedTasks: [String] = []
  var removed: [String] = []
  var focused: [String] = []
  var moved: [String] = []
  var typed: [String] = []
  var dragged: [String] = []
  var idle: [String] = []
  var ended: [String] = []
}

@MainActor
@Suite("The order of what a program is told")
struct OrderTests {
  /// Plays all that there is to tell.
  private func play() async throws -> Told {
    let diary = Diary()
    var told = Told()
    var session: HeadlessSession? = HeadlessSession(Page(diary: diary))
    /// What tasks tell, once they have begun.
    func tasks() async -> [String] {
      for _ in 0..<20 { await Task.yield() }
      return diary.take()
    }
    session?.update()
    told.shown = diary.take()
    told.shownTasks = await tasks()
    try session?.find(.button("Count")).tap()
    told.counted = diary.take()
    told.countedTasks = await tasks()
    try session?.find(.button("Remove")).tap()
    told.removed = diary.take()
    try session?.find(.textField("A")).focus()
    told.focused = diary.take()
    session?.press(.tab)
    told.moved = diary.take()
    session?.type("x")
    told.typed = diary.take()
    let frame = try #require(session?.frame(of: "dragged"))
    let start = CGPoint(x: frame.midX, y: frame.midY)
    session?.drag(from: start, to: CGPoint(x: start.x + 20, y: start.y), duration: 0)
    told.dragged = diary.take()
    session?.update()
    session?.advance(by: 1)
    told.idle = diary.take()
    session = nil
    told.ended = diary.take()
    return told
  }

  private static let expected = Told(
    // What layout has settled is told view by view, from the inside out; then what has appeared, in the same order.
    shown: [
      "body",
      "first onGeometryChange 10.0", "first onPreferenceChange 1",
      "inner onGeometryChange 10.0", "inner onPreferenceChange 1",
      "outer onGeometryChange 10.0", "outer onPreferenceChange 1",
      "first onAppear", "first initial 1 1", "inner onAppear", "inner initial 1 1",
      "outer onAppear", "outer initial 1 1",
    ],
    // Tasks run when the main actor is free, after the frame.
    shownTasks: ["first task", "inner task", "outer task"],
    // Of one view, its modifiers in the order in which they are written.
    counted: [
      "action", "body",
      "first initial 1 2", "first onChange", "first onGeometryChange 20.0", "first onPreferenceChange 2",
      "inner initial 1 2", "inner onChange", "inner onPreferenceChange 2",
      "outer initial 1 2", "outer onChange", "outer onPreferenceChange 2",
    ],
    // Tasks that begin anew do in the order of the update, from the outside in.
    countedTasks: ["first task", "outer task", "inner task"],
    removed: ["body", "outer onDisappear", "inner onDisappear"],
    focused: ["body", "focus nil a"],
    moved: ["body", "focus a b"],
    typed: ["body", "text x"],
    // Each event of a gesture: its state, its actions, then a frame.
    dragged: [10, 12, 14, 16, 18, 20].flatMap {
      ["updating \($0)", "onChanged \($0)", "body", "distance \($0)"]
    } + ["onEnded 20", "body", "distance 0"],
    ended: ["first onDisappear"])

  @Test("it is the documented one, and the same in a hundred runs")
  func order() async throws {
    for _ in 0..<100 {
      let told = try await play()
      #expect(told == Self.expected)
      guard told == Self.expected else { return }
    }
  }

  @Test("a session in which nothing happens does nothing, whatever is asked of it and as time passes")
  func idle() throws {
    let diary = Diary()
    let session = HeadlessSession(Page(diary: diary))
    let picture = session.picture
    _ = session.tree
    let before = session.counters
    _ = diary.take()
    var requests = 0
    session.session.needsFrame = { _ in MainActor.assumeIsolated { requests += 1 } }
    for _ in 0..<10 {
      session.advance(by: 1)
      _ = session.tree
      #expect(session.picture.root.fragment === picture.root.fragment)
    }
    #expect(session.counters == before && diary.take().isEmpty && requests == 0)
    #expect(session.session.nextFrameTime == nil && !session.isMoving)
    try session.find(.button("Count")).tap()
    #expect(session.counters != before)
  }

  @Test("an app in which nothing happens does nothing, in its windows and in the tree of its scenes")
  func idleApp() throws {
    struct Quiet: App {
      let diary = Diary()
      var body: some Scene {
        let _ = diary.add("scenes")
        WindowGroup(id: "a") { Page(diary: diary) }
          .commands { CommandMenu("Menu") { Button("Item") {} } }
        Window("B", id: "b") { Page(diary: diary) }.defaultLaunchBehavior(.presented)
      }
    }
    let quiet = Quiet()
    let app = HeadlessApp(quiet)
    app.update()
    let before = app.windows.map(\.counters)
    let scenes = app.application.program.graph.counters
    #expect(quiet.diary.take().filter { $0 == "scenes" }.count == 1)
    for _ in 0..<10 { app.advance(by: 1) }
    #expect(app.windows.map(\.counters) == before && app.application.program.graph.counters == scenes)
    #expect(quiet.diary.take().isEmpty)
  }
}
