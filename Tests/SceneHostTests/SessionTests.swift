import Foundation
import Observation
import SceneHost
import Synchronization
import Testing

@Observable private final class Shared {
  var width = 10.0
}

private struct Watching: View {
  let shared: Shared
  var body: some View { Color.red.frame(width: shared.width, height: 5) }
}

/// Notes where its content stands.
private struct Placed: View {
  let log: Log<CGRect>
  var width: CGFloat?
  var body: some View {
    Color.red.frame(width: width, height: width).onGeometryChange(for: CGRect.self) {
      $0.frame(in: .global)
    } action: {
      log.add($0)
    }
  }
}

@MainActor
@Suite("Sessions")
struct SessionTests {
  private let size = ProposedViewSize(width: 100, height: 60)

  // MARK: Size

  @Test("in a window the picture has the proposed size, and the root stands in its middle")
  func window() {
    let log = Log<CGRect>()
    let session = Session(Placed(log: log, width: 20), proposal: size)
    #expect(session.shownSize == CGSize(width: 100, height: 60))
    #expect(log.values.last == CGRect(x: 40, y: 20, width: 20, height: 20))
  }

  @Test("an image has the root's size, whatever is proposed")
  func image() {
    let log = Log<CGRect>()
    let session = Session(Placed(log: log, width: 20), proposal: size, centersRoot: false)
    #expect(session.shownSize == CGSize(width: 20, height: 20))
    #expect(log.values.last == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test("where nothing is proposed the picture is as large as the root wants to be")
  func unspecified() {
    let session = Session(Kept(25), proposal: ProposedViewSize(width: nil, height: 60))
    #expect(session.shownSize == CGSize(width: 25, height: 60))
    #expect(Session(Kept(25), proposal: .unspecified).shownSize == CGSize(width: 25, height: 5))
  }

  @Test("a root larger than the window overhangs it evenly")
  func overhang() {
    let log = Log<CGRect>()
    let session = Session(Placed(log: log, width: 200), proposal: size)
    #expect(session.shownSize == CGSize(width: 100, height: 60))
    #expect(log.values.last == CGRect(x: -50, y: -70, width: 200, height: 200))
  }

  @Test("another proposal lays the root out anew, and moves what keeps its size")
  func proposals() {
    let (wide, fixed) = (Log<CGRect>(), Log<CGRect>())
    let first = Session(Placed(log: wide), proposal: size)
    let second = Session(Placed(log: fixed, width: 20), proposal: size)
    for session in [first, second] {
      session.update()
      session.proposal = ProposedViewSize(width: 50, height: 30)
      #expect(session.shownSize == CGSize(width: 50, height: 30))
    }
    #expect(
      wide.values == [CGRect(x: 0, y: 0, width: 100, height: 60), CGRect(x: 0, y: 0, width: 50, height: 30)])
    #expect(fixed.values.last == CGRect(x: 15, y: 5, width: 20, height: 20))
  }

  // MARK: Environment

  @Test("a value that the host sets is read by those who read it, and keeps what was set before")
  func environment() {
    let (steps, scales) = (Log<Int>(), Log<CGFloat>())
    let session = Session(
      HStack {
        Noted(\.step, in: steps); Noted(\.displayScale, in: scales)
      }, proposal: .unspecified
    ) { $0.step = 1 }
    session.update()
    session.setEnvironment { $0.displayScale = 2 }
    session.update()
    session.setEnvironment { $0.step = 5 }
    session.update()
    session.setEnvironment { $0.step = 5 }
    session.update()
    #expect(steps.values == [1, 5])
    #expect(scales.values == [1, 2])
  }

  @Test("a view's own environment hides the host's, and a change of the host's does not reach below it")
  func hidden() {
    let log = Log<Int>()
    let session = Session(Noted(\.step, in: log).environment(\.step, 9), proposal: .unspecified)
    session.update()
    session.setEnvironment { $0.step = 5 }
    session.update()
    #expect(log.values == [9])
  }

  @Test("the colour scheme is the host's until views prefer another")
  func scheme() {
    let session = Session(Kept().preferredColorScheme(.dark), proposal: size)
    #expect(session.colorScheme == .light)
    session.update()
    #expect(session.colorScheme == .dark)
    let plain = Session(Kept(), proposal: size) { $0.colorScheme = .dark }
    plain.update()
    #expect(plain.colorScheme == .dark)
    plain.setEnvironment { $0.colorScheme = .light }
    #expect(plain.colorScheme == .light)
  }

  // MARK: Life

  @Test("views that are given anew keep the state of those in their place")
  func content() throws {
    let log = Log<Binding<Double>>()
    let session = Session(Kept(10) { log.add($0) }.id(1), proposal: .unspecified)
    session.update()
    try #require(log.values.last).wrappedValue = 33
    session.setContent(Kept(50) { log.add($0) }.id(1))
    #expect(session.shownSize.width == 33)
    session.setContent(Kept(50) { log.add($0) }.id(2))
    #expect(session.shownSize.width == 50, "another identity begins anew")
  }

