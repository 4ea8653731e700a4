import Foundation

/// A word that notes have in common, written as `#garden` in their texts.
struct Tag: Hashable, Identifiable, Sendable {
  let name: String

  var id: String { name }

  /// A tag at the beginning of a text or after a space.
  static var pattern: Regex<(Substring, Substring)> { /(?:^|\s)#([\p{L}\p{N}_-]*\p{L}[\p{L}\p{N}_-]*)/ }
}
