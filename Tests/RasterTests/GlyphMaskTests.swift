import CPixels
import DisplayList
import Foundation
import Geometry
import Testing
import TextEngine

@testable import Raster

/// Glyphs blended out of masks.
@Suite(.serialized) struct GlyphMaskTests {
  /// As one pixel at a time.
  private func blended(_ color: UInt32, _ coverage: UInt8, _ below: UInt32) -> UInt32 {
    Pixel.over(Pixel.scale(color, UInt32(coverage)), below)
  }

  private func color(_ generator: inout SeededGenerator) -> UInt32 {
    let alpha = [UInt32(255), 0, UInt32.random(in: 0...255, using: &generator)].randomElement() ?? 0
    return Pixel.scale(0xff00_0000 | UInt32.random(in: 0...0xff_ffff, using: &generator), alpha)
  }

  @Test func fourPixelsAtATimeAreAsOneAtATime() {
    var generator = SeededGenerator(seed: 3)
    for width in 0...13 {
      for _ in 0..<40 {
        let (stride, height) = (width + 3, 3)
        let ink = color(&generator)
        let mask = (0..<stride * height).map { _ in
          [0, 255, UInt8.random(in: 0...255, using: &generator)].randomElement(using: &generator) ?? 0
        }
        let below = (0..<stride * height).map { _ in color(&generator) }
        var row = below
        pixels_blend(ink, mask, stride, &row, stride, width, height)
        for index in row.indices {
          let isWithin = index % stride < width
          #expect(row[index] == (isWithin ? blended(ink, mask[index], below[index]) : below[index]))
        }
      }
    }
  }

  private let face = FontRegistry.shared.font(for: FontDescriptor()).face

  private func run(_ scalars: [UInt32], at origin: CGPoint, size: Double) -> GlyphRun {
    var x = 0.0
    let glyphs = scalars.compactMap { scalar -> GlyphRun.Glyph? in
      guard let glyph = face.glyph(for: scalar) else { return nil }
      defer { x += face.advance(ofGlyph: glyph) * size }
      return GlyphRun.Glyph(index: glyph, x: Float(x), y: 0, advance: 0, cluster: 0)
    }
    return GlyphRun(
      font: face.id, size: size, origin: origin, glyphs: glyphs, text: "", isRightToLeft: false,
      bounds: CGRect(x: origin.x - size, y: origin.y - size * 2, width: x + size * 2, height: size * 3))
  }

  private func drawn(_ run: GlyphRun) -> CGImage {
    let item = Item.glyphs(run, .color(rgb(0, 0, 0)))
    return Rasterizer.image(of: picture(160, 80, [item]), background: rgb(255, 255, 255))
  }

  /// The middle of the ink, weighted, in pixels.
  private func middle(_ image: CGImage) -> CGPoint {
    var (sum, x, y) = (0.0, 0.0, 0.0)
    for row in 0..<image.height {
      for column in 0..<image.width {
        let ink = Double(255 - image.at(column, row)[0])
        sum += ink
        x += ink * Double(column)
        y += ink * Double(row)
      }
    }
    return sum > 0 ? CGPoint(x: x / sum, y: y / sum) : .zero
  }

  /// Steps of a tenth of a point move the ink by an eighth of a pixel more or less at most.
  @Test(.enabled(if: hasInter), arguments: [13.0, 40, 95, 97, 130])
  func movingTextDoesNotJitter(_ size: Double) {
    let start = middle(drawn(run([0x6f], at: CGPoint(x: 10, y: 70), size: size)))
    for step in 1...20 {
      let x = 10 + Double(step) / 10
      let place = middle(drawn(run([0x6f], at: CGPoint(x: x, y: 70), size: size)))
      #expect(abs(place.x - start.x - Double(step) / 10) < 0.15, "\(size) \(step)")
      #expect(abs(place.y - start.y) < 0.05)
    }
  }

  /// Large text is filled as paths: where masks end nothing jumps.
  @Test(.enabled(if: hasInter)) func masksAndPathsAgree() {
    let sizes = stride(from: GlyphCache.largestSize - 1, through: GlyphCache.largestSize + 1, by: 0.25)
    let inks = sizes.map { size -> Double in
      let image = drawn(run([0x6f], at: CGPoint(x: 20, y: 75), size: size))
      var ink = 0
      for row in 0..<image.height {
        for column in 0..<image.width { ink += 255 - image.at(column, row)[0] }
      }
      return Double(ink) / size / size
    }
    for (ink, next) in zip(inks, inks.dropFirst()) { #expect(abs(ink / next - 1) < 0.01) }
  }

  @Test func unknownGlyphsAndFarPlacesDrawNothing() {
    var far = run([0x61, 0x62], at: CGPoint(x: 10, y: 50), size: 20)
    for index in [UInt32.max, 1 << 16, 65_535] { far.glyphs[0].index = index }
    far.glyphs[1].x = .nan
    let image = drawn(far)
    #expect((0..<80).allSatisfy { row in (0..<160).allSatisfy { image.at($0, row)[0] == 255 } })
  }

  /// Also of one size: a canvas lets go of masks that the cache has forgotten.
  @Test(.enabled(if: hasInter)) func aCanvasKeepsNoForgottenMasks() throws {
    let surface = try #require(PixelSurface(DeviceRect(x: 0, y: 0, width: 8, height: 8)))
    let canvas = PixelCanvas(surface, matrix: .identity)
    var letter = run([0x61], at: CGPoint(x: 0, y: 4), size: 95)
    var forgotten = 0
    for number in 0..<8000 {
      letter.glyphs[0].index = UInt32(number / 4)
      letter.glyphs[0].x = Float(number % 4) / 4
      canvas.glyphs(letter, .color(rgb(0, 0, 0)))
      if canvas.strike == nil { forgotten += 1 }
    }
    #expect(forgotten > 0)
  }

  /// Sizes without end, as of text that grows, take no more than the cache may hold.
  @Test(.enabled(if: hasInter)) func masksAreBounded() {
    let letters = Array(UInt32(0x41)...0x7a)
    for step in 0..<1500 {
      _ = drawn(run(letters, at: CGPoint(x: 0, y: 60), size: 60 + Double(step) / 50))
      guard step % 100 == 0 else { continue }
      let bytes = GlyphCache.shared.bytes
      #expect(bytes <= GlyphCache.budget)
    }
  }
}

private let hasInter = FontRegistry.shared.font(for: FontDescriptor()).face.familyName == "Inter"
