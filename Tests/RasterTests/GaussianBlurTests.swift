import Foundation
import Testing

@testable import Raster

/// Blurs against their definition, sample by sample.
@Suite("Gaussian blurs")
struct GaussianBlurTests {
  /// Rows of samples, the channels of a pixel side by side.
  private struct Samples: Equatable {
    var rows: [[UInt8]]

    init(_ surface: PixelSurface) {
      let count = surface.width * surface.channels
      rows = (0..<surface.height).map { y in
        Array(UnsafeBufferPointer(start: surface.bytes + y * surface.stride, count: count))
      }
    }

    private static func sample(_ line: [UInt8], _ index: Int) -> Int {
      line.indices.contains(index) ? Int(line[index]) : 0
    }

    private static func blurred(_ line: [UInt8], _ step: Int, _ sigma: Double) -> [UInt8] {
      if sigma < 0.05 { return line }
      guard sigma >= 3.5 else {
        let kernel = GaussianBlur.kernel(sigma).map(Int.init)
        return line.indices.map { index in
          let sum = kernel.indices.map { kernel[$0] * sample(line, index + ($0 - kernel.count / 2) * step) }
          return UInt8((sum.reduce(0, +) + 0x8000) >> 16)
        }
      }
      return GaussianBlur.boxes(sigma).reduce(line) { line, box in
        line.indices.map { index in
          let sum = (-(box / 2)...box / 2).reduce(0) { $0 + sample(line, index + $1 * step) }
          return UInt8((sum * ((1 << 24) / box) + 0x80_0000) >> 24)
        }
      }
    }

    func blurred(_ blur: GaussianBlur, channels: Int) -> Samples {
      var result = self
      result.rows = rows.map { Self.blurred($0, channels, blur.sigmaX) }
      for x in result.rows[0].indices {
        for (y, sample) in Self.blurred(result.rows.map { $0[x] }, 1, blur.sigmaY).enumerated() {
          result.rows[y][x] = sample
        }
      }
      return result
    }
  }

  @Test("each sample is the weighed sum of those around it, and zero beyond the surface", arguments: 0..<60)
  func definition(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let deviations = [0, 0.3, 0.8, 1.6, 3.4, 3.5, 5, 11]
    let blur = try GaussianBlur(
      sigmaX: #require(deviations.randomElement(using: &generator)),
      sigmaY: #require(deviations.randomElement(using: &generator)))
    let rect = DeviceRect(
      x: 3, y: 2, width: .random(in: 1...41, using: &generator),
      height: .random(in: 1...41, using: &generator))
    let surface = try #require(PixelSurface(rect, format: seed % 2 == 0 ? .argb : .alpha))
    for index in 0..<surface.stride * surface.height {
      surface.bytes[index] = .random(in: 0...255, using: &generator)
    }
    let expected = Samples(surface).blurred(blur, channels: surface.channels)
    blur.apply(to: surface)
    #expect(Samples(surface) == expected, "\(blur), \(rect)")
  }
}
