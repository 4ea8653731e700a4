import Foundation
import SwiftUICore

/// One user's running app: its scenes, and the windows that are open, each with a session of its own.
///
/// Owner: the host, which shows the windows and tells of them. The scenes are a tree of their own (`program`), whose states all
/// windows share. What views ask for (another window, that one be closed) waits until nothing is at work, and is done by
/// `settle`, which every session of the app calls before and after its update.
@MainActor
package final class Application {
  /// The tree of scenes and commands, which shows nothing.
  package let program: Session
  package private(set) var declared = SceneDeclarations()
  /// The open windows, in the order in which they were opened.
  package private(set) var windows: [AppWindow] = []
  /// The same from back to front.
  private(set) var order: [AppWindow] = []
  private var lastNumber = 0
  private let link = WindowOpeningLink()
  /// What has been copied in any of the windows.
  private let clipboard = Clipboard()
  /// What has been asked for and waits.
  private var waiting: [() -> Void] = []
  private var fresh: SceneDeclarations?
  private(set) var isSettling = false
  private(set) var isEnded = false
  /// The time of all windows, in seconds.
  let time = SharedTime()
  /// The windows that have something to do.
  let awake = AwakeWindows()
  /// The open windows by their numbers.
  private var byNumber: [Int: AppWindow] = [:]
  /// How many windows have each phase.
  private var phases: [ScenePhase: Int] = [:]
  /// What the trees of scenes and menus were told last.
  private var toldPhase: ScenePhase?
  /// The window that was told that it is in front.
  private weak var toldFront: AppWindow?
  /// How often a window has been brought up to date along with the others.
  package internal(set) var visits = 0
  /// The list of windows, and until when it holds; nil where something of it has changed.
  var listed: (windows: [ListedWindow], end: Double)?
  private(set) var menuBar: MenuBar?

  package var host: HostEnvironment { didSet { if host != oldValue { environmentChanged() } } }
  /// The size that the host gives all windows; nil where each has its own.
  package var hostSize: CGSize? {
    didSet {
      if let hostSize, hostSize != oldValue {
        for window in windows { window.setSize(hostSize, fillsHost: true) }
      }
    }
  }
  /// How the host opens a URL; nil where it cannot.
  package var openURL: OpenURLAction.System? { didSet { environmentChanged() } }
  /// Called once each time work arrives while none was waiting, as that of a session.
  package var needsFrame: @Sendable (FrameRequestOrigin) -> Void = { _ in } {
    didSet {
      program.needsFrame = needsFrame
      menuBar?.session.needsFrame = needsFrame
      for window in windows { window.session.needsFrame = frameRequest(of: window) }
    }
  }
  /// Called when the program has told those who do not see its windows something while nothing of that waited, in a window or in
  /// none, on the thread on which it does.
  package var hasNotices: @Sendable () -> Void = {} {
    didSet { for session in sessions { session.onNotice(hasNotices) } }
  }
  /// Whether what views do wrong is kept from standard error.
  package var isSilent = false {
    didSet {
      program.graph.reporter.isSilent = isSilent
      for window in windows { window.session.graph.reporter.isSilent = isSilent }
    }
  }

  package init<Program: App>(_ app: Program, host: HostEnvironment = HostEnvironment()) {
    self.host = host
    program = Session(AppBody(app), proposal: .unspecified, clipboard: clipboard, host: host)
    program.listen(isShown: false)
    link.host = self
    program.setEnvironment { [self] in writeActions(to: &$0, of: nil) }
    program.root.onPreferenceChange(SceneDeclarationsKey.self) { [weak self] in self?.fresh = $0 }
    _ = settle()
  }

  // MARK: Scenes

  /// Does what waits: brings the tree of scenes up to date, takes over what it declares, opens and closes what was asked for.
  ///
  /// - Returns: Whether a window may have changed by it.
  func settle() -> Bool {
    guard !isSettling, !isEnded else { return false }
    isSettling = true
    defer { isSettling = false }
    var hasChanged = false
    // An action of a scene may ask for a window, whose scene reads of it.
    for _ in 0..<10 {
      program.update()
      if let fresh {
        self.fresh = nil
        take(fresh)
        hasChanged = true
      }
      let work = waiting
      waiting.removeAll()
      if work.isEmpty, fresh == nil { break }
      hasChanged = true
      for change in work { change() }
    }
    return hasChanged
  }

  private func take(_ declared: SceneDeclarations) {
    let couldOpenMore = supportsMultipleWindows
    self.declared = declared
    menuBar?.show(menus)
    let scenes = declared.identified
    // A program goes on with its first scene where those that it has shown are declared no more.
    let hadWindows = !windows.isEmpty
    for window in windows {
      if let scene = scenes.first(where: { $0.identity == window.scene }) {
        window.declare(scene.window)
        listed = nil
      } else {
        remove(window)
      }
    }
    if hadWindows, windows.isEmpty, let first = firstScene { open(first.identity, first.window, nil, nil) }
    if supportsMultipleWindows != couldOpenMore { environmentChanged() }
  }

  /// Whether the program has begun, with a window open.
  private var hasBegun = false

  /// The scene that a program begins with: the first that is not for settings or suppressed, or else the first.
  private var firstScene: (identity: SceneIdentity, window: SceneWindow)? {
    let scenes = declared.identified
    return scenes.first { $0.window.role != .settings && $0.window.launch != .suppressed } ?? scenes.first
  }

  private var supportsMultipleWindows: Bool {
    let windows = declared.windows.filter { $0.role != .settings }
    return windows.count > 1 || windows.contains { $0.role != .single }
  }

  /// Opens the windows that the program begins with.
  ///
  /// - Parameters:
  ///   - id: The scene that comes first; nil for the program's choice.
  ///   - size: Of the first window; nil for its own.
  /// - Returns: The first window; nil where there is no such scene.
  @discardableResult
  package func launch(id: String? = nil, size: CGSize? = nil) -> AppWindow? {
    let scenes = declared.identified
    guard let first = id.map({ id in scenes.first { $0.window.id == id } }) ?? firstScene else { return nil }
    hasBegun = true
    for scene in scenes where scene.window.launch == .presented && scene.identity != first.identity {
      open(scene.identity, scene.window, nil, nil)
    }
    let window = open(first.identity, first.window, nil, size)
    update()
    return window
  }

  /// The menus, made when they are first asked for. They say anew which windows are open.
  var shownMenuBar: MenuBar {
    if let menuBar {
      menuBar.show(menus)
      return menuBar
    }
    let made = MenuBar(menus, clipboard: clipboard) { values in
      host.write(to: &values)
      values.scenePhase = phase
      writeActions(to: &values, of: nil)
    }
    made.session.graph.focus.model = front?.session.graph.focus
    made.session.graph.reporter.isSilent = isSilent
    made.session.prepare = { [weak self] in self?.settle() ?? false }
    made.session.needsFrame = needsFrame
    made.session.onNotice(hasNotices)
    made.session.advance(to: now)
    menuBar = made
    return made
  }

  /// The trees of the app: that of its scenes, that of its menus where it has been made, and those of its windows.
  var sessions: [Session] { [program, menuBar?.session].compactMap(\.self) + windows.map(\.session) }

  /// The app ends: all windows close.
  package func end() {
    guard !isEnded else { return }
    isEnded = true
    needsFrame = { _ in }
    hasNotices = {}
    waiting.removeAll()
    for window in windows { window.close() }
    windows.removeAll()
    order.removeAll()
    byNumber.removeAll()
    menuBar?.end()
    program.end()
  }

  // MARK: Windows

  /// The window in front, to which keys go; nil where none is open.
  package var front: AppWindow? { order.last }

  /// The open window with a number; nil where it has been closed.
  package func window(_ number: Int) -> AppWindow? { byNumber[number] }

  /// Brings a window to the front.
  package func activate(_ window: AppWindow) {
    guard !window.isClosed, let index = order.firstIndex(where: { $0 === window }) else { return }
    order.append(order.remove(at: index))
    frontChanged()
  }

  /// Closes a window.
  package func close(_ window: AppWindow) {
    perform { [weak self, weak window] in if let window { self?.remove(window) } }
  }

  /// The host says whether a window is seen and takes input.
  package func setPhase(_ phase: ScenePhase, of window: AppWindow) {
    guard window.phase != phase else { return }
    if !window.isClosed {
      phases[window.phase, default: 0] -= 1
      phases[phase, default: 0] += 1
    }
    window.setPhase(phase)
    phasesChanged()
  }

  /// The phase of the app: that of the window that is the most active, in the background where none is open.
  package var phase: ScenePhase {
    phases.filter { $0.value > 0 }.keys.max() ?? (hasBegun ? .background : .active)
  }

  func phasesChanged() {
    let phase = phase
    guard phase != toldPhase else { return }
    toldPhase = phase
    program.setEnvironment { $0.scenePhase = phase }
    menuBar?.session.setEnvironment { $0.scenePhase = phase }
  }

  private func frontChanged() {
    listed = nil
    if front !== toldFront {
      toldFront?.session.setEnvironment { $0.appearsActive = false }
      front?.session.setEnvironment { $0.appearsActive = true }
      toldFront = front
    }
    program.graph.focus.model = front?.session.graph.focus
    menuBar?.session.graph.focus.model = program.graph.focus.model
  }

  @discardableResult
  func open(
    _ identity: SceneIdentity, _ declaration: SceneWindow, _ value: WindowValue?, _ size: CGSize?
  ) -> AppWindow {
    lastNumber += 1
    let number = lastNumber
    let presented = PresentedValue(value)
    let window = AppWindow(
      number: number, scene: identity, declaration, presented: presented,
      size: size ?? hostSize ?? declaration.defaultSize, fillsHost: size == nil && hostSize != nil,
      clipboard: clipboard
    ) { values in
      host.write(to: &values)
      writeActions(to: &values, of: number)
      values.presentedValue = presented
    }
    let session = window.session
    session.graph.reporter.isSilent = isSilent
    window.onTitle = { [weak self] in self?.listed = nil }
    session.needsFrame = frameRequest(of: window)
    session.onNotice(hasNotices)
    session.prepare = { [weak self, weak window] in
      guard let self, let window else { return false }
      return prepare(window)
    }
    session.wakes = { [awake] in awake.insert(number) }
    session.graph.clock.onBegin = { [awake] in awake.insert(number) }
    awake.insert(number)
    session.commands = { [weak self, weak window] event in
      guard let self, let window, !window.isClosed else { return false }
      return performCommand(event, in: window)
    }
    windows.append(window)
    order.append(window)
    byNumber[number] = window
    phases[window.phase, default: 0] += 1
    session.graph.clock.shared = time
    session.advance(to: now)
    frontChanged()
    phasesChanged()
    return window
  }

  func remove(_ window: AppWindow) {
    guard !window.isClosed else { return }
    windows.removeAll { $0 === window }
    order.removeAll { $0 === window }
    byNumber[window.number] = nil
    phases[window.phase, default: 0] -= 1
    window.close()
    frontChanged()
    phasesChanged()
  }

  /// Does something to the windows when nothing is at work any more.
  func perform(_ change: @escaping () -> Void) {
    waiting.append(change)
    needsFrame(.mainActor)
  }

  // MARK: The environment

  private func writeActions(to values: inout EnvironmentValues, of number: Int?) {
    values.openWindow = OpenWindowAction(link)
    values.openSettings = OpenSettingsAction(link)
    values.supportsMultipleWindows = supportsMultipleWindows
    if let openURL { values.openURL = OpenURLAction(system: openURL) }
    guard let number else { return values.dismissWindow = DismissWindowAction(link) }
    let close: @MainActor () -> Void = { [weak self] in
      guard let self, let window = window(number) else { return }
      self.close(window)
    }
    values.dismissWindow = DismissWindowAction(link, own: close)
    values.dismiss = DismissAction { MainActor.assumeIsolated(close) }
  }

  private func environmentChanged() {
    listed = nil
    toldPhase = phase
    for session in [program, menuBar?.session].compactMap(\.self) {
      session.setEnvironment { values in
        host.write(to: &values)
        values.scenePhase = phase
        writeActions(to: &values, of: nil)
      }
    }
    for window in windows {
      window.session.setEnvironment { values in
        host.write(to: &values)
        values.scenePhase = window.phase
        writeActions(to: &values, of: window.number)
      }
    }
  }
}
