import Foundation
import HeadlessHost
import ImageCodecs
import SwiftUI
import Testing

@testable import ImageViews
@testable import SwiftUICore
@testable import SymbolDrawings
@testable import TextViews

/// Images as views, one statement a test.
@MainActor @Suite("Image")
struct ImageTests {
  private let red: [UInt8] = [255, 0, 0], green: [UInt8] = [0, 255, 0], blue: [UInt8] = [0, 0, 255]

  /// Three by three pixels, each another red: 10, 20, … 90.
  private var nine: Image {
    Image(
      decorative: CatalogFolder.image(width: 3, height: 3) { x, y in [UInt8(10 * (1 + x + 3 * y)), 0, 0] },
      scale: 1)
  }

  private func reds(_ view: some View) -> [[Int]] {
    let image = HeadlessSession(view).image()
    return (0..<image.height).map { y in
      (0..<image.width).map { x in Int(image.premultipliedRGBA[(y * image.width + x) * 4]) }
    }
  }

  @Test("caps keep their size, and what is between is stretched")
  func stretching() {
    let image = nine.interpolation(.none)
      .resizable(capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
      .frame(width: 5, height: 4)
    #expect(
      reds(image) == [
        [10, 20, 20, 20, 30], [40, 50, 50, 50, 60], [40, 50, 50, 50, 60], [70, 80, 80, 80, 90],
      ])
  }

