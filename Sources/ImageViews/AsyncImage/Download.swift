import CDownload
import Foundation

/// One answer from the web, held to a number of bytes.
///
/// Not through `URLSession`: what names it links Foundation's networking, and then every program loads that. Whoever
/// names it in a program links it for that program.
final class Download: Sendable {
  /// As many wait for servers at a time.
  private static let queue: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 16
    return queue
  }()

  /// The transfer, which any thread may end.
  // Freed in deinit; others than its runner only cancel it.
  private nonisolated(unsafe) let transfer: OpaquePointer
  private let limit: Int

  /// - Parameter limit: Bytes.
  private init(limit: Int) throws {
    guard let transfer = download_make() else {
      let reason = "http and https, without libcurl on this machine"
      throw URLError(.unsupportedURL, userInfo: [NSLocalizedDescriptionKey: reason])
    }
    self.transfer = transfer
    self.limit = limit
  }

  deinit { download_free(transfer) }

  /// The bytes at an address of `http` or `https`.
  static func data(at url: URL, limit: Int) async throws -> Data {
    let download = try Download(limit: limit)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        queue.addOperation { continuation.resume(with: Result { try download.run(url) }) }
      }
    } onCancel: {
      download_cancel(download.transfer)
    }
  }

  private func run(_ url: URL) throws -> Data {
    var data = Data()
    let result = withUnsafeMutablePointer(to: &data) { data in
      download_run(transfer, url.absoluteString, limit, data) { bytes, count, data in
        data?.assumingMemoryBound(to: Data.self).pointee
          .append(bytes.assumingMemoryBound(to: UInt8.self), count: count)
      }
    }
    guard let error = Self.error(result) else { return data }
    throw error
  }

  private static func error(_ result: download_result) -> (any Error)? {
    switch result {
    case DOWNLOAD_DONE: nil
    case DOWNLOAD_CANCELLED: CancellationError()
    case DOWNLOAD_TOO_LONG: URLError(.dataLengthExceedsMaximum)
    case DOWNLOAD_BAD_STATUS: URLError(.badServerResponse)
    case DOWNLOAD_BAD_ADDRESS: URLError(.badURL)
    case DOWNLOAD_NO_HOST: URLError(.cannotFindHost)
    case DOWNLOAD_NO_CONNECTION: URLError(.cannotConnectToHost)
    case DOWNLOAD_LOST: URLError(.networkConnectionLost)
    case DOWNLOAD_TIMED_OUT: URLError(.timedOut)
    case DOWNLOAD_NOT_SECURE: URLError(.secureConnectionFailed)
    case DOWNLOAD_NOT_TRUSTED: URLError(.serverCertificateUntrusted)
    case DOWNLOAD_TOO_MANY_REDIRECTS: URLError(.httpTooManyRedirects)
    default: URLError(.unknown)
    }
  }
}
