import DisplayList
import Foundation
import SceneHost
import SwiftUICore
import ViewGraph

/// What a page shows: takes what the page tells to the views, and tells the page what differs.
///
/// Of an app the page shows the window in front; where several are open, the page has a bar to choose one of them and to close
/// it. Windows behind are in the background.
///
/// Owner: the server, for as long as the program runs; a page that is loaded again shows the same session. One frame is
/// on its way at a time: the next one is made when the page has shown it, so that a slow page is sent fewer frames and
/// not ever later ones. A session in which nothing moves and nothing waits sends nothing and is not woken.
@MainActor
final class BrowserSession {
  private let makeShown: (CGSize, HostEnvironment) -> Shown
  private let firstWindow: String?
  private var shown: Shown?
  /// The number of the window that the page was sent last, 0 for none, and what it was told of all windows.
  private var shownWindow = 0
  private var toldWindows: [ListedWindow]?
  /// The number of the window that was in front last.
  private var lastFront = 0
  private var phase = ScenePhase.active
  private var wire = PictureWire()
  private var semantics = SemanticsWire()
  private var send: ((String) -> Void)?
  private var host = HostEnvironment(scrollsByItself: true)
  private var shownScheme: ColorScheme?
  private var addresses: [String] = []
  private var shownPointer: Pointer?
  private var frame = 0
  private var awaited: Int?
  /// What makes the next frame when the clock has come so far.
  private var alarm: Task<Void, Never>?
  private let start = ContinuousClock.now

  /// What is shown: a view, or the windows of an app.
  private enum Shown {
    case view(Session)
    case app(Application)
  }

  /// For a view.
  init(_ makeSession: @escaping (CGSize, HostEnvironment) -> Session) {
    firstWindow = nil
    makeShown = { .view(makeSession($0, $1)) }
  }

  /// For an app.
  ///
  /// - Parameter window: The id of the scene that it begins with; nil for its first.
  init(app: @escaping (HostEnvironment) -> Application, window: String? = nil) {
    firstWindow = window
    makeShown = { size, host in
      let application = app(host)
      application.hostSize = size
      application.launch(id: window)
      return .app(application)
    }
  }

  private var application: Application? { if case .app(let app)? = shown { app } else { nil } }

  private func window(_ number: Int) -> AppWindow? { application?.window(number) }

  /// The session that is seen; nil before the page has a size, and where all windows are closed.
  private var session: Session? {
    switch shown {
    case .view(let session)?: session
    case .app(let application)?: application.front?.session
    case nil: nil
    }
  }

  /// A page shows the session from now on, unless another does: answers whether it does.
  func open(_ send: @escaping @Sendable (String) -> Void) -> Bool {
    guard self.send == nil else { return false }
    self.send = send
    wire = PictureWire()
    toldWindows = nil
    shownWindow = 0
    // What was told before was told to nobody.
    if let application { application.dropNotices() } else { _ = session?.takeNotices() }
    // An app without windows begins anew with the page.
    if let application, application.windows.isEmpty { application.launch(id: firstWindow) }
    semantics = SemanticsWire()
    shownScheme = nil
    shownPointer = nil
    awaited = nil
    return true
  }

  func close() {
    send = nil
    alarm?.cancel()
    session?.letGo()
    useScreenReader(false)
  }

  /// The program ends.
  func end() {
    send = nil
    alarm?.cancel()
    if let application { application.end() } else { session?.end() }
  }

  // MARK: Events

  func receive(_ message: ClientMessage) {
    if case .window(let size, let scale, let isDark) = message.event { resize(size, scale, isDark) }
    advance()
    if !receive(ofPage: message.event) {
      receive(message.event, ofWindow: message.window, list: message.list)
    }
    leaveWindow()
    update()
  }

