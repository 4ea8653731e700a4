import SwiftUI
import Testing

/// What Foundation reads from the web, in a program that names none of its networking.
struct WebAddressTests {
  @Test("data and text are read from the web, and a server's refusal is an error")
  func reading() throws {
    let server = try #require(
      LocalServer(["/a": .init(body: Data("one".utf8)), "/b": .init(status: 404, body: Data("two".utf8))]))
    defer { server.stop() }
    let url = try #require(server.url("/a"))
    #expect(try Data(contentsOf: url) == Data("one".utf8))
    #expect(try String(contentsOf: url, encoding: .utf8) == "one")
    // Once networking is loaded Foundation comes to it by itself.
    #expect(try Data(contentsOf: url).count == 3)
    let refused = try #require(server.url("/b"))
    #expect(throws: (any Error).self) { try Data(contentsOf: refused) }
  }
}
