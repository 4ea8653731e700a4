import CPixels
import DisplayList
import Foundation
import Geometry
import ImageCodecs
import Testing

@testable import Raster

struct PixelTests {
  @Test func alignedRectangleCoversItsPixelsExactly() {
    let image = Rasterizer.image(of: picture(8, 8, [fill(box(2, 3, 4, 2), rgb(10, 20, 30))]))
    for y in 0..<8 {
      for x in 0..<8 {
        let inside = (2..<6).contains(x) && (3..<5).contains(y)
        #expect(image.at(x, y) == (inside ? [10, 20, 30, 255] : [0, 0, 0, 0]))
      }
    }
  }

  @Test func fractionalEdgeIsCoveredInPart() {
    let image = Rasterizer.image(of: picture(4, 1, [fill(box(0.5, 0, 2, 1), rgb(255, 255, 255))]))
    #expect(near(image.at(0, 0), [128, 128, 128, 128], 2))
    #expect(image.at(1, 0) == [255, 255, 255, 255])
    #expect(near(image.at(2, 0), [128, 128, 128, 128], 2))
    #expect(image.at(3, 0) == [0, 0, 0, 0])
  }

  @Test func wordsAreReorderedWhateverTheirNumber() {
    for count in 0...19 {
      let pixels = (0..<count).map { 0x0403_0201 &+ UInt32($0) &* 0x1011_1213 }
      var out = [UInt32](repeating: 7, count: count + 1)
      pixels_put_red_first(pixels, &out, count)
      let expected = pixels.map { $0 & 0xFF00_FF00 | ($0 & 0xFF) << 16 | $0 >> 16 & 0xFF }
      #expect(out == expected + [7])
    }
  }

  @Test func scaleMultipliesPixels() {
    let image = Rasterizer.image(of: picture(3, 2, [fill(box(1, 0, 1, 1), rgb(255, 0, 0))]), scale: 3)
    #expect(image.width == 9 && image.height == 6)
    #expect(image.at(3, 2) == [255, 0, 0, 255])
    #expect(image.at(2, 2) == [0, 0, 0, 0])
    #expect(image.at(3, 3) == [0, 0, 0, 0])
  }

  @Test func offsetsAndSlotsPlaceFragments() {
    let inner = Placed(
      Fragment(id: 2, items: [fill(box(0, 0, 1, 1), rgb(0, 255, 0))]), at: CGPoint(x: 1, y: 1),
      slot: SlotID(index: 0))
    let moved = picture(
      4, 4, [.children(FragmentTree([inner]))], slots: [.offset(CGPoint(x: 2, y: 1))])
    #expect(Rasterizer.image(of: moved).at(3, 2) == [0, 255, 0, 255])
    #expect(Rasterizer.image(of: moved).at(1, 1) == [0, 0, 0, 0])
  }

  @Test func roundedCornersAreSymmetric() {
    let path = Path(roundedRect: box(0, 0, 40, 40), cornerRadius: 12)
    let image = Rasterizer.image(
      of: picture(40, 40, [.fill(path, .color(rgb(255, 255, 255)), FillStyle())]))
    #expect(image.at(0, 0)[3] == 0)
    #expect(image.at(20, 20)[3] == 255)
    for y in 0..<20 {
      for x in 0..<20 {
        // Cairo samples rows at fifteen heights that are not symmetric about a pixel's middle.
        let alpha = image.at(x, y)[3]
        #expect(abs(alpha - image.at(39 - x, y)[3]) <= 4)
        #expect(abs(alpha - image.at(x, 39 - y)[3]) <= 20)
      }
    }
  }

  @Test func evenOddLeavesTheMiddleOpen() {
    var path = Path(box(0, 0, 9, 9))
    path.addPath(Path(box(3, 3, 3, 3)))
    let items: [Item] = [.fill(path, .color(rgb(255, 0, 0)), FillStyle(eoFill: true))]
    let image = Rasterizer.image(of: picture(9, 9, items))
    #expect(image.at(4, 4)[3] == 0)
    #expect(image.at(1, 1)[3] == 255)
  }

  @Test func strokeIsCentredOnItsPath() {
    let path = Path(box(4, 4, 8, 8))
    let items: [Item] = [.stroke(path, .color(rgb(0, 0, 255)), StrokeStyle(lineWidth: 2))]
    let image = Rasterizer.image(of: picture(16, 16, items))
    #expect(image.at(3, 8) == [0, 0, 255, 255])
    #expect(image.at(4, 8) == [0, 0, 255, 255])
    #expect(image.at(5, 8)[3] == 0)
    #expect(image.at(2, 8)[3] == 0)
  }

  @Test func imagesShowTheirPixels() throws {
    let pixels: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0]
    let stored = ImageStore.shared.insert(
      try #require(CGImage(width: 2, height: 2, premultipliedRGBA: pixels)))
    let item = ImageItem(
      image: ImageID(raw: stored.id), rect: box(0, 0, 4, 4), interpolation: .none, opacity: 1)
    let image = Rasterizer.image(of: picture(4, 4, [.image(item)]))
    #expect(image.at(1, 1) == [255, 0, 0, 255])
    #expect(image.at(2, 1) == [0, 255, 0, 255])
    #expect(image.at(1, 2) == [0, 0, 255, 255])
    #expect(image.at(3, 3) == [0, 0, 0, 0])
    var template = item
    template.template = .color(rgb(9, 8, 7))
    #expect(Rasterizer.image(of: picture(4, 4, [.image(template)])).at(2, 1) == [9, 8, 7, 255])
  }

  @Test func unsoundNumbersDrawNothing() {
    for bad in [Double.nan, .infinity, -.infinity] {
      let image = ImageItem(image: ImageID(raw: 1), rect: box(bad, 0, bad, 1))
      let items: [Item] = [
        .image(image), fill(box(0, 0, bad, 4), rgb(255, 0, 0)),
        .stroke(Path(box(0, 0, 4, 4)), .color(rgb(255, 0, 0)), StrokeStyle(lineWidth: bad)),
        .group(.opacity(.value(0)), placed([fill(box(0, 0, 4, 4), rgb(255, 0, 0))])),
        .group(.blur(radius: bad, opaque: false), placed([fill(box(0, 0, bad, 4), rgb(255, 0, 0))])),
        .group(
          .transform(.value(ProjectionTransform(CGAffineTransform(a: bad, b: 0, c: 0, d: 1, tx: 0, ty: 0)))),
          placed([fill(box(0, 0, 4, 4), rgb(255, 0, 0))])),
        .children(FragmentTree([placed([fill(box(0, 0, 4, 4), rgb(255, 0, 0))], at: CGPoint(x: bad, y: 0))])),
      ]
      let drawn = Rasterizer.image(of: picture(4, 4, items), scale: bad)
      #expect(drawn.width >= 1 && drawn.height >= 1)
      #expect(drawn.at(1, 1) == [0, 0, 0, 0] || bad == .infinity)
      #expect(!PDFRaster.data(of: picture(bad, 4, items)).isEmpty)
      #expect(!SVGRaster.data(of: picture(bad, 4, items)).isEmpty)
    }
    let huge = Rasterizer.image(of: picture(1e9, 1, []), scale: 1e9)
    #expect(huge.width <= 16_384 && huge.height == 1)
  }
}
