import DisplayList
import Foundation
import Raster
import SceneHost

/// A view kept alive off the screen, as a test or a server keeps it: its state, its clock and its pictures.
///
///     let session = HeadlessSession(Counter(), size: CGSize(width: 200, height: 100))
///     session.advance(by: 0.35)
///     session.pngData()
///
/// Time stands still until `advance(by:)`, so that what a test sees does not depend on the machine. Changes
/// are applied by `update()`, which all the session's other methods call.
@MainActor
public final class HeadlessSession {
  package let session: Session
  /// The app whose window this is; nil for a view that a test shows by itself.
  public let app: HeadlessApp?
  /// The window of the app.
  let window: AppWindow?
  /// Pixels to a point of the host.
  let scale: CGFloat
  /// The phase of a view without an app.
  var phaseOfView = ScenePhase.active
  /// What has been done since it is written down; nil where it is not.
  var recording: [ScriptStep]?
  /// The modifier keys that are held until further notice.
  var held: EventModifiers = []
  /// The user's accessibility settings that are on.
  var settings: Set<AccessibilitySetting> = []
  /// What the program has told so far.
  var heard: [AccessibilityEvent] = []
  /// Takes pictures of a view without an app as the clock goes on; nil where none are taken. An app has its own.
  var filmOfView: Film?

  /// A session for a view in a window of a size, in points. A nil size is the view's own.
  ///
  /// - Parameter date: What the session's clock shows at its beginning, so that clocks and schedules look the same in every
  ///   run; nil for the present time.
  public convenience init<Content: View>(_ content: Content, size: CGSize? = nil, date: Date? = nil) {
    self.init(content, size: size, date: date, host: HostEnvironment())
  }

  /// A session for the first window of an app, at the window's default size where none is given. The app's other windows and
  /// its menus are reached by `app`.
  ///
  /// - Throws: A `LookupError` where the app declares no window.
  public convenience init<Program: App>(app program: Program, size: CGSize? = nil) throws {
    try self.init(app: program, size: size, host: HostEnvironment())
  }

  package convenience init<Program: App>(
    app program: Program, window id: String? = nil, size: CGSize?, host: HostEnvironment
  ) throws {
    let app = HeadlessApp(program, host: host)
    guard let window = app.application.launch(id: id, size: size) else {
      throw LookupError(
        description: id.map { "the app declares no window with the id \"\($0)\"" }
          ?? "the app declares no window")
    }
    self.init(window, of: app)
    app.keep(self)
  }

  init(_ window: AppWindow, of app: HeadlessApp) {
    self.app = app
    self.window = window
    scale = app.application.host.displayScale
    session = window.session
  }

  package init<Content: View>(
    _ content: Content, size: CGSize? = nil, date: Date? = nil, host: HostEnvironment
  ) {
    (app, window) = (nil, nil)
    scale = host.displayScale
    session = Session(
      content, proposal: size.map { ProposedViewSize($0) } ?? .unspecified, centersRoot: size != nil,
      date: date, host: host)
    session.graph.reporter.isSilent = true
  }

  // The windows of an app end with it.
  isolated deinit { if app == nil { session.end() } }

  /// Updates bodies, layout and preferences, and runs the actions that are due.
  public func update() { if let app { app.update() } else { session.update() } }

  /// Advances the session's clock by a number of seconds, and updates the tree; the clock of an app is that of all its
  /// windows. Less than zero and NaN change nothing.
  public func advance(by seconds: TimeInterval) {
    recorded(.wait(max(0, seconds))) { advance(to: session.graph.clock.now + seconds) }
  }

  /// Whether something moves, so that the picture changes as time passes.
  public var isMoving: Bool { session.graph.clock.isMoving }

  /// The size of the window, in points. Setting one that is negative or no number changes nothing. A window of an app stays
  /// within the sizes that its scene lets be.
  public var size: CGSize {
    get {
      update()
      return session.canvasSize
    }
    set {
      let lengths = [newValue.width, newValue.height]
      guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return }
      recorded(.size(newValue)) {
        if let window { return window.setSize(newValue) }
        session.proposal = ProposedViewSize(newValue)
        session.centersRoot = true
      }
    }
  }

  /// Changes values of the environment around the view.
  public func setEnvironment(_ write: (inout EnvironmentValues) -> Void) { session.setEnvironment(write) }

  /// The frame, in the window's coordinates, of the view marked with ``SwiftUICore/View/testProbe(_:)``. Nil
  /// where no view that takes part in the layout is marked; of several, the first in the tree's order.
  public func frame(of id: some Hashable) -> CGRect? {
    update()
    return session.root.probe(AnyHashable(id))?.frame(in: .global)
  }

  /// What the views did wrong so far: each problem once, with the path of the view.
  public var warnings: [String] {
    let reports = session.graph.reporter.reports + (app?.application.program.graph.reporter.reports ?? [])
    return reports.map { report in
      let place = report.path.isEmpty ? "" : " (in \(report.path))"
      return "\(report.kind.rawValue): \(report.message)\(place)"
    }
  }

  /// The present picture.
  package var picture: Picture { session.picture() }

  /// What the engine did so far.
  package var counters: Counters { session.graph.counters }

  /// What is behind the views: nothing but in an app's window.
  private var background: ResolvedColor? { app == nil ? nil : session.windowBackground }

  /// The present picture as pixels, of an app's window with the window's background.
  public func image(scale: CGFloat = 1) -> CGImage {
    Rasterizer.image(of: picture, scale: scale, background: background)
  }

  /// The present picture as a PNG file, of an app's window with the window's background; empty when memory is short.
  public func pngData(scale: CGFloat = 1) -> Data {
    Rasterizer.png(of: picture, scale: scale, background: background)
  }
}