  @Test("a frame is asked for once for all work that arrives until the next update")
  func frames() throws {
    let requests = Mutex(0)
    let log = Log<Binding<Double>>()
    let session = Session(Kept { log.add($0) }, proposal: .unspecified)
    session.update()
    session.needsFrame = { _ in requests.withLock { $0 += 1 } }
    let width = try #require(log.values.last)
    width.wrappedValue = 20
    width.wrappedValue = 30
    #expect(requests.withLock { $0 } == 1)
    session.update()
    #expect(requests.withLock { $0 } == 1)
    width.wrappedValue = 40
    #expect(requests.withLock { $0 } == 2)
    session.update()
    width.wrappedValue = 40
    #expect(requests.withLock { $0 } == 2, "the same value is no work")
  }

  @Test("views appear with the first update and disappear when the session ends, once")
  func ending() {
    let log = Log<String>()
    let session = Session(
      Kept().onAppear { log.add("appear") }.onDisappear { log.add("disappear") }, proposal: size)
    #expect(log.values.isEmpty)
    session.update()
    session.update()
    #expect(log.values == ["appear"])
    session.end()
    #expect(log.values == ["appear", "disappear"])
    session.end()
    session.update()
    #expect(log.values == ["appear", "disappear"])
  }

  @Test("a session that was never updated ends without anything having appeared")
  func unused() {
    let log = Log<String>()
    let session = Session(
      Kept().onAppear { log.add("appear") }.onDisappear { log.add("disappear") }, proposal: size)
    session.end()
    #expect(log.values.isEmpty)
  }

  @Test("an ended session asks for no more frames, and what was bound to it can be written without effect")
  func afterEnd() throws {
    let requests = Mutex(0)
    let log = Log<Binding<Double>>()
    let shared = Shared()
    let session = Session(
      HStack(spacing: 0) {
        Kept { log.add($0) }; Watching(shared: shared)
      }, proposal: .unspecified)
    session.needsFrame = { _ in requests.withLock { $0 += 1 } }
    session.update()
    session.end()
    let before = requests.withLock { $0 }
    try #require(log.values.last).wrappedValue = 70
    shared.width = 80
    #expect(requests.withLock { $0 } == before)
  }

  @Test("a task of a view is cancelled when the session ends")
  func task() async {
    let log = Log<Bool>()
    let session = Session(
      Kept().task {
        while !Task.isCancelled { await Task.yield() }
        log.add(Task.isCancelled)
      }, proposal: size)
    session.update()
    for _ in 0..<10 { await Task.yield() }
    #expect(log.values.isEmpty)
    session.end()
    for _ in 0..<1_000 where log.values.isEmpty { await Task.yield() }
    #expect(log.values == [true])
  }

  // MARK: Several

  @Test("sessions of one view have a state each, and show the same object")
  func several() throws {
    let log = Log<Binding<Double>>()
    let shared = Shared()
    let view = HStack(spacing: 0) {
      Kept { log.add($0) }; Watching(shared: shared)
    }
    let sessions = (0..<5).map { _ in Session(view, proposal: .unspecified) }
    for session in sessions { session.update() }
    try #require(log.values.count == 5)
    log.values[3].wrappedValue = 40
    #expect(sessions.map(\.shownSize.width) == [20, 20, 20, 50, 20])
    shared.width = 1
    #expect(sessions.map(\.shownSize.width) == [11, 11, 11, 41, 11])
  }

  @Test("when one of several ends the others go on, with their environment and their time")
  func oneEnds() throws {
    let shared = Shared()
    let (first, second) = (Log<Int>(), Log<Int>())
    func session(_ log: Log<Int>, _ step: Int) -> Session {
      let view = HStack(spacing: 0) {
        Watching(shared: shared)
        Noted(\.step, in: log)
      }
      return Session(view, proposal: .unspecified) { $0.step = step }
    }
    let (ending, going) = (session(first, 1), session(second, 2))
    #expect(ending.shownSize.width == 15 && going.shownSize.width == 15)
    going.graph.advance(to: 3)
    ending.end()
    shared.width = 25
    going.setEnvironment { $0.step = 3 }
    #expect(going.shownSize.width == 30)
    #expect(going.graph.clock.now == 3)
    #expect(ending.graph.clock.now == 0)
    #expect(first.values == [1] && second.values == [2, 3])
  }

  // MARK: Notices

  @Test("a session that is released without an end hears nothing any more, and nothing of it is left")
  func released() {
    var session: Session? = Session(Color.red, proposal: size)
    session?.update()
    weak let inbox = session?.graph.inbox
    #expect(inbox != nil)
    session = nil
    #expect(inbox == nil)
    var app: Application? = Application(Boxes())
    app?.launch()
    weak let program = app?.program.graph.inbox
    weak let window = app?.front?.session.graph.inbox
    #expect(program != nil && window != nil)
    app = nil
    #expect(program == nil && window == nil)
  }
}

private struct Boxes: App {
  var body: some Scene { WindowGroup { Color.red } }
}
