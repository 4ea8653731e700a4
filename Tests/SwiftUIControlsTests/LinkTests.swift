import DisplayList
import Foundation
import SceneHost
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore
@testable import TextViews

/// What a style was given.
@MainActor private final class Given { var configuration: PrimitiveButtonStyleConfiguration? }

/// What was opened.
private final class Opened { var urls: [URL] = [] }

private struct Catching: PrimitiveButtonStyle {
  let given: Given
  func makeBody(configuration: Configuration) -> some View {
    let _ = given.configuration = configuration
    configuration.label.padding(10)
  }
}

@Suite @MainActor struct LinkTests {
  private let url = URL(string: "https://a.b/c") ?? URL(fileURLWithPath: "/")

  private func size(_ view: some View) -> CGSize {
    let session = Session(view, proposal: .unspecified)
    defer { session.end() }
    session.update()
    return session.root.element?.size ?? .zero
  }

  /// What opens when a link is triggered.
  private func opened(_ link: some View) throws -> [URL] {
    let given = Given()
    let opened = Opened()
    let view = link.buttonStyle(Catching(given: given)).environment(
      \.openURL,
      OpenURLAction { url in
        opened.urls.append(url)
        return .handled
      })
    let session = Session(view, proposal: .unspecified)
    defer { session.end() }
    session.update()
    let configuration = try #require(given.configuration)
    configuration.trigger()
    return opened.urls
  }

  @Test func linksOpenTheirURL() throws {
    #expect(try opened(Link("key", destination: url)) == [url])
    #expect(try opened(Link(String("string"), destination: url)) == [url])
    #expect(try opened(Link(destination: url) { Text("label") }) == [url])
  }

  @Test func aForegroundStyleComesBeforeTheTint() {
    let red = Color(red: 1, green: 0, blue: 0)
    func ink(_ view: some View) -> Paint? {
      let session = Session(view, proposal: .unspecified)
      defer { session.end() }
      return placedRuns(session.picture().root).first?.paint
    }
    let link = Link("key", destination: url)
    #expect(ink(link.foregroundStyle(red)) == ink(Text("key").foregroundStyle(red)))
    #expect(ink(link) == ink(Text("key").foregroundStyle(.tint)) && ink(link) != ink(Text("key")))
    #expect(ink(link.tint(red)) == ink(Text("key").foregroundStyle(red)))
  }

  @Test func buttonStylesAreTaken() {
    let plain = size(Link("key", destination: url))
    #expect(plain == size(Text("key")))
    #expect(
      size(Link("key", destination: url).buttonStyle(Catching(given: Given()))).width == plain.width + 20)
    #expect(size(Link("key", destination: url).buttonStyle(.bordered)).width > plain.width)
    #expect(size(Link("key", destination: url).buttonStyle(.automatic)) == plain)
  }

  @Test func linksHaveTheTintAndTheLinkStyleItsColour() throws {
    func paint(_ view: some View) throws -> Paint {
      let session = Session(view, proposal: .unspecified)
      defer { session.end() }
      return try #require(placedRuns(session.picture().root).first?.paint)
    }
    let red = try paint(Text("a").foregroundColor(.red))
    #expect(try paint(Link("a", destination: url).tint(.red)) == red)
    #expect(try paint(Text("[a](https://b.c)").tint(.red)) == red)
    let style = try paint(Text("a").foregroundStyle(LinkShapeStyle()))
    #expect(try style == paint(Text("a").foregroundStyle(.link)))
    #expect(try style != paint(Text("a")))
  }

  @Test func linksAreInThePicture() throws {
    func targets(_ placed: Placed) -> [String] {
      placed.fragment.items.flatMap { item -> [String] in
        switch item {
        case .native(let element, let content):
          if case .link(let url) = element.kind { return [url] + targets(content) }
          return targets(content)
        case .children(let tree):
          var inner: [String] = []
          tree.forEach { inner += targets($0) }
          return inner
        case .group(_, let content): return targets(content)
        default: return []
        }
      }
    }
    var string = AttributedString("x")
    string.link = url
    let view = VStack {
      Link("a", destination: url)
      Text("**[b](https://d.e)** c")
      Text(string)
    }
    let session = Session(view, proposal: .unspecified)
    defer { session.end() }
    #expect(targets(session.picture().root) == ["https://a.b/c", "https://d.e", "https://a.b/c"])
  }
}
