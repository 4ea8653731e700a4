import Foundation
import Geometry
import SwiftUICore
import ViewGraph

/// What the page tells, a JSON object each. Whatever comes over a socket is checked here: what makes no sense is nil.
struct ClientMessage: Equatable {
  /// The number of the window that the page showed then: what is numbered in the event is that window's. 0 for none, and for a
  /// view.
  var window: Int
  /// The frame with which the page was sent the tree of semantics that it had then; nil for the last one.
  var list: Int?
  var event: ClientEvent

  init(window: Int, list: Int? = nil, event: ClientEvent) {
    self.window = window
    self.list = list
    self.event = event
  }
}

extension ClientMessage {
  /// Longer messages are no events.
  static let longest = 1 << 20

  init?(_ text: String) {
    guard text.utf8.count <= Self.longest,
      let raw = try? JSONDecoder().decode(ClientEvent.Raw.self, from: Data(text.utf8)), let event = raw.event
    else { return nil }
    window = raw.w ?? 0
    list = raw.list
    self.event = event
  }
}

/// What the user, the page or its browser does.
enum ClientEvent: Equatable {
  case pointer(PointerEvent)
  case key(KeyEvent)
  case text(TextInput)
  /// Modifier keys are pressed or let go of, and nothing is typed: those that are down now.
  case modifiers(EventModifiers)
  /// The user has typed in a field of the page's.
  case edit(field: UInt64, text: String, revision: Int)
  /// A field of the page's has the focus.
  case focus(field: UInt64)
  /// An area whose content a slot moves stands elsewhere: the user has scrolled it, or what has been sent has reached it.
  ///
  /// - Parameters:
  ///   - received: The number of the last distance that has reached it; nil where the page does not say so.
  ///   - isUsers: Whether the user has scrolled it since.
  case scroll(slot: Int32, offset: CGPoint, received: Int? = nil, isUsers: Bool = true)
  /// The page's window has a size, and prefers light or dark.
  case window(size: CGSize, scale: Double, isDark: Bool)
  /// What the user prefers, as far as browsers tell.
  case preferences(AccessibilitySettings, hasHighContrast: Bool)
  /// The page shows a frame.
  case shown(frame: Int)
  /// The user has chosen a window of the app, to see it or to close it.
  case choose(window: Int), close(window: Int)
  /// Whether the page is seen and takes input.
  case phase(ScenePhase)
  /// Assistive technology asks an element of the tree of semantics to do something.
  case perform(SemanticsAction.Kind, element: Int)
  /// Assistive technology has come to an element of the tree of semantics; nil where it has gone from all.
  case heard(element: Int?)

  fileprivate struct Raw: Decodable {
    var e: String
    var w: Int?
    var list: Int?
    var x: Double?, y: Double?
    var p: Int?
    var touch: Bool?
    var secondary: Bool?
    var key: String?
    var chars: String?
    var mods: Int?
    var node: UInt64?
    var text: String?
    var revision: Int?
    var slot: Int32?
    var received: Int?
    var sent: Bool?
    var width: Double?, height: Double?, scale: Double?
    var dark: Bool?
    var flags: Int?
    var frame: Int?

    var event: ClientEvent? {
      switch e {
      case "down": pointer(.down)
      case "move": pointer(.moved)
      case "up": pointer(.up)
      case "cancel": pointer(.cancelled)
      case "leave": pointer(.left)
      case "keydown": keyEvent(.down)
      case "keyrepeat": keyEvent(.repeated)
      case "keyup": keyEvent(.up)
      case "modifiers": .modifiers(held)
      case "compose": text.map { .text(.compose($0, selected: $0.utf8.count..<$0.utf8.count)) }
      case "composed": .text(.endComposition)
      case "edit": edit
      case "scroll": scroll
      case "focus": node.map { .focus(field: $0) }
      case "window": window
      case "prefer": preferences
      case "shown": frame.map { .shown(frame: $0) }
      case "choose": frame.map { .choose(window: $0) }
      case "close": frame.map { .close(window: $0) }
      case "phase": phase
      case "activate": frame.map { .perform(.activate, element: $0) }
      case "more": frame.map { .perform(.increment, element: $0) }
      case "less": frame.map { .perform(.decrement, element: $0) }
      case "escape": frame.map { .perform(.escape, element: $0) }
      case "heard": .heard(element: frame)
      default: nil
      }
    }

    private func pointer(_ phase: PointerEvent.Phase) -> ClientEvent? {
      guard let x, let y, x.isFinite, y.isFinite else { return nil }
      return .pointer(
        PointerEvent(
          phase, at: CGPoint(x: x, y: y), pointer: p ?? 0, device: touch == true ? .touch : .mouse,
          button: secondary == true ? .secondary : .primary))
    }

    private var phase: ClientEvent? {
      switch text {
      case "active": .phase(.active)
      case "inactive": .phase(.inactive)
      case "background": .phase(.background)
      default: nil
      }
    }

    private var scroll: ClientEvent? {
      guard let slot, let x, let y else { return nil }
      return .scroll(slot: slot, offset: CGPoint(x: x, y: y), received: received, isUsers: sent != true)
    }

    private var held: EventModifiers { EventModifiers(rawValue: (mods ?? 0) & 0x1f) }

    private func keyEvent(_ phase: KeyEvent.Phase) -> ClientEvent? {
      guard let key, let equivalent = KeyEquivalent(browser: key) else { return nil }
      return .key(
        KeyEvent(
          equivalent, phase: phase, characters: chars ?? "",
          modifiers: held))
    }

    private var preferences: ClientEvent? {
      guard let flags, (0..<16).contains(flags) else { return nil }
      var settings: AccessibilitySettings = []
      if flags & 1 != 0 { settings.insert(.reduceMotion) }
      if flags & 2 != 0 { settings.insert(.reduceTransparency) }
      if flags & 8 != 0 { settings.insert(.invertColors) }
      return .preferences(settings, hasHighContrast: flags & 4 != 0)
    }

    private var edit: ClientEvent? {
      guard let node, let text, let revision, revision >= 0 else { return nil }
      return .edit(field: node, text: text, revision: revision)
    }

    private var window: ClientEvent? {
      guard let width, let height, width > 0, height > 0, width <= 16_384, height <= 16_384 else {
        return nil
      }
      let scale = scale.map { $0.isFinite ? min(max($0, 0.5), 4) : 1 } ?? 1
      return .window(size: CGSize(width: width, height: height), scale: scale, isDark: dark ?? false)
    }
  }
}

extension KeyEquivalent {
  /// The key that a browser calls so.
  fileprivate init?(browser name: String) {
    switch name {
    case "ArrowUp": self = .upArrow
    case "ArrowDown": self = .downArrow
    case "ArrowLeft": self = .leftArrow
    case "ArrowRight": self = .rightArrow
    case "Escape": self = .escape
    case "Backspace": self = .delete
    case "Delete": self = .deleteForward
    case "Home": self = .home
    case "End": self = .end
    case "PageUp": self = .pageUp
    case "PageDown": self = .pageDown
    case "Clear": self = .clear
    case "Tab": self = .tab
    case "Enter": self = .return
    case "MediaPlayPause": self = .playPause
    default:
      guard name.count == 1, let character = name.lowercased().first else { return nil }
      self.init(character)
    }
  }
}
