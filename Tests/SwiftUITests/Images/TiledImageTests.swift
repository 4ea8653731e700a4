import Foundation
import HeadlessHost
import ImageCodecs
import SwiftUI
import Testing

@testable import ImageViews
@testable import SwiftUICore
@testable import SymbolDrawings
@testable import TextViews

/// Copies and slices of images, and what they paint.
@MainActor @Suite("Tiled images")
struct TiledImageTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private let caps = EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)

  private func image(_ view: some View, scale: CGFloat = 1) -> CGImage? {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    return renderer.cgImage
  }

  /// The lowest alpha within the picture of an opaque image, two pixels from its edges.
  private func lowestAlpha(_ view: some View, scale: CGFloat) -> Int {
    guard let image = image(view.padding(4.3), scale: scale) else { return -1 }
    let edge = Int((4.3 * scale).rounded(.up)) + 2
    var lowest = 255
    for y in edge..<image.height - edge {
      for x in edge..<image.width - edge {
        lowest = min(lowest, Int(image.premultipliedRGBA[(y * image.width + x) * 4 + 3]))
      }
    }
    return lowest
  }

  @Test("nothing shows between slices and copies whose edges fall on fractions of a pixel")
  func seams() {
    let pixels = Image(decorative: CatalogFolder.image(width: 9, height: 9) { _, _ in [9, 99, 9] }, scale: 1)
    let drawn = Image(size: CGSize(width: 9, height: 9), opaque: true) { _ in }
    for image in [pixels, drawn] {
      for scale in [1, 1.5, 2, 3] as [CGFloat] {
        for (inset, mode) in [
          (caps, Image.ResizingMode.stretch), (caps, .tile), (EdgeInsets(), .tile),
        ] {
          let view = image.resizable(capInsets: inset, resizingMode: mode).frame(width: 41.7, height: 33.3)
          #expect(lowestAlpha(view, scale: scale) == 255, "\(scale) \(mode)")
        }
      }
    }
  }

  @Test("a cap that is repeated along an edge ends where the edge does")
  func repeatedCaps() {
    // Red above, blue below; the upper cap is all red, whatever the pixels.
    let drawn = Image(size: CGSize(width: 9, height: 9)) { [red, blue] context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(blue))
      context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 6)), with: .color(red))
    }
    for shift in [0, 0.2, 0.4, 0.6, 0.8] {
      let view = drawn.resizable(capInsets: caps, resizingMode: .tile).frame(width: 42, height: 6.7 + shift)
        .padding(.top, 3.3)
      let picture = image(view)
      let column = (5..<6 + Int(shift + 0.3)).map { picture?.premultipliedRGBA[($0 * 42 + 20) * 4] }
      #expect(column.allSatisfy { $0 == 255 }, "\(shift)")
    }
  }

  @Test("an image that is turned has no seams either")
  func turned() {
    let pixels = Image(decorative: CatalogFolder.image(width: 9, height: 9) { _, _ in [9, 99, 9] }, scale: 1)
    let view = pixels.resizable(capInsets: caps).frame(width: 80, height: 80).rotationEffect(.degrees(30))
    let image = image(view)
    var lowest = 255
    for y in 20..<60 {
      for x in 20..<60 { lowest = min(lowest, Int(image?.premultipliedRGBA[(y * 80 + x) * 4 + 3] ?? 0)) }
    }
    #expect(lowest == 255)
  }

  @Test("copies of pixels that are not to be smoothed are not")
  func interpolation() {
    let halves = CatalogFolder.image(width: 2, height: 1) { x, _ in x == 0 ? [0, 0, 0] : [200, 0, 0] }
    func reds(_ interpolation: Image.Interpolation) -> Set<UInt8> {
      let view = Image(decorative: halves, scale: 1).interpolation(interpolation)
        .resizable(resizingMode: .tile).frame(width: 6, height: 2)
      let painted = Rectangle()
        .fill(
          ImagePaint(image: Image(decorative: halves, scale: 1).interpolation(interpolation), scale: 2.5)
        )
        .frame(width: 10, height: 4)
      let pictures = [image(view, scale: 3), image(painted)]
      return Set(
        pictures.flatMap { picture in
          stride(from: 0, to: picture?.premultipliedRGBA.count ?? 0, by: 4)
            .compactMap { picture?.premultipliedRGBA[$0] }
        })
    }
    #expect(reds(.none) == [0, 200])
    #expect(reds(.medium).count > 2)
  }

  @Test("a document has the slices as one image, and copies as one pattern")
  func documents() {
    let pixels = Image(decorative: CatalogFolder.image(width: 9, height: 9) { _, _ in [9, 99, 9] }, scale: 1)
    func svg(_ view: some View) -> String {
      String(decoding: ImageRenderer(content: view).svgData() ?? Data(), as: UTF8.self)
    }
    let sliced = svg(pixels.resizable(capInsets: caps, resizingMode: .tile).frame(width: 41.7, height: 33.3))
    #expect(sliced.split(separator: "<image").count == 2 && !sliced.contains("<pattern"))
    let tiled = svg(pixels.interpolation(.none).resizable(resizingMode: .tile).frame(width: 41, height: 33))
    #expect(tiled.split(separator: "<pattern").count == 2 && tiled.contains("image-rendering:pixelated"))
  }

  /// The pixels of the only image of a document.
  private func imageInDocument(_ view: some View) throws -> CGImage {
    let svg = String(decoding: ImageRenderer(content: view).svgData() ?? Data(), as: UTF8.self)
    let parts = svg.components(separatedBy: "data:image/png;base64,")
    try #require(parts.count == 2)
    let png = parts[1].prefix { $0 != "\"" }
    return try ImageDecoder().decode(try #require(Data(base64Encoded: String(png))))
  }

  @Test("a document repeats a part of an image without what lies beside it")
  func partInDocument() throws {
    let thirds = CatalogFolder.image(width: 9, height: 2) { x, _ in x / 3 == 1 ? [0, 200, 0] : [200, 0, 0] }
    let middle = CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)
    let paint = ImagePaint(image: Image(decorative: thirds, scale: 1), sourceRect: middle, scale: 1.7)
    let kept = try imageInDocument(Rectangle().fill(paint).frame(width: 41, height: 33))
    #expect(kept.width == 3 && kept.height == 2)
    let colors = Set(
      stride(from: 0, to: kept.premultipliedRGBA.count, by: 4).map { kept.premultipliedRGBA[$0] })
    #expect(colors == [0])
  }

  @Test("slices that are enlarged have the pixels of the size in which a document shows them")
  func enlargedSlices() throws {
    let pixels = Image(decorative: CatalogFolder.image(width: 9, height: 9) { _, _ in [9, 99, 9] }, scale: 1)
    let view = pixels.resizable(capInsets: caps).frame(width: 20, height: 10)
    let plain = try imageInDocument(view)
    let large = try imageInDocument(
      view.scaleEffect(3, anchor: .topLeading).frame(width: 60, height: 30, alignment: .topLeading))
    let small = try imageInDocument(view.scaleEffect(0.5))
    #expect(plain.width == 40 && large.width == 120 && small.width == 40)
  }

  @Test("an image paint repeats what a closure draws, from the corner of the area")
  func drawnPaint() {
    let drawn = Image(size: CGSize(width: 4, height: 2)) { [red, blue] context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), with: .color(red))
      context.fill(Path(CGRect(x: 2, y: 0, width: 2, height: 2)), with: .color(blue))
    }
    func row(_ paint: ImagePaint) -> [String] {
      let picture = image(Rectangle().fill(paint).frame(width: 8, height: 4))
      return (0..<8).map { x in
        guard let pixels = picture?.premultipliedRGBA[((8 + x) * 4)..<((8 + x) * 4 + 4)] else { return "" }
        return Array(pixels) == [255, 0, 0, 255] ? "r" : Array(pixels) == [0, 0, 255, 255] ? "b" : "?"
      }
    }
    #expect(row(ImagePaint(image: drawn)).joined() == "rrbbrrbb")
    #expect(row(ImagePaint(image: drawn, scale: 2)).joined() == "rrrrbbbb")
    let right = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    #expect(row(ImagePaint(image: drawn, sourceRect: right)).joined() == "bbbbbbbb")
    let none = CGRect(x: 2, y: 0, width: 1, height: 1)
    #expect(row(ImagePaint(image: drawn, sourceRect: none)).joined() == "????????")
  }

  @Test(
    "an image paint repeats a symbol in the foreground style", .enabled(if: SymbolLibrary.shared.isInstalled))
  func symbolPaint() {
    let star = ImagePaint(image: Image(systemName: "star.fill"))
    func reds(_ view: some View) -> Int {
      let picture = image(view.foregroundStyle(red))
      let bytes = picture?.premultipliedRGBA ?? []
      return stride(from: 0, to: bytes.count, by: 4).count { Array(bytes[$0..<$0 + 4]) == [255, 0, 0, 255] }
    }
    let one = reds(Image(systemName: "star.fill"))
    let many = reds(Rectangle().fill(star).frame(width: 200, height: 200))
    #expect(one > 20 && many > 20 * one)
    #expect(reds(Rectangle().strokeBorder(star, lineWidth: 30).frame(width: 200, height: 200)) > 10 * one)
    #expect(reds(Color.clear.frame(width: 200, height: 200).border(star, width: 30)) > 10 * one)
    let text = Text(verbatim: "HHHH").font(.system(size: 120, weight: .black)).foregroundStyle(star)
    #expect(reds(text) > 5 * one)
  }

  @Test(
    "a symbol has the same layers in a canvas and in a text as by itself",
    .enabled(if: SymbolLibrary.shared.isInstalled))
  func layers() {
    let symbol = Image(systemName: "plus.circle.fill")
    func colors(_ view: some View) -> (reds: Int, blues: Int) {
      let picture = image(view.font(.system(size: 60)).frame(width: 100, height: 100))
      let bytes = picture?.premultipliedRGBA ?? []
      func count(_ color: [UInt8]) -> Int {
        stride(from: 0, to: bytes.count, by: 4).count { Array(bytes[$0..<$0 + 4]) == color }
      }
      return (count([255, 0, 0, 255]), count([0, 0, 255, 255]))
    }
    let center = CGPoint(x: 50, y: 50)
    let alone = colors(symbol.foregroundStyle(red, blue))
    let inText = colors(Text("\(symbol)").foregroundStyle(red, blue))
    let inCanvas = colors(
      Canvas { context, _ in context.draw(symbol, at: center) }.foregroundStyle(red, blue))
    let canvasText = colors(
      Canvas { context, _ in context.draw(Text("\(symbol)"), at: center) }.foregroundStyle(red, blue))
    let shaded = colors(
      Canvas { [red, blue] context, _ in
        var resolved = context.resolve(symbol)
        resolved.shading = .palette([.color(red), .color(blue)])
        context.draw(resolved, at: center)
      })
    #expect(alone.reds > 50 && alone.blues > 500)
    for other in [inText, inCanvas, canvasText, shaded] {
      #expect(abs(other.reds - alone.reds) < 60 && abs(other.blues - alone.blues) < 60)
    }
    // The text's own style has no further levels: its fainter forms stand for them.
    let own = colors(Text("\(Text(symbol).foregroundStyle(red))").foregroundStyle(blue))
    #expect(own.reds > 1_000 && own.blues == 0)
  }
}
