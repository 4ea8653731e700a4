import Foundation

/// Changes the look of texts below.
nonisolated struct TextLookModifier: EnvironmentModifying {
  typealias Body = Never
  let change: Text.Modifier

  func write(to values: inout EnvironmentValues) {
    switch change {
    case .weight(let value): values.textLook.traits.weight = value
    case .width(let value): values.textLook.traits.width = value
    case .design(let value): values.textLook.traits.design = value
    default:
      var look = values.textLook
      look.apply(change)
      values.textLook = look
    }
  }
}

extension View {
  /// The font of texts below that set none themselves. Nil for the place's default.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// How heavy texts below are. Nil leaves it to their fonts.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(TextLookModifier(change: .weight(weight)))
  }

  /// How wide the characters below are, in fonts that come in several widths. Nil leaves it to the fonts.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    modifier(TextLookModifier(change: .width(width)))
  }

  /// The kind of interface font below. Nil leaves it to the fonts.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    modifier(TextLookModifier(change: .design(design)))
  }

  /// Emphasises the texts below, or not.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    modifier(TextLookModifier(change: .bold(isActive)))
  }

  /// Slants the texts below, or not.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    modifier(TextLookModifier(change: .italic(isActive)))
  }

  /// Characters of equal width below, or not.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    modifier(TextLookModifier(change: .monospaced(isActive)))
  }

  /// Digits of equal width below.
  public nonisolated func monospacedDigit() -> some View {
    modifier(TextLookModifier(change: .monospacedDigit))
  }

  /// Points between the characters below, beside those of their fonts.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    modifier(TextLookModifier(change: .kerning(Double(kerning))))
  }

  /// Adds points after each character below; ligatures are broken up.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    modifier(TextLookModifier(change: .tracking(Double(tracking))))
  }

  /// Points by which texts below stand above their baselines.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    modifier(TextLookModifier(change: .baselineOffset(Double(baselineOffset))))
  }

  /// A line under the texts below, or none. Without a colour it has the text's.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifier(TextLookModifier(change: .underline(isActive ? TextDecoration(pattern, color) : nil)))
  }

  /// A line through the texts below, or none. Without a colour it has the text's.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifier(TextLookModifier(change: .strikethrough(isActive ? TextDecoration(pattern, color) : nil)))
  }
}
