import Foundation
import ImageCodecs

extension CGImage {
  /// The image that a file's bytes hold: PNG, JPEG, GIF (the first picture), WebP, SVG or PDF (the first page),
  /// recognised by how they begin. Photographs are turned upright.
  ///
  /// This is an extension for Linux; `Image(decorative:scale:)` and its like show the image.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - scale: How many pixels a user unit of SVG or a point of PDF becomes; the other formats have pixels of their own.
  /// - Throws: ``ImageDecodingError`` where the bytes are no image, a damaged one, or one beyond the limits.
  public convenience init(data: Data, scale: CGFloat = 1) throws {
    let image = try ImageDecoder().decode(data, scale: Double(scale))
    self.init(sharing: image)
  }

  /// The image of a file. What cannot be read throws Foundation's error, what is no image
  /// ``ImageDecodingError``. See ``init(data:scale:)``.
  public convenience init(contentsOf url: URL, scale: CGFloat = 1) throws {
    try self.init(data: Data(contentsOf: url), scale: scale)
  }
}
