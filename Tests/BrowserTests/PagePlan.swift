import GalleryPages
import SceneHost
import SwiftUI

@testable import HeadlessHost

/// What a user does on a live page of the Gallery with mouse and keyboard, worked out from the page's script by doing it in
/// a session without a browser; and where everything is to stand before and after.
struct PagePlan: Sendable {
  /// Something that a user does, or sees.
  enum Act: Sendable, Equatable {
    case move(CGPoint)
    case click(CGPoint, count: Int)
    case secondaryClick(CGPoint)
    case hold(CGPoint, Double)
    case drag(from: CGPoint, to: CGPoint)
    /// A key by its name in browsers, with its number there; modifiers as the protocol has them.
    case key(String, code: Int, modifiers: Int)
    case type(String)
    case wait(Double)
    /// Until the page is not sent anything any more.
    case settle
    case see(String)
    case seeNot(String)
  }

  let name: String
  private(set) var acts: [Act] = []
  private(set) var before: [Mark] = []
  private(set) var after: [Mark] = []
  /// Whether something on the page moves for ever: what turns is not compared then.
  private(set) var isMoving = false

  @MainActor
  init(_ page: LivePage) throws {
    name = page.id
    // The scripts know labels in English.
    var host = HostEnvironment()
    host.locale = Locale(identifier: "en_US")
    // A window that a program opens may grow with what it shows; the tab of the tests does not.
    let first =
      page.opensWindows
      ? try HeadlessSession(app: LiveGalleryApp(), size: LivePage.size, host: host)
      : HeadlessSession(LiveGallery(), size: LivePage.size, date: Self.minute, host: host)
    var actor = Actor(first: first)
    var session: HeadlessSession { actor.session }
    try actor.click(page.title)
    acts = actor.acts
    actor.acts = []
    before = Mark.all(in: session.picture)
    for (_, step) in try Script(page.script).steps {
      guard try actor.perform(step) else { break }
    }
    session.update()
    after = Mark.all(in: session.picture)
    isMoving = !session.session.isSettled || session.session.nextFrameTime != nil
    acts += actor.acts
  }

  /// The minute that it is, from its beginning: hands of a clock that stand at twelve then are turned when the tab shows them.
  private static var minute: Date? { Calendar.current.dateInterval(of: .minute, for: .now)?.start }

  /// How many of the acts come before the page shows.
  static let opening = 2
}

/// Does what a script says as a mouse and a keyboard do it, and writes that down.
@MainActor
private struct Actor {
  private let first: HeadlessSession
  var acts: [PagePlan.Act] = []

  init(first: HeadlessSession) { self.first = first }

  /// That of the window in front, which is as large as the tab.
  var session: HeadlessSession {
    let front = first.windowInFront
    if front.size != LivePage.size { front.size = LivePage.size }
    return front
  }

  private func middle(_ element: ViewElement) -> CGPoint {
    CGPoint(x: element.frame.midX, y: element.frame.midY)
  }

  private func send(_ phase: PointerEvent.Phase, _ point: CGPoint, _ button: PointerEvent.Button = .primary) {
    session.session.send(PointerEvent(phase, at: point, button: button))
  }

  mutating func click(_ name: String) throws { click(middle(try session.find(.named(name)))) }

  mutating func click(_ point: CGPoint, count: Int = 1) {
    acts += [.move(point), .click(point, count: count)]
    send(.moved, point)
    for index in 0..<count {
      if index > 0 { session.advance(by: 0.1) }
      send(.down, point)
      send(.up, point)
    }
  }

  /// Whether a user of mouse and keyboard can do it.
  mutating func perform(_ step: ScriptStep) throws -> Bool {
    func point(_ target: ScriptStep.Target) throws -> CGPoint {
      switch target {
      case .name(let name): middle(try session.find(.named(name)))
      case .point(let point): point
      }
    }
    switch step {
    case .tap(let target, let count): click(try point(target), count: count)
    case .focus(let name), .perform(.activate, let name): try click(name)
    case .secondaryClick(let target):
      let point = try point(target)
      acts += [.move(point), .secondaryClick(point)]
      send(.moved, point)
      send(.down, point, .secondary)
      send(.up, point, .secondary)
    case .press(let target, let duration):
      let point = try point(target)
      acts += [.move(point), .hold(point, duration)]
      send(.moved, point)
      send(.down, point)
      session.advance(by: duration)
      send(.up, point)
    case .hover(let target):
      guard let target else { return true }
      let point = try point(target)
      acts.append(.move(point))
      send(.moved, point)
    case .drag(let start, let end, let duration, _):
      acts += [.move(start), .drag(from: start, to: end)]
      send(.moved, start)
      send(.down, start)
      for step in 1...5 {
        session.advance(by: duration / 5)
        let share = CGFloat(step) / 5
        send(.moved, CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
      }
      send(.up, end)
    // A page scrolls by itself.
    case .scroll: return false
    case .key(let key, let modifiers):
      guard let act = PagePlan.Act(key, modifiers) else { return false }
      acts.append(act)
      session.press(key, modifiers: modifiers)
    case .type(let text):
      acts.append(.type(text))
      session.type(text)
    case .pick(let option, let name):
      let control = try session.find(.named(name))
      if let inside = try control.children.first(where: { $0.label == option }) {
        click(middle(inside))
      } else {
        let before = Set(session.elements.map(\.handle))
        click(middle(control))
        acts.append(.settle)
        try session.settle()
        let items = session.findAll(.named(option)).filter { !before.contains($0.handle) }
        guard let item = items.last else { throw LookupError(description: "no option \(option)") }
        click(middle(item))
      }
    case .wait(let seconds), .run(let seconds):
      acts.append(.wait(seconds))
      session.advance(by: seconds)
    case .settle:
      acts.append(.settle)
      try session.settle()
    case .expect(let text):
      try session.play(Script([step]))
      acts.append(.see(text))
    case .absent(let text):
      try session.play(Script([step]))
      acts.append(.seeNot(text))
    case .value, .picture, .tree: break
    case .perform, .size: return false
    }
    return true
  }
}

extension PagePlan.Act {
  /// A key that the tests press; nil for others.
  fileprivate init?(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
    let held =
      (modifiers.contains(.option) ? 1 : 0) + (modifiers.contains(.control) ? 2 : 0)
      + (modifiers.contains(.command) ? 4 : 0) + (modifiers.contains(.shift) ? 8 : 0)
    switch key {
    case .tab: self = .key("Tab", code: 9, modifiers: held)
    case .return: self = .key("Enter", code: 13, modifiers: held)
    case .escape: self = .key("Escape", code: 27, modifiers: held)
    case .space: self = .key(" ", code: 32, modifiers: held)
    case .leftArrow: self = .key("ArrowLeft", code: 37, modifiers: held)
    case .upArrow: self = .key("ArrowUp", code: 38, modifiers: held)
    case .rightArrow: self = .key("ArrowRight", code: 39, modifiers: held)
    case .downArrow: self = .key("ArrowDown", code: 40, modifiers: held)
    default:
      guard let ascii = key.character.asciiValue, key.character.isLetter else { return nil }
      self = .key(String(key.character), code: Int(ascii & 0xDF), modifiers: held)
    }
  }
}
