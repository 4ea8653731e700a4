import SwiftUI

/// What a button of the editor does with the chosen text: it writes marks of Markdown, or takes them away.
struct TextFormat: Identifiable {
  let name: String
  let symbol: String
  let key: KeyEquivalent
  var modifiers: EventModifiers = [.command, .shift]
  let mark: String
  /// Whether lines begin with the mark.
  var isOfLines = true

  var id: String { name }

  static let all = [
    TextFormat(name: "Bold", symbol: "bold", key: "b", modifiers: .command, mark: "**", isOfLines: false),
    TextFormat(name: "Italic", symbol: "italic", key: "i", modifiers: .command, mark: "*", isOfLines: false),
    TextFormat(name: "Strikethrough", symbol: "strikethrough", key: "x", mark: "~~", isOfLines: false),
    TextFormat(name: "Heading", symbol: "textformat.size", key: "h", mark: "## "),
    TextFormat(name: "List", symbol: "list.bullet", key: "7", mark: "- "),
    TextFormat(name: "Checklist", symbol: "checklist", key: "l", mark: "- [ ] "),
    TextFormat(name: "Quote", symbol: "text.quote", key: "9", mark: "> "),
  ]

  /// Changes the chosen part of a text, or the line that the caret stands in.
  func toggle(in text: inout String, at selection: inout TextSelection?) {
    var range = text.endIndex..<text.endIndex
    if case .selection(let chosen)? = selection?.indices, chosen.upperBound <= text.endIndex {
      range = chosen
    }
    let isCaret = range.isEmpty
    if isOfLines { range = text.lines(around: range) }
    let new = isOfLines ? text[range].togglingLines(mark) : text[range].toggling(mark)
    let caret = isOfLines ? new.count : mark.count
    let start = text.distance(from: text.startIndex, to: range.lowerBound)
    text.replaceSubrange(range, with: new)
    let lower = text.index(text.startIndex, offsetBy: isCaret ? start + caret : start)
    selection = TextSelection(range: lower..<text.index(lower, offsetBy: isCaret ? 0 : new.count))
  }
}

extension StringProtocol {
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
