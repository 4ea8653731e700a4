import Foundation

extension Text {
  /// A change of look that belongs to the text itself and holds before what the environment says.
  enum Modifier: Equatable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case width(Font.Width?)
    case design(Font.Design?)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case monospacedDigit
    /// Nil leaves it to the text around.
    case scale(Double?)
    case kerning(Double)
    case tracking(Double)
    case baselineOffset(Double)
    case underline(TextDecoration?)
    case strikethrough(TextDecoration?)
    case foreground(TextPaint?)
    case mark(TextMarks)
    case language(TypesettingLanguage)
    case lineHeight(AttributedString.LineHeight)
    case speech(SemanticsSpeech)
    /// What is read out in place of the text.
    indirect case label(Text)
    case heading(Int)
    case contentType(String)
  }

  func modified(_ modifier: Modifier) -> Text {
    Text(storage, modifiers: modifiers.within(modifier))
  }

  /// The font of the text. Nil leaves it to the environment.
  public nonisolated func font(_ font: Font?) -> Text { modified(.font(font)) }

  /// How heavy the text is. Nil leaves it to the font.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { modified(.weight(weight)) }

  /// How wide the characters are, in fonts that come in several widths. Nil leaves it to the font.
  public nonisolated func fontWidth(_ width: Font.Width?) -> Text { modified(.width(width)) }

  /// The kind of interface font. Nil leaves it to the font.
  public nonisolated func fontDesign(_ design: Font.Design?) -> Text { modified(.design(design)) }

  /// Emphasises the text.
  public nonisolated func bold() -> Text { modified(.bold(true)) }

  /// Emphasises the text, or not.
  public nonisolated func bold(_ isActive: Bool) -> Text { modified(.bold(isActive)) }

  /// Slants the text.
  public nonisolated func italic() -> Text { modified(.italic(true)) }

  /// Slants the text, or not.
  public nonisolated func italic(_ isActive: Bool) -> Text { modified(.italic(isActive)) }

  /// Characters of equal width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text { modified(.monospaced(isActive)) }

  /// Digits of equal width.
  public nonisolated func monospacedDigit() -> Text { modified(.monospacedDigit) }

  /// Points between characters, beside those of the font; negative moves them together. Ligatures stay.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(Double(kerning))) }

  /// Points after each character; negative moves them together. Ligatures are broken up. Overrides kerning
  /// where both are set.
  public nonisolated func tracking(_ tracking: CGFloat) -> Text { modified(.tracking(Double(tracking))) }

  /// Points by which the text stands above the baseline; negative below.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    modified(.baselineOffset(Double(baselineOffset)))
  }

  /// A line under the text, or none. Without a colour it has the text's.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    modified(.underline(isActive ? TextDecoration(pattern, color) : nil))
  }

  /// A line through the text, or none. Without a colour it has the text's.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    modified(.strikethrough(isActive ? TextDecoration(pattern, color) : nil))
  }

  /// The colour of the text. Nil leaves it to the environment.
  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    modified(.foreground(color.map(TextPaint.color)))
  }

  /// What the text is painted with. A gradient runs over the whole of the text view.
  public nonisolated func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
    if let color = style as? Color { return foregroundColor(color) }
    return modified(.foreground(.style(AnyShapeStyle(style))))
  }
}
