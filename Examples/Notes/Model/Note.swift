import Foundation

/// A text in Markdown, whose first line is its title, with pictures.
struct Note: Codable, Hashable, Identifiable, Sendable {
  var id = UUID()
  var text = ""
  /// Nil for a note in no folder.
  var folder: Folder.ID?
  var pictures: [Picture] = []
  var isPinned = false
  var created = Date.now
  var modified = Date.now
  /// When it was thrown away; nil for a note that is kept.
  var trashed: Date?

  /// Whether nothing would be lost with it.
  var isBlank: Bool { pictures.isEmpty && text.allSatisfy(\.isWhitespace) }

  /// The first line, without the marks of Markdown.
  var title: String { lines.first ?? "New Note" }

  /// What follows the title, on one line.
  var excerpt: String { lines.dropFirst().joined(separator: " ") }

  /// The words that a number sign makes tags of, in the text's order.
  var tags: [Tag] {
    var seen: Set<String> = []
    return text.matches(of: Tag.pattern).map { Tag(name: $0.1.lowercased()) }.filter {
      seen.insert($0.id).inserted
    }
  }

  /// The first lines that say something, as plain text.
  private var lines: [String] {
    MarkdownBlock.blocks(in: text).lazy.map(\.plainText).filter { !$0.isEmpty }.prefix(6).map(\.self)
  }
}

/// A picture of a note; the file is in the ``PictureStore``.
struct Picture: Codable, Hashable, Identifiable, Sendable {
  var id = UUID()
  var caption = ""
}
