import DisplayList
import Foundation
import Geometry

@testable import Raster

/// Short names for pictures made of boxes.
func rgb(_ red: Int, _ green: Int, _ blue: Int, _ opacity: Double = 1) -> ResolvedColor {
  ResolvedColor(
    red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255, opacity: Float(opacity))
}

func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func fill(_ rect: CGRect, _ color: ResolvedColor) -> Item { .fill(Path(rect), .color(color), FillStyle()) }

func placed(_ items: [Item], at origin: CGPoint = .zero) -> Placed {
  Placed(Fragment(id: 1, items: items), at: origin)
}

func picture(_ width: Double, _ height: Double, _ items: [Item], slots: [SlotValue] = []) -> Picture {
  Picture(size: CGSize(width: width, height: height), root: placed(items), slots: slots)
}

extension CGImage {
  /// Red, green, blue and alpha of a pixel, premultiplied.
  func at(_ x: Int, _ y: Int) -> [Int] {
    (0..<4).map { Int(pixels[(y * width + x) * 4 + $0]) }
  }
}

/// Whether two pixels differ by no more than `tolerance` in any component.
func near(_ a: [Int], _ b: [Int], _ tolerance: Int) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}

/// Numbers that follow from a seed.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
