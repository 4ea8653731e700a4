import DisplayList
import Foundation
import HeadlessHost
import ImageCodecs
import SwiftUI
import TestSupport
import Testing

@testable import ImageViews
@testable import SwiftUICore
@testable import SymbolDrawings
@testable import TextViews

/// Images that are loaded while their views show, one statement a test.
@MainActor @Suite("AsyncImage", .serialized)
struct AsyncImageTests {
  /// Which phases a view has shown.
  @MainActor private final class Log {
    var phases: [String] = []
  }

  private struct Logging: View {
    let url: URL?
    let log: Log
    var body: some View {
      AsyncImage(url: url, scale: 2) { phase in
        let _ = note(phase)
        phase.image
      }
    }

    private func note(_ phase: AsyncImagePhase) {
      let name =
        switch phase {
        case .empty: "empty"
        case .success: "success"
        case .failure(let error): "failure \((error as? ImageDecodingError).map { "\($0)" } ?? "other")"
        }
      if log.phases.last != name { log.phases.append(name) }
    }
  }

  /// Lets what waits go on until something holds; gives up after a long while.
  private func wait(_ session: HeadlessSession, until condition: () -> Bool) async {
    for _ in 0..<2_000 {
      session.update()
      if condition() { return }
      try? await Task.sleep(for: .milliseconds(5))
    }
  }

  private func phases(of url: URL?) async -> (phases: [String], size: CGSize) {
    let log = Log()
    let session = HeadlessSession(Logging(url: url, log: log))
    await wait(session) { log.phases.count > 1 }
    return (log.phases, session.size)
  }

  @Test("a file: empty, then the image in its own size")
  func file() async throws {
    let folder = try CatalogFolder()
    try folder.write(CatalogFolder.png([0, 255, 0], 8), to: "a.png")
    let shown = await phases(of: folder.url.appendingPathComponent("a.png"))
    #expect(shown.phases == ["empty", "success"] && shown.size == CGSize(width: 4, height: 4))
    let missing = await phases(of: folder.url.appendingPathComponent("b.png"))
    #expect(missing.phases == ["empty", "failure other"])
  }

  @Test("an address that is the image itself")
  func dataAddress() async throws {
    let png = try CatalogFolder.png([0, 255, 0], 8).base64EncodedString()
    let shown = await phases(of: URL(string: "data:image/png;base64,\(png)"))
    #expect(shown.phases == ["empty", "success"])
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='6' height='4'><path d='M0 0h1v1z'/></svg>"
    let escaped = svg.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    let drawn = await phases(of: URL(string: "data:image/svg+xml,\(escaped)"))
    #expect(drawn.phases == ["empty", "success"] && drawn.size == CGSize(width: 6, height: 4))
    let text = await phases(of: URL(string: "data:text/plain,abc"))
    #expect(text.phases == ["empty", "failure unknownFormat"])
    let broken = await phases(of: URL(string: "data:image/png;base64,iVBORw0KGgo="))
    #expect(broken.phases == ["empty", "failure truncated"])
  }

  @Test("no address stays empty, and an unknown scheme fails")
  func otherAddresses() async {
    let other = await phases(of: URL(string: "gopher://example.com/a.png"))
    #expect(other.phases == ["empty", "failure other"])
    let log = Log()
    let session = HeadlessSession(Logging(url: nil, log: log))
    for _ in 0..<10 {
      session.update()
      await Task.yield()
    }
    #expect(log.phases == ["empty"])
  }

