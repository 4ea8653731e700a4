import Foundation

/// A part of a note's text that is set by itself.
struct MarkdownBlock: Identifiable, Equatable {
  /// What kind of part it is.
  enum Kind: Equatable {
    case heading(level: Int)
    case paragraph
    case item(String)
    case task(isDone: Bool)
    case quote
  }

  /// The number of its first line.
  let id: Int
  let kind: Kind
  /// What it says, with marks inside the line.
  var text: String

  /// What it says, without any marks.
  var plainText: String { String(AttributedString(inlineMarkdown: text).characters) }

  /// The blocks of a text. Lines that follow each other are one paragraph.
  static func blocks(in text: String) -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var last: MarkdownBlock?
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let block = MarkdownBlock(line, number: number)
      if let block, block.kind == last?.kind, [.paragraph, .quote].contains(block.kind) {
        blocks[blocks.count - 1].text += "\n" + block.text
      } else if let block {
        blocks.append(block)
      }
      last = block
    }
    return blocks
  }

  /// The block of one line; nil for an empty one.
  private init?(_ line: Substring, number: Int) {
    let line = String(line).trimmingCharacters(in: .whitespaces)
    guard !line.isEmpty else { return nil }
    id = number
    if let match = line.wholeMatch(of: /(#{1,3}) +(.*)/) {
      (kind, text) = (.heading(level: match.1.count), String(match.2))
    } else if let match = line.wholeMatch(of: /[-*] \[([ xX])\] *(.*)/) {
      (kind, text) = (.task(isDone: match.1 != " "), String(match.2))
    } else if let match = line.wholeMatch(of: /[-*] +(.*)/) {
      (kind, text) = (.item("•"), String(match.1))
    } else if let match = line.wholeMatch(of: /(\d{1,3}\.) +(.*)/) {
      (kind, text) = (.item(String(match.1)), String(match.2))
    } else if let match = line.wholeMatch(of: /> ?(.*)/) {
      (kind, text) = (.quote, String(match.1))
    } else {
      (kind, text) = (.paragraph, line)
    }
  }
}
