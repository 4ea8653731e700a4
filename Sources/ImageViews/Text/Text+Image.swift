import Foundation

extension Text {
  /// An image that stands in text like a character. A symbol takes the size of the text around it.
  public nonisolated init(_ image: Image) {
    self.init(inline: image)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// An image that stands in the text like a character.
  public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}

extension Image: InlineImageSource {
  package func inlineImage(
    beside style: ResolvedFontStyle, in environment: TextEnvironment, _ values: EnvironmentValues
  ) -> any InlineImage {
    ImageContent(self, values, style, environment)
  }
}

extension ImageContent: InlineImage {}
