import Foundation
import SceneHost

/// An app kept alive off the screen: its windows, each of which is a `HeadlessSession`, and its menus.
///
///     let app = HeadlessApp(Notes())
///     try app.windows[0].tap("Show log")
///     let log = try app.window("Log")
///     try app.pick("File", "New Window")
///     #expect(app.windows.count == 3)
///
/// One clock is that of all windows. Keys that a test presses in a window reach the menus as a user's do.
@MainActor
public final class HeadlessApp {
  package let application: Application
  private struct Shown { weak var session: HeadlessSession? }
  /// The sessions that tests hold, by the number of their window.
  private var shown: [Int: Shown] = [:]
  /// What the program has told in no window so far.
  var heard: [AccessibilityEvent] = []
  /// Takes pictures of the window in front as the clock goes on; nil where none are taken.
  var film: Film?

  /// Begins an app: opens the windows that are there when it begins.
  ///
  /// - Parameter size: Of the first window, in points; nil for its default size, or else its content's.
  public convenience init<Program: App>(_ program: Program, size: CGSize? = nil) {
    self.init(program, host: HostEnvironment())
    application.launch(size: size)
  }

  init<Program: App>(_ program: Program, host: HostEnvironment) {
    application = Application(program, host: host)
    application.isSilent = true
  }

  isolated deinit { application.end() }

  /// Brings the scenes and all windows up to date, and runs the actions that are due.
  public func update() { application.update() }

  /// Advances the clock of all windows by a number of seconds. Less than zero and NaN change nothing.
  public func advance(by seconds: TimeInterval) {
    guard seconds >= 0 else { return }
    advance(to: application.now + seconds)
  }

  /// Lets the clock go to a time; where a film is made, with a picture of the window in front wherever one is due.
  func advance(to time: Double) {
    film?.run(from: application.now, to: time) {
      application.advance(to: $0)
      return frontWindow
    }
    application.advance(to: time)
  }

  // MARK: Windows

  /// The open windows, in the order in which they were opened.
  public var windows: [HeadlessSession] {
    update()
    return application.windows.map(session)
  }

  /// The window in front, to which keys and menus go; nil where none is open.
  public var frontWindow: HeadlessSession? {
    update()
    return application.front.map(session)
  }

  /// The one open window with a title, or whose scene has an id.
  ///
  /// - Throws: A `LookupError` where there is none, or are several: it names those that are open.
  public func window(_ name: String) throws -> HeadlessSession {
    update()
    let found = application.windows.filter { $0.declaration.id == name || application.title(of: $0) == name }
    if found.count == 1 { return session(for: found[0]) }
    let open = application.windows.map { "\"\(application.title(of: $0))\"" }.joined(separator: ", ")
    throw LookupError(
      description: "\(found.isEmpty ? "no" : "\(found.count)") open windows \"\(name)\" among: \(open)")
  }

  private func session(for window: AppWindow) -> HeadlessSession {
    if let session = shown[window.number]?.session { return session }
    let session = HeadlessSession(window, of: self)
    keep(session)
    return session
  }

  func keep(_ session: HeadlessSession) {
    if let window = session.window { shown[window.number] = Shown(session: session) }
  }

  /// What the app and its scenes find as `scenePhase`: the phase of the window that is the most active, in the background where
  /// no window is open.
  public var scenePhase: ScenePhase { application.phase }

  /// Gives the app a URL that others have opened with it, as `onOpenURL(perform:)` and `handlesExternalEvents(matching:)` tell.
  public func open(_ url: URL) { application.open(url) }
}

extension HeadlessSession {
  /// What stands in the window's title bar: the title that its content sets, or else that its scene has, or else the name of
  /// the program. Empty for a view without an app.
  public var title: String {
    guard let app, let window else { return "" }
    update()
    return app.application.title(of: window)
  }

  /// The smaller line below the title, as the content sets it (`navigationSubtitle`); empty for none, and for a view without
  /// an app.
  public var subtitle: String {
    guard let app, let window else { return "" }
    update()
    return app.application.subtitle(of: window)
  }

  /// The window in front of the app; of a view without an app itself.
  package var windowInFront: HeadlessSession { app?.frontWindow ?? self }

  /// Whether the window is open. A view without an app is.
  public var isOpen: Bool {
    update()
    return window.map { !$0.isClosed } ?? true
  }

  /// Closes the window, as its user does: views disappear, tasks end. A view without an app stays.
  public func close() {
    guard let app, let window else { return }
    app.application.close(window)
    app.update()
  }

  /// Brings the window to the front.
  public func activate() {
    guard let app, let window else { return }
    app.application.activate(window)
    app.update()
  }

  /// Whether the window is seen and takes input, as its views find it.
  public var scenePhase: ScenePhase {
    get { window?.phase ?? phaseOfView }
    set {
      if let app, let window {
        app.application.setPhase(newValue, of: window)
      } else {
        phaseOfView = newValue
        session.setEnvironment { $0.scenePhase = newValue }
      }
      update()
    }
  }

  /// Gives the window a URL, or the app that it belongs to, which may have another window for it.
  public func open(_ url: URL) { if let app { app.open(url) } else { session.open(url) } }
}
