import Foundation
import Observation
import SceneHost
import Testing

@Observable private final class Settled {
  var width = 20.0
}

private struct Reading: View {
  @Environment(Settled.self) private var settled: Settled?
  var body: some View { Color.red.frame(width: settled?.width ?? 1, height: 5) }
}

private struct Stored: View {
  @AppStorage("width") private var width = 10.0
  var body: some View { Color.red.frame(width: width, height: 5) }
}

private struct Both: Scene {
  let log: Log<Int>
  var body: some Scene {
    WindowGroup(id: "a") { Noted(\.step, in: log) }.environment(\.step, 1)
    WindowGroup(id: "b") { Noted(\.step, in: log) }
  }
}

@MainActor
@Suite("Modifiers of scenes")
struct SceneModifierTests {
  private func sessions(_ scene: some Scene) -> [Session] {
    scene.declaredWindows.map { Session($0.content, proposal: .unspecified) }
  }

  @Test("a default size is that of the windows, and does not reach beyond the scene")
  func defaultSize() {
    struct Sized: Scene {
      var body: some Scene {
        WindowGroup { Color.red }.defaultSize(width: 300, height: 200)
        Window("B", id: "b") { Color.red }.defaultSize(CGSize(width: 10, height: 20))
        Window("C", id: "c") { Color.red }
      }
    }
    let sizes = [CGSize(width: 300, height: 200), CGSize(width: 10, height: 20), nil]
    #expect(Sized().declaredWindows.map(\.defaultSize) == sizes)
    let all = Sized().defaultSize(width: 1, height: 2)
    #expect(all.declaredWindows.map(\.defaultSize) == Array(repeating: CGSize(width: 1, height: 2), count: 3))
  }

  @Test(
    "a size that is not positive and finite is left to the host",
    arguments: [(0.0, 10.0), (10, 0), (-1, 10), (Double.nan, 10), (10, Double.infinity)] as [(Double, Double)]
  )
  func unusableSize(width: Double, height: Double) {
    let plain = WindowGroup { Color.red }.defaultSize(width: width, height: height)
    #expect(plain.declaredWindows.map(\.defaultSize) == [nil])
    let sized = WindowGroup { Color.red }.defaultSize(width: 5, height: 5).defaultSize(
      width: width, height: height)
    #expect(sized.declaredWindows.map(\.defaultSize) == [CGSize(width: 5, height: 5)])
  }

  @Test("an environment value reaches all windows of the scene, and the nearest one counts")
  func environment() {
    let log = Log<Int>()
    for session in sessions(Both(log: log)) { session.update() }
    #expect(log.values == [1, 0])
    for session in sessions(Both(log: log).environment(\.step, 2)) { session.update() }
    #expect(log.values == [1, 0, 1, 2])
  }

  @Test("an object is found by its type, and a change of it is shown in all windows")
  func object() {
    let settled = Settled()
    let shown = sessions(
      WindowGroup {
        Reading()
      }.environment(settled))
    let again = sessions(WindowGroup { Reading() }.environment(settled))
    #expect((shown + again).map(\.shownSize.width) == [20, 20])
    settled.width = 35
    #expect((shown + again).map(\.shownSize.width) == [35, 35])
    let none = sessions(WindowGroup { Reading() }.environment(nil as Settled?))
    #expect(none.map(\.shownSize.width) == [1])
  }

  @Test("stored values are those of the scene's store")
  func storage() throws {
    let name = "treeswift.scenes.\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    store.set(44.0, forKey: "width")
    let shown = sessions(WindowGroup { Stored() }.defaultAppStorage(store))
    #expect(shown.map(\.shownSize.width) == [44])
  }

  @Test("an action runs when the program begins, where it is told to, once for all windows")
  func initialChange() {
    let log = Log<[Int]>()
    let scene = Both(log: Log()).onChange(of: 5, initial: true) { log.add([$0, $1]) }
      .onChange(of: 6) { log.add([]) }
    for session in sessions(scene) { session.update() }
    #expect(log.values == [[5, 5]])
  }
}
