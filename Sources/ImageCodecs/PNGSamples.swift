/// Turns rows of samples into premultiplied RGBA.
struct PNGSamples {
  let header: PNGHeader
  /// Premultiplied RGBA of every index that a byte can hold; those beyond the palette are opaque black.
  private let colors: [UInt8]
  /// The sample values (16 bits each) that stand for "transparent", for gray and RGB.
  private let key: (Int, Int, Int)?

  init(header: PNGHeader, palette: UnsafeRawBufferPointer?, transparency: UnsafeRawBufferPointer?) {
    self.header = header
    var colors: [UInt8] = []
    var key: (Int, Int, Int)?
    func value(_ index: Int, _ bytes: UnsafeRawBufferPointer) -> Int {
      Int(bytes[2 * index]) << 8 | Int(bytes[2 * index + 1])
    }
    switch (header.color, transparency) {
    case (.palette, _):
      colors.reserveCapacity(1024)
      for index in 0..<256 {
        let alpha = transparency.map { index < $0.count ? $0[index] : 255 } ?? 255
        for channel in 0..<3 {
          let value = palette.map { index * 3 + channel < $0.count ? $0[index * 3 + channel] : 0 } ?? 0
          colors.append(Self.premultiplied(value, alpha))
        }
        colors.append(alpha)
      }
    case (.gray, let bytes?) where bytes.count >= 2:
      key = (value(0, bytes), value(0, bytes), value(0, bytes))
    case (.rgb, let bytes?) where bytes.count >= 6:
      key = (value(0, bytes), value(1, bytes), value(2, bytes))
    default: break
    }
    self.colors = colors
    self.key = key
  }

  @inline(__always) static func premultiplied(_ value: UInt8, _ alpha: UInt8) -> UInt8 {
    let product = UInt32(value) * UInt32(alpha) + 128
    return UInt8((product + product >> 8) >> 8)
  }

  /// Writes `count` pixels, `stride` bytes apart.
  func expand(_ row: UnsafePointer<UInt8>, count: Int, to out: UnsafeMutablePointer<UInt8>, stride: Int) {
    switch (header.color, header.depth) {
    case (.rgba, 8):
      for i in 0..<count { put(row[4 * i], row[4 * i + 1], row[4 * i + 2], row[4 * i + 3], out + i * stride) }
    case (.rgb, 8) where key == nil:
      for i in 0..<count { put(row[3 * i], row[3 * i + 1], row[3 * i + 2], 255, out + i * stride) }
    case (.palette, let depth):
      for i in 0..<count {
        let color = 4 * packed(row, i, depth)
        for channel in 0..<4 { (out + i * stride)[channel] = colors[color + channel] }
      }
    case (.gray, let depth):
      let scale = depth == 16 ? 1 : 255 / ((1 << depth) - 1)
      for i in 0..<count {
        let sample = depth == 16 ? wide(row, i) : packed(row, i, depth)
        let gray = depth == 16 ? byte(sample) : UInt8(sample * scale)
        put(gray, gray, gray, key?.0 == sample ? 0 : 255, out + i * stride)
      }
    case (.grayAlpha, let depth):
      for i in 0..<count {
        let gray = channel(row, 2 * i, depth)
        put(gray, gray, gray, channel(row, 2 * i + 1, depth), out + i * stride)
      }
    case (.rgb, let depth):
      for i in 0..<count {
        let raw = (sample(row, 3 * i, depth), sample(row, 3 * i + 1, depth), sample(row, 3 * i + 2, depth))
        let isKey = key.map { $0 == raw } ?? false
        put(
          channel(row, 3 * i, depth), channel(row, 3 * i + 1, depth), channel(row, 3 * i + 2, depth),
          isKey ? 0 : 255, out + i * stride)
      }
    case (.rgba, let depth):
      for i in 0..<count {
        put(
          channel(row, 4 * i, depth), channel(row, 4 * i + 1, depth), channel(row, 4 * i + 2, depth),
          channel(row, 4 * i + 3, depth), out + i * stride)
      }
    }
  }

  @inline(__always) private func put(
    _ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8, _ out: UnsafeMutablePointer<UInt8>
  ) {
    if alpha == 255 {
      (out[0], out[1], out[2], out[3]) = (red, green, blue, 255)
    } else {
      out[0] = Self.premultiplied(red, alpha)
      out[1] = Self.premultiplied(green, alpha)
      out[2] = Self.premultiplied(blue, alpha)
      out[3] = alpha
    }
  }

  /// A sample of 1, 2, 4 or 8 bits.
  @inline(__always) private func packed(_ row: UnsafePointer<UInt8>, _ index: Int, _ depth: Int) -> Int {
    let bit = index * depth
    return Int(row[bit / 8]) >> (8 - depth - bit % 8) & ((1 << depth) - 1)
  }

  private func wide(_ row: UnsafePointer<UInt8>, _ index: Int) -> Int {
    Int(row[2 * index]) << 8 | Int(row[2 * index + 1])
  }

  private func byte(_ wide: Int) -> UInt8 { UInt8((wide * 255 + 32_767) / 65_535) }

  private func sample(_ row: UnsafePointer<UInt8>, _ index: Int, _ depth: Int) -> Int {
    depth == 16 ? wide(row, index) : Int(row[index])
  }

  private func channel(_ row: UnsafePointer<UInt8>, _ index: Int, _ depth: Int) -> UInt8 {
    depth == 16 ? byte(wide(row, index)) : row[index]
  }
}
