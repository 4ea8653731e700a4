import SwiftUI

extension AttributedString {
  /// A line's text with its marks of Markdown turned into attributes.
  ///
  /// - Parameter highlights: Words on a yellow ground, wherever they are.
  init(inlineMarkdown markdown: String, highlights: [Substring] = []) {
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: markdown, options: options)) ?? AttributedString(markdown)
    for word in highlights {
      var rest = startIndex..<endIndex
      while let found = self[rest].range(of: word, options: [.caseInsensitive, .diacriticInsensitive]) {
        self[found].backgroundColor = .yellow.opacity(0.45)
        rest = found.upperBound..<endIndex
      }
    }
  }

  /// The text with its tags in a colour.
  func tags(in color: Color) -> AttributedString {
    var text = self
    let plain = String(characters)
    for match in plain.matches(of: Tag.pattern) {
      guard let range = Range(match.range, in: plain, of: text) else { continue }
      text[range].foregroundColor = color
    }
    return text
  }
}

extension Range<AttributedString.Index> {
  /// The place in an attributed text of a range in its characters.
  fileprivate init?(_ range: Range<String.Index>, in plain: String, of text: AttributedString) {
    let start = plain.distance(from: plain.startIndex, to: range.lowerBound)
    let length = plain.distance(from: range.lowerBound, to: range.upperBound)
    let lower = text.characters.index(text.startIndex, offsetBy: start)
    self = lower..<text.characters.index(lower, offsetBy: length)
  }
}
