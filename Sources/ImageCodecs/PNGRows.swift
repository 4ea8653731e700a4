/// Pixels on their way into a PNG file: made straight, and filtered when that helps.
///
/// A scanline is one byte naming its filter, then the samples of its pixels.
struct PNGRows {
  let pixels: UnsafeRawBufferPointer
  let width: Int, height: Int, bytesPerRow: Int
  let order: PNGEncoder.PixelOrder
  let isOpaque: Bool

  var samples: Int { isOpaque ? 3 : 4 }
  var scanline: Int { 1 + width * samples }

  /// - Parameter keepsAlpha: Whether opaque pixels have their alpha all the same.
  init(
    _ pixels: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int,
    order: PNGEncoder.PixelOrder, keepsAlpha: Bool = false
  ) {
    self.pixels = pixels
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.order = order
    guard !keepsAlpha else {
      isOpaque = false
      return
    }
    var all: UInt32 = 0xFFFF_FFFF
    for y in 0..<height {
      let row = pixels.baseAddress! + y * bytesPerRow  // a row exists, so the buffer has an address
      for x in 0..<width { all &= row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self) }
      if all.littleEndian >> 24 != 0xFF { break }
    }
    isOpaque = all.littleEndian >> 24 == 0xFF
  }

  /// Whether pixels repeat their neighbours so often that filters would hide it; judged by 64 rows.
  var isPlain: Bool {
    var same = 0
    var seen = 0
    let step = max(1, height / 64)
    for y in stride(from: 1, to: height, by: step) {
      let row = pixels.baseAddress! + y * bytesPerRow  // see init
      for x in stride(from: 1, to: width, by: 2) {
        let here = row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
        let left = row.loadUnaligned(fromByteOffset: x * 4 - 4, as: UInt32.self)
        let above = row.loadUnaligned(fromByteOffset: x * 4 - bytesPerRow, as: UInt32.self)
        if here == left || here == above { same += 1 }
        seen += 1
      }
    }
    return same * 5 >= seen * 2
  }

  /// All scanlines with filter 0. nil without memory.
  func unfiltered() -> PixelBuffer? {
    guard let lines = PixelBuffer(byteCount: scanline * height), let start = lines.bytes.baseAddress else {
      return nil
    }
    for y in 0..<height {
      let line = (start + y * scanline).assumingMemoryBound(to: UInt8.self)
      line[0] = 0
      write(row: y, to: line + 1)
    }
    return lines
  }

  /// All scanlines, each with the filter whose residues are smallest in sum. nil without memory.
  func filtered() -> PixelBuffer? {
    guard let lines = PixelBuffer(byteCount: scanline * height), let start = lines.bytes.baseAddress else {
      return nil
    }
    let count = scanline - 1
    let work = UnsafeMutablePointer<UInt8>.allocate(capacity: count * 6)
    defer { work.deallocate() }
    var (above, here) = (work, work + count)
    above.initialize(repeating: 0, count: count)
    let trials = work + 2 * count
    for y in 0..<height {
      write(row: y, to: here)
      let best = PNGFilter.best(of: here, above: above, count: count, step: samples, trials: trials)
      let line = (start + y * scanline).assumingMemoryBound(to: UInt8.self)
      line[0] = best.filter
      (line + 1).update(from: best.residues, count: count)
      swap(&above, &here)
    }
    return lines
  }

  /// One row as straight samples.
  private func write(row y: Int, to out: UnsafeMutablePointer<UInt8>) {
    // A row exists, so the buffer has an address.
    let row = (pixels.baseAddress! + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
    let (red, blue) = order == .rgba ? (0, 2) : (2, 0)
    if isOpaque {
      // Four bytes at once, of which the next pixel overwrites the last.
      var source = UnsafeRawPointer(row)
      var target = UnsafeMutableRawPointer(out)
      let end = source + (width - 1) * 4
      let isRedFirst = order == .rgba
      while source < end {
        let word = UInt32(littleEndian: source.loadUnaligned(as: UInt32.self))
        target.storeBytes(
          of: (isRedFirst ? word : word.byteSwapped &>> 8).littleEndian, as: UInt32.self)
        source += 4
        target += 3
      }
      let x = width - 1
      (out[x * 3], out[x * 3 + 1], out[x * 3 + 2]) = (row[x * 4 + red], row[x * 4 + 1], row[x * 4 + blue])
      return
    }
    for x in 0..<width {
      let alpha = UInt32(row[x * 4 + 3])
      let pixel = out + x * 4
      pixel[3] = row[x * 4 + 3]
      if alpha == 255 {
        pixel[0] = row[x * 4 + red]
        pixel[1] = row[x * 4 + 1]
        pixel[2] = row[x * 4 + blue]
      } else if alpha == 0 {
        (pixel[0], pixel[1], pixel[2]) = (0, 0, 0)
      } else {
        pixel[0] = straight(row[x * 4 + red], alpha)
        pixel[1] = straight(row[x * 4 + 1], alpha)
        pixel[2] = straight(row[x * 4 + blue], alpha)
      }
    }
  }

  private func straight(_ value: UInt8, _ alpha: UInt32) -> UInt8 {
    UInt8(min(255, (UInt32(value) * 255 + alpha / 2) / alpha))
  }
}
