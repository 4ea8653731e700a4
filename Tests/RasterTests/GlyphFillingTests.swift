import CGraphicsLibraries
import DisplayList
import Foundation
import Geometry
import Testing

@testable import Raster
@testable import TextEngine

/// Masks, which FreeType fills, beside the same outlines filled as paths.
struct GlyphFillingTests {
  private static let samples = [
    "The quick brown fox jumps over the lazy dog 0123456789 &@%#{}§ÄÖÜßéñ", "نص عربي طويل قليلا بسم الله",
    "漢字仮名交じり文繁體龍鬱", "שלום नमस्ते สวัสดี", "Ωμέγα Привет ∑∫√≈",
  ]
  private static let families: [FontDescriptor] = [
    FontDescriptor(.system, size: 13), FontDescriptor(.system, size: 13, weight: 800, isItalic: true),
    FontDescriptor(.named("Noto Serif"), size: 13), FontDescriptor(.monospaced, size: 13),
  ]

  /// One run for each glyph of the samples that its font has, without those that are alike.
  private static let glyphs: [GlyphRun] = {
    struct Key: Hashable {
      var font: FontID
      var glyph: UInt32
      var skew: Double, stretch: Double, embolden: Double
    }
    var seen: Set<Key> = []
    var glyphs: [GlyphRun] = []
    for font in families {
      for sample in samples {
        let layout = ShapedText.shape(sample, TextAttributes(font: font)).layout(
          TextLayoutOptions(width: nil))
        for case .glyphs(let run, _) in layout.items(at: .zero, paints: []) {
          guard FontRegistry.shared.face(run.font)?.isColor == false else { continue }
          for glyph in run.glyphs {
            let key = Key(
              font: run.font, glyph: glyph.index, skew: run.skew, stretch: run.stretch, embolden: run.embolden
            )
            guard seen.insert(key).inserted else { continue }
            var one = run
            one.glyphs = [GlyphRun.Glyph(index: glyph.index, x: 0, y: 0, advance: 0, cluster: 0)]
            glyphs.append(one)
          }
        }
      }
    }
    return glyphs
  }()

  /// The mask of a glyph, nil for a blank, and the strike that keeps it.
  private func mask(
    _ run: GlyphRun, _ size: Double, _ phase: Int
  ) throws -> (GlyphStrike.PlacedMask, GlyphStrike)? {
    let face = try #require(FontRegistry.shared.face(run.font))
    let strike = GlyphStrike(
      GlyphStrike.Key(
        font: run.font, size: Float(size), skew: Float(run.skew), stretch: Float(run.stretch),
        embolden: Float(run.embolden / run.size * size)), GlyphOutlines())
    var run = run
    run.origin = CGPoint(x: Double(phase) / 4, y: 0)
    var (placed, paths): ([GlyphStrike.PlacedMask], [GlyphRun.Glyph]) = ([], [])
    _ = strike.place(run, of: face, by: .identity, into: &placed, paths: &paths)
    #expect(paths.isEmpty)
    return placed.first.map { ($0, strike) }
  }

  /// Coverage of the outline by cairo, `detail` times finer in both directions, in an area.
  private func filled(
    _ run: GlyphRun, _ size: Double, _ phase: Int, in area: DeviceRect, detail: Int
  ) throws -> [Double] {
    let face = try #require(FontRegistry.shared.face(run.font))
    let fine = DeviceRect(
      x: area.x * detail, y: area.y * detail, width: area.width * detail, height: area.height * detail)
    let surface = try #require(PixelSurface(fine, format: .alpha))
    let cr = try #require(cairo_create(surface.surface))
    defer { cairo_destroy(cr) }
    let scale = Double(detail)
    var matrix = AffineMatrix.scale(scale, scale).applied(
      after: .outline(size: size, skew: run.skew, stretch: run.stretch, at: Double(phase) / 4))
    matrix.tx -= Double(fine.x)
    matrix.ty -= Double(fine.y)
    cairo_set_tolerance(cr, 0.05)
    CairoPath.add(face.path(forGlyph: run.glyphs[0].index), to: cr, mappedBy: matrix)
    cairo_fill(cr)
    surface.flush()
    var sums = Array(repeating: 0.0, count: area.width * area.height)
    for y in 0..<fine.height {
      let row = surface.alphas(fine.y + y)
      for x in 0..<fine.width { sums[y / detail * area.width + x / detail] += Double(row[x]) }
    }
    return sums.map { $0 / Double(detail * detail) }
  }

