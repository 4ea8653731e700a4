import Foundation
import FoundationNetworking
import OpenCombine

// All of this is emitted into the programs that call it, and nothing of it here: it names networking.

extension URLSession {
  /// Publishes what a server answers to a request.
  public typealias DataTaskPublisher = _DataTaskPublisher<URLSession, URLRequest, URLResponse>

  /// A publisher of what a server answers at an address.
  @_alwaysEmitIntoClient
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of what a server answers to a request.
  @_alwaysEmitIntoClient
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

extension _DataTaskPublisher
where Session == URLSession, Request == URLRequest, Response == URLResponse {
  /// A publisher of what a server answers to a request of a session's.
  @_alwaysEmitIntoClient
  public init(request: URLRequest, session: URLSession) {
    self.init(request, session) { session, request, completion in
      let task = session.dataTask(with: request, completionHandler: completion)
      return (resume: { task.resume() }, cancel: { task.cancel() })
    }
  }
}
