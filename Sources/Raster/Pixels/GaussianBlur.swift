import Foundation

/// A Gaussian blur of a surface in place; pixels beyond the surface are transparent.
///
/// Small deviations use the bell curve itself; from `widest` pixels on three running means of whole widths
/// come within 3 % of it at a cost that does not grow with the radius. Both are sums of whole numbers,
/// so that a part of a picture blurred again has the same bytes.
struct GaussianBlur: Hashable {
  let sigmaX: Double, sigmaY: Double

  init(sigmaX: Double, sigmaY: Double) {
    func sound(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 2048) : 0 }
    self.sigmaX = sound(sigmaX)
    self.sigmaY = sound(sigmaY)
  }

  /// The deviation from which running means take the place of the bell curve.
  private static let widest = 3.5

  var isIdentity: Bool { sigmaX < 0.05 && sigmaY < 0.05 }

  /// How many pixels away from itself a pixel shows.
  var reachX: Int { Self.reach(sigmaX) }
  var reachY: Int { Self.reach(sigmaY) }

  private static func reach(_ sigma: Double) -> Int {
    if sigma < 0.05 { return 0 }
    return sigma < widest ? kernel(sigma).count / 2 : boxes(sigma).reduce(0) { $0 + $1 / 2 }
  }

  /// Three odd widths whose variances sum to that of the bell curve.
  static func boxes(_ sigma: Double) -> [Int] {
    let ideal = (4 * sigma * sigma + 1).squareRoot()
    // `init` holds deviations within 0 and 2,048.
    let low = Int((ideal - 1) / 2) * 2 + 1
    let lowVariance = Double(low * low - 1) / 12
    let stepVariance = Double(low + 1) / 3
    // Finite, as the deviation is and `stepVariance` is not 0: `low` is at least 1.
    let wide = Int(((sigma * sigma - 3 * lowVariance) / stepVariance).rounded())
    return (0..<3).map { low + ($0 < wide ? 2 : 0) }
  }

  /// Weights that sum to 65,536; what rounding leaves over goes to the middle.
  static func kernel(_ sigma: Double) -> [UInt32] {
    // `init` holds deviations within 0 and 2,048.
    let reach = Int((3 * sigma).rounded(.up))
    let values = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = values.reduce(0, +)
    var weights = values.map { UInt32($0 / sum * 65_536) }
    weights[reach] += 65_536 - weights.reduce(0, +)
    return weights
  }

  func apply(to surface: PixelSurface) {
    surface.flush()
    let channels = surface.format == .argb ? 4 : 1
    let bytes = surface.bytes
    let (width, height, stride) = (surface.width, surface.height, surface.stride)
    let work = UnsafeMutablePointer<UInt32>.allocate(capacity: width * channels)
    let line = UnsafeMutablePointer<UInt8>.allocate(capacity: width * channels)
    defer {
      work.deallocate()
      line.deallocate()
    }
    if sigmaX >= Self.widest {
      for box in Self.boxes(sigmaX) where box > 1 {
        for y in 0..<height {
          let row = bytes + y * stride
          channels == 4
            ? Self.meanRow4(row, line, width, box / 2) : Self.meanRow1(row, line, width, box / 2)
        }
      }
    } else if sigmaX >= 0.05 {
      let kernel = Self.kernel(sigmaX)
      for y in 0..<height { Self.weighRow(bytes + y * stride, line, width, channels, kernel) }
    }
    if sigmaY >= Self.widest {
      for box in Self.boxes(sigmaY) where box > 1 {
        Self.meanColumns(bytes, stride, width * channels, height, box / 2, work)
      }
    } else if sigmaY >= 0.05 {
      Self.weighColumns(bytes, stride, width * channels, height, Self.kernel(sigmaY), work)
    }
    surface.markDirty()
  }

  // MARK: - Rows

  private static func meanRow1(
    _ row: UnsafeMutablePointer<UInt8>, _ line: UnsafeMutablePointer<UInt8>, _ count: Int, _ radius: Int
  ) {
    let factor = UInt32((1 << 24) / (2 * radius + 1))
    line.update(from: row, count: count)
    var sum: UInt32 = 0
    for x in 0..<min(radius, count) { sum += UInt32(line[x]) }
    for x in 0..<count {
      if x + radius < count { sum += UInt32(line[x + radius]) }
      row[x] = UInt8(truncatingIfNeeded: (sum &* factor &+ 0x80_0000) >> 24)
      if x >= radius { sum -= UInt32(line[x - radius]) }
    }
  }

  private static func meanRow4(
    _ row: UnsafeMutablePointer<UInt8>, _ line: UnsafeMutablePointer<UInt8>, _ count: Int, _ radius: Int
  ) {
    let factor = SIMD4<UInt32>(repeating: UInt32((1 << 24) / (2 * radius + 1)))
    let half = SIMD4<UInt32>(repeating: 0x80_0000)
    line.update(from: row, count: count * 4)
    let source = UnsafeRawPointer(line).assumingMemoryBound(to: SIMD4<UInt8>.self)
    let target = UnsafeMutableRawPointer(row).assumingMemoryBound(to: SIMD4<UInt8>.self)
    var sum = SIMD4<UInt32>.zero
    for x in 0..<min(radius, count) { sum &+= SIMD4<UInt32>(truncatingIfNeeded: source[x]) }
    for x in 0..<count {
      if x + radius < count { sum &+= SIMD4<UInt32>(truncatingIfNeeded: source[x + radius]) }
      target[x] = SIMD4<UInt8>(truncatingIfNeeded: (sum &* factor &+ half) &>> 24)
      if x >= radius { sum &-= SIMD4<UInt32>(truncatingIfNeeded: source[x - radius]) }
    }
  }

  private static func weighRow(
    _ row: UnsafeMutablePointer<UInt8>, _ line: UnsafeMutablePointer<UInt8>, _ count: Int,
    _ channels: Int, _ kernel: [UInt32]
  ) {
    line.update(from: row, count: count * channels)
    let reach = kernel.count / 2
    for x in 0..<count {
      for channel in 0..<channels {
        var sum: UInt32 = 0x8000
        for k in max(0, x - reach)...min(count - 1, x + reach) {
          sum &+= UInt32(line[k * channels + channel]) &* kernel[k - x + reach]
        }
        row[x * channels + channel] = UInt8(truncatingIfNeeded: sum >> 16)
      }
    }
  }

  // MARK: - Columns, a row at a time

  private static func meanColumns(
    _ bytes: UnsafeMutablePointer<UInt8>, _ stride: Int, _ count: Int, _ height: Int, _ radius: Int,
    _ sums: UnsafeMutablePointer<UInt32>
  ) {
    let factor = UInt32((1 << 24) / (2 * radius + 1))
    // The rows that the window still needs although they have been overwritten.
    let kept = min(radius + 1, height)
    let ring = UnsafeMutablePointer<UInt8>.allocate(capacity: kept * count)
    defer { ring.deallocate() }
    sums.update(repeating: 0, count: count)
    for y in 0..<min(radius, height) {
      let row = bytes + y * stride
      for x in 0..<count { sums[x] &+= UInt32(row[x]) }
    }
    for y in 0..<height {
      if y + radius < height {
        let entering = bytes + (y + radius) * stride
        for x in 0..<count { sums[x] &+= UInt32(entering[x]) }
      }
      let row = bytes + y * stride
      (ring + y % kept * count).update(from: row, count: count)
      for x in 0..<count { row[x] = UInt8(truncatingIfNeeded: (sums[x] &* factor &+ 0x80_0000) >> 24) }
      if y >= radius {
        let leaving = ring + (y - radius) % kept * count
        for x in 0..<count { sums[x] &-= UInt32(leaving[x]) }
      }
    }
  }

  private static func weighColumns(
    _ bytes: UnsafeMutablePointer<UInt8>, _ stride: Int, _ count: Int, _ height: Int,
    _ kernel: [UInt32], _ sums: UnsafeMutablePointer<UInt32>
  ) {
    let reach = kernel.count / 2
    let kept = min(reach + 1, height)
    let ring = UnsafeMutablePointer<UInt8>.allocate(capacity: kept * count)
    defer { ring.deallocate() }
    for y in 0..<height {
      let row = bytes + y * stride
      (ring + y % kept * count).update(from: row, count: count)
      sums.update(repeating: 0x8000, count: count)
      for k in max(0, y - reach)...min(height - 1, y + reach) {
        let source = k <= y ? ring + k % kept * count : bytes + k * stride
        let weight = kernel[k - y + reach]
        for x in 0..<count { sums[x] &+= UInt32(source[x]) &* weight }
      }
      for x in 0..<count { row[x] = UInt8(truncatingIfNeeded: sums[x] >> 16) }
    }
  }
}
