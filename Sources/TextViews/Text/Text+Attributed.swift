import Foundation

extension Text {
  /// Shows a string with its attributes: those of `AttributeScopes.SwiftUIAttributes`, what Markdown says of
  /// emphasis, code and strikethrough, and links, which have the tint where they have no colour. They hold
  /// before the text's own modifiers.
  @_disfavoredOverload
  public nonisolated init(_ attributedContent: AttributedString) {
    self.init(AttributedTextContent(attributedContent))
  }
}

final class AttributedTextContent: TextContent, @unchecked Sendable {
  let string: AttributedString

  init(_ string: AttributedString) { self.string = string }

  override func write(to writer: inout TextWriter) {
    for run in string.runs {
      let text = Text(verbatim: String(string.characters[run.range]))
      writer.write(Text(text.storage, modifiers: Self.modifiers(run.attributes)), background: run.background)
    }
  }

  override func isEqual(_ other: TextContent) -> Bool { (other as? AttributedTextContent)?.string == string }

  private static func modifiers(_ attributes: AttributeContainer) -> [Text.Modifier] {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    var modifiers: [Text.Modifier] = []
    if let font = attributes[Scope.FontAttribute.self] { modifiers.append(.font(font)) }
    if let color = attributes[Scope.ForegroundColorAttribute.self] {
      modifiers.append(.foreground(.color(color)))
    }
    if let line = attributes[Scope.UnderlineStyleAttribute.self] {
      modifiers.append(.underline(line.decoration))
    }
    if let line = attributes[Scope.StrikethroughStyleAttribute.self] {
      modifiers.append(.strikethrough(line.decoration))
    }
    if let points = attributes[Scope.KerningAttribute.self] { modifiers.append(.kerning(Double(points))) }
    if let points = attributes[Scope.TrackingAttribute.self] { modifiers.append(.tracking(Double(points))) }
    if let points = attributes[Scope.BaselineOffsetAttribute.self] {
      modifiers.append(.baselineOffset(Double(points)))
    }
    if let height = attributes[AttributeScopes.CoreTextAttributes.LineHeightAttribute.self] {
      modifiers.append(.lineHeight(height))
    }
    if let tag = attributes[AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self] {
      modifiers.append(.language(.explicit(Locale.Language(identifier: tag))))
    }
    // The first modifier of a kind wins: explicit attributes before what Markdown's intents stand for.
    let intent = attributes[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self]
    if let intent { modifiers += Text(verbatim: "").meaning(intent, link: nil).modifiers }
    if let url = attributes.link { modifiers += Text(verbatim: "").leading(to: url).modifiers }
    return modifiers
  }
}

extension AttributedString.Runs.Run {
  fileprivate var background: TextPaint? {
    attributes[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self].map(TextPaint.color)
  }
}
