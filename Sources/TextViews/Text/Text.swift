import DeepStack
import Foundation

/// One or more lines of text that cannot be edited.
///
/// A text is no larger than it needs to be: within the proposed width it breaks into lines, within the
/// proposed height and the line limit it ends in an ellipsis. An empty text has no size.
public struct Text: Equatable, Sendable {
  enum Storage: Sendable {
    case verbatim(String)
    /// A key of the program's first table, without values.
    case key(String)
    case content(TextContent)
  }

  var storage: Storage
  var modifiers: [Modifier] = []

  nonisolated init(_ storage: Storage, modifiers: [Modifier] = []) {
    self.storage = storage
    self.modifiers = modifiers
  }

  package nonisolated init(_ content: TextContent) { storage = .content(content) }

  /// Shows a string as it is.
  @inlinable
  public nonisolated init(verbatim content: String) {
    self.init(stored: content)
  }

  @usableFromInline
  nonisolated init(stored content: String) {
    storage = .verbatim(content)
    modifiers = []
  }

  /// Shows a string as it is: neither looked up nor read as Markdown.
  @_disfavoredOverload
  public nonisolated init<S>(_ content: S) where S: StringProtocol {
    self.init(stored: String(content))
  }

  public static func == (a: Text, b: Text) -> Bool {
    a.storage == b.storage && a.modifiers == b.modifiers
  }
}

extension Text.Storage: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.verbatim(let a), .verbatim(let b)), (.key(let a), .key(let b)): a.utf8.elementsEqual(b.utf8)
    case (.content(let a), .content(let b)): a === b || Self.areEqual(a, b)
    default: false
    }
  }
}

extension Text.Storage {
  /// Contents of too many parts to compare them all are equal to themselves alone.
  private static func areEqual(_ a: TextContent, _ b: TextContent) -> Bool {
    guard a.parts == b.parts, a.parts <= Limits.parts else { return false }
    return DeepStack.withRoom { a.isEqual(b) }
  }

  var parts: Int {
    if case .content(let content) = self { return content.parts }
    return 1
  }
}

/// Text that is more than a string. Worked out when it is drawn, where locale and bundle are known.
package class TextContent: @unchecked Sendable {
  /// The texts in the content, those inside of them included, as far as `Limits.parts`.
  package var parts: Int { 1 }

  /// Appends what the content shows here.
  func write(to writer: inout TextWriter) {}

  /// Whether another content of the same class shows the same.
  func isEqual(_ other: TextContent) -> Bool { false }
}