  @Test("the web: the image, or a failure for what a server refuses, sends too much of, or calls an image")
  func web() async throws {
    let png = try CatalogFolder.png([0, 255, 0], 8)
    let server = try #require(
      LocalServer([
        "/a.png": .init(body: png), "/b.png": .init(status: 500, body: png),
        "/c.png": .init(body: Data("no image".utf8)), "/long": .init(body: Data(count: 100_000)),
      ]))
    defer { server.stop() }
    let shown = await phases(of: server.url("/a.png"))
    #expect(shown.phases == ["empty", "success"] && shown.size == CGSize(width: 4, height: 4))
    let refused = await phases(of: server.url("/b.png"))
    #expect(refused.phases == ["empty", "failure other"])
    let missing = await phases(of: server.url("/nowhere"))
    #expect(missing.phases == ["empty", "failure other"])
    let other = await phases(of: server.url("/c.png"))
    #expect(other.phases == ["empty", "failure unknownFormat"])
    let loader = ImageLoader(downloadLimit: 10_000)
    let url = try #require(server.url("/long"))
    let error = await #expect(throws: URLError.self) { try await loader.image(at: url, scale: 1, room: nil) }
    #expect(error?.code == .dataLengthExceedsMaximum)
  }

  @Test("loading stops when the view goes away")
  func cancelling() async throws {
    let server = try #require(LocalServer(["/slow": .init(isSilent: true)]))
    defer { server.stop() }
    let isShown = Remote(true)
    let log = Log()
    let session = HeadlessSession(
      Driven(isShown) { shown in
        if shown { Logging(url: server.url("/slow"), log: log) }
      })
    await wait(session) { server.asked == 1 }
    isShown.value = false
    await wait(session) { server.closed == 1 }
    #expect(server.closed == 1 && log.phases == ["empty"])
  }

  @Test("another address shows nothing of the one before")
  func addressChanges() async throws {
    let folder = try CatalogFolder()
    for (name, side) in [("a.png", 8), ("b.png", 12)] {
      try folder.write(CatalogFolder.png([0, 255, 0], side), to: name)
    }
    let url = Remote(folder.url.appendingPathComponent("a.png"))
    let log = Log()
    let session = HeadlessSession(Driven(url) { Logging(url: $0, log: log) })
    await wait(session) { log.phases.last == "success" }
    url.value = folder.url.appendingPathComponent("b.png")
    await wait(session) { log.phases.count == 4 }
    #expect(log.phases == ["empty", "success", "empty", "success"])
    #expect(session.size == CGSize(width: 6, height: 6))
  }

  @Test("a change of phase goes with the transaction")
  func transactions() async throws {
    let folder = try CatalogFolder()
    try folder.write(CatalogFolder.png([0, 255, 0], 8), to: "a.png")
    struct Fading: View {
      let url: URL?
      var body: some View {
        AsyncImage(url: url, transaction: Transaction(animation: .linear(duration: 1))) { phase in
          Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10).opacity(phase.image == nil ? 0 : 1)
        }
      }
    }
    let session = HeadlessSession(Fading(url: folder.url.appendingPathComponent("a.png")))
    func alpha() -> Int { Int(session.image().premultipliedRGBA[3]) }
    await wait(session) { session.isMoving }
    session.advance(by: 0.5)
    let half = alpha()
    session.advance(by: 1)
    let whole = alpha()
    #expect(half > 60 && half < 200 && whole == 255)
  }

  @Test("a large photograph is decoded in the size in which it shows, beside the main actor")
  func photographs() async throws {
    let folder = try CatalogFolder()
    try folder.write(Photograph.data(width: 2_000, height: 1_500), to: "a.jpg")
    let url = folder.url.appendingPathComponent("a.jpg")
    func source(_ room: CGSize?) async throws -> ScalableImage? {
      let image = try await ImageLoader().image(at: url, scale: 2, room: room)
      guard case .photograph(let source) = image.source else { return nil }
      return source
    }
    for (room, width) in [
      (CGSize(width: 50, height: 40), 250), (CGSize(width: 200, height: 0), 1_000), (nil, 2_000),
    ] as [(CGSize?, Int)] {
      let source = try #require(try await source(room))
      #expect(source.finest?.pixels.width == width && source.size == CGSize(width: 1_000, height: 750))
      // A smaller place needs no other pixels.
      let again = try source.pixels(width: 10, height: 10)
      #expect(again === source.finest)
    }
    var shown: ScalableImage?
    let view = AsyncImage(url: url) { phase in
      let _ = { if case .photograph(let source)? = phase.image?.source { shown = source } }()
      phase.image?.resizable()
    }
    let session = HeadlessSession(view, size: CGSize(width: 40, height: 30))
    await wait(session) { shown != nil }
    let left = session.pixel(5, 15)
    let right = session.pixel(35, 15)
    #expect(left[0] > 200 && right[0] < 60)
    let decoded = shown?.finest?.pixels.width
    #expect(decoded == 250)
    let own = HeadlessSession(AsyncImage(url: url, scale: 2))
    await wait(own) { own.size.width == 1_000 }
    let size = own.size
    #expect(size == CGSize(width: 1_000, height: 750))
  }

  @Test("a photograph that grows shows the pixels that are there until there are more")
  func growingPhotographs() async throws {
    let folder = try CatalogFolder()
    try folder.write(Photograph.data(width: 2_000, height: 1_500), to: "a.jpg")
    let url = folder.url.appendingPathComponent("a.jpg")
    let side = Remote(20.0)
    var shown: Image?
    let session = HeadlessSession(
      Driven(side) { side in
        AsyncImage(url: url) { phase in
          let _ = shown = phase.image
          phase.image?.resizable()
        }
        .frame(width: side, height: side)
      })
    await wait(session) { shown != nil }
    let image = try #require(shown)
    guard case .photograph(let photograph) = image.source else {
      Issue.record("no photograph")
      return
    }
    func shownWidth() -> Int? {
      func look(_ fragment: Fragment) -> Int? {
        for item in fragment.items {
          var found: Int?
          if case .image(let image) = item, case .pixels(let id) = image.content {
            found = ImageStore.shared.image(id.raw)?.pixels.width
          }
          if case .children(let tree) = item { tree.forEach { found = found ?? look($0.fragment) } }
          if case .group(_, let content) = item { found = look(content.fragment) }
          if let found { return found }
        }
        return nil
      }
      return look(session.picture.root.fragment)
    }
    let small = photograph.finest?.pixels.width
    #expect(small == 250)
    side.value = 300
    session.update()
    let atOnce = shownWidth()
    await wait(session) { shownWidth() == 2_000 }
    let later = shownWidth()
    #expect(atOnce == 250 && later == 2_000)
    // Nothing finer is there: nothing is asked for.
    side.value = 900
    session.update()
    let whole = shownWidth()
    #expect(whole == 2_000)
  }

  @Test("a picture that is drawn once has the pixels that it needs")
  func photographInPicture() async throws {
    let folder = try CatalogFolder()
    try folder.write(Photograph.data(width: 2_000, height: 1_500), to: "a.jpg")
    let url = folder.url.appendingPathComponent("a.jpg")
    let image = try await ImageLoader().image(at: url, scale: 1, room: CGSize(width: 20, height: 20))
    let renderer = ImageRenderer(content: image.resizable().frame(width: 300, height: 300))
    let drawn = renderer.cgImage
    guard case .photograph(let photograph) = image.source else {
      Issue.record("no photograph")
      return
    }
    let width = photograph.finest?.pixels.width
    #expect(drawn != nil && width == 2_000)
  }

  @Test("a photograph whose finer pixels cannot be had keeps those that are there")
  func damagedPhotographs() async throws {
    let whole = Photograph.data(width: 2_000, height: 1_500)
    let cut = whole.prefix(whole.count / 2)
    let source = try #require(try ScalableImage.reading(cut, scale: 1))
    #expect(throws: ImageDecodingError.self) { try source.pixels(width: 10, height: 10) }
    let nothing = source.presentPixels(width: 10, height: 10)
    #expect(nothing == nil)
    let folder = try CatalogFolder()
    try folder.write(Data(cut), to: "a.jpg")
    let shown = await phases(of: folder.url.appendingPathComponent("a.jpg"))
    #expect(shown.phases == ["empty", "failure truncated"])
  }

  @Test("without closures there is a grey area first; with a placeholder that")
  func placeholders() async throws {
    let folder = try CatalogFolder()
    try folder.write(CatalogFolder.png([0, 255, 0], 8), to: "a.png")
    let url = folder.url.appendingPathComponent("a.png")
    let plain = HeadlessSession(AsyncImage(url: url), size: CGSize(width: 20, height: 20))
    let before = plain.pixel(1, 1)
    await wait(plain) { plain.pixel(10, 10) == [0, 255, 0, 255] }
    #expect(before[3] > 0 && plain.pixel(1, 1)[3] == 0)
    let view = AsyncImage(url: url) { image in
      image.resizable()
    } placeholder: {
      Color(red: 1, green: 0, blue: 0)
    }
    let other = HeadlessSession(view, size: CGSize(width: 20, height: 20))
    let red = other.pixel(1, 1)
    await wait(other) { other.pixel(1, 1) == [0, 255, 0, 255] }
    #expect(red == [255, 0, 0, 255] && other.pixel(1, 1) == [0, 255, 0, 255])
  }
}
