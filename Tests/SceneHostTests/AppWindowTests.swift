import Foundation
import SceneHost
import Testing

/// An app with the windows that a test wants.
private struct Listed: App {
  var roles: [SceneWindow.Role] = []
  init() {}
  init(_ roles: SceneWindow.Role...) { self.roles = roles }

  var body: some Scene { List(roles: roles) }

  struct List: Scene {
    typealias Body = Never
    let roles: [SceneWindow.Role]
    func _collectWindows(into windows: inout _SceneWindows) {
      for (index, role) in roles.enumerated() {
        windows.windows.append(SceneWindow(role: role, id: "\(index)", content: AnyView(Color.red)))
      }
    }
  }
}

/// An app with a state of its own, whose window has another.
private struct Counting: App {
  @State private var width = 10.0
  private let own: Log<Binding<Double>>
  private let inner: Log<Binding<Double>>

  init() { self.init(Log(), Log()) }
  init(_ own: Log<Binding<Double>>, _ inner: Log<Binding<Double>>) { (self.own, self.inner) = (own, inner) }

  var body: some Scene {
    own.add($width)
    return WindowGroup {
      HStack(spacing: 0) {
        Color.blue.frame(width: width, height: 5)
        Kept { inner.add($0) }
      }
    }
  }
}

/// An app whose window is another one once its state has changed.
private struct Turning: App {
  @State private var isTurned = false
  private let log: Log<Binding<Bool>>
  init() { log = Log() }
  init(_ log: Log<Binding<Bool>>) { self.log = log }

  var body: some Scene {
    log.add($isTurned)
    return Shown(isTurned: isTurned)
  }

  struct Shown: Scene {
    let isTurned: Bool
    var body: some Scene {
      if isTurned {
        Window("B", id: "b") { Color.red.frame(width: 70, height: 5) }
      } else {
        Window("A", id: "a") { Color.red.frame(width: 30, height: 5) }
      }
    }
  }
}

@MainActor
@Suite("The window of an app")
struct AppWindowTests {
  @Test("the first window that is not for settings is shown, or else the first, or nothing")
  func choice() {
    func id(_ app: Listed) -> String? { AppWindow.window(of: app)?.id }
    #expect(id(Listed(.settings, .value, .group)) == "1")
    #expect(id(Listed(.group, .single)) == "0")
    #expect(id(Listed(.settings, .settings)) == "0")
    #expect(id(Listed()) == nil)
    let session = Session(AppWindow(Listed()), proposal: .unspecified)
    #expect(session.shownSize == .zero)
  }

  @Test("the app's state and that of its views live from one picture to the next")
  func state() throws {
    let (own, inner) = (Log<Binding<Double>>(), Log<Binding<Double>>())
    let session = Session(AppWindow(Counting(own, inner)), proposal: .unspecified)
    #expect(session.shownSize.width == 20)
    try #require(inner.values.last).wrappedValue = 15
    #expect(session.shownSize.width == 25)
    try #require(own.values.last).wrappedValue = 40
    #expect(session.shownSize.width == 55)
  }

  @Test("the body is read again when what it reads has changed, and not otherwise")
  func evaluation() throws {
    let (own, inner) = (Log<Binding<Double>>(), Log<Binding<Double>>())
    let session = Session(AppWindow(Counting(own, inner)), proposal: .unspecified)
    session.update()
    #expect(own.values.count == 1)
    try #require(inner.values.last).wrappedValue = 15
    session.update()
    #expect(own.values.count == 1, "a view's state is not the app's")
    try #require(own.values.last).wrappedValue = 40
    session.update()
    #expect(own.values.count == 2)
  }

  @Test("two windows of an app have a state each")
  func separate() throws {
    let (own, inner) = (Log<Binding<Double>>(), Log<Binding<Double>>())
    let app = Counting(own, inner)
    let first = Session(AppWindow(app), proposal: .unspecified)
    first.update()
    let second = Session(AppWindow(app), proposal: .unspecified)
    second.update()
    try #require(own.values.last).wrappedValue = 40
    #expect(first.shownSize.width == 20)
    #expect(second.shownSize.width == 50)
  }

  @Test("another window is shown when the app declares another")
  func turn() throws {
    let log = Log<Binding<Bool>>()
    let session = Session(AppWindow(Turning(log)), proposal: .unspecified)
    #expect(session.shownSize.width == 30)
    try #require(log.values.last).wrappedValue = true
    #expect(session.shownSize.width == 70)
  }
}
