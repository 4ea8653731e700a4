import Foundation

extension Text {
  /// An image that stands in text like a character. A symbol takes the size of the text around it.
  public nonisolated init(_ image: Image) {
    self.init(ImageTextContent(image))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// An image that stands in the text like a character.
  public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}

private final class ImageTextContent: TextContent, @unchecked Sendable {
  let image: Image
  init(_ image: Image) { self.image = image }

  override func write(to writer: inout TextWriter) {
    let environment = writer.environment
    writer.write(image: { ImageContent(image, environment.values, $0, environment) })
  }

  override func isEqual(_ other: TextContent) -> Bool { (other as? ImageTextContent)?.image == image }
}

extension ImageContent: InlineImage {}
