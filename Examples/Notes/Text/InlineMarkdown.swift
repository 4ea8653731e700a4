import SwiftUI

extension AttributedString {
  /// A line's text with its marks of Markdown turned into attributes.
  /// Tags have a colour, and `highlights` a yellow ground.
  init(inlineMarkdown markdown: String, highlights: [Substring] = [], tags: Color? = nil) {
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: markdown, options: options)) ?? AttributedString(markdown)
    for match in String(characters).matches(of: Tag.pattern) {
      if let found = range(of: match.0) { self[found].foregroundColor = tags }
    }
    for word in highlights {
      var rest = startIndex..<endIndex
      while let found = self[rest].range(of: word, options: [.caseInsensitive, .diacriticInsensitive]) {
        self[found].backgroundColor = .yellow.opacity(0.45)
        rest = found.upperBound..<endIndex
      }
    }
  }
}
