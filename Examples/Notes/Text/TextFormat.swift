import SwiftUI

/// What a button of the editor does with the chosen text: it writes marks of Markdown, or takes them away.
struct TextFormat: Identifiable {
  /// Where the marks go.
  enum Mark {
    case around(String)
    case before(String)
  }

  let name: String
  let symbol: String
  let key: KeyEquivalent
  var modifiers: EventModifiers = [.command, .shift]
  let mark: Mark

  var id: String { name }

  static let all = [
    TextFormat(name: "Bold", symbol: "bold", key: "b", modifiers: .command, mark: .around("**")),
    TextFormat(name: "Italic", symbol: "italic", key: "i", modifiers: .command, mark: .around("*")),
    TextFormat(name: "Strikethrough", symbol: "strikethrough", key: "x", mark: .around("~~")),
    TextFormat(name: "Heading", symbol: "textformat.size", key: "h", mark: .before("## ")),
    TextFormat(name: "List", symbol: "list.bullet", key: "7", mark: .before("- ")),
    TextFormat(name: "Checklist", symbol: "checklist", key: "l", mark: .before("- [ ] ")),
    TextFormat(name: "Quote", symbol: "text.quote", key: "9", mark: .before("> ")),
  ]

  /// Changes the chosen part of a text, or what the caret stands in.
  func toggle(in text: inout String, at selection: inout TextSelection?) {
    var range = text.endIndex..<text.endIndex
    if case .selection(let chosen)? = selection?.indices, chosen.upperBound <= text.endIndex {
      range = chosen
    }
    var caret = 0
    let new: String
    switch mark {
    case .around(let mark):
      new = text[range].toggling(mark)
      caret = mark.count
    case .before(let mark):
      range = text.lines(around: range)
      new = text[range].togglingLines(mark)
      caret = new.count
    }
    let start = text.distance(from: text.startIndex, to: range.lowerBound)
    let wasEmpty = range.isEmpty
    text.replaceSubrange(range, with: new)
    let lower = text.index(text.startIndex, offsetBy: start)
    let upper = text.index(lower, offsetBy: new.count)
    selection =
      wasEmpty
      ? TextSelection(insertionPoint: text.index(lower, offsetBy: caret))
      : TextSelection(range: lower..<upper)
  }
}

extension StringProtocol {
  /// The whole lines that a range touches, without the end of the last.
  fileprivate func lines(around range: Range<Index>) -> Range<Index> {
    let start = self[..<range.lowerBound].lastIndex(of: "\n").map(index(after:)) ?? startIndex
    return start..<(self[range.upperBound...].firstIndex(of: "\n") ?? endIndex)
  }

  fileprivate func toggling(_ mark: String) -> String {
    guard count >= 2 * mark.count, hasPrefix(mark), hasSuffix(mark) else { return mark + self + mark }
    return String(dropFirst(mark.count).dropLast(mark.count))
  }

  fileprivate func togglingLines(_ mark: String) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let haveAll = lines.allSatisfy { $0.hasPrefix(mark) }
    return lines.map { haveAll ? String($0.dropFirst(mark.count)) : mark + $0 }.joined(separator: "\n")
  }
}
