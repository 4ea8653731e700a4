import DisplayList
import Foundation
import Geometry
import Testing

@testable import Raster

struct EffectTests {
  private func blended(_ mode: BlendMode, _ source: ResolvedColor, _ below: ResolvedColor) -> [Int] {
    Rasterizer.image(
      of: picture(
        3, 3,
        [
          fill(box(0, 0, 3, 3), below), .group(.blend(mode), placed([fill(box(0, 0, 3, 3), source)])),
        ])
    ).at(1, 1)
  }

  @Test(arguments: [
    (BlendMode.normal, [200, 100, 50]), (.multiply, [78, 59, 39]), (.screen, [222, 191, 211]),
    (.overlay, [157, 127, 167]), (.darken, [100, 100, 50]), (.lighten, [200, 150, 200]),
    (.colorDodge, [255, 247, 249]), (.colorBurn, [57, 0, 0]), (.hardLight, [189, 118, 78]),
    (.difference, [100, 50, 150]), (.exclusion, [143, 132, 172]), (.softLight, [134, 137, 174]),
    (.plusLighter, [255, 250, 250]), (.plusDarker, [45, 0, 0]), (.sourceAtop, [200, 100, 50]),
    (.destinationOver, [100, 150, 200]), (.destinationOut, [0, 0, 0]),
  ])
  func blendModesFollowTheirFormulas(mode: BlendMode, expected: [Int]) {
    let pixel = blended(mode, rgb(200, 100, 50), rgb(100, 150, 200))
    #expect(near(Array(pixel[..<3]), expected, 2), "\(mode): \(pixel)")
    #expect(pixel[3] == (mode == .destinationOut ? 0 : 255))
  }

  @Test func hueModesKeepLuminosity() {
    func luminosity(_ c: [Int]) -> Double {
      0.3 * Double(c[0]) + 0.59 * Double(c[1]) + 0.11 * Double(c[2])
    }
    let (source, below) = (rgb(200, 100, 50), rgb(100, 150, 200))
    for mode in [BlendMode.hue, .saturation, .color] {
      #expect(abs(luminosity(blended(mode, source, below)) - luminosity([100, 150, 200])) <= 2)
    }
    #expect(abs(luminosity(blended(.luminosity, source, below)) - luminosity([200, 100, 50])) <= 2)
  }

  @Test func opacityGroupIsOneLayer() {
    let items = [fill(box(0, 0, 4, 4), rgb(255, 0, 0)), fill(box(2, 0, 4, 4), rgb(0, 0, 255))]
    let image = Rasterizer.image(
      of: picture(6, 4, [.group(.opacity(.value(0.5)), placed(items))]), background: .white)
    #expect(near(image.at(0, 1), [255, 127, 127, 255], 1))
    #expect(near(image.at(3, 1), [127, 127, 255, 255], 1))
    let single = Rasterizer.image(
      of: picture(
        6, 4, [.group(.opacity(.slot(SlotID(index: 0))), placed([items[0]]))], slots: [.opacity(0.25)]))
    #expect(near(single.at(1, 1), [64, 0, 0, 64], 1))
  }

  @Test func clipsAndMasksCut() {
    let content = placed([fill(box(0, 0, 10, 10), rgb(0, 255, 0))])
    let clipped = Rasterizer.image(
      of: picture(10, 10, [.group(.clip(Path(box(2, 2, 3, 3)), FillStyle()), content)]))
    #expect(clipped.at(2, 2) == [0, 255, 0, 255] && clipped.at(5, 5)[3] == 0 && clipped.at(1, 1)[3] == 0)
    let mask = placed([fill(box(0, 0, 5, 10), rgb(0, 0, 0, 0.5))])
    let masked = Rasterizer.image(of: picture(10, 10, [.group(.mask(mask), content)]))
    #expect(near(masked.at(1, 1), [0, 128, 0, 128], 1) && masked.at(6, 1)[3] == 0)
  }

  @Test func colorMatrixActsOnStraightComponents() {
    let content = placed([fill(box(0, 0, 2, 2), rgb(200, 100, 50, 0.5))])
    let image = Rasterizer.image(of: picture(2, 2, [.group(.colorMatrix(.invert()), content)]))
    #expect(near(image.at(0, 0), [28, 78, 103, 128], 1))
  }

