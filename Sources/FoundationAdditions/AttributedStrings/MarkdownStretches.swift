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

  /// The text with links in place of stretches, in one pass. Code stays as it is. A stretch around a link or around
  /// another stretch has no attributes: links do not stand in one another.
  func linked(_ text: String) -> String {
    guard text.contains("^[") else { return text }
    var output: [Character?] = []
    var opened: [Bracket] = []
    var count = 0
    let letters = Array(text)
    let ticks = Self.lastTicks(letters)
    var index = 0
    var escaped = -1
    while index < letters.count {
      let letter = letters[index]
      index += 1
      switch letter {
      case "\\":
        output.append(letter)
        if index < letters.count {
          escaped = output.count
          output.append(letters[index])
          index += 1
        }
      case "`":
        let end = Self.endOfCode(letters, index - 1, ticks)
        output += letters[(index - 1)..<end].map(Optional.some)
        index = end
      case "[":
        opened.append(Bracket(output, escaped: escaped))
        output.append(letter)
      case "]":
        guard let bracket = opened.popLast() else {
          output.append(letter)
          continue
        }
        let stretch = bracket.isStretch ? attributes(letters, index) : nil
        let isLink = !bracket.isImage && index < letters.count && letters[index] == "("
        if stretch != nil || isLink || bracket.hasLink, let outer = opened.indices.last {
          opened[outer].hasLink = true
        }
        guard let (end, inflects) = stretch else {
          output.append(letter)
          continue
        }
        output[bracket.place - 1] = nil
        if bracket.hasLink {
          output[bracket.place] = nil
        } else {
          count += 1
          output += "](\(mark)\(inflects ? Self.inflected : Self.other)\(count))".map(Optional.some)
        }
        index = end
      default: output.append(letter)
      }
    }
    return String(output.compactMap { $0 })
  }

  private struct Bracket {
    /// Where it stands in the output.
    let place: Int
    /// Whether a caret is before it.
    let isStretch: Bool
    /// Whether an exclamation mark is before it.
    let isImage: Bool
    /// Whether a link, or another stretch, stands within it.
    var hasLink = false

    /// One that comes next, where the last letter with a backslash before it is at a place.
    init(_ output: [Character?], escaped: Int) {
      place = output.count
      let before = escaped == output.count - 1 ? nil : output.last ?? nil
      isStretch = before == "^"
      isImage = before == "!"
    }
  }

  private static func ticks(_ letters: [Character], _ start: Int) -> Int {
    letters[start...].prefix { $0 == "`" }.count
  }

  /// Where the last run of so many ticks begins.
  private static func lastTicks(_ letters: [Character]) -> [Int: Int] {
    var last: [Int: Int] = [:]
    var index = 0
    while let start = letters[index...].firstIndex(of: "`") {
      let count = ticks(letters, start)
      last[count] = start
      index = start + count
    }
    return last
  }

  /// Behind the code that ticks begin; behind the ticks where none like them follow.
  private static func endOfCode(_ letters: [Character], _ start: Int, _ last: [Int: Int]) -> Int {
    let count = ticks(letters, start)
    var index = start + count
    guard let final = last[count], final >= index else { return index }
    while index <= final, let next = letters[index...].firstIndex(of: "`") {
      let length = ticks(letters, next)
      index = next + length
      if length == count { break }
    }
    return index
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
