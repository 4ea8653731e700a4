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
    func _makeSceneView() -> AnyView {
      let windows = roles.enumerated().map { index, role in
        AnyView(Declaration(SceneWindow(role: role, id: "\(index)", content: AnyView(Color.red))))
      }
      return AnyView(DeclarationList(views: windows))
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

extension Application {
  /// The size of the picture of the window in front, after an update.
  fileprivate var shownSize: CGSize {
    update()
    return front?.session.shownSize ?? .zero
  }
}

@MainActor
@Suite("The window of an app")
struct AppWindowTests {
  @Test("the first window that is not for settings is shown, or else the first, or nothing")
  func choice() {
    func id(_ app: Listed) -> String? { Application(app).launch()?.declaration.id }
    #expect(id(Listed(.settings, .value, .group)) == "1")
    #expect(id(Listed(.group, .single)) == "0")
    #expect(id(Listed(.settings, .settings)) == "0")
    #expect(id(Listed()) == nil)
    #expect(Application(Listed()).windows.isEmpty)
  }

  @Test("the app's state and that of its views live from one picture to the next")
  func state() throws {
    let (own, inner) = (Log<Binding<Double>>(), Log<Binding<Double>>())
    let app = Application(Counting(own, inner))
    app.launch()
    #expect(app.shownSize.width == 20)
    try #require(inner.values.last).wrappedValue = 15
    #expect(app.shownSize.width == 25)
    try #require(own.values.last).wrappedValue = 40
    #expect(app.shownSize.width == 55)
  }

  @Test("the body is read again when what it reads has changed, and not otherwise")
  func evaluation() throws {
    let (own, inner) = (Log<Binding<Double>>(), Log<Binding<Double>>())
    let app = Application(Counting(own, inner))
    app.launch()
    #expect(own.values.count == 1)
    try #require(inner.values.last).wrappedValue = 15
    app.update()
    #expect(own.values.count == 1, "a view's state is not the app's")
    try #require(own.values.last).wrappedValue = 40
    app.update()
    #expect(own.values.count == 2)
  }

  @Test("two apps have a state each, and the windows of one share it")
  func separate() throws {
    let (own, inner) = (Log<Binding<Double>>(), Log<Binding<Double>>())
    let first = Application(Counting(own, inner))
    first.launch()
    let second = Application(Counting(own, inner))
    second.launch()
    second.launch()
    try #require(own.values.last).wrappedValue = 40
    #expect(first.shownSize.width == 20)
    #expect(second.shownSize.width == 50)
    #expect(second.windows.map(\.session.shownSize.width) == [50, 50])
  }

  @Test("another window is shown when the app declares another")
  func turn() throws {
    let log = Log<Binding<Bool>>()
    let app = Application(Turning(log))
    app.launch()
    #expect(app.shownSize.width == 30)
    try #require(log.values.last).wrappedValue = true
    #expect(app.shownSize.width == 70)
    #expect(app.windows.count == 1)
  }
}
