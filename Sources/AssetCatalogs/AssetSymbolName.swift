/// The name by which Swift code calls an asset: `dark-mode Background` is `darkModeBackground`.
///
/// These are Xcode's names. What is no letter or digit parts words, and so do capitals and digits before a letter; the
/// last word is left out where it is "Color" or "Image" (`AccentColor` is `accent`). A name without small letters
/// is a constant's (`BMW`, `A_1_0`). A name that would begin with a digit begins with an underscore.
package struct AssetSymbolName: Hashable, Sendable {
  /// With backticks where Swift has a meaning of its own for it.
  package let code: String

  /// The name of an asset; nil where it has neither letters nor digits.
  package init?(asset name: some StringProtocol) {
    var words = Self.words(name)
    if words.count > 1, ["color", "image"].contains(words.last?.lowercased()) { words.removeLast() }
    let isConstant = !name.contains(where: \.isLowercase) && name.contains(where: \.isUppercase)
    if isConstant {
      self.init(words.flatMap(Self.lettersAndDigits).joined(separator: "_"))
    } else {
      self.init((words.first?.lowercased() ?? "") + Self.joined(words.dropFirst()))
    }
  }

  /// The name of the type that stands for a folder whose name is part of the names in it; nil as for an asset.
  package init?(namespace name: some StringProtocol) {
    self.init(Self.joined(Self.words(name)[...]))
  }

  private init?(_ name: String) {
    guard let first = name.first else { return nil }
    if first.isNumber {
      code = "_" + name
    } else {
      code = Self.keywords.contains(name) ? "`" + name + "`" : name
    }
  }

  private static func joined(_ words: ArraySlice<String>) -> String {
    words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The words of a name: each letters, then digits, either of which may be missing.
  private static func words(_ name: some StringProtocol) -> [String] {
    var words: [String] = []
    var word = ""
    func isWordPart(_ character: Character) -> Bool { character.isLetter || character.isNumber }
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      guard isWordPart(character) else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if let last = word.last, character.isLetter {
        let isCapital = character.isUppercase
        let endsCapitals =
          last.isUppercase && index + 1 < characters.count && characters[index + 1].isLowercase
        if last.isNumber || (isCapital && (last.isLowercase || endsCapitals)) {
          words.append(word)
          word = ""
        }
      }
      word.append(character)
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  private static func lettersAndDigits(_ word: String) -> [String] {
    let letters = word.prefix { !$0.isNumber }
    return [letters, word[letters.endIndex...]].filter { !$0.isEmpty }.map(String.init)
  }

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]
}
