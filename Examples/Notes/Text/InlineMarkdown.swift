import SwiftUI

extension AttributedString {
  /// A line without its marks of Markdown, which are attributes. What is found has a yellow ground.
  init(inlineMarkdown markdown: String, highlights: [Substring] = [], tags: Color? = nil) {
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: markdown, options: options)) ?? AttributedString(markdown)
    let plain = String(characters)
    for match in plain.matches(of: Tag.pattern) {
      if let range = Range(match.range, in: self) { self[range].foregroundColor = tags }
    }
    for word in highlights {
      for match in plain.matches(of: Regex<Substring>(verbatim: String(word)).ignoresCase()) {
        if let range = Range(match.range, in: self) { self[range].backgroundColor = .yellow.opacity(0.45) }
      }
    }
  }
}
