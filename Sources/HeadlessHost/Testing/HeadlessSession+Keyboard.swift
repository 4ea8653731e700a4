import Foundation
import SceneHost

extension HeadlessSession {
  /// Types a text, key by key, into the view with the focus. A line break is the return key, a tabulator the tabulator key.
  public func type(_ text: String) {
    recorded(.type(text)) { for character in text { type(character) } }
  }

  private func type(_ character: Character) {
    let key: KeyEquivalent = character.isNewline ? .return : KeyEquivalent(character)
    press(key, characters: key == .return || key == .tab ? "" : String(character))
  }

  /// Presses a key and lets it go.
  ///
  /// - Parameters:
  ///   - modifiers: The keys that are held meanwhile, besides those of `hold(_:)`.
  ///   - characters: What the key types; nil for what it types without modifiers.
  /// - Returns: Whether anything has used the key.
  @discardableResult
  public func press(
    _ key: KeyEquivalent, modifiers: EventModifiers = [], characters: String? = nil
  ) -> Bool {
    let modifiers = modifiers.union(held)
    return recorded(.key(key, modifiers)) {
      let isUsed = session.send(.key(KeyEvent(key, characters: characters, modifiers: modifiers)))
      session.send(.key(KeyEvent(key, phase: .up, characters: characters, modifiers: modifiers)))
      if modifiers != held { session.send(held) }
      return isUsed
    }
  }

  /// Composes a text with an input method in the view with the focus: it stands there marked until it is composed further
  /// or `endComposition()` is called.
  ///
  /// - Parameter selected: Which of its characters are selected; nil for the caret behind the last one.
  public func compose(_ text: String, selected: Range<Int>? = nil) {
    func offset(_ index: Int) -> Int {
      text.prefix(max(index, 0)).utf8.count
    }
    let end = text.utf8.count
    let range = selected.map { offset($0.lowerBound)..<offset($0.upperBound) } ?? end..<end
    session.send(.text(.compose(text, selected: range)))
  }

  /// The input method is done: what it has composed stays.
  public func endComposition() { session.send(.text(.endComposition)) }
}
