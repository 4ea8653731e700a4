import DisplayList
import Foundation
import Geometry
import ImageCodecs
import Testing

@testable import Raster

/// Pictures made at random of everything that has no need of a font.
private struct Scene {
  var random: SeededGenerator
  let image: ImageID

  mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }

  mutating func color() -> ResolvedColor {
    rgb(
      Int.random(in: 0...255, using: &random), Int.random(in: 0...255, using: &random),
      Int.random(in: 0...255, using: &random), Bool.random(using: &random) ? 1 : number(0...1))
  }

  mutating func rect() -> CGRect {
    let whole = Bool.random(using: &random)
    let rect = box(number(-10...90), number(-10...90), number(2...60), number(2...60))
    return whole ? rect.integral : rect
  }

  mutating func path() -> Path {
    switch Int.random(in: 0...2, using: &random) {
    case 0: return Path(rect())
    case 1: return Path(ellipseIn: rect())
    default: return Path(roundedRect: rect(), cornerRadius: number(1...20))
    }
  }

  mutating func paint() -> Paint {
    let stops = GradientStops((0..<3).map { .init(color: color(), location: Double($0) / 2) })
    let (start, end) = (rect().origin, rect().origin)
    switch Int.random(in: 0...7, using: &random) {
    case 0: return .linearGradient(stops, start: start, end: end)
    case 1:
      return .radialGradient(stops, center: start, startRadius: number(0...10), endRadius: number(10...60))
    case 2:
      return .angularGradient(
        stops, center: start, start: .degrees(number(0...90)), end: .degrees(number(90...400)))
    case 3:
      return .ellipticalGradient(
        stops, rect: rect(), center: .center, startRadius: 0, endRadius: number(0.1...1))
    default: return .color(color())
    }
  }

  mutating func item(_ depth: Int) -> Item {
    switch Int.random(in: 0...(depth > 0 ? 12 : 3), using: &random) {
    case 0, 1: return .fill(path(), paint(), FillStyle())
    case 2: return .stroke(path(), paint(), StrokeStyle(lineWidth: number(0.5...8)))
    case 3: return .image(ImageItem(image: image, rect: rect(), opacity: number(0.2...1)))
    case 4: return .group(.opacity(.value(number(0...1))), group(depth - 1))
    case 5: return .group(.clip(path(), FillStyle()), group(depth - 1))
    case 6: return .group(.blur(radius: number(0...8), opaque: Bool.random(using: &random)), group(depth - 1))
    case 7:
      let offset = CGSize(width: number(-8...8), height: number(-8...8))
      return .group(.shadow(color: color(), radius: number(0...8), offset: offset), group(depth - 1))
    case 8: return .group(.mask(group(depth - 1)), group(depth - 1))
    case 9:
      return .group(
        .blend([.multiply, .softLight, .hue, .plusDarker].randomElement(using: &random)!), group(depth - 1))
    case 10: return .group(.backdrop(path(), radius: number(0...6), saturation: 1.5), group(depth - 1))
    case 11:
      let angle = number(0...6)
      var transform = ProjectionTransform(
        CGAffineTransform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 40, ty: 40))
      if Bool.random(using: &random) { transform.m13 = 0.002 }
      return .group(.transform(.value(transform)), group(depth - 1))
    default: return .group(.colorMatrix(.saturation(number(0...2))), group(depth - 1))
    }
  }

  mutating func group(_ depth: Int) -> Placed {
    let count = Int.random(in: 1...4, using: &random)
    return placed((0..<count).map { _ in item(depth) }, at: CGPoint(x: number(-5...5), y: number(-5...5)))
  }
}

struct DamageTests {
  @Test(arguments: 0..<16)
  func redrawingAPartEqualsDrawingAll(seed: Int) throws {
    let pixels = (0..<32 * 32 * 4).map { UInt8(truncatingIfNeeded: $0 % 4 == 3 ? 255 : $0 &* 37) }
    let stored = ImageStore.shared.insert(
      try #require(CGImage(width: 32, height: 32, premultipliedRGBA: pixels)))
    var scene = Scene(random: SeededGenerator(seed: UInt64(seed)), image: ImageID(raw: stored.id))
    var children = (0..<8).map { _ in scene.group(2) }
    func shown() -> Picture {
      Picture(size: CGSize(width: 100, height: 90), root: placed([.children(FragmentTree(children))]))
    }
    let scale = seed % 2 == 0 ? 1.0 : 1.5
    let raster = DamageRaster(scale: scale, background: .white)
    raster.update(shown())
    for _ in 0..<4 {
      let index = Int.random(in: 0..<children.count, using: &scene.random)
      let before = children[index].bounds
      children[index] = scene.group(2)
      var damage = before.union(children[index].bounds)
      // A backdrop shows what lies around it, so that its own reach is damage too.
      damage = damage.insetBy(dx: -40, dy: -40)
      raster.update(shown(), damage: damage)
      let whole = Rasterizer.image(of: shown(), scale: scale, background: .white)
      // Counted: an expectation of two arrays that fails looks for the least difference, which takes long.
      let (mine, its) = (raster.image.pixels, whole.pixels)
      let differing = mine == its ? 0 : max(1, zip(mine, its).count { $0 != $1 })
      #expect(differing == 0, "seed \(seed)")
      if differing > 0 { return }
    }
    withExtendedLifetime(stored) {}
  }

  @Test func anyPartHasTheBytesOfTheWhole() throws {
    let pixels = (0..<32 * 32 * 4).map { UInt8(truncatingIfNeeded: $0 % 4 == 3 ? 255 : $0 &* 53) }
    let stored = ImageStore.shared.insert(
      try #require(CGImage(width: 32, height: 32, premultipliedRGBA: pixels)))
    for seed in 100..<124 {
      var scene = Scene(random: SeededGenerator(seed: UInt64(seed)), image: ImageID(raw: stored.id))
      let picture = Picture(
        size: CGSize(width: 100, height: 90),
        root: placed((0..<6).map { _ in scene.item(2) }))
      let page = PixelPage(picture.size, scale: 1)
      let whole = try #require(page.render(picture, background: .white))
      let part = DeviceRect(
        x: Int.random(in: 0...80, using: &scene.random), y: Int.random(in: 0...70, using: &scene.random),
        width: 17, height: 13
      ).intersection(page.rect)
      let drawn = try #require(page.render(picture, background: .white, part: part))
      var worst = 0
      for y in part.y..<part.maxY {
        for x in part.x..<part.maxX {
          let (a, b) = (whole.words(y)[x], drawn.words(y)[x - drawn.rect.x])
          for shift in [0, 8, 16, 24] as [UInt32] {
            worst = max(worst, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
          }
        }
      }
      #expect(worst == 0, "seed \(seed)")
    }
    withExtendedLifetime(stored) {}
  }
}
