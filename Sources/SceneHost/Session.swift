import DisplayList
import Foundation
@_exported import TextViews

/// One view tree of one user, whatever host shows it: takes environment, size and time from the host, and
/// gives pictures.
///
/// Owner: the host. Time stands still until the host calls `advance(to:)`; everything that moves reads the
/// session's clock. The host makes a frame when `needsFrame` was called or `isMoving` says so.
@MainActor
package final class Session {
  package let graph = Graph()
  package let root: RootNode
  /// What the host proposes to the root, in points.
  package var proposal: ProposedViewSize {
    didSet {
      guard proposal != oldValue else { return }
      isLaidOut = false
      lastChange = nil
      setEnvironment { $0.setWindow(proposal) }
    }
  }
  /// Whether the root stands in the middle of the proposal, as in a window, or at its own size, as in an
  /// image.
  package var centersRoot: Bool { didSet { if centersRoot != oldValue { lastChange = nil } } }
  private var isLaidOut = false
  private let panels = PanelStack()
  private let input: InputDispatcher
  private let drags: DragCoordinator
  private let modifierKeys = ModifierKeys()
  /// Where the mouse is; nil outside of the window.
  private var mouse: CGPoint?
  /// What has been copied: in any window of an app.
  package let clipboard: Clipboard
  /// What the host has set, and what the views prefer instead.
  private var hostScheme = ColorScheme.light
  /// What the host says of the user's settings, with the technologies that are in use.
  private(set) var settings: AccessibilitySettings = []
  private var preferredScheme: ColorScheme? {
    didSet { if preferredScheme != oldValue { setEnvironment { _ in } } }
  }

  /// - Parameters:
  ///   - date: What the session's clock shows at its beginning; nil for the present time.
  ///   - clipboard: That of the app; nil for one of the session's own.
  package init<Content: View>(
    _ content: Content, proposal: ProposedViewSize, centersRoot: Bool = true, date: Date? = nil,
    clipboard: Clipboard? = nil, environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    MachineFonts.prepare()
    input = InputDispatcher(graph)
    if let date { graph.clock.start = date }
    drags = DragCoordinator(graph, panels: panels)
    self.clipboard = clipboard ?? Clipboard()
    self.proposal = proposal
    self.centersRoot = centersRoot
    var values = EnvironmentValues()
    environment(&values)
    values.resetFocus = ResetFocusAction(DefaultFocus())
    values.clipboard = self.clipboard
    values.modifierKeys = modifierKeys
    values.setDragCoordinator(drags)
    // Whether the window's content is being edited, where no view sets that itself.
    values.editMode = graph.makeState(.inactive)
    values.setWindow(proposal)
    hostScheme = values.colorScheme
    settings = values.accessibilitySettings
    graph.rootEntries.update(with: values.overrides, replacing: false, Transaction())
    root = RootNode(content, graph: graph)
    graph.originOfRoot = { [weak self] in self?.rootOrigin(for: $0) ?? .zero }
    listen()
    root.onPreferenceChange(PreferredColorSchemeKey.self) { [weak self] in self?.preferredScheme = $0 }
    panels.observe(root)
    technologiesChanged(from: [])
  }

  /// A session in the environment of a host.
  package convenience init<Content: View>(
    _ content: Content, proposal: ProposedViewSize, centersRoot: Bool = true, date: Date? = nil,
    clipboard: Clipboard? = nil, host: HostEnvironment
  ) {
    self.init(
      content, proposal: proposal, centersRoot: centersRoot, date: date, clipboard: clipboard,
      environment: host.write)
  }

  /// Called when work arrives while none was waiting, once each time, on the thread on which the work arrives.
  package var needsFrame: @Sendable (FrameRequestOrigin) -> Void {
    get { graph.needsFrame }
    set { graph.needsFrame = newValue }
  }

  /// Changes values of the root's environment; what reads them is brought up to date with the next picture.
  package func setEnvironment(_ write: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues()
    values.colorScheme = hostScheme
    values.accessibilitySettings = settings
    write(&values)
    hostScheme = values.colorScheme
    values.colorScheme = colorScheme
    let before = technologies
    settings = values.accessibilitySettings
    lastChange = nil
    graph.enter { _ = graph.rootEntries.update(with: values.overrides, replacing: false, Transaction()) }
    technologiesChanged(from: before)
  }

  /// Whether the window is light or dark: as its views prefer, or else as the host has it.
  package var colorScheme: ColorScheme { preferredScheme ?? hostScheme }

  /// Takes another value of the same root view.
  package func setContent<Content: View>(_ content: Content) {
    whenIdle { [self] in root.setView(content) }
    lastChange = nil
  }

  /// Whether the tree is being brought up to date or drawn: a view that asks for its own picture meanwhile gets
  /// the last one, because there is no other yet.
  package private(set) var isAtWork = false
  private var lastPicture: Picture?

  /// Does work that a view's code may be part of, unless it is under way: nil then, with a warning.
  private func atWork<Result>(_ body: () -> Result) -> Result? {
    guard !isAtWork else {
      graph.reporter.report(.reentered, "it gets the last one, or none before the first", at: graph.tracked)
      return nil
    }
    isAtWork = true
    let result = body()
    isAtWork = false
    while !waiting.isEmpty { waiting.removeFirst()() }
    return result
  }

  /// `Graph.changes` when input was last told of them; nil where the host has changed something else.
  private var lastChange: UInt64? { didSet { if lastChange == nil { wakes?() } } }

  /// Another one each time the tree may have changed.
  private(set) var revision: UInt64 = 0

  /// What a view's code asked for that cannot be done while the tree is at work.
  private var waiting: [() -> Void] = []

  /// Changes the tree as a whole: at once, or when the work that is under way is done.
  private func whenIdle(_ change: @escaping () -> Void) {
    if isAtWork {
      waiting.append { [self] in _ = atWork(change) }
    } else {
      _ = atWork(change)
    }
  }

  /// Brings up to date what the content comes from, as the scenes of an app are; answers whether the session may have changed
  /// by it. Nil for a view that comes from nowhere.
  package var prepare: (() -> Bool)?

  /// Called when the session is to be brought up to date with the next frame though its views have not asked for one: the host
  /// has changed something, or something goes on in it. Nil for a session that is brought up to date with each.
  var wakes: (() -> Void)?

  /// Brings the tree up to date.
  package func update() {
    defer { if let wakes, !isAtRest { wakes() } }
    guard let prepare, !isAtWork else { return updateTree() }
    _ = prepare()
    // What the views do may change what they come from, which shows in the views.
    for _ in 0..<10 {
      updateTree()
      if !prepare() { return }
    }
  }

  private func updateTree() {
    atWork(performUpdate)
    guard !isAtWork, graph.changes != lastChange else { return }
    lastChange = graph.changes
    revision &+= 1
    lastPointer = nil
    if input.treeChanged() { atWork(performUpdate) }
  }

  private func performUpdate() {
    if isLaidOut {
      graph.update()
    } else {
      isLaidOut = true
      root.layout(Proposal(proposal))
    }
    let origin = rootOrigin(for: root.element?.size ?? .zero)
    if origin != graph.rootOrigin {
      graph.rootOrigin = origin
      graph.rootMoved()
      graph.update()
    }
  }

  /// What the views do with URLs that the host gives them; nil before the first one.
  private var urlHandlers: OpenURLHandlers?

  /// Gives a URL to all views that ask for those, the inner ones first.
  package func open(_ url: URL) {
    if urlHandlers == nil {
      urlHandlers = OpenURLHandlersKey.defaultValue
      // Also those of screens and tabs that others cover.
      root.onPreferenceChange(OpenURLHandlersKey.self, counting: .always) { [weak self] in
        self?.urlHandlers = $0
      }
    }
    update()
    for action in urlHandlers?.actions ?? [] { action(url) }
    update()
  }

  /// What the program has told those who do not see the window, since the host has asked last.
  let notices = NoticeInbox()

  // MARK: Input and time

  /// Takes what a pointer does to the views: actions run, and what they change is brought up to date.
  package func send(_ event: PointerEvent) {
    update()
    if event.device == .mouse { mouse = event.phase == .left ? nil : event.location }
    if event.phase == .down { modifierKeys.pressBegan() }
    speaking { input.receive(event) }
    update()
  }

  /// What the mouse's pointer looked like, and where it was; nil where the tree may have changed since.
  private var lastPointer: (place: CGPoint?, pointer: Pointer)?

  /// What the mouse's pointer looks like where it is, as the views there have it.
  package var pointer: Pointer {
    update()
    if graph.clock.isMoving { lastPointer = nil }
    if let lastPointer, lastPointer.place == mouse { return lastPointer.pointer }
    let pointer = graph.enter { Pointer(over: mouse.flatMap { HitTestPass.hit($0, in: graph)?.element }) }
    lastPointer = (mouse, pointer)
    return pointer
  }

  /// The user is elsewhere: what was under way in the window comes to nothing. Pointers that are down are taken away, the
  /// mouse is outside, and no modifier key is down.
  package func letGo() {
    update()
    mouse = nil
    speaking {
      input.letGo()
      drags.cancel()
    }
    modifierKeys.change(to: [])
    update()
  }

  /// The modifier keys that are down are others than before, though nothing is typed.
  package func send(_ keys: EventModifiers) {
    update()
    modifierKeys.change(to: keys)
    update()
  }

  /// Takes what the keyboard does, or an input method, to the view with the focus; while a menu is open, to the menu.
  ///
  /// - Returns: Whether anything has used it.
  @discardableResult
  package func send(_ input: KeyboardInput, toMenus: Bool = true) -> Bool {
    update()
    if case .key(let event) = input {
      modifierKeys.change(to: event.modifiers.intersection([.capsLock, .shift, .control, .option, .command]))
    }
    let isUsed = speaking { use(input, toMenus) }
    update()
    return isUsed
  }

  private func use(_ input: KeyboardInput, _ toMenus: Bool) -> Bool {
    if endsDrag(input) || panels.receive(input) { return true }
    let views = { self.input.receive(input) || self.panels.dismissPresentation(by: input) }
    guard toMenus, let commands, case .key(let event) = input, event.phase != .up else { return views() }
    // Keys with command do what a menu says before any view types them; of others views come first.
    let isCommand = !event.modifiers.isDisjoint(with: [.command, .control])
    return isCommand ? commands(event) || views() : views() || commands(event)
  }

  /// Does what the menus of the session's app have for a key; answers whether they have anything. Nil without an app.
  package var commands: ((KeyEvent) -> Bool)?

  /// Activates the first control that a key is the shortcut of; answers whether there is one.
  func performShortcut(of event: KeyEvent) -> Bool {
    graph.enter { graph.focus.performShortcut(of: event) }
  }

  /// The size of the root view for a proposal.
  func contentSize(for proposal: ProposedViewSize) -> CGSize {
    updateTree()
    return graph.enter { root.element?.answer(Proposal(proposal)).size ?? .zero }
  }

  /// While something is dragged, the escape key breaks that off.
  private func endsDrag(_ input: KeyboardInput) -> Bool {
    guard drags.isActive, case .key(let event) = input, event.key == .escape, event.phase != .up else {
      return false
    }
    drags.cancel()
    return true
  }

  /// Gives the focus to the view around a leaf with an id: the host's own field for it has been given it.
  package func focus(onLeaf id: UInt64) {
    update()
    self.input.focus(onLeaf: id)
    update()
  }

  /// The user has scrolled the area whose content a slot moves, in a host that scrolls by itself.
  package func scroll(_ slot: SlotID, to offset: CGPoint) {
    update()
    graph.scroll(slot, to: offset)
    lastPointer = nil
    update()
  }

  /// The user turns a wheel at a point of the window, or moves two fingers on a pad: by so many points to the right and down
  /// what lies there scrolls.
  ///
  /// - Returns: Whether anything has scrolled.
  @discardableResult
  package func scroll(by distance: CGSize, at point: CGPoint) -> Bool {
    update()
    let hasScrolled = graph.scroll(by: distance, at: point)
    lastPointer = nil
    update()
    return hasScrolled
  }

  /// When the next frame is due, in seconds of the clock: now where something moves; nil where nothing will happen by
  /// itself.
  package var nextFrameTime: Double? {
    if graph.clock.isMoving { return graph.clock.now }
    return [input.deadline, graph.clock.nextAlarm].compactMap(\.self).min()
  }

  /// Whether nothing moves and no gesture waits.
  package var isSettled: Bool { !graph.clock.isMoving && input.deadline == nil }

  /// Whether nothing comes of bringing the tree up to date, at any time, until something reaches it. What views follow outside
  /// of the tree does not reach it: they look.
  private var isAtRest: Bool {
    nextFrameTime == nil && graph.outsideValues == nil && !graph.hasWork
  }

  /// Lets the clock go to a time, in seconds. Gestures that wait for a time before it are told at that time.
  package func advance(to time: Double) {
    update()
    while let next = input.deadline, next <= time {
      step(to: next)
      guard input.deadline != next else { break }
    }
    step(to: time)
  }

  private func step(to time: Double) {
    speaking {
      graph.advance(to: time)
      input.timePassed()
    }
    update()
  }

  /// The present picture. An empty one where a view asks for it before there is one.
  package func picture() -> Picture {
    if let picture = atWork(makePicture) {
      lastPicture = picture
      return picture
    }
    return lastPicture ?? Picture(size: .zero, root: Placed(.empty))
  }

  /// Whether there is a picture to be had.
  package var hasPicture: Bool { !isAtWork || lastPicture != nil }

  private func makePicture() -> Picture {
    performUpdate()
    var placed = root.picture()
    placed.origin.x += graph.rootOrigin.x
    placed.origin.y += graph.rootOrigin.y
    var picture = Picture(size: canvasSize, root: placed, slots: graph.slots)
    picture.limitReached = graph.pictureReporter
    return picture
  }

  /// Takes the tree down: views disappear, tasks end. The host, which may be going away itself, is not told of
  /// work that this makes.
  package func end() {
    graph.needsFrame = { _ in }
    notices.stopListening()
    input.cancel()
    whenIdle { [root] in root.invalidate() }
  }
}
