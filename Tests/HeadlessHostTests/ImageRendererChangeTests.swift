import Foundation
import HeadlessHost
import Observation
import OpenCombine
import Testing

@Observable private final class Model {
  var width: CGFloat = 10
  var unread = 0
}

private struct Showing: View {
  let model: Model
  var body: some View { Color.red.frame(width: model.width, height: 5) }
}

private final class Publisher: ObservableObject {
  @Published var width: CGFloat = 10
}

private struct Subscribed: View {
  @ObservedObject var publisher: Publisher
  var body: some View { Color.red.frame(width: publisher.width, height: 5) }
}

@MainActor
@Suite("Changes of images")
struct ImageRendererChangeTests {
  /// How often a renderer tells of a change while `body` runs, after its first picture.
  private func announcements<Content: View>(
    of renderer: ImageRenderer<Content>, _ body: () throws -> Void
  ) rethrows -> Int {
    _ = renderer.cgImage
    var count = 0
    let subscription = renderer.objectWillChange.sink { count += 1 }
    defer { subscription.cancel() }
    try body()
    return count
  }

  @Test("what changes the picture is announced, and setting what was there is not")
  func settings() {
    let renderer = ImageRenderer(content: Color.red)
    #expect(announcements(of: renderer) { renderer.scale = 2 } == 1)
    #expect(announcements(of: renderer) { renderer.scale = 2 } == 0)
    #expect(announcements(of: renderer) { renderer.isOpaque = true } == 1)
    #expect(announcements(of: renderer) { renderer.isOpaque = true } == 0)
    #expect(announcements(of: renderer) { renderer.proposedSize = .zero } == 1)
    #expect(announcements(of: renderer) { renderer.proposedSize = .zero } == 0)
    #expect(announcements(of: renderer) { renderer.colorMode = .linear } == 0)
    #expect(announcements(of: renderer) { _ = (renderer.cgImage, renderer.svgData()) } == 0)
  }

  @Test("a state that is written is announced once until the next picture, which shows it")
  func state() throws {
    let log = Log<Binding<CGFloat>>()
    let renderer = ImageRenderer(content: Kept { log.add($0) })
    let count = try announcements(of: renderer) {
      let width = try #require(log.values.last)
      width.wrappedValue = 20
      width.wrappedValue = 30
      #expect(renderer.pixelSize?.width == 30)
      width.wrappedValue = 40
    }
    #expect(count == 2)
    #expect(renderer.pixelSize?.width == 40)
  }

  @Test("objects that the view observes are announced; what it does not read is not")
  func objects() {
    let model = Model()
    let observing = ImageRenderer(content: Showing(model: model))
    #expect(announcements(of: observing) { model.width = 25 } == 1)
    #expect(observing.pixelSize?.width == 25)
    #expect(announcements(of: observing) { model.unread = 1 } == 0)
    let publisher = Publisher()
    let subscribed = ImageRenderer(content: Subscribed(publisher: publisher))
    #expect(announcements(of: subscribed) { publisher.width = 25 } == 1)
    #expect(subscribed.pixelSize?.width == 25)
  }

  @Test("one object is announced by all renderers that show it, and by none that has gone")
  func several() {
    let model = Model()
    let (first, second) = (
      ImageRenderer(content: Showing(model: model)), ImageRenderer(content: Showing(model: model))
    )
    var gone: ImageRenderer? = ImageRenderer(content: Showing(model: model))
    var count = 0
    let subscription = gone?.objectWillChange.sink { count += 1 }
    _ = gone?.cgImage
    gone = nil
    let both = announcements(of: first) {
      #expect(announcements(of: second) { model.width = 25 } == 1)
    }
    #expect(both == 1)
    #expect(count == 0)
    #expect(first.pixelSize?.width == 25 && second.pixelSize?.width == 25)
    subscription?.cancel()
  }

  @Test("other content keeps the state of the views in its place")
  func content() throws {
    let log = Log<Binding<CGFloat>>()
    let renderer = ImageRenderer(content: Kept(10) { log.add($0) })
    _ = renderer.cgImage
    try #require(log.values.last).wrappedValue = 33
    let count = announcements(of: renderer) { renderer.content = Kept(50) { log.add($0) } }
    #expect(count >= 1)
    #expect(renderer.pixelSize?.width == 33)
  }

  @Test("views appear with the first picture and disappear with the renderer")
  func life() {
    let log = Log<String>()
    var renderer: ImageRenderer? = ImageRenderer(
      content: Kept().onAppear { log.add("appear") }.onDisappear { log.add("disappear") })
    #expect(log.values.isEmpty)
    _ = renderer?.cgImage
    _ = renderer?.svgData()
    #expect(log.values == ["appear"])
    renderer = nil
    #expect(log.values == ["appear", "disappear"])
  }

  @Test("an image that was taken stays as it was")
  func taken() throws {
    let model = Model()
    let renderer = ImageRenderer(content: Showing(model: model))
    let image = try #require(renderer.cgImage)
    model.width = 25
    let other = try #require(renderer.cgImage)
    #expect(image.width == 10 && image.premultipliedRGBA.count == 10 * 5 * 4)
    #expect(other.width == 25)
  }

  @Test("the same picture gives the same bytes again")
  func repeated() throws {
    let renderer = ImageRenderer(content: Kept(12))
    let (png, svg) = (try #require(renderer.pngData()), try #require(renderer.svgData()))
    #expect(renderer.pngData() == png && renderer.svgData() == svg)
    let other = ImageRenderer(content: Kept(12))
    #expect(other.pngData() == png && other.svgData() == svg)
  }
}
