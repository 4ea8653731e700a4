/// Stretches of Markdown with attributes, `^[3 item](inflect: true)`, which CommonMark does not have: a text with
/// links in their places.
struct MarkdownStretches {
  /// What a link leads to that stands for a stretch; the number of one that asks to be inflected follows.
  private static let (inflected, other) = ("inflect", "other")
  /// Longer lists of attributes are none.
  private static let attributesLimit = 256

  private let mark: Character

  /// - Parameter mark: A character that the text does not have.
  init(mark: Character) { self.mark = mark }

  /// The text with links in place of stretches, in one pass.
  func linked(_ text: String) -> String {
    guard text.contains("^[") else { return text }
    var output: [Character] = []
    var opened: [Int?] = []
    var count = 0
    let letters = Array(text)
    var index = 0
    while index < letters.count {
      let letter = letters[index]
      index += 1
      switch letter {
      case "\\":
        output.append(letter)
        if index < letters.count {
          output.append(letters[index])
          index += 1
        }
      case "[":
        let isStretch = output.last == "^"
        opened.append(isStretch ? output.count - 1 : nil)
        output.append(letter)
      case "]":
        output.append(letter)
        guard let start = opened.popLast() ?? nil, let (end, inflects) = attributes(letters, index) else {
          continue
        }
        output.remove(at: start)
        count += 1
        output += "(\(mark)\(inflects ? Self.inflected : Self.other)\(count))"
        index = end
      default: output.append(letter)
      }
    }
    return String(output)
  }

  /// Reads `(name: value, …)`: where it ends, and whether it asks for inflection.
  private func attributes(_ letters: [Character], _ start: Int) -> (end: Int, inflects: Bool)? {
    guard start < letters.count, letters[start] == "(" else { return nil }
    let rest = letters[start...].prefix(Self.attributesLimit)
    guard let end = rest.firstIndex(of: ")") else { return nil }
    let pairs = String(letters[(start + 1)..<end]).split(separator: ",").map { pair in
      pair.split(separator: ":", maxSplits: 1).map {
        $0.filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
      }
    }
    guard !pairs.isEmpty, pairs.allSatisfy({ $0.count == 2 }) else { return nil }
    return (end + 1, pairs.contains(["inflect", "true"]))
  }

  /// What a link stands for; nil for a real one.
  func stretch(_ link: String) -> MarkdownRun.Stretch? {
    guard link.first == mark, let number = Int(link.drop { !$0.isNumber }) else { return nil }
    return .init(number: number, isInflected: link.dropFirst().hasPrefix(Self.inflected))
  }
}
