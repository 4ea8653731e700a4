import TextEngine
import ViewGraph

extension EditCommand {
  /// What a key does to a text; nil where it types or means something else. Keys of both worlds are known: words are
  /// reached with option and with control, the ends of a line with command and with home and end.
  init?(_ event: KeyEvent, isMultiline: Bool, isSecure: Bool = false) {
    let modifiers = event.modifiers
    let extending = modifiers.contains(.shift)
    let takesWords = !modifiers.isDisjoint(with: [.option, .control])
    // A secret is one word: it does not tell where its words end.
    let byWords = takesWords && !isSecure
    let toEnds = modifiers.contains(.command) || takesWords && isSecure
    switch event.key {
    case .leftArrow:
      self = .move(toEnds ? .lineLeft : byWords ? .wordLeft : .left, extending: extending)
    case .rightArrow:
      self = .move(toEnds ? .lineRight : byWords ? .wordRight : .right, extending: extending)
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
      switch event.letter {
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
    switch event.letter {
    case "x": self = .cut
    case "c": self = .copy
    case "v": self = .paste
    default: return nil
    }
  }
}

extension KeyEvent {
  /// The key, whatever shift and caps lock make of it.
  fileprivate var letter: String { key.character.lowercased() }

  /// Whether command is down, or control in its place.
  fileprivate var isShortcut: Bool {
    !modifiers.isDisjoint(with: [.command, .control]) && !modifiers.contains(.option)
  }
}