  /// What a page tells of itself and of which windows are seen; answers whether the event is such a one.
  private func receive(ofPage event: ClientEvent) -> Bool {
    switch event {
    case .window: break
    case .choose(let number): if let window = window(number) { application?.activate(window) }
    case .close(let number): if let window = window(number) { application?.close(window) }
    case .phase(let phase):
      self.phase = phase
      if case .view(let session)? = shown { session.setEnvironment { $0.scenePhase = phase } }
      // At once: a page that is not seen shows no frame, and so answers none.
      if let application { tellPhases(application) }
      if phase == .background { session?.letGo() }
    case .preferences(let settings, let hasHighContrast):
      let isRead = host.accessibilitySettings?.contains(.voiceOver) ?? false
      host.accessibilitySettings = isRead ? settings.union(.voiceOver) : settings
      host.colorSchemeContrast = hasHighContrast ? .increased : .standard
      hostChanged()
    case .shown(let frame): if frame == awaited { awaited = nil }
    default: return false
    }
    return true
  }

  /// What the user does in a window. While another one is on its way to the page, what is done there is meant for the one
  /// before: a text that was typed there reaches it, and so does a scroll offset; everything else comes too late.
  private func receive(_ event: ClientEvent, ofWindow number: Int, list: Int?) {
    guard number == shownWindow, number == application?.front?.number ?? 0 else {
      if let session = window(number)?.session { receive(late: event, in: session) }
      return
    }
    guard let session else { return }
    switch event {
    case .pointer(let event): session.send(event)
    case .key(let event): session.send(.key(event))
    case .text(let input): session.send(.text(input))
    case .modifiers(let keys): session.send(keys)
    case .focus(let field): session.focus(onLeaf: field)
    case .perform(let action, let place):
      if let element = semantics.element(place, ofFrame: list) { _ = session.perform(action, on: element) }
    case .heard(let place):
      let element = place.flatMap { semantics.element($0, ofFrame: list) }
      if element != nil { useScreenReader(true) }
      session.moveAssistiveFocus(to: element, by: .voiceOver)
    case .scroll(let slot, let told, let received, let isUsers):
      let offset = wire.scrolls.told(slot, told, received: received)
      // Where the page has come by what has been sent the session is already.
      if isUsers { session.scroll(SlotID(index: slot), to: offset) }
    default: receive(late: event, in: session)
    }
  }

  /// What counts though the window is not in front any more.
  private func receive(late event: ClientEvent, in session: Session) {
    switch event {
    case .edit(let field, let text, let revision):
      session.focus(onLeaf: field)
      session.send(.text(.replace(text, revision: revision)))
    case .scroll(let slot, let offset, _, true): session.scroll(SlotID(index: slot), to: offset)
    default: break
    }
  }

  /// Whether a screen reader goes through the page, as far as one can tell: what its elements are asked for says so.
  private func useScreenReader(_ isInUse: Bool) {
    guard isInUse != (host.accessibilitySettings?.contains(.voiceOver) ?? false) else { return }
    var settings = host.accessibilitySettings ?? []
    if isInUse { settings.insert(.voiceOver) } else { settings.remove(.voiceOver) }
    host.accessibilitySettings = settings
    hostChanged()
  }

  private func hostChanged() {
    switch shown {
    case .app(let application)?: application.host = host
    case .view(let session)?: session.setEnvironment(host.write)
    case nil: break
    }
  }

  private func resize(_ size: CGSize, _ scale: Double, _ isDark: Bool) {
    wire.scale = max(scale, 1)
    host.scale = scale
    host.colorScheme = isDark ? .dark : .light
    switch shown {
    case .app(let application)?: application.hostSize = size
    case .view(let session)?: session.proposal = ProposedViewSize(size)
    case nil: return begin(size)
    }
    hostChanged()
  }

  private func begin(_ size: CGSize) {
    let shown = makeShown(size, host)
    self.shown = shown
    let openURL: OpenURLAction.System = { [weak self] url, done in
      self?.addresses.append(url.absoluteString)
      done(self != nil)
    }
    let needsFrame: @Sendable (FrameRequestOrigin) -> Void = { [weak self] _ in
      Task { @MainActor in self?.update() }
    }
    // What the program tells reaches the page with the next frame.
    let hasNotices: @Sendable () -> Void = { [weak self] in Task { @MainActor in self?.update() } }
    switch shown {
    case .view(let session):
      session.setEnvironment { $0.openURL = OpenURLAction(system: openURL) }
      session.needsFrame = needsFrame
      session.onNotice(hasNotices)
    case .app(let application):
      application.openURL = openURL
      application.needsFrame = needsFrame
      application.hasNotices = hasNotices
    }
  }

