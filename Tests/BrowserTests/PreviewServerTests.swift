import Foundation
import SceneHost
import SwiftUI
import Testing

@testable import BrowserHost

@Suite("What the server of a preview answers", .serialized) @MainActor
struct PreviewServerTests {
  /// The answer to a request that is sent as it is written here.
  nonisolated private static func answer(port: UInt16, _ request: String) -> String {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let isOpen = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isOpen else { return "" }
    let bytes = Array(request.replacing("\n", with: "\r\n").utf8)
    _ = send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    var answer: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while !String(decoding: answer, as: UTF8.self).contains("\r\n\r\n") {
      let count = recv(socket, &part, part.count, 0)
      guard count > 0 else { break }
      answer += part[..<count]
    }
    return String(decoding: answer, as: UTF8.self)
  }

  private func answers(_ requests: [String]) async throws -> [String] {
    let session = BrowserSession { size, host in
      Session(Text("a"), proposal: ProposedViewSize(size), host: host)
    }
    let (ports, port) = AsyncStream.makeStream(of: UInt16.self)
    let server = Task.detached { try await PreviewServer(port: 0, session: session).run { port.yield($0) } }
    defer {
      server.cancel()
      session.end()
    }
    var found: UInt16?
    for await first in ports {
      found = first
      break
    }
    let open = try #require(found)
    // A thread that may wait.
    return await withCheckedContinuation { done in
      Thread.detachNewThread { done.resume(returning: requests.map { Self.answer(port: open, $0) }) }
    }
  }

  @Test("the page and its script, with a policy that lets nothing else in") func page() async throws {
    let answers = try await answers([
      "GET / HTTP/1.1\nHost: 127.0.0.1\n\n", "GET /client.js HTTP/1.1\nHost: localhost\n\n",
    ])
    for answer in answers {
      #expect(answer.hasPrefix("HTTP/1.1 200"))
      #expect(answer.contains("Content-Security-Policy: default-src 'none'"))
    }
  }

  @Test(
    "no other host, no other site's page, and no other file",
    arguments: [
      ("GET / HTTP/1.1\nHost: evil.example\n\n", "403"), ("GET / HTTP/1.1\n\n", "403"),
      ("GET / HTTP/1.1\nHost: 127.0.0.1.evil.example\n\n", "403"),
      (
        "GET /session HTTP/1.1\nHost: 127.0.0.1\nOrigin: http://evil.example\nUpgrade: websocket\n"
          + "Connection: Upgrade\nSec-WebSocket-Version: 13\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\n\n",
        "403"
      ),
      ("GET /font/999999 HTTP/1.1\nHost: 127.0.0.1\n\n", "404"),
      ("GET /font/../../etc/passwd HTTP/1.1\nHost: 127.0.0.1\n\n", "404"),
      ("GET /etc/passwd HTTP/1.1\nHost: 127.0.0.1\n\n", "404"),
      ("GET /font/99999999999999999999 HTTP/1.1\nHost: 127.0.0.1\n\n", "404"),
      ("POST / HTTP/1.1\nHost: 127.0.0.1\nContent-Length: 0\n\n", "404"),
    ])
  func refused(request: String, status: String) async throws {
    let answer = try await answers([request]).first ?? ""
    #expect(answer.hasPrefix("HTTP/1.1 \(status)"), "\(answer.prefix(80))")
  }

  @Test("a page of the server's own is connected") func connected() async throws {
    let request =
      "GET /session HTTP/1.1\nHost: 127.0.0.1:1\nOrigin: http://127.0.0.1:1\nUpgrade: websocket\nConnection: Upgrade\n"
      + "Sec-WebSocket-Version: 13\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\n\n"
    #expect(try await answers([request]).first?.hasPrefix("HTTP/1.1 101") == true)
  }

  @Test("a port that somebody has cannot be had") func taken() async throws {
    let session = BrowserSession { size, host in
      Session(Text("a"), proposal: ProposedViewSize(size), host: host)
    }
    let (ports, port) = AsyncStream.makeStream(of: UInt16.self)
    let first = Task.detached { try await PreviewServer(port: 0, session: session).run { port.yield($0) } }
    defer { first.cancel() }
    for await taken in ports {
      await #expect(throws: (any Error).self) {
        try await PreviewServer(port: taken, session: session).run { _ in }
      }
      break
    }
  }

  @Test(
    "the command line is followed or refused",
    arguments: [
      ([], nil, nil), (["--png", "a"], nil, nil), (["--browser"], 8080, nil),
      (["--browser", "9000"], 9000, nil),
      (["--browser", "0"], 0, nil), (["--browser", "x"], nil, "--browser needs a port up to 65535"),
      (["--browser", "70000"], nil, "--browser needs a port up to 65535"),
      (["--browser", "1", "2"], nil, "--browser goes with --window and nothing else: 2"),
    ] as [([String], UInt16?, String?)])
  func command(arguments: [String], port: UInt16?, complaint: String?) {
    do {
      #expect(try BrowserCommand(arguments)?.port == port)
      #expect(complaint == nil)
    } catch {
      #expect(error.message == complaint)
    }
  }
}
