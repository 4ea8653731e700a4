import CGraphicsLibraries
import Geometry
import Synchronization
import TextEngine

/// An outline on its way to a mask: brought to its pixels, its curves made lines, then filled by FreeType's
/// rasteriser, which takes a tenth of cairo's instructions for a letter and no memory. All strikes share one:
/// a FreeType library fills one outline at a time, and what the largest outline took is kept once, not for each
/// size of each face. The library is not the one that opens faces: no mask waits for a file.
struct GlyphFilling {
  static let shared = Mutex(GlyphFilling())

  private let library: FT_Library?
  /// In 64ths of a pixel, y upward.
  private var points: [FT_Vector] = []
  private var ends: [Int16] = []
  /// One for each point that there may be: each is on the outline.
  private let tags: [UInt8] = Array(repeating: 1, count: Self.mostPoints)
  private var (left, right, bottom, top) = (0, 0, 0, 0)
  /// How long the lines are together, up and down or left and right.
  private var length = 0

  /// By how many 64ths of a pixel a line may miss its curve. FreeType's own lines miss curves of letters by a fifth
  /// of a pixel.
  private static let tolerance = 2.0
  /// Lines of a curve: enough for one that bends by 175,000 64ths, which are 2,730 pixels.
  private static let mostLines = 256.0
  /// FreeType counts points in 16 bits.
  private static let mostPoints = Int(Int16.max)

  init() {
    var library: FT_Library?
    self.library = FT_Init_FreeType(&library) == 0 ? library : nil
  }

  /// Bytes that are kept for points, of which an outline has `mostPoints`, for the ends of contours and for tags.
  var keptBytes: Int {
    points.capacity * MemoryLayout<FT_Vector>.stride + ends.capacity * MemoryLayout<Int16>.stride + tags.count
  }

  /// The pixels that an outline touches, `phase` quarters of a pixel right of a whole one, at a number of pixels to a
  /// unit of the face. Nil for one that FreeType's rasteriser does not take, or whose mask were too large.
  mutating func place(
    _ outline: GlyphOutline, scale: Double, skew: Double, stretch: Double, phase: Int
  ) -> DeviceRect? {
    points.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    (left, right, bottom, top, length) = (.max, .min, .max, .min, 0)
    let (along, slant, up) = (scale * stretch * 64, scale * skew * 64, scale * 64)
    let shift = Double(phase * 64 / GlyphStrike.phases)
    let isPlaced = outline.points.withUnsafeBufferPointer { units in
      func point(_ index: Int) -> SIMD2<Double> {
        let point = units[index]
        let (x, y) = (Double(point.x), Double(point.y))
        return SIMD2(x * along + y * slant + shift, y * up)
      }
      var index = 0
      for end in outline.ends {
        var last = point(index)
        guard add(last) else { return false }
        index += 1
        while index < end {
          switch outline.tags[index] {
          case 0:
            let (control, next) = (point(index), point(index + 1))
            // The same curve with two points beside it.
            let (first, second) = (last + (control - last) * (2.0 / 3), next + (control - next) * (2.0 / 3))
            guard addCurve(from: last, first, second, to: next) else { return false }
            last = next
            index += 2
          case 2:
            let next = point(index + 2)
            guard addCurve(from: last, point(index), point(index + 1), to: next) else { return false }
            last = next
            index += 3
          default:
            last = point(index)
            guard add(last) else { return false }
            index += 1
          }
        }
        guard length >> 6 <= RasterLimits.maskLines else { return false }
        ends.append(Int16(points.count - 1))  // At most `mostPoints`.
      }
      return true
    }
    guard isPlaced else { return nil }
    guard !points.isEmpty else { return .empty }
    let rect = DeviceRect(
      x: left >> 6, y: -((top + 63) >> 6), width: (right + 63) >> 6 - left >> 6,
      height: (top + 63) >> 6 - bottom >> 6)
    return rect.isMask ? rect : nil
  }

  /// False for a point that is too far away, or no number, or one too many.
  private mutating func add(_ point: SIMD2<Double>) -> Bool {
    // Conversion truncates toward zero: coordinates are made positive first, so that all are rounded alike.
    let limit = RasterLimits.coordinate * 64
    guard points.count < Self.mostPoints, abs(point.x) < limit, abs(point.y) < limit else { return false }
    // The guard holds both coordinates within the limit and lets no NaN pass.
    let (x, y) = (Int(point.x + limit + 0.5) - Int(limit), Int(point.y + limit + 0.5) - Int(limit))
    (left, right) = (min(left, x), max(right, x))
    (bottom, top) = (min(bottom, y), max(top, y))
    if let last = points.last { length += abs(x - last.x) + abs(y - last.y) }
    points.append(FT_Vector(x: x, y: y))
    return true
  }

  private mutating func addCurve(
    from start: SIMD2<Double>, _ first: SIMD2<Double>, _ second: SIMD2<Double>, to end: SIMD2<Double>
  ) -> Bool {
    let (bend, otherBend) = (start - first * 2 + second, first - second * 2 + end)
    let square = max((bend * bend).sum(), (otherBend * otherBend).sum())
    // A line between two of n points misses the curve by 6 / 8 n² of how far it bends, at most.
    let wanted = (square.squareRoot() * 0.75 / Self.tolerance).squareRoot()
    let lines = wanted < Self.mostLines ? wanted.rounded(.up) : Self.mostLines
    let (cubic, square3, slope) = (otherBend - bend, bend * 3, (first - start) * 3)
    var number = 1.0
    while number < lines {
      let t = number / lines
      guard add(((cubic * t + square3) * t + slope) * t + start) else { return false }
      number += 1
    }
    return add(end)
  }

  /// Fills the outline that was placed last, into zeroed memory for the pixels that it touches.
  mutating func fill(
    _ rect: DeviceRect, _ coverage: UnsafeMutablePointer<UInt8>, stride: Int
  ) -> Bool {
    guard let library, points.count <= tags.count else { return false }
    let (originX, originY) = (rect.x << 6, -(rect.maxY << 6))
    for index in points.indices {
      points[index].x -= originX
      points[index].y -= originY
    }
    var bitmap = FT_Bitmap()
    bitmap.buffer = coverage
    bitmap.rows = UInt32(clamping: rect.height)
    bitmap.width = UInt32(clamping: rect.width)
    bitmap.pitch = Int32(clamping: stride)
    bitmap.num_grays = 256
    bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
    return freetype_fill(
      library, points, Int16(clamping: points.count), ends, Int16(clamping: ends.count), tags, &bitmap) == 0
  }
}

extension DeviceRect {
  /// Whether a mask may have so many pixels.
  var isMask: Bool {
    width <= RasterLimits.layerSide && height <= RasterLimits.layerSide
      && width * height <= RasterLimits.maskPixels
  }
}