  // MARK: Windows

  /// Tells the windows whether they are seen.
  private func tellPhases(_ application: Application) {
    for window in application.windows {
      application.setPhase(window === application.front ? phase : .background, of: window)
    }
  }

  /// Tells the page which windows there are, and the windows whether they are seen.
  private func writeWindows(_ application: Application, to message: inout WireMessage) {
    tellPhases(application)
    application.update()
    let windows = application.list
    if windows != toldWindows {
      toldWindows = windows
      message.windows = windows.map { window in
        .list(
          [.number(Double(window.number)), .text(window.title), .number(window.isInFront ? 1 : 0)]
            + (window.subtitle.isEmpty ? [] : [.text(window.subtitle)]))
      }
    }
    let number = application.front?.number ?? 0
    guard number != shownWindow else { return }
    shownWindow = number
    message.window = number
    wire.begin()
    semantics = SemanticsWire()
    shownScheme = nil
  }

  // MARK: Frames

  private var now: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// Sends what differs, unless a frame is on its way, and sees to it that the next one is made in time.
  private func update() {
    guard shown != nil, let send, awaited == nil else { return }
    advance()
    var message = WireMessage()
    if let application {
      writeWindows(application, to: &message)
      message.announcements = application.takeNotices().compactMap(\.spoken)
    }
    let session = session
    if let session {
      wire.write(session.picture(), to: &message)
      semantics.write(
        SemanticsPass.tree(in: session.graph), focused: session.assistiveFocus, frame: frame + 1, to: &message
      )
      message.announcements += session.takeNotices().compactMap(\.spoken)
      if session.colorScheme != shownScheme {
        shownScheme = session.colorScheme
        message.scheme = session.colorScheme == .dark ? "dark" : "light"
        message.background = CSS.color(session.windowBackground)
      }
      writePointer(session.pointer, to: &message)
    }
    (message.addresses, addresses) = (addresses, [])
    if !message.isEmpty {
      frame += 1
      message.frame = frame
      awaited = frame
      send(message.json)
    }
    wait()
  }

  private func writePointer(_ pointer: Pointer, to message: inout WireMessage) {
    guard pointer != shownPointer else { return }
    if pointer.cursor != (shownPointer ?? Pointer()).cursor { message.cursor = pointer.cursor }
    if pointer.help != shownPointer?.help { message.help = pointer.help ?? "" }
    shownPointer = pointer
  }

  private func advance() {
    switch shown {
    case .view(let session)?: session.advance(to: now)
    case .app(let application)?: application.advance(to: now)
    case nil: break
    }
    leaveWindow()
  }

  /// Where another window has come to the front, what was under way in the one before comes to nothing: its user cannot end it
  /// there.
  private func leaveWindow() {
    let number = application?.front?.number ?? 0
    guard number != lastFront else { return }
    window(lastFront)?.session.letGo()
    lastFront = number
  }

  /// When the views have something to do by themselves. What moves where nobody sees it does so in larger steps.
  private var nextFrameTime: Double? {
    guard let application else { return session?.nextFrameTime }
    let unseen = application.nextFrameTime.map { $0 > now ? $0 : now + Self.unseenStep }
    return [session?.nextFrameTime, unseen].compactMap(\.self).min()
  }

  private static let unseenStep = 0.25

  private func wait() {
    alarm?.cancel()
    guard awaited == nil, let next = nextFrameTime else { return }
    let delay = max(next - now, 1.0 / 120)
    alarm = Task { [weak self] in
      try? await Task.sleep(for: .seconds(delay))
      if !Task.isCancelled { self?.update() }
    }
  }
}

extension AccessibilityNotice {
  /// What is said; nil for what the page notices by itself.
  fileprivate var spoken: String? {
    switch self {
    case .announcement(let text), .pageScrolled(let text): text
    case .layoutChanged(let text), .screenChanged(let text): text
    }
  }
}
