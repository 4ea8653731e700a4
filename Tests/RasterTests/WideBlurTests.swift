import DisplayList
import Foundation
import Geometry
import Testing

@testable import Raster

/// Blurs that are wide are worked out with fewer pixels, and are as near to the bell curve as those that are not.
@Suite("Wide blurs")
struct WideBlurTests {
  private func alphas(_ item: Item, size: Double, at origin: CGPoint = .zero, scale: Double = 1) -> [[Int]] {
    let picture = Picture(
      size: CGSize(width: size, height: size), root: placed([item], at: origin), slots: [])
    let image = Rasterizer.image(of: picture, scale: scale)
    return (0..<image.height).map { y in (0..<image.width).map { image.at($0, y)[3] } }
  }

  private let square = placed([fill(box(100, 100, 200, 200), rgb(255, 0, 0))])

  private func blurred(_ radius: Double) -> Item { .group(.blur(radius: radius, opaque: false), square) }

  private func shadow(_ radius: Double) -> Item {
    .group(.shadow(color: rgb(0, 0, 0), radius: radius, offset: CGSize(width: 400, height: 0)), square)
  }

  /// How much of a blurred band from 100 to 300 is at a place.
  private func share(_ place: Double, _ deviation: Double) -> Double {
    let root = deviation * 2.0.squareRoot()
    return (erf((place - 100) / root) - erf((place - 300) / root)) / 2
  }

  @Test("the edges fade as the bell curve does", arguments: [20.0, 70.0, 130.0, 300.0])
  func fading(radius: Double) {
    let found = alphas(blurred(radius), size: 400)
    for y in stride(from: 10, to: 400, by: 38) {
      for x in stride(from: 10, to: 400, by: 38) {
        let expected = 255 * share(Double(x) + 0.5, radius) * share(Double(y) + 0.5, radius)
        #expect(abs(Double(found[y][x]) - expected) <= 6, "at \(x), \(y)")
      }
    }
  }

  @Test("a shadow is as soft, where its offset puts it", arguments: [20.0, 130.0])
  func shadows(radius: Double) {
    let found = alphas(shadow(radius), size: 400, at: CGPoint(x: -400, y: 0))
    for y in stride(from: 10, to: 400, by: 38) {
      for x in stride(from: 10, to: 400, by: 38) {
        let expected = 255 * share(Double(x) + 0.5, radius) * share(Double(y) + 0.5, radius)
        #expect(abs(Double(found[y][x]) - expected) <= 6, "at \(x), \(y)")
      }
    }
  }

  @Test("more pixels to the point show the same")
  func scales() {
    let (one, three) = (alphas(blurred(80), size: 300), alphas(blurred(80), size: 300, scale: 3))
    for y in stride(from: 0, to: 300, by: 23) {
      for x in stride(from: 0, to: 300, by: 23) {
        #expect(abs(one[y][x] - three[y * 3 + 1][x * 3 + 1]) <= 3, "at \(x), \(y)")
      }
    }
  }

  @Test("a part of a picture painted again has the pixels of the whole", arguments: [70.0, 300.0])
  func parts(radius: Double) throws {
    for item in [blurred(radius), shadow(radius)] {
      let picture = picture(400, 400, [item])
      let page = PixelPage(picture.size, scale: 1)
      let whole = try #require(page.render(picture, background: nil))
      for part in [
        DeviceRect(x: 30, y: 41, width: 120, height: 77), DeviceRect(x: 251, y: 99, width: 7, height: 250),
      ] {
        let drawn = try #require(page.render(picture, background: nil, part: part))
        let rows = (part.y..<part.maxY).map { y in
          (part.x..<part.maxX).map { drawn.words(y)[$0 - drawn.rect.x] }
        }
        let expected = (part.y..<part.maxY).map { y in (part.x..<part.maxX).map { whole.words(y)[$0] } }
        #expect(rows == expected)
      }
    }
  }

  @Test(
    "an opaque blur keeps to its content, whose edges stand for what lies beyond",
    arguments: [20.0, 70.0, 300.0])
  func opaque(radius: Double) {
    let halves = placed([
      fill(box(100, 100, 100, 200), rgb(255, 0, 0)), fill(box(200, 100, 100, 200), rgb(0, 0, 255)),
    ])
    let picture = picture(400, 400, [.group(.blur(radius: radius, opaque: true), halves)])
    let image = Rasterizer.image(of: picture)
    #expect(image.at(99, 200)[3] == 0 && image.at(200, 300)[3] == 0)
    for x in stride(from: 100, to: 300, by: 33) {
      let blue = (1 + erf((Double(x) + 0.5 - 200) / radius / 2.0.squareRoot())) / 2
      let found = image.at(x, 101)
      #expect(abs(Double(found[2]) - 255 * blue) <= 6 && found[3] == 255, "at \(x): \(found)")
    }
  }

  @Test("lines and dots that are thinner than the large pixels keep their weight")
  func hairs() {
    let lines = (0..<60).map {
      Item.fill(
        Path(box(100, 100 + Double($0) * 4, 200, 1)), .color(rgb(0, 0, 0)), FillStyle().roundedToPixels)
    }
    var border = Path(box(100, 100, 200, 200))
    border.addRect(box(101, 101, 198, 198))
    let rim = Item.fill(border, .color(rgb(0, 0, 0)), FillStyle(eoFill: true).roundedToPixels)
    for items in [lines, [rim]] {
      func weight(_ radius: Double) -> Int {
        alphas(.group(.blur(radius: radius, opaque: false), placed(items)), size: 400).joined().reduce(0, +)
      }
      let (narrow, wide) = (weight(63), weight(65))
      #expect(narrow > 0)
      #expect(abs(Double(wide) / Double(narrow) - 1) < 0.1, "\(narrow), \(wide)")
    }
  }
}