  @Test(arguments: [0.5, 1.0, 1.5, 2.0, 3.0, 7.0, 20.0])
  func blurIsTheIntegralOfABellCurve(radius: Double) {
    // A half plane: the alpha at distance d from its edge is the normal distribution's.
    let size = 160.0
    let content = placed([fill(box(0, 0, size / 2, size), rgb(0, 0, 0))])
    let image = Rasterizer.image(
      of: picture(size, size, [.group(.blur(radius: radius, opaque: false), content)]))
    for x in Int(size / 2 - 2 * radius)..<Int(size / 2 + 2 * radius) {
      let distance = size / 2 - (Double(x) + 0.5)
      let expected = 255 * 0.5 * (1 + erf(distance / radius / 2.0.squareRoot()))
      // Pixels are means over their width, which shows where the curve is as narrow as they are.
      #expect(abs(Double(image.at(x, 80)[3]) - expected) <= (radius < 1 ? 14 : 6), "x \(x)")
    }
  }

  @Test func opaqueBlurKeepsItsEdges() {
    let content = placed([fill(box(4, 4, 24, 24), rgb(255, 0, 0))])
    let image = Rasterizer.image(of: picture(32, 32, [.group(.blur(radius: 4, opaque: true), content)]))
    #expect(image.at(4, 4) == [255, 0, 0, 255] && image.at(27, 27) == [255, 0, 0, 255])
    #expect(image.at(3, 4)[3] == 0)
  }

  @Test func shadowLiesBelowAndBeside() {
    let content = placed([fill(box(10, 10, 20, 20), rgb(255, 255, 255))])
    let effect = Effect.shadow(color: rgb(0, 0, 0), radius: 0, offset: CGSize(width: 5, height: 7))
    let image = Rasterizer.image(of: picture(50, 50, [.group(effect, content)]))
    #expect(image.at(12, 12) == [255, 255, 255, 255])
    #expect(image.at(34, 36) == [0, 0, 0, 255])
    #expect(image.at(36, 20)[3] == 0)
    let soft = Effect.shadow(color: rgb(0, 0, 0, 0.5), radius: 3, offset: .zero)
    let blurred = Rasterizer.image(of: picture(50, 50, [.group(soft, content)]))
    // At a straight edge half of the shade is left.
    #expect(abs(blurred.at(30, 20)[3] - 56) <= 8)
    #expect(blurred.at(31, 20)[3] < blurred.at(30, 20)[3])
  }

  @Test func backdropBlursWhatLiesBelow() {
    let items: [Item] = [
      fill(box(0, 0, 20, 40), rgb(255, 0, 0)), fill(box(20, 0, 20, 40), rgb(0, 0, 255)),
      .group(
        .backdrop(Path(box(0, 10, 40, 20)), radius: 4, saturation: 1),
        placed([fill(box(0, 10, 1, 1), rgb(255, 0, 0))])),
    ]
    let image = Rasterizer.image(of: picture(40, 40, items))
    #expect(near(image.at(19, 20), [135, 0, 120, 255], 12))
    #expect(image.at(19, 5) == [255, 0, 0, 255])
    #expect(image.at(0, 20) == [255, 0, 0, 255])
  }

  @Test func transformsMove() {
    let content = placed([fill(box(0, 0, 2, 2), rgb(1, 2, 3))])
    let turned = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 8, ty: 0)
    let image = Rasterizer.image(
      of: picture(8, 8, [.group(.transform(.value(ProjectionTransform(turned))), content)]))
    #expect(image.at(6, 1) == [1, 2, 3, 255] && image.at(5, 1)[3] == 0 && image.at(6, 2)[3] == 0)
  }

  @Test func perspectiveMakesTheFarSideSmaller() {
    var transform = ProjectionTransform()
    transform.m13 = 0.01
    let content = placed([fill(box(0, 0, 100, 50), rgb(255, 0, 0))])
    let image = Rasterizer.image(of: picture(100, 60, [.group(.transform(.value(transform)), content)]))
    // x' = x / (1 + x/100): the far side of 100 comes to 50, where heights are halved.
    #expect(image.at(2, 45) == [255, 0, 0, 255])
    #expect(image.at(48, 45)[3] == 0 && image.at(48, 20) == [255, 0, 0, 255])
    #expect(image.at(52, 10)[3] == 0)
  }
}