  /// At every size and phase; what cairo fills is not exact either. Nothing is cut off at the edges.
  @Test(arguments: [9.0, 13, 26, 39, 95.5]) func masksAreWhatPathsAre(_ size: Double) throws {
    for run in Self.glyphs where run.embolden == 0 {
      for phase in 0..<GlyphStrike.phases {
        guard let (placed, strike) = try mask(run, size, phase) else { continue }
        try withExtendedLifetime(strike) {
          let area = placed.area.outset(1, 1)
          let exact = try filled(run, size, phase, in: area, detail: size < 40 ? 6 : 4)
          var (most, sum, wanted) = (0.0, 0.0, 0.0)
          for y in 0..<area.height {
            for x in 0..<area.width {
              let isWithin = x > 0 && y > 0 && x <= placed.mask.width && y <= placed.mask.height
              let index = (y - 1) * placed.mask.stride + x - 1
              let coverage = isWithin ? Double(placed.mask.coverage?[index] ?? 0) : 0
              most = max(most, abs(coverage - exact[y * area.width + x]))
              sum += coverage
              wanted += exact[y * area.width + x]
            }
          }
          #expect(most < 20, "\(run.glyphs[0].index) of \(run.font) at \(phase)")
          #expect(abs(sum - wanted) < 0.03 * wanted + 40, "\(run.glyphs[0].index) of \(run.font) at \(phase)")
        }
      }
    }
  }

  /// As in a face that lacks bold: a line around the letter makes it so much heavier.
  @Test func emboldenedMasksAreHeavier() throws {
    var run = try #require(Self.glyphs.first)
    func ink(_ embolden: Double) throws -> Double {
      run.embolden = embolden
      let (placed, strike) = try #require(try mask(run, 30, 1))
      return withExtendedLifetime(strike) {
        let mask = placed.mask
        let bytes = UnsafeBufferPointer(start: mask.coverage, count: mask.stride * mask.height)
        return bytes.reduce(0) { $0 + Double($1) }
      }
    }
    let (plain, heavy) = (try ink(0), try ink(run.size / 20))
    #expect(heavy > plain * 1.1 && heavy < plain * 3)
  }

  /// Whatever outlines a font has, what is kept of them stays below a megabyte and a half.
  @Test func keepsLittleMemory() {
    var filling = GlyphFilling()
    var outline = GlyphOutline()
    var isPlaced: [Bool] = []
    // Points on one contour, on contours of their own, and beside wide curves.
    for (tag, contours) in [(CChar(1), 1), (1, 120_000), (0, 1), (0, 60_000), (2, 1)] {
      let group = tag == 0 ? 2 : tag == 2 ? 3 : 1
      outline.points = []
      outline.tags = []
      outline.ends = []
      for contour in 0..<contours {
        outline.points.append(SIMD2(Float(contour & 7), 0))
        outline.tags.append(1)
        for number in 0..<(120_000 / contours / group) {
          outline.points += Array(repeating: SIMD2(Float(number & 1), Float(number & 2)), count: group)
          outline.tags += Array(repeating: tag, count: group - 1) + [1]
        }
        outline.ends.append(Int32(outline.points.count))
      }
      for scale in [0.001, 1, 1_000] {
        let rect = filling.place(outline, scale: scale, skew: 0, stretch: 1, phase: 0)
        isPlaced.append(rect != nil)
      }
    }
    #expect(!isPlaced.contains(true))
    let bytes = filling.keptBytes
    #expect(bytes < 3 << 19)
  }

  /// What a font says to be endless, or to have endless lines, takes no memory but where the page shows.
  @Test func hugeGlyphsArePaths() throws {
    let letter = try #require(Self.glyphs.first)
    func shaped(_ stretch: Double, _ skew: Double, size: Double, at x: Double) -> GlyphRun {
      GlyphRun(
        font: letter.font, size: size, origin: CGPoint(x: x, y: 40), glyphs: letter.glyphs, text: "",
        isRightToLeft: false, bounds: CGRect(x: x, y: 0, width: 5e5, height: 60), skew: skew, stretch: stretch
      )
    }
    for (stretch, skew) in [(1e4, 0), (1, 1e4), (-1e5, 3), (.infinity, 0), (1, .nan)] as [(Double, Double)] {
      let run = shaped(stretch, skew, size: 90, at: 0)
      let face = try #require(FontRegistry.shared.face(run.font))
      for embolden in [Float(0), 2] {
        let key = GlyphStrike.Key(
          font: run.font, size: 90, skew: Float(skew), stretch: Float(stretch), embolden: embolden)
        let strike = GlyphStrike(key, GlyphOutlines())
        var (placed, paths): ([GlyphStrike.PlacedMask], [GlyphRun.Glyph]) = ([], [])
        let bytes = strike.place(run, of: face, by: .identity, into: &placed, paths: &paths)
        #expect(bytes < 100_000 && placed.isEmpty)
      }
    }
    let run = shaped(1e4, 0, size: 40, at: -20_000)
    let image = Rasterizer.image(of: picture(40, 40, [.glyphs(run, .color(rgb(255, 0, 0)))]))
    let isDrawn = (0..<40).contains { image.at(20, $0)[3] == 255 }
    #expect(isDrawn)
  }
}
