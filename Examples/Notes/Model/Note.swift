import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A text in Markdown, whose first line is its title, with pictures.
struct Note: Codable, Hashable, Identifiable, Sendable {
  var id = UUID()
  var text: String { didSet { tags = Tag.tags(in: text) } }
  /// The words that a number sign makes tags of, in the text's order.
  private(set) var tags: [Tag]
  var folder: Folder.ID?
  var pictures: [Picture] = []
  var isPinned = false
  var created = Date.now
  var modified = Date.now
  /// When it was thrown away; nil for a note that is kept.
  var trashed: Date?

  init(text: String = "", folder: Folder.ID? = nil) {
    self.text = text
    self.folder = folder
    tags = Tag.tags(in: text)
  }

  /// Where it lies when it is not in the trash.
  var home: Place { folder.map(Place.folder) ?? .all }

  var isBlank: Bool { pictures.isEmpty && text.allSatisfy(\.isWhitespace) }

  var title: String { lines.first ?? "New Note" }

  var excerpt: String { lines.dropFirst().joined(separator: " ") }

  /// The first lines that say something, as plain text.
  private var lines: [String] {
    MarkdownBlock.blocks(in: text).lazy.map(\.plainText).filter { !$0.isEmpty }.prefix(6).map(\.self)
  }
}

extension Note: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.text)
  }
}

/// A picture of a note; the file is in the ``PictureStore``.
struct Picture: Codable, Hashable, Identifiable, Sendable {
  var id = UUID()
  var caption = ""
}
