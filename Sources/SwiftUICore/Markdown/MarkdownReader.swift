internal import CMarkdown
import Foundation

/// Reads Markdown with GitHub's additions into the events of a walk over its tree.
struct MarkdownReader {
  /// A node of the document, while the walk is at it.
  struct Node {
    fileprivate let pointer: OpaquePointer
    /// What the node is, in CommonMark's words.
    let kind: String

    /// The node's own text.
    var literal: String { cmark_node_get_literal(pointer).map { String(cString: $0) } ?? "" }
    var address: String { cmark_node_get_url(pointer).map { String(cString: $0) } ?? "" }
    var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
    var isOrderedList: Bool { cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
    var listStart: Int { Int(cmark_node_get_list_start(pointer)) }
    var codeLanguage: String? {
      let hint = cmark_node_get_fence_info(pointer).map { String(cString: $0) } ?? ""
      return hint.isEmpty ? nil : hint
    }

    /// The alignments of a table's columns: `l`, `c`, `r`, or 0 for none.
    var columns: [UInt8] {
      let count = Int(cmark_gfm_extensions_get_table_columns(pointer))
      guard count > 0, let alignments = cmark_gfm_extensions_get_table_alignments(pointer) else { return [] }
      return Array(UnsafeBufferPointer(start: alignments, count: count))
    }
  }

  private static let extensions: [String] = {
    cmark_gfm_core_extensions_ensure_registered()
    return ["table", "strikethrough", "autolink", "tasklist"]
  }()

  /// Calls the closure for every node, in order: on entering, and for those that have others inside on
  /// leaving. Nothing happens where memory is short.
  static func walk(_ source: String, extensions wanted: Set<String>, _ visit: (Node, _ enters: Bool) -> Void)
  {
    let known = extensions
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return }
    defer { cmark_parser_free(parser) }
    for name in known where wanted.contains(name) {
      if let found = cmark_find_syntax_extension(name) {
        cmark_parser_attach_syntax_extension(parser, found)
      }
    }
    var source = source
    source.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    }
    guard let document = cmark_parser_finish(parser) else { return }
    defer { cmark_node_free(document) }
    cmark_consolidate_text_nodes(document)
    guard let walk = cmark_iter_new(document) else { return }
    defer { cmark_iter_free(walk) }
    while true {
      let event = cmark_iter_next(walk)
      guard event != CMARK_EVENT_DONE else { return }
      guard let pointer = cmark_iter_get_node(walk) else { continue }
      let kind = cmark_node_get_type_string(pointer).map { String(cString: $0) } ?? ""
      visit(Node(pointer: pointer, kind: kind), event == CMARK_EVENT_ENTER)
    }
  }
}
