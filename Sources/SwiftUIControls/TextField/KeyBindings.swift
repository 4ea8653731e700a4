import TextEngine
import ViewGraph

extension EditCommand {
  /// What a key does to a text; nil where it types or means something else. Keys of both worlds are known: words are
  /// reached with option and with control, the ends of a line with command and with home and end.
  init?(_ event: KeyEvent, isMultiline: Bool) {
    let modifiers = event.modifiers
    let extending = modifiers.contains(.shift)
    let byWords = !modifiers.isDisjoint(with: [.option, .control])
    let toEnds = modifiers.contains(.command)
    switch event.key {
    case .leftArrow:
      self = .move(toEnds ? .lineStart : byWords ? .wordBackward : .backward, extending: extending)
    case .rightArrow:
      self = .move(toEnds ? .lineEnd : byWords ? .wordForward : .forward, extending: extending)
    case .upArrow: self = .move(toEnds || !isMultiline ? .start : .up, extending: extending)
    case .downArrow: self = .move(toEnds || !isMultiline ? .end : .down, extending: extending)
    case .home: self = .move(byWords ? .start : .lineStart, extending: extending)
    case .end: self = .move(byWords ? .end : .lineEnd, extending: extending)
    case .pageUp: self = .move(.start, extending: extending)
    case .pageDown: self = .move(.end, extending: extending)
    case .delete: self = .delete(toEnds ? .lineStart : byWords ? .wordBackward : .backward)
    case .deleteForward: self = .delete(toEnds ? .lineEnd : byWords ? .wordForward : .forward)
    default:
      guard event.isShortcut else { return nil }
      switch event.key {
      case "a": self = .selectAll
      case "z": self = extending ? .redo : .undo
      case "y": self = .redo
      default: return nil
      }
    }
  }
}

/// What a key does with the clipboard.
enum ClipboardCommand {
  case cut, copy, paste

  init?(_ event: KeyEvent) {
    guard event.isShortcut else { return nil }
    switch event.key {
    case "x": self = .cut
    case "c": self = .copy
    case "v": self = .paste
    default: return nil
    }
  }
}

extension KeyEvent {
  /// Whether command is down, or control in its place.
  fileprivate var isShortcut: Bool {
    !modifiers.isDisjoint(with: [.command, .control]) && !modifiers.contains(.option)
  }
}
