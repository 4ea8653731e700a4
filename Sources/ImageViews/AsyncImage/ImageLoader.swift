import Foundation
import ImageCodecs

/// Gets the bytes of images from where addresses point, under limits, and decodes them off the main actor.
struct ImageLoader: Sendable {
  private let limits = ImageLimits.standard
  /// Bytes of an answer from the web. Nobody waits for more.
  var downloadLimit = 64 << 20

  /// The image at an address. `scale` is pixels to a point, and how many a user unit of SVG becomes. A large photograph
  /// is decoded in the size in which it shows in `room`, in points; nil for its own size.
  ///
  /// Throws `URLError` for what cannot be had, `CancellationError` for a task that was cancelled, and
  /// ``ImageDecodingError`` for what is no image.
  @concurrent func image(at url: URL, scale: Double, room: CGSize?) async throws -> Image {
    let data = try await data(at: url)
    try Task.checkCancellation()
    if ImageFormat(data) == .jpeg, let photograph = try ScalableImage.reading(data, scale: scale) {
      let room = room ?? photograph.size
      let detail = ScalableImage.photographDetail
      _ = try photograph.pixels(width: room.width * detail, height: room.height * detail)
      return Image(.photograph(photograph), isDecorative: true)
    }
    return Image(decorative: try ImageDecoder(limits: limits).decode(data, scale: scale), scale: scale)
  }

  private func data(at url: URL) async throws -> Data {
    switch url.scheme?.lowercased() {
    case "file":
      guard let data = ImageFile.data(url, limit: limits.fileBytes) else {
        throw URLError(.fileDoesNotExist)
      }
      return data
    case "data": return try Self.content(of: url)
    case "http", "https": return try await Download.data(at: url, limit: downloadLimit)
    default: throw URLError(.unsupportedURL)
    }
  }

  /// The bytes within a `data` address: base64, or text with escapes.
  static func content(of url: URL) throws -> Data {
    let text = url.absoluteString
    guard let comma = text.firstIndex(of: ",") else { throw URLError(.badURL) }
    let head = text[..<comma].lowercased()
    let body = String(text[text.index(after: comma)...])
    if head.hasSuffix(";base64") {
      let plain = body.removingPercentEncoding ?? body
      guard let data = Data(base64Encoded: plain, options: .ignoreUnknownCharacters) else {
        throw URLError(.cannotDecodeContentData)
      }
      return data
    }
    guard let plain = body.removingPercentEncoding else { throw URLError(.cannotDecodeContentData) }
    return Data(plain.utf8)
  }
}
