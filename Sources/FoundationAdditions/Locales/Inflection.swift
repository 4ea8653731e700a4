import Foundation

/// The form of a noun that goes with the number before it: "3 item" becomes "3 items".
///
/// English alone is inflected; texts in other languages stay as they are, and so does a noun that is a plural
/// already.
package struct Inflection {
  /// The string to change, and what it becomes; nil where nothing changes.
  package let change: (index: Int, string: String)?

  /// - Parameter strings: What stands in a row; the noun is in one of them.
  package init(_ strings: [String], _ locale: Locale) {
    guard locale.language.languageCode == .english else {
      change = nil
      return
    }
    let text = strings.joined()
    guard let noun = Self.noun(in: text), let plural = EnglishPlural.of(String(text[noun])) else {
      change = nil
      return
    }
    var offset = text.utf8.distance(from: text.startIndex, to: noun.upperBound)
    let length = text[noun].utf8.count
    for (index, string) in strings.enumerated() {
      let size = string.utf8.count
      guard offset > size else {
        guard offset >= length else { break }
        let end = string.utf8.index(string.startIndex, offsetBy: offset)
        let start = string.utf8.index(end, offsetBy: -length)
        change = (index, string.replacingCharacters(in: start..<end, with: plural))
        return
      }
      offset -= size
    }
    change = nil
  }

  /// Numbers that go with a singular.
  private static let ones: Set<Substring> = ["1", "one", "a", "an"]
  /// Words that begin what only describes a noun: "3 bottles of water".
  private static let prepositions: Set<Substring> = [
    "of", "in", "for", "with", "from", "to", "on", "at", "by", "about", "per", "and", "or", "that", "which",
    "left", "remaining", "ago", "more",
  ]

  /// The noun that a number other than one counts.
  private static func noun(in text: String) -> Range<String.Index>? {
    let words = text.split { $0.isWhitespace || $0 == "\u{a0}" }
    guard let number = words.firstIndex(where: { $0.contains { $0.isNumber } || ones.contains($0) }),
      !ones.contains(words[number])
    else { return nil }
    // "3 more items", but "3 items more".
    let counted = words[(number + 1)...].drop { $0 == "more" }.prefix { !prepositions.contains($0) }
    guard let last = counted.last else { return nil }
    let word = last.prefix { $0.isLetter || $0 == "-" || $0 == "'" || $0 == "\u{2019}" }
    return word.isEmpty ? nil : word.startIndex..<word.endIndex
  }
}

/// Plurals of English nouns.
enum EnglishPlural {
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "goose": "geese", "mouse": "mice", "ox": "oxen", "leaf": "leaves", "half": "halves", "knife": "knives",
    "life": "lives", "wife": "wives", "wolf": "wolves", "shelf": "shelves", "calf": "calves",
    "loaf": "loaves", "thief": "thieves", "criterion": "criteria", "phenomenon": "phenomena",
    "quiz": "quizzes", "gas": "gases",
    "lens": "lenses", "atlas": "atlases", "canvas": "canvases", "alias": "aliases", "bias": "biases",
    "iris": "irises",
    "hero": "heroes", "potato": "potatoes", "tomato": "tomatoes", "echo": "echoes", "veto": "vetoes",
  ]
  /// Words whose endings are those of irregular ones.
  private static let regular: Set<String> = [
    "human", "german", "roman", "talisman", "shaman", "mongoose", "ottoman",
  ]
  private static let unchanged: Set<String> = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "spacecraft", "offspring", "moose", "salmon",
    "trout",
    "swine", "bison", "shrimp", "squid", "news", "chassis", "means",
  ]

  /// The plural of a noun; nil for one that is a plural, or has none of its own.
  static func of(_ noun: String) -> String? {
    let lower = noun.lowercased()
    guard !unchanged.contains(lower), let plural = lowercased(lower) else { return nil }
    // In capitals: a word is, an abbreviation's ending is not.
    if noun.count > 4, noun == noun.uppercased() { return plural.uppercased() }
    // What stays keeps its capitals.
    let kept = zip(noun, plural).prefix { $0.0.lowercased() == String($0.1) }.count
    return String(noun.prefix(kept)) + plural.dropFirst(kept)
  }

  private static func lowercased(_ noun: String) -> String? {
    if !regular.contains(where: noun.hasSuffix) {
      for (singular, plural) in irregular where noun.hasSuffix(singular) {
        let isWhole = noun.count == singular.count
        // "Policeman" and "grandchild", but not "paperson".
        if isWhole || ["man", "child", "person", "foot", "tooth", "mouse", "wife", "life"].contains(singular)
        {
          return noun.dropLast(singular.count) + plural
        }
      }
    }
    if let last = noun.last, last == "y", let before = noun.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    if noun.hasSuffix("sis") { return noun.dropLast(2) + "es" }
    if ["ss", "us", "x", "z", "ch", "sh"].contains(where: noun.hasSuffix) { return noun + "es" }
    return noun.hasSuffix("s") ? nil : noun + "s"
  }
}
