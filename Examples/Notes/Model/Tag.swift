import Foundation

/// A word that notes have in common, written as `#garden` in their texts.
struct Tag: Codable, Hashable, Identifiable, Sendable {
  let name: String

  var id: String { name }

  static var pattern: Regex<(Substring, Substring)> { /(?:^|\s)#([\p{L}\p{N}_-]*\p{L}[\p{L}\p{N}_-]*)/ }

  /// Those in a text, each once, in their order.
  static func tags(in text: String) -> [Tag] {
    var seen: Set<String> = []
    return text.matches(of: pattern).map { $0.1.lowercased() }.filter { seen.insert($0).inserted }.map(
      Tag.init)
  }
}
