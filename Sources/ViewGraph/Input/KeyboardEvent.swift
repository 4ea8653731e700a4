/// What a key does. Hosts and tests make such events and send them to a session.
package struct KeyEvent: Equatable, Sendable {
  package enum Phase: Sendable {
    /// The key is pressed.
    case down
    /// It is held, and pressed again by the system.
    case repeated
    case up
  }

  package var phase: Phase
  package var key: KeyEquivalent
  /// What it types, by its modifiers; empty for a key that types nothing.
  package var characters: String
  package var modifiers: EventModifiers

  /// - Parameter characters: Nil for what the key types without modifiers.
  package init(
    _ key: KeyEquivalent, phase: Phase = .down, characters: String? = nil, modifiers: EventModifiers = []
  ) {
    self.phase = phase
    self.key = key
    self.modifiers = modifiers
    self.characters = characters ?? (key.types ? String(key.character) : "")
  }
}

extension KeyEquivalent {
  /// Whether the key types a character.
  package var types: Bool {
    character.unicodeScalars.allSatisfy { !(0xF700...0xF8FF).contains($0.value) && $0.value >= 0x20 }
  }
}

/// What an input method, or a text field of the host's own, does to the text that has the focus.
package enum TextInput: Equatable, Sendable {
  case insert(String)
  /// Letters that are being composed, and which UTF-8 bytes of them are selected.
  case compose(String, selected: Range<Int>)
  /// What was composed stays as it is.
  case endComposition
  /// The host's field holds another text now, after so many edits of its user's.
  case replace(String, revision: Int)
}

/// What a keyboard does, as the view with the focus and those around it get it.
package enum KeyboardInput: Equatable, Sendable {
  case key(KeyEvent)
  case text(TextInput)
}
