import Foundation

/// Which blocks of a document a run belongs to: a paragraph, in a list item, in a list.
public struct PresentationIntent: Hashable, Codable, Sendable {
  /// A kind of block.
  public enum Kind: Hashable, Codable, Sendable {
    /// A paragraph of text.
    case paragraph
    /// A heading, of level 1 to 6.
    case header(level: Int)
    /// A list whose items have numbers.
    case orderedList
    /// A list whose items have bullets.
    case unorderedList
    /// An item with its number, from the list's first.
    case listItem(ordinal: Int)
    /// Code with what the source says of its language.
    case codeBlock(languageHint: String?)
    /// A quotation.
    case blockQuote
    /// A line between blocks.
    case thematicBreak
    /// A table with its columns, from the left.
    case table(columns: [TableColumn])
    /// The row with the names of the columns.
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
      /// The left side, the middle or the right side of the column, whichever way content runs.
      case left, center, right
    }
    /// Where the cells' contents stand; left where the source says nothing.
    public var alignment: Alignment

    /// A column whose cells' contents stand at a side or in the middle.
    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// A block. Runs of the same block have its identity in common.
  public struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    /// What kind of block it is.
    public var kind: Kind
    /// Distinguishes the block from others of the same string.
    public var identity: Int

    /// A block with an identity of its own.
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

  /// An intent of blocks, the inmost first.
  public init(types: [IntentType]) { components = types }
}