  @Test("tiles repeat from the first corner; with caps only what is between is repeated")
  func tiling() {
    let plain = reds(nine.resizable(resizingMode: .tile).frame(width: 5, height: 4))
    #expect(
      plain == [
        [10, 20, 30, 10, 20], [40, 50, 60, 40, 50], [70, 80, 90, 70, 80], [10, 20, 30, 10, 20],
      ])
    let caps = EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)
    let capped = reds(nine.resizable(capInsets: caps, resizingMode: .tile).frame(width: 5, height: 3))
    #expect(capped == [[10, 20, 20, 20, 30], [40, 50, 50, 50, 60], [70, 80, 80, 80, 90]])
  }

  @Test("a tiled template shows the foreground through every copy")
  func tiledTemplate() {
    let dots = CGImage(
      width: 2, height: 1, premultipliedRGBA: [255, 255, 255, 255, 0, 0, 0, 0])
    guard let dots else { return }
    let image = Image(decorative: dots, scale: 1).renderingMode(.template).resizable(resizingMode: .tile)
      .frame(width: 6, height: 1).foregroundStyle(Color(red: 1, green: 0, blue: 0))
    #expect(reds(image) == [[255, 0, 255, 0, 255, 0]])
  }

  @Test("scaledToFit and scaledToFill keep the aspect of the image's own size")
  func contentModes() {
    let image = Image(decorative: CatalogFolder.image(width: 40, height: 20) { _, _ in [0, 0, 0] }, scale: 2)
    func size(_ view: some View) -> CGSize? {
      HeadlessSession(
        view.testProbe("image").frame(width: 30, height: 30), size: CGSize(width: 50, height: 50)
      )
      .frame(of: "image")?.size
    }
    #expect(size(image) == CGSize(width: 20, height: 10))
    #expect(size(image.resizable()) == CGSize(width: 30, height: 30))
    #expect(size(image.resizable().scaledToFit()) == CGSize(width: 30, height: 15))
    #expect(size(image.resizable().scaledToFill()) == CGSize(width: 60, height: 30))
  }

  @Test("a closure draws an image: in its own size, clipped, tinted as a template, stretched and repeated")
  func drawn() {
    let image = Image(size: CGSize(width: 2, height: 1)) { context in
      context.fill(
        Path(CGRect(x: 0, y: -5, width: 1, height: 20)), with: .color(Color(red: 1, green: 0, blue: 0)))
    }
    #expect(reds(image) == [[255, 0]])
    #expect(reds(image.resizable().frame(width: 4, height: 2)) == [[255, 255, 0, 0], [255, 255, 0, 0]])
    #expect(reds(image.resizable(resizingMode: .tile).frame(width: 4, height: 1)) == [[255, 0, 255, 0]])
    let tinted = HeadlessSession(
      image.renderingMode(.template).foregroundStyle(Color(red: 0, green: 0, blue: 1))
    ).image()
    #expect(Array(tinted.premultipliedRGBA) == [0, 0, 255, 255, 0, 0, 0, 0])
    let opaque = HeadlessSession(Image(size: CGSize(width: 1, height: 1), opaque: true) { _ in }).image()
    #expect(Array(opaque.premultipliedRGBA) == [0, 0, 0, 255])
    for side in [CGFloat.nan, .infinity, -4, 0] {
      let session = HeadlessSession(Image(size: CGSize(width: side, height: side)) { _ in })
      #expect(session.size.width <= 1)
    }
  }

  @Test("what a drawn image reads of the environment draws it again when it changes")
  func drawnFollowsTheEnvironment() {
    let image = Image(size: CGSize(width: 1, height: 1)) { context in
      let isDark = context.environment.colorScheme == .dark
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 1, height: 1)),
        with: .color(isDark ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1)))
    }
    let session = HeadlessSession(image)
    let light = session.pixel(0, 0)
    session.setEnvironment { $0.colorScheme = .dark }
    let dark = session.pixel(0, 0)
    #expect(light == blue + [255] && dark == red + [255])
  }

  @Test("orientations turn the picture, and its size with it")
  func orientations() {
    let halves = CatalogFolder.image(width: 2, height: 1) { x, _ in x == 0 ? [200, 0, 0] : [100, 0, 0] }
    func turned(_ orientation: Image.Orientation) -> [[Int]] {
      reds(Image(decorative: halves, scale: 1, orientation: orientation))
    }
    #expect(turned(.up) == [[200, 100]] && turned(.down) == [[100, 200]])
    #expect(turned(.right) == [[200], [100]] && turned(.left) == [[100], [200]])
    #expect(turned(.upMirrored) == [[100, 200]] && turned(.leftMirrored) == [[200], [100]])
  }

  @Test("pictures come from bytes and from files, or say why not")
  func files() throws {
    let folder = try CatalogFolder()
    try folder.write(CatalogFolder.png(green, 3), to: "a.png")
    let image = try CGImage(contentsOf: folder.url.appendingPathComponent("a.png"))
    #expect(image.width == 3 && Array(image.premultipliedRGBA[0..<3]) == green)
    #expect(throws: ImageDecodingError.unknownFormat) { try CGImage(data: Data("no image".utf8)) }
    #expect(throws: (any Error).self) { try CGImage(contentsOf: folder.url.appendingPathComponent("b.png")) }
  }

  @Test("images stand in text and paint shapes")
  func inTextAndShapes() throws {
    let folder = try CatalogFolder()
    try folder.writeSet("Assets.xcassets/Mark", [("a.png", green, 8, "")])
    let mark = Image("Mark", bundle: folder.bundle)
    let text = HeadlessSession(Text("\(mark)")).image()
    let greens = stride(from: 0, to: text.premultipliedRGBA.count, by: 4)
      .filter { Array(text.premultipliedRGBA[$0..<$0 + 3]) == green }
    #expect(greens.count == 64)
    let shape = HeadlessSession(
      Rectangle().fill(.image(mark, sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 0.5)))
        .frame(width: 20, height: 20))
    #expect(shape.pixel(19, 19) == green + [255])
  }

  @Test("the scale of a renderer is that of the display")
  func rendererScale() throws {
    let folder = try CatalogFolder()
    try folder.writeSet(
      "Assets.xcassets/Mark",
      [("a.png", red, 4, #","scale":"1x""#), ("b.png", blue, 8, #","scale":"2x""#)])
    let renderer = ImageRenderer(content: Image("Mark", bundle: folder.bundle))
    let first = renderer.cgImage?.premultipliedRGBA[0..<3]
    renderer.scale = 2
    let second = renderer.cgImage?.premultipliedRGBA[0..<3]
    #expect(first.map(Array.init) == red && second.map(Array.init) == blue)
  }
}
