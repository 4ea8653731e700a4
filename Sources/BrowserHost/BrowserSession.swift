import DisplayList
import Foundation
import SceneHost
import SwiftUICore
import ViewGraph

/// The session that a page shows: takes what the page tells to the views, and tells the page what differs.
///
/// Owner: the server, for as long as the program runs; a page that is loaded again shows the same session. One frame is
/// on its way at a time: the next one is made when the page has shown it, so that a slow page is sent fewer frames and
/// not ever later ones. A session in which nothing moves and nothing waits sends nothing and is not woken.
@MainActor
final class BrowserSession {
  private let makeSession: (CGSize, HostEnvironment) -> Session
  private var session: Session?
  private var wire = PictureWire()
  private var semantics = SemanticsWire()
  private var send: ((String) -> Void)?
  private var host = HostEnvironment()
  private var shownScheme: ColorScheme?
  private var addresses: [String] = []
  private var frame = 0
  private var awaited: Int?
  /// What makes the next frame when the clock has come so far.
  private var alarm: Task<Void, Never>?
  private let start = ContinuousClock.now

  init(_ makeSession: @escaping (CGSize, HostEnvironment) -> Session) { self.makeSession = makeSession }

  /// A page shows the session from now on, unless another does: answers whether it does.
  func open(_ send: @escaping @Sendable (String) -> Void) -> Bool {
    guard self.send == nil else { return false }
    self.send = send
    wire = PictureWire()
    semantics = SemanticsWire()
    shownScheme = nil
    awaited = nil
    return true
  }

  func close() {
    send = nil
    alarm?.cancel()
  }

  /// The program ends.
  func end() {
    close()
    session?.end()
  }

  // MARK: Events

  func receive(_ event: ClientEvent) {
    if case .window(let size, let scale, let isDark) = event { resize(size, scale, isDark) }
    guard let session else { return }
    session.advance(to: now)
    switch event {
    case .window: break
    case .pointer(let event): session.send(event)
    case .key(let event): session.send(.key(event))
    case .text(let input): session.send(.text(input))
    case .focus(let field): session.focus(onLeaf: field)
    case .edit(let field, let text, let revision):
      session.focus(onLeaf: field)
      session.send(.text(.replace(text, revision: revision)))
    case .scroll(let slot, let offset): session.scroll(SlotID(index: slot), to: offset)
    case .shown(let frame): if frame == awaited { awaited = nil }
    case .activate(let element): semantics.activate(element, in: session)
    }
    update()
  }

  private func resize(_ size: CGSize, _ scale: Double, _ isDark: Bool) {
    wire.scale = max(scale, 1)
    host.scale = scale
    host.colorScheme = isDark ? .dark : .light
    if let session {
      session.proposal = ProposedViewSize(size)
      session.setEnvironment { [host] in
        $0.colorScheme = host.colorScheme
        $0.displayScale = host.displayScale
      }
      return
    }
    let session = makeSession(size, host)
    session.setEnvironment { [weak self] in
      $0.openURL = OpenURLAction { url, done in
        self?.addresses.append(url.absoluteString)
        done(self != nil)
      }
    }
    session.needsFrame = { [weak self] _ in Task { @MainActor in self?.update() } }
    self.session = session
  }

  // MARK: Frames

  private var now: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// Sends what differs, unless a frame is on its way, and sees to it that the next one is made in time.
  private func update() {
    guard let session, let send, awaited == nil else { return }
    session.advance(to: now)
    var message = WireMessage()
    wire.write(session.picture(), to: &message)
    semantics.write(SemanticsPass.tree(in: session.graph), to: &message)
    if session.colorScheme != shownScheme {
      shownScheme = session.colorScheme
      message.scheme = session.colorScheme == .dark ? "dark" : "light"
    }
    (message.addresses, addresses) = (addresses, [])
    if !message.isEmpty {
      frame += 1
      message.frame = frame
      awaited = frame
      send(message.json)
    }
    wait(for: session)
  }

  private func wait(for session: Session) {
    alarm?.cancel()
    guard awaited == nil, let next = session.nextFrameTime else { return }
    let delay = max(next - now, 1.0 / 120)
    alarm = Task { [weak self] in
      try? await Task.sleep(for: .seconds(delay))
      if !Task.isCancelled { self?.update() }
    }
  }
}
