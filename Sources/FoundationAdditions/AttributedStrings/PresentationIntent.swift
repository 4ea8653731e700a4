import Foundation

/// Which blocks of a document a run belongs to: a paragraph, in a list item, in a list.
public struct PresentationIntent: Hashable, Codable, Sendable {
  /// A kind of block.
  public enum Kind: Hashable, Codable, Sendable {
    case paragraph
    /// A heading, of level 1 to 6.
    case header(level: Int)
    case orderedList
    case unorderedList
    /// An item with its number, from the list's first.
    case listItem(ordinal: Int)
    /// Code with what the source says of its language.
    case codeBlock(languageHint: String?)
    case blockQuote
    case thematicBreak
    case table(columns: [TableColumn])
    case tableHeaderRow
    /// A row, from 1.
    case tableRow(rowIndex: Int)
    /// A cell, from 0.
    case tableCell(columnIndex: Int)
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Codable, Sendable {
    /// Where the cells' contents stand.
    public enum Alignment: Hashable, Codable, Sendable {
      case left, center, right
    }
    public var alignment: Alignment

    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// A block. Runs of the same block have its identity in common.
  public struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    public var kind: Kind
    public var identity: Int

    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }

    public var debugDescription: String { "\(kind) (id \(identity))" }
  }

  /// The blocks, the inmost first.
  public var components: [IntentType]

  /// How many lists and quotations are around.
  public var indentationLevel: Int {
    components.count {
      switch $0.kind {
      case .orderedList, .unorderedList, .blockQuote: true
      default: false
      }
    }
  }

  /// A block within those of another intent.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  public init(types: [IntentType]) { components = types }
}
