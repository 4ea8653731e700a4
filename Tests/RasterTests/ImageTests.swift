import DisplayList
import Foundation
import Geometry
import ImageCodecs
import Testing

@testable import Raster

/// Images on pages of pixels and in documents.
struct ImageTests {
  private func stored(_ width: Int, _ height: Int, _ color: (Int, Int) -> [UInt8]) throws -> StoredImage {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for y in 0..<height { for x in 0..<width { pixels += color(x, y) } }
    let image = try #require(CGImage(width: width, height: height, premultipliedRGBA: pixels))
    return ImageStore.shared.insert(image)
  }

  @Test func everyPixelOfALargeImageCounts() throws {
    // Lines of one pixel: whoever looks at some pixels only sees stripes or one of the colours.
    let lines = try stored(1_200, 900) { x, y in
      (x + y).isMultiple(of: 2) ? [255, 255, 255, 255] : [0, 0, 0, 255]
    }
    for side in [400.0, 37, 13] {
      let item = Item.image(ImageItem(image: ImageID(raw: lines.id), rect: box(0, 0, side, side * 0.75)))
      let image = Rasterizer.image(of: picture(side, side * 0.75, [item]))
      let middle = image.at(image.width / 2, image.height / 2)
      #expect(near(middle, [128, 128, 128, 255], 3), "\(side)")
      let spread = (2..<image.width - 2).map { image.at($0, image.height / 2)[0] }
      let range = (spread.max() ?? 0) - (spread.min() ?? 0)
      #expect(range <= 6, "\(side)")
    }
  }

  @Test func shrinkingMovesNothing() throws {
    let halves = try stored(1_001, 501) { x, _ in x < 500 ? [255, 0, 0, 255] : [0, 0, 255, 255] }
    let item = Item.image(ImageItem(image: ImageID(raw: halves.id), rect: box(10, 10, 20, 10)))
    let image = Rasterizer.image(of: picture(40, 30, [item]))
    #expect(near(image.at(18, 15), [255, 0, 0, 255], 2) && near(image.at(21, 15), [0, 0, 255, 255], 2))
    #expect(image.at(9, 15)[3] == 0 && image.at(10, 15)[3] == 255)
    #expect(image.at(29, 15)[3] == 255 && image.at(30, 15)[3] == 0)
  }

  @Test func documentsKeepNoMoreDetailThanShows() throws {
    let large = try stored(1_600, 1_200) { x, y in [UInt8(x % 256), UInt8(y % 256), 90, 255] }
    let item = Item.image(ImageItem(image: ImageID(raw: large.id), rect: box(0, 0, 40, 30)))
    let page = picture(40, 30, [item])
    let svg = String(decoding: SVGRaster.data(of: page), as: UTF8.self)
    #expect(svg.contains(#"width="200" height="150""#))
    let pdf = PDFRaster.data(of: page)
    #expect(!pdf.isEmpty && pdf.count < 200_000)
    // As many as there are, where they are wanted for themselves.
    let pixels = ImageItem(image: ImageID(raw: large.id), rect: box(0, 0, 40, 30), interpolation: .none)
    let exact = String(decoding: SVGRaster.data(of: picture(40, 30, [.image(pixels)])), as: UTF8.self)
    #expect(exact.contains(#"width="1600""#))
  }

  @Test func edgesAreHardWhereTheyAreNotToBeSmoothed() throws {
    let white = try stored(2, 2) { _, _ in [255, 255, 255, 255] }
    func alphas(_ isAntialiased: Bool) -> [Int] {
      let item = ImageItem(
        image: ImageID(raw: white.id), rect: box(0.3, 0, 4.5, 2), isAntialiased: isAntialiased)
      let image = Rasterizer.image(of: picture(6, 2, [.image(item)]))
      return (0..<6).map { image.at($0, 0)[3] }
    }
    #expect(alphas(true).contains { $0 > 0 && $0 < 255 })
    #expect(alphas(false).allSatisfy { $0 == 0 || $0 == 255 })
  }
}
