import Foundation

/// What a part of a paragraph means, as Markdown marks it.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// `*slanted*`.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// `**heavy**`.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// `` `code` ``.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// `~~crossed out~~`.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// The end of a line in the source that is none in the paragraph.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// The end of a line.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// An HTML tag, as it is written.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// A block of HTML, as it is written.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes.FoundationAttributes {
  /// What a run is meant to be within its paragraph.
  public struct InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// What a run means, as a set: emphasized code is both.
    public typealias Value = InlinePresentationIntent
    /// The name under which the attribute is coded.
    public static let name = "NSInlinePresentationIntent"
  }

  /// Which blocks a run belongs to.
  public struct PresentationIntentAttribute: CodableAttributedStringKey {
    /// The blocks around a run, the inmost first.
    public typealias Value = PresentationIntent
    /// The name under which the attribute is coded.
    public static let name = "NSPresentationIntent"
  }

  /// The key of what a run means within its paragraph, for key paths.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute { .init() }
  /// The key of the blocks that a run belongs to, for key paths.
  public var presentationIntent: PresentationIntentAttribute { .init() }
}
