internal import CMarkdown
import Foundation

/// Reads Markdown with GitHub's additions into the events of a walk over its tree.
struct MarkdownReader {
  /// A node of the document, while the walk is at it.
  struct Node {
    fileprivate let node: UnsafePointer<markdown_node>

    /// What the node is, in CommonMark's words.
    let kind: String
    /// The node's own text.
    var literal: String { text(node.pointee.literal) }
    var address: String { text(node.pointee.address) }
    var headingLevel: Int { Int(node.pointee.heading_level) }
    var isOrderedList: Bool { node.pointee.is_ordered_list != 0 }
    var listStart: Int { Int(node.pointee.list_start) }
    var codeLanguage: String? {
      let hint = text(node.pointee.fence)
      return hint.isEmpty ? nil : hint
    }

    /// The alignments of a table's columns: `l`, `c`, `r`, or 0 for none.
    var columns: [UInt8] {
      Array(UnsafeBufferPointer(start: node.pointee.columns, count: node.pointee.column_count))
    }

    fileprivate init(_ node: UnsafePointer<markdown_node>) {
      self.node = node
      kind = String(cString: node.pointee.kind)
    }

    private func text(_ bytes: UnsafePointer<CChar>?) -> String { bytes.map { String(cString: $0) } ?? "" }
  }

  /// GitHub's additions, by the names that the reader knows them by.
  enum Extension {
    case table, strikethrough, autolink

    fileprivate var name: StaticString {
      switch self {
      case .table: "table"
      case .strikethrough: "strikethrough"
      case .autolink: "autolink"
      }
    }
  }

  private typealias Visitor = (Node, _ enters: Bool) -> Void

  /// Calls the closure for every node, in order: on entering, and for those that have others inside on
  /// leaving. Nothing happens where memory is short.
  static func walk(
    _ source: String, extensions: [Extension], _ visit: (Node, _ enters: Bool) -> Void
  ) {
    let names: [UnsafePointer<CChar>?] = extensions.map {
      UnsafeRawPointer($0.name.utf8Start).assumingMemoryBound(to: CChar.self)
    }
    var source = source
    withoutActuallyEscaping(visit) { visit in
      withUnsafePointer(to: visit) { visit in
        source.withUTF8 { bytes in
          bytes.withMemoryRebound(to: CChar.self) { text in
            markdown_walk(
              text.baseAddress, text.count, names, names.count, Self.call,
              UnsafeMutableRawPointer(mutating: visit))
          }
        }
      }
    }
  }

  /// Calls the visitor that the walk was given.
  private static let call:
    @convention(c) (UnsafePointer<markdown_node>?, CInt, UnsafeMutableRawPointer?) -> Void = {
      node, enters, visitor in
      guard let node, let visitor else { return }
      visitor.assumingMemoryBound(to: Visitor.self).pointee(Node(node), enters != 0)
    }
}
