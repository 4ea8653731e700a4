import DisplayList
import Foundation

/// An image that stands in text like a character: found, and measured.
package protocol InlineImage {
  /// Points.
  var size: CGSize { get }
  /// From the top; nil for one that stands on the line.
  var baseline: Double? { get }
  /// What draws the image in a rectangle.
  func items(in rect: CGRect, _ ink: ImageInk, isRightToLeft: Bool, id: UInt64) -> [Item]
}

/// What an image of a text is found by.
package protocol InlineImageSource: Equatable, Sendable {
  /// The image beside text of a style.
  func inlineImage(
    beside style: ResolvedFontStyle, in environment: TextEnvironment, _ values: EnvironmentValues
  ) -> any InlineImage
}

extension Text {
  /// An image that stands in text like a character.
  package nonisolated init(inline source: some InlineImageSource) {
    self.init(ImageTextContent(source))
  }
}

private final class ImageTextContent<Source: InlineImageSource>: TextContent, @unchecked Sendable {
  let source: Source
  init(_ source: Source) { self.source = source }

  override func write(to writer: inout TextWriter) { writer.write(source) }

  override func isEqual(_ other: TextContent) -> Bool {
    (other as? ImageTextContent<Source>)?.source == source
  }
}

/// An image in a text, and its place in the table of paints.
struct TextImage {
  var content: any InlineImage
  var foreground: Int
}
