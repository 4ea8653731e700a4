import DisplayList
import Foundation
import Geometry
import Testing

/// Held by an image's id, as the store's pixels are.
private final class Keeper: Sendable {}

@Suite("Paints, images and runs of glyphs")
struct PaintTests {
  private let fragment = Fragment(id: 1, items: [fill(box(0, 0, 5, 5))])
  private let size = CGSize(width: 5, height: 5)

  @Test(
    "a picture as an image equals itself at the same size, by reference; pixels are equal by their number")
  func sources() {
    let picture = ImageSource.picture(fragment, size: size)
    #expect(picture == .picture(fragment, size: size))
    #expect(picture != .picture(fragment, size: CGSize(width: 6, height: 5)))
    #expect(picture != .picture(Fragment(id: 1, items: fragment.items), size: size))
    #expect(picture != .pixels(ImageID(raw: 1)))
    #expect(ImageSource.pixels(ImageID(raw: 1)) == .pixels(ImageID(raw: 1, keeping: Keeper())))
    #expect(ImageSource.pixels(ImageID(raw: 1)) != .pixels(ImageID(raw: 2)))
    #expect(Set([ImageID(raw: 1), ImageID(raw: 1, keeping: Keeper()), ImageID(raw: 2)]).count == 2)
  }

  @Test("an image's id keeps its pixels as long as a picture names them")
  func keeping() {
    weak var keeper: Keeper?
    var shown: Fragment?
    do {
      let held = Keeper()
      keeper = held
      let image = ImageItem(image: ImageID(raw: 1, keeping: held), rect: box(0, 0, 1, 1))
      shown = Fragment(id: 1, items: [.image(image)])
    }
    #expect(keeper != nil)
    #expect(shown?.isEmpty == false)
    shown = nil
    #expect(keeper == nil)
  }

  @Test("copies of an image are of the whole of it, from zero on, unless said otherwise")
  func tiles() {
    let tiles = TilePaint(.picture(fragment, size: size), tile: size)
    #expect(tiles.source == box(0, 0, 1, 1) && tiles.origin == .zero && tiles.interpolation == .medium)
    var other = tiles
    #expect(Paint.tiles(other) == .tiles(tiles))
    other.origin.x = 1
    #expect(Paint.tiles(other) != .tiles(tiles))
    other = tiles
    other.interpolation = .none
    #expect(Paint.tiles(other) != .tiles(tiles))
    #expect(Paint.tiles(tiles) != .color(.black))
  }

  @Test("an image is shown whole, opaque and smooth unless said otherwise, and slices do not move its bounds")
  func image() {
    var image = ImageItem(image: ImageID(raw: 1), rect: box(1, 2, 3, 4))
    #expect(image.source == box(0, 0, 1, 1) && image.opacity == 1 && image.isAntialiased)
    #expect(image.slices.isEmpty && image.template == nil && image.interpolation == .medium)
    image.slices = [ImageItem.Slice(source: box(0, 0, 0.5, 1), rect: box(1, 2, 1, 4), tile: size)]
    #expect(Item.image(image).bounds == box(1, 2, 3, 4))
  }

  @Test("paints are equal by their values")
  func paints() {
    let stops = GradientStops([.init(color: .white, location: 0), .init(color: .black, location: 1)])
    var device = stops
    device.colorSpace = .device
    func linear(_ stops: GradientStops, _ x: Double = 9) -> Paint {
      .linearGradient(stops, start: .zero, end: CGPoint(x: x, y: 0))
    }
    #expect(linear(stops) == linear(stops))
    #expect(linear(stops) != linear(device), "colours between are others")
    #expect(linear(stops) != linear(stops, 8))
    let radial = Paint.radialGradient(stops, center: .zero, startRadius: 0, endRadius: 9)
    #expect(radial != linear(stops))
    #expect(Paint.color(.black) != .color(ResolvedColor.black.multiplyingOpacity(by: 0.5)))
  }

  @Test(
    "a slant or width of glyphs that is no number counts as none",
    arguments: [
      (0.2, 1.5, 0.2, 1.5), (Double.nan, Double.nan, 0, 1), (Double.infinity, -Double.infinity, 0, 1),
      (-0.2, 0, -0.2, 1),
      (0, -2, 0, 1),
    ] as [(Double, Double, Double, Double)])
  func glyphs(skew: Double, stretch: Double, shownSkew: Double, shownStretch: Double) {
    let run = GlyphRun(
      font: FontID(raw: 1), size: 10, origin: .zero, glyphs: [], text: "a", isRightToLeft: false,
      bounds: box(0, -8, 6, 10), skew: skew, stretch: stretch)
    #expect(run.skew == shownSkew && run.stretch == shownStretch)
    #expect(run.embolden == 0 && run.features.isEmpty && run.drawnText == nil)
    #expect(run.bounds == box(0, -8, 6, 10), "whoever makes the run says how far it reaches")
  }
}
