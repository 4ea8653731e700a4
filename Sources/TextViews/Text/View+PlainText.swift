/// Sets how texts look as at a window's root, whatever is set further out.
nonisolated private struct PlainTextModifier: EnvironmentModifying {
  typealias Body = Never

  func write(to values: inout EnvironmentValues) {
    let plain = EnvironmentValues()
    values.font = plain.font
    values.textLook = plain.textLook
    values.textCase = plain.textCase
    values.lineHeight = plain.lineHeight
    values.lineSpacing = plain.lineSpacing
    values.lineLimit = plain.lineLimit
    values.reservedLineCount = plain.reservedLineCount
    values.multilineTextAlignment = plain.multilineTextAlignment
    values.truncationMode = plain.truncationMode
    values.minimumScaleFactor = plain.minimumScaleFactor
    values.allowsTightening = plain.allowsTightening
    values.textRenderer = plain.textRenderer
  }
}

extension View {
  /// Texts below look as at a window's root. What the user and the host set (size, locale, direction) holds.
  package nonisolated func plainText() -> some View { modifier(PlainTextModifier()) }
}
