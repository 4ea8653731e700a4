/// A key, by the character that it types without modifiers; keys that type nothing have characters of their own.
public struct KeyEquivalent: Sendable, Hashable {
  /// The character.
  public var character: Character
  /// The key that types a character.
  public init(_ character: Character) { self.character = character }

  /// The arrow that points up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow that points down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow that points to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow that points to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes the character before the caret.
  public static let delete = KeyEquivalent("\u{08}")
  /// The key that deletes the character behind the caret.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The key that leads to the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key that leads to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key that leads up by a page.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key that leads down by a page.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The key that clears a number.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The tabulator key.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The return key.
  public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key that types a character.
  public init(extendedGraphemeClusterLiteral: Character) { self.init(extendedGraphemeClusterLiteral) }
}
