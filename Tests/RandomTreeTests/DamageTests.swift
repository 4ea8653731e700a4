import DisplayList
import Geometry
import ImageCodecs
import Raster
import Testing
import TreeGrammar

/// What a picture says has changed is enough to repaint it: of random trees after random edits.
@Suite("Damage of random trees", .serialized)
@MainActor
struct RandomTreeDamageTests {
  @Test("painting what has changed gives what painting all gives", arguments: [1...10, 11...20, 21...30])
  func repaint(seeds: ClosedRange<UInt64>) {
    let background = ResolvedColor(red: 1, green: 1, blue: 1)
    for seed in seeds {
      let raster = DamageRaster(scale: 1, background: background)
      var trial = Trial(seed: seed, edits: 8, size: 40)
      trial.inspects = { picture in
        raster.advance(to: picture)
        let whole = Rasterizer.image(of: picture, scale: 1, background: background)
        return isSame(raster.image, whole) ? nil : "painted in parts the picture is another"
      }
      if let finding = trial.run() { Issue.record("seed \(seed): \(finding)") }
    }
  }

  /// Whether two images are the same, but for outlines that a part's edge cuts through: in a row of pixels in which an
  /// outline has a corner cairo counts its coverage in fifteenths, and elsewhere exactly.
  private func isSame(_ a: CGImage, _ b: CGImage) -> Bool {
    let (mine, its) = (a.premultipliedRGBA, b.premultipliedRGBA)
    guard a.width == b.width, mine.count == its.count else { return false }
    return zip(mine, its).allSatisfy { max($0, $1) - min($0, $1) <= 255 / 15 }
  }
}
