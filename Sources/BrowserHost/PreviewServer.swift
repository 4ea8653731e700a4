private import FlyingFox
import Foundation
import SceneHost

/// Serves one session to one page of a browser on this machine.
///
/// Only the loopback address is served, and only pages that came from here: a request that names another host, or comes
/// from a page of another site, is refused. A second page is told that there is one already.
struct PreviewServer: Sendable {
  let port: UInt16
  private let session: BrowserSession

  @MainActor
  init(port: UInt16, session: BrowserSession) {
    self.port = port
    self.session = session
  }

  /// Serves until the task is cancelled. Throws where the port cannot be had.
  func run(_ isListening: @escaping @Sendable (UInt16) -> Void) async throws {
    let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled)
    let handler = WebSocketHandler(session: session)
    await server.appendRoute("GET /") { request in
      guard Self.isOwn(request) else { return HTTPResponse(statusCode: .forbidden) }
      return Self.response(PackageResources.page_html, "text/html; charset=utf-8")
    }
    await server.appendRoute("GET /client.js") { _ in
      Self.response(PackageResources.client_js, "text/javascript; charset=utf-8")
    }
    await server.appendRoute("GET /font/:id") { (id: String) in
      guard let number = Int(id), let data = FontFile.data(id: number) else {
        return HTTPResponse(statusCode: .notFound)
      }
      return Self.response([UInt8](data), "font/otf")
    }
    await server.appendRoute("GET /session") { request in
      guard Self.isOwn(request) else { return HTTPResponse(statusCode: .forbidden) }
      let frames = MessageFrameWSHandler(handler: handler)
      return try await WebSocketHTTPHandler(handler: frames).handleRequest(request)
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.run() }
      group.addTask {
        try await server.waitUntilListening()
        if case .ip4(_, let port) = await server.listeningAddress { isListening(port) }
      }
      try await group.waitForAll()
    }
  }

  /// What a page may load: nothing but what is served here.
  private static let policy =
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; font-src 'self'; "
    + "connect-src 'self'; base-uri 'none'; form-action 'none'"

  private static func response(_ body: [UInt8], _ type: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: .ok,
      headers: HTTPHeaders([
        .contentType: type, HTTPHeader("Content-Security-Policy"): policy,
        HTTPHeader("X-Content-Type-Options"): "nosniff", HTTPHeader("Cache-Control"): "no-store",
      ]), body: Data(body))
  }

  /// Whether a request is for this machine by its own name, and of no other site's page.
  private static func isOwn(_ request: HTTPRequest) -> Bool {
    func isLoopback(_ host: String) -> Bool {
      let name = host.split(separator: ":", omittingEmptySubsequences: false).first.map(String.init) ?? ""
      return name == "127.0.0.1" || name == "localhost"
    }
    guard let host = request.headers[.host], isLoopback(host) else { return false }
    guard let origin = request.headers[HTTPHeader("Origin")] else { return true }
    return origin == "http://\(host)"
  }
}

/// The connection of the page.
private struct WebSocketHandler: WSMessageHandler {
  let session: BrowserSession

  func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
    let (messages, continuation) = AsyncStream.makeStream(of: WSMessage.self)
    let isOpen = await session.open { continuation.yield(.text($0)) }
    guard isOpen else {
      continuation.yield(.text(#"{"busy":true}"#))
      continuation.finish()
      return messages
    }
    Task { @MainActor in
      for await message in client {
        if case .text(let text) = message, let told = ClientMessage(text) { session.receive(told) }
      }
      session.close()
      continuation.finish()
    }
    return messages
  }
}
