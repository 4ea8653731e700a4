import DisplayList
import Foundation
import Geometry
import Testing

@testable import Raster

/// Edges of views go to whole pixels; those of drawings stay where they are.
struct PixelGridTests {
  private let red = rgb(255, 0, 0)
  private let blue = rgb(0, 0, 255)

  private func view(_ rect: CGRect, _ color: ResolvedColor) -> Item {
    .fill(Path(rect), .color(color), FillStyle().roundedToPixels)
  }

  @Test(arguments: [1.0, 2.0, 3.0])
  func neighboursLeaveNoGap(scale: Double) {
    for edge in stride(from: 3.0, to: 5, by: 0.13) {
      let picture = picture(
        10, 4, [view(box(0, 0, edge, 4), red), view(box(edge, 0, 10 - edge, 4), blue)])
      let image = Rasterizer.image(of: picture, scale: scale, background: rgb(255, 255, 255))
      for x in 0..<image.width {
        let pixel = image.at(x, 1)
        #expect(pixel == [255, 0, 0, 255] || pixel == [0, 0, 255, 255], "\(edge) at \(scale): \(pixel)")
      }
    }
  }

  @Test func drawingsKeepTheirEdges() {
    let image = Rasterizer.image(of: picture(4, 4, [fill(box(0.5, 0, 2, 4), red)]))
    let edge = image.at(0, 1)
    #expect(near(edge, [128, 0, 0, 128], 1))
  }

  @Test func aThinLineIsOnePixel() {
    for y in stride(from: 1.0, to: 2, by: 0.11) {
      let image = Rasterizer.image(of: picture(2, 5, [view(box(0, y, 2, 0.6), red)]))
      let column = (0..<5).map { image.at(0, $0)[3] }
      #expect(column.filter { $0 == 255 }.count == 1 && column.filter { $0 == 0 }.count == 4)
    }
  }

  @Test func aHairThinnerThanHalfAPixelIsFaint() {
    let image = Rasterizer.image(of: picture(2, 3, [view(box(0, 1, 2, 0.25), red)]))
    let alpha = image.at(0, 1)[3]
    #expect(abs(alpha - 64) <= 1)
  }

  @Test func bordersAreAsWideOnEachSide() {
    var band = Path(box(0.3, 0.3, 8.4, 8.4))
    band.addRect(box(1.3, 1.3, 6.4, 6.4))
    let item = Item.fill(band, .color(red), FillStyle(eoFill: true).roundedToPixels)
    let image = Rasterizer.image(of: picture(9, 9, [item]))
    let row = (0..<9).map { image.at($0, 4)[3] }
    #expect(row == [255, 0, 0, 0, 0, 0, 0, 0, 255])
  }

  @Test func turnedRectanglesAreSmooth() {
    let turn = CGAffineTransform(rotationAngle: 0.3)
    let item = Item.group(
      .transform(.value(ProjectionTransform(turn))), placed([view(box(4, 2, 6, 6), red)]))
    let image = Rasterizer.image(of: picture(12, 12, [item]))
    let alphas = Set((0..<144).map { image.at($0 % 12, $0 / 12)[3] })
    #expect(alphas.count > 4)
  }
}
