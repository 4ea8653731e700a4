import Foundation
import FoundationNetworking
import ImageCodecs
import Synchronization

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
    case "http", "https": return try await Download(limit: downloadLimit).data(at: url)
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

/// One answer from the web, held to a number of bytes.
private final class Download: NSObject, URLSessionDataDelegate, Sendable {
  private struct State {
    var data = Data()
    var error: (any Error)?
    var isCancelled = false
    var session: URLSession?
    var waiting: CheckedContinuation<Data, any Error>?
  }

  private let limit: Int
  private let state = Mutex(State())

  init(limit: Int) { self.limit = limit }

  func data(at url: URL) async throws -> Data {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)
        // Made before anybody can invalidate the session.
        let task = session.dataTask(with: url)
        let isCancelled = state.withLock { state in
          state.waiting = continuation
          state.session = session
          return state.isCancelled
        }
        if isCancelled { return finish(CancellationError()) }
        task.resume()
      }
    } onCancel: {
      state.withLock { $0.isCancelled = true }
      finish(CancellationError())
    }
  }

  /// Ends the download once: what comes later changes nothing.
  private func finish(_ error: (any Error)?) {
    let (waiting, session, data) = state.withLock { state in
      defer { (state.waiting, state.session) = (nil, nil) }
      return (state.waiting, state.session, state.data)
    }
    guard let waiting else { return }
    session?.invalidateAndCancel()
    if let error { waiting.resume(throwing: error) } else { waiting.resume(returning: data) }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode ?? 200
    if !(200..<300).contains(status) {
      completionHandler(.cancel)
      finish(URLError(.badServerResponse))
    } else if response.expectedContentLength > Int64(limit) {
      completionHandler(.cancel)
      finish(URLError(.dataLengthExceedsMaximum))
    } else {
      completionHandler(.allow)
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLong = state.withLock { state in
      state.data.append(data)
      return state.data.count > limit
    }
    if isTooLong { finish(URLError(.dataLengthExceedsMaximum)) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    finish(error)
  }
}
