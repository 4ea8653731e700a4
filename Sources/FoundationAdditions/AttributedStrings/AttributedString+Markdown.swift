import Foundation

extension AttributedString {
  /// Reads Markdown: emphasis, code, links and images, strikethrough and bare addresses, and blocks where the
  /// options say so. Addresses that do not begin with a scheme are resolved against `baseURL`.
  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    self = MarkdownDocument.read(markdown, options, baseURL)
  }

  /// Reads Markdown from UTF-8. Throws for data that is none, unless the options ask for what can be read.
  public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    if let text = String(bytes: markdown, encoding: .utf8) {
      self = MarkdownDocument.read(text, options, baseURL)
    } else if options.failurePolicy == .returnPartiallyParsedIfPossible {
      self = MarkdownDocument.read(String(decoding: markdown, as: UTF8.self), options, baseURL)
    } else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
  }

  /// Reads the Markdown of a file.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// Reads Markdown with the attributes of a scope.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }
}

/// Builds an attributed string from the nodes of a document.
struct MarkdownDocument {
  /// Deeper blocks are told as if they stood at this depth.
  private static let depthLimit = 64

  private var string = AttributedString()
  private var inline = MarkdownInline()
  /// The blocks around, the inmost last, and how many of them are too deep to be told.
  private var blocks: [PresentationIntent.IntentType] = []
  private var excess = 0
  private var blockCount = 0
  /// How many items each list around has had, and rows and cells the table around.
  private var ordinals: [Int] = []
  private var row = 0
  private var cell = 0
  private let baseURL: URL?

  static func read(
    _ source: String, _ options: AttributedString.MarkdownParsingOptions, _ baseURL: URL?
  ) -> AttributedString {
    var document = MarkdownDocument(baseURL: baseURL)
    switch options.interpretedSyntax {
    case .full:
      MarkdownReader.walk(source, extensions: [.table, .strikethrough, .autolink]) { node, enters in
        document.visit(node, enters: enters)
      }
    case .inlineOnly, .inlineOnlyPreservingWhitespace:
      for var run in MarkdownInline.runs(source) {
        if options.interpretedSyntax == .inlineOnly {
          run.text = run.text.replacingOccurrences(of: "\n", with: " ")
        }
        document.append(run)
      }
    }
    if let language = options.languageCode { document.string.languageIdentifier = language }
    return document.string
  }

  private init(baseURL: URL?) { self.baseURL = baseURL }

  private mutating func visit(_ node: MarkdownReader.Node, enters: Bool) {
    if inline.visit(node, enters: enters) { return flush() }
    switch node.kind {
    case "code_block", "html_block":
      guard enters else { return }
      let isCode = node.kind == "code_block"
      begin(isCode ? .codeBlock(languageHint: node.codeLanguage) : .paragraph)
      inline.append(node.literal, isCode ? [] : .blockHTML)
      flush()
      end()
    case "thematic_break":
      guard enters else { return }
      begin(.thematicBreak)
      inline.append("\u{2e3b}")
      flush()
      end()
    default:
      guard enters else { return leave(node) }
      if let kind = kind(of: node) { begin(kind) }
    }
  }

  private mutating func kind(of node: MarkdownReader.Node) -> PresentationIntent.Kind? {
    switch node.kind {
    case "paragraph": return .paragraph
    case "heading": return .header(level: node.headingLevel)
    case "block_quote": return .blockQuote
    case "list":
      ordinals.append(node.isOrderedList ? node.listStart : 1)
      return node.isOrderedList ? .orderedList : .unorderedList
    case "item", "tasklist":
      let ordinal = ordinals.last ?? 1
      if !ordinals.isEmpty { ordinals[ordinals.count - 1] &+= 1 }
      return .listItem(ordinal: ordinal)
    case "table":
      row = 0
      return .table(columns: node.columns.map { .init(alignment: .init($0)) })
    case "table_header":
      cell = 0
      return .tableHeaderRow
    case "table_row":
      cell = 0
      row += 1
      return .tableRow(rowIndex: row)
    case "table_cell":
      cell += 1
      return .tableCell(columnIndex: cell - 1)
    default: return nil
    }
  }

  private mutating func leave(_ node: MarkdownReader.Node) {
    if node.kind == "list" { _ = ordinals.popLast() }
    if node.kind != "document" { end() }
  }

  private mutating func begin(_ kind: PresentationIntent.Kind) {
    blockCount += 1
    guard blocks.count < Self.depthLimit else {
      excess += 1
      return
    }
    blocks.append(.init(kind: kind, identity: blockCount))
  }

  private mutating func end() {
    if excess > 0 { excess -= 1 } else { _ = blocks.popLast() }
  }

  private mutating func flush() {
    for run in inline.drainRuns() { append(run) }
  }

  private mutating func append(_ run: MarkdownRun) {
    typealias Scope = AttributeScopes.FoundationAttributes
    var attributes = AttributeContainer()
    if !run.intent.isEmpty { attributes[Scope.InlinePresentationIntentAttribute.self] = run.intent }
    if !blocks.isEmpty {
      attributes[Scope.PresentationIntentAttribute.self] = PresentationIntent(types: blocks.reversed())
    }
    if let link = run.link { attributes.link = URL(markdown: link, relativeTo: baseURL) }
    if let image = run.image {
      attributes.imageURL = URL(markdown: image, relativeTo: baseURL)
      attributes.alternateDescription = run.text
    }
    string += AttributedString(run.text, attributes: attributes)
  }
}

extension PresentationIntent.TableColumn.Alignment {
  /// As the parser tells it; columns that say nothing begin at the left.
  fileprivate init(_ letter: UInt8) {
    switch letter {
    case UInt8(ascii: "c"): self = .center
    case UInt8(ascii: "r"): self = .right
    default: self = .left
    }
  }
}

extension URL {
  /// An address as Markdown has it; nil for one that is none.
  package init?(markdown address: String, relativeTo base: URL? = nil) {
    guard !address.isEmpty, let url = URL(string: address, relativeTo: base) else { return nil }
    self = base == nil ? url : url.absoluteURL
  }
}
