import DisplayList
import Geometry
import Testing

@testable import Raster

struct BlendingTests {
  /// Premultiplied words with edges in every channel, some of them with colours beyond their alpha, as
  /// rounding leaves them.
  private static let words: [UInt32] = {
    var words: [UInt32] = [0x0000_0000, 0x00FF_FFFF, 0x01FF_0001, 0x0101_0101, 0x8000_0000]
    for alpha: UInt32 in [1, 85, 254, 255] {
      for level: UInt32 in [0, 1, 2, 13, 84, 127, 254, 255] {
        words.append(alpha << 24 | level << 16 | level << 8 | level)
        words.append(alpha << 24 | level << 16 | (255 - level) << 8 | (level / 2))
      }
    }
    return words
  }()

  private static let modes: [BlendMode] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
    .difference, .exclusion, .hue, .saturation, .color, .luminosity, .plusDarker,
  ]

  @Test(arguments: modes) func noColourIsBeyondItsAlpha(_ mode: BlendMode) {
    for source in Self.words {
      for backdrop in Self.words {
        let result = Blending.composite(source, backdrop, mode)
        let alpha = result >> 24
        let isWithin = [16, 8, 0].allSatisfy { (result >> $0) & 255 <= alpha }
        #expect(isWithin, "\(source) over \(backdrop)")
      }
    }
  }

  /// A grey has no hue to divide by.
  @Test(arguments: [BlendMode.hue, .saturation, .color, .luminosity])
  func greysStayGrey(_ mode: BlendMode) {
    for level in 0...255 as ClosedRange<UInt32> {
      for other in [0, 1, 100, 254, 255] as [UInt32] {
        func grey(_ level: UInt32) -> UInt32 { 0xFF00_0000 | level << 16 | level << 8 | level }
        let result = Blending.composite(grey(level), grey(other), mode)
        let expected = mode == .luminosity ? level : other
        #expect(abs(Int(result & 255) - Int(expected)) <= 1)
        #expect(result >> 24 == 255 && (result >> 8) & 255 == result & 255)
      }
    }
  }

  /// Whatever the arithmetic comes to, a number that is none becomes a defined byte.
  @Test(arguments: modes) func numbersThatAreNone(_ mode: BlendMode) {
    for bad in [Float.nan, .infinity, -.infinity] {
      let color = SIMD3<Float>(bad, 0.5, 1)
      let packed = Blending.pack(Blending.blend(color, SIMD3(0.2, bad, 0.4), mode), bad)
      let alpha = packed >> 24
      let isWithin = [16, 8, 0].allSatisfy { (packed >> $0) & 255 <= alpha }
      #expect(isWithin)
    }
  }
}
