import DisplayList
import Foundation
import Geometry
import Testing

@testable import Raster

/// What PDF and SVG files hold where their formats have no word for it.
struct DocumentTests {
  private let red = rgb(255, 0, 0)
  private let blue = rgb(0, 0, 255)

  private func svg(_ items: [Item]) -> String {
    String(decoding: SVGRaster.data(of: picture(20, 20, items)), as: UTF8.self)
  }

  private func blend(_ mode: DisplayList.BlendMode) -> Item {
    .group(
      .isolate,
      placed([fill(box(0, 0, 20, 20), red), .group(.blend(mode), placed([fill(box(5, 5, 8, 8), blue)]))]))
  }

  @Test func contentIsCutOutOfItsLayer() throws {
    let file = svg([blend(.destinationOut)])
    let mask = try #require(file.range(of: "mask-type:luminance"))
    let cut = try #require(file.range(of: "#0000ff"))
    let masked = try #require(file.range(of: "<g mask="))
    let below = try #require(file.range(of: "#ff0000"))
    // The content is in the mask, what it is cut out of behind it.
    #expect(mask.lowerBound < cut.lowerBound)
    #expect(cut.lowerBound < masked.lowerBound)
    #expect(masked.lowerBound < below.lowerBound)
  }

  @Test func contentBelowItsLayerComesFirst() throws {
    let file = svg([blend(.destinationOver)])
    let over = try #require(file.range(of: "#ff0000"))
    let below = try #require(file.range(of: "#0000ff"))
    #expect(below.lowerBound < over.lowerBound)
  }

  @Test(arguments: [DisplayList.BlendMode.sourceAtop, .destinationOut, .destinationOver])
  func elementsStayNested(mode: DisplayList.BlendMode) {
    let moved = ProjectionTransform(CGAffineTransform(translationX: 2, y: 2))
    let inner = Item.group(
      .clip(Path(box(0, 0, 18, 18)), FillStyle()),
      placed([
        fill(box(0, 0, 9, 9), red),
        .group(
          .transform(.value(moved)), placed([.group(.blend(mode), placed([fill(box(1, 1, 4, 4), blue)]))])),
        fill(box(9, 9, 4, 4), red),
      ]))
    let file = svg([.group(.isolate, placed([inner]))])
    var depth = 0
    for tag in file.split(separator: "<") {
      if tag.hasPrefix("g ") || tag.hasPrefix("g>") { depth += 1 }
      if tag.hasPrefix("/g>") { depth -= 1 }
      #expect(depth >= 0)
    }
    #expect(depth == 0)
  }

  @Test func materialsShowThePageBelow() {
    let backdrop = Effect.backdrop(Path(box(4, 4, 12, 12)), radius: 3, saturation: 1)
    let items = [
      fill(box(0, 0, 20, 20), red),
      .group(backdrop, placed([fill(box(4, 4, 12, 12), rgb(255, 255, 255, 0.5))])),
    ]
    let plain = svg([items[0]])
    let file = svg(items)
    #expect(!plain.contains("<image"))
    #expect(file.contains("<image") && file.contains("clip-path"))
    // A small file has the pixels too.
    let document = PDFRaster.data(of: picture(20, 20, items))
    #expect(document.range(of: Data("/Subtype /Image".utf8)) != nil)
  }

  @Test func theModesOfPlusArePixelsInPDF() {
    let document = PDFRaster.data(of: picture(20, 20, [blend(.plusLighter)]))
    let plain = PDFRaster.data(of: picture(20, 20, [blend(.multiply)]))
    #expect(document.range(of: Data("/Subtype /Image".utf8)) != nil)
    #expect(plain.range(of: Data("/Subtype /Image".utf8)) == nil)
  }

  @Test func filesOfRoundedRectanglesAreCrisp() {
    let style = FillStyle().roundedToPixels
    let file = svg([.fill(Path(box(0.3, 0, 4, 4)), .color(red), style)])
    let round = svg([.fill(Path(ellipseIn: box(0.3, 0, 4, 4)), .color(red), style)])
    #expect(file.contains("crispEdges"))
    #expect(!round.contains("crispEdges"))
  }
}
