/// Arithmetic on premultiplied ARGB words, two channels at a time.
enum Pixel {
  /// Every channel times `factor` / 255, rounded.
  @inline(__always) static func scale(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
    var low = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
    low = (low &+ ((low >> 8) & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
    var high = (pixel >> 8 & 0x00FF_00FF) &* factor &+ 0x0080_0080
    high = (high &+ ((high >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return low | high
  }

  /// `source` over `below`.
  @inline(__always) static func over(_ source: UInt32, _ below: UInt32) -> UInt32 {
    source &+ scale(below, 255 &- source >> 24)
  }

  /// Paints one colour through a row of coverage.
  @inline(__always) static func blend(
    _ color: UInt32, through mask: UnsafePointer<UInt8>, count: Int, to row: UnsafeMutablePointer<UInt32>
  ) {
    let isOpaque = color >> 24 == 255
    for i in 0..<count {
      let coverage = UInt32(mask[i])
      if coverage == 0 { continue }
      row[i] =
        coverage == 255
        ? (isOpaque ? color : over(color, row[i]))
        : over(scale(color, coverage), row[i])
    }
  }
}
