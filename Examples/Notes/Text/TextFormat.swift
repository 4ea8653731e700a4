import SwiftUI

/// What the buttons and keys of the editor do with the chosen text: they write the marks of Markdown.
enum TextFormat: String, CaseIterable, Identifiable {
  case bold, italic, strikethrough, heading, list, checklist, quote

  var id: Self { self }

  var name: LocalizedStringKey {
    switch self {
    case .bold: "Bold"
    case .italic: "Italic"
    case .strikethrough: "Strikethrough"
    case .heading: "Heading"
    case .list: "List"
    case .checklist: "Checklist"
    case .quote: "Quote"
    }
  }

  var symbol: String {
    switch self {
    case .bold, .italic, .strikethrough: rawValue
    case .heading: "textformat.size"
    case .list: "list.bullet"
    case .checklist: "checklist"
    case .quote: "text.quote"
    }
  }

  var shortcut: KeyboardShortcut {
    switch self {
    case .bold: KeyboardShortcut("b")
    case .italic: KeyboardShortcut("i")
    case .strikethrough: KeyboardShortcut("x", modifiers: [.command, .shift])
    case .heading: KeyboardShortcut("h", modifiers: [.command, .shift])
    case .list: KeyboardShortcut("7", modifiers: [.command, .shift])
    case .checklist: KeyboardShortcut("l", modifiers: [.command, .shift])
    case .quote: KeyboardShortcut("'", modifiers: [.command])
    }
  }

  /// The marks around the chosen text, or else what each chosen line begins with.
  private var mark: (around: String?, before: String) {
    switch self {
    case .bold: ("**", "")
    case .italic: ("*", "")
    case .strikethrough: ("~~", "")
    case .heading: (nil, "## ")
    case .list: (nil, "- ")
    case .checklist: (nil, "- [ ] ")
    case .quote: (nil, "> ")
    }
  }

  /// Gives the chosen text the format, or takes it away where it has it already.
  func toggle(in text: inout String, at selection: inout TextSelection?) {
    let chosen = selection?.range(in: text) ?? text.endIndex..<text.endIndex
    let range = mark.around == nil ? text.lineRange(of: chosen) : chosen
    let old = String(text[range])
    let new = mark.around.map { old.toggling($0) } ?? old.togglingPrefix(mark.before)
    let start = text.distance(from: text.startIndex, to: range.lowerBound)
    text.replaceSubrange(range, with: new)
    let lower = text.index(text.startIndex, offsetBy: start)
    let upper = text.index(lower, offsetBy: new.count)
    if let around = mark.around, old.isEmpty {
      selection = TextSelection(insertionPoint: text.index(lower, offsetBy: around.count))
    } else if mark.around == nil, chosen.isEmpty {
      selection = TextSelection(insertionPoint: upper)
    } else {
      selection = TextSelection(range: lower..<upper)
    }
  }
}

extension TextSelection {
  /// The chosen part of a text; nil where what was chosen is beyond its end.
  fileprivate func range(in text: String) -> Range<String.Index>? {
    guard case .selection(let range) = indices, range.upperBound <= text.endIndex else { return nil }
    return range
  }
}

extension String {
  /// The lines around a range, without the end of the last.
  fileprivate func lineRange(of range: Range<Index>) -> Range<Index> {
    let start = self[..<range.lowerBound].lastIndex(of: "\n").map(index(after:)) ?? startIndex
    return start..<(self[range.upperBound...].firstIndex(of: "\n") ?? endIndex)
  }

  fileprivate func toggling(_ mark: String) -> String {
    guard count >= 2 * mark.count, hasPrefix(mark), hasSuffix(mark) else { return mark + self + mark }
    return String(dropFirst(mark.count).dropLast(mark.count))
  }

  fileprivate func togglingPrefix(_ prefix: String) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let hasAll = lines.allSatisfy { $0.hasPrefix(prefix) }
    return lines.map { hasAll ? String($0.dropFirst(prefix.count)) : prefix + $0 }.joined(separator: "\n")
  }
}
