import Foundation

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// What of Markdown is read.
    public enum InterpretedSyntax: Sendable, Hashable {
      /// Paragraphs, headings, lists, tables and what stands in them. Presentation intents describe the
      /// blocks: their texts follow one another without line ends.
      case full
      /// What stands within paragraphs; line ends are blanks.
      case inlineOnly
      /// What stands within paragraphs; line ends and blanks stay as they are.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens to a source that cannot be read. Every text is Markdown, so only data that is no UTF-8 is
    /// concerned.
    public enum FailurePolicy: Sendable, Hashable {
      /// The initialiser throws `CocoaError.fileReadInapplicableStringEncoding`.
      case throwError
      /// What could be read is used.
      case returnPartiallyParsedIfPossible
    }

    /// Whether attributes written as `^[text](key: value)` are read.
    ///
    /// - Note: No effect on Linux: the parser knows no such attributes, and the text stays as it is written.
    public var allowsExtendedAttributes: Bool
    /// What of Markdown is read.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens to data that is no UTF-8.
    public var failurePolicy: FailurePolicy
    /// The language of the text, set as the language of every run; nil sets none.
    public var languageCode: String?

    /// Options that differ from the defaults in what is given.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }
}
