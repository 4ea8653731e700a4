import CGraphicsLibraries
import Foundation
import Geometry

extension SharedPixels {
  /// The image made smaller by a power of two, as far as it stays at least as fine as `shrink` pixels of it to
  /// one; and by how much. Each level is the mean of four pixels of the one before, made once and kept with the
  /// image.
  func reduced(by shrink: Double) -> (pixels: SharedPixels, factor: Double) {
    var (level, factor) = (self, 1.0)
    while shrink >= factor * 2, level.width > 1, level.height > 1, let next = level.half {
      level = next
      factor *= 2
    }
    return (level, factor)
  }

  private var half: SharedPixels? {
    smaller.withLock { smaller in
      if smaller == nil { smaller = makeHalf() }
      return smaller
    }
  }

  private func makeHalf() -> SharedPixels? {
    let (columns, rows) = ((width + 1) / 2, (height + 1) / 2)
    guard let target = PixelSurface(DeviceRect(x: 0, y: 0, width: columns, height: rows)) else { return nil }
    // Two of the four channels at a time, each with room for the sum of four bytes.
    let mask: UInt32 = 0x00FF_00FF
    for y in 0..<rows {
      let top = surface.words(2 * y)
      let bottom = surface.words(min(2 * y + 1, height - 1))
      let out = target.words(y)
      for x in 0..<columns {
        let (left, right) = (2 * x, min(2 * x + 1, width - 1))
        let (a, b, c, d) = (top[left], top[right], bottom[left], bottom[right])
        let low = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask) &+ 0x0002_0002
        let high =
          (a >> 8 & mask) &+ (b >> 8 & mask) &+ (c >> 8 & mask) &+ (d >> 8 & mask) &+ 0x0002_0002
        out[x] = (low >> 2 & mask) | (high >> 2 & mask) << 8
      }
    }
    target.markDirty()
    return SharedPixels(target)
  }

  /// The pixels of a part that is not the whole image and ends between pixels, else nil.
  func wholePixels(of part: CGRect) -> DeviceRect? {
    let whole = DeviceRect(x: 0, y: 0, width: width, height: height)
    let cut = DeviceRect(covering: part).intersection(whole)
    let offsets = [
      Double(cut.x) - part.minX, Double(cut.y) - part.minY, Double(cut.maxX) - part.maxX,
      Double(cut.maxY) - part.maxY,
    ]
    guard !cut.isEmpty, cut != whole, offsets.allSatisfy({ abs($0) < 1e-3 }) else { return nil }
    return cut
  }
}
