/// The IHDR chunk, checked.
struct PNGHeader {
  enum ColorType: UInt8 { case gray = 0, rgb = 2, palette = 3, grayAlpha = 4, rgba = 6 }

  /// Pixels that lie on a grid: a whole image, or one of the seven passes of an interlaced one.
  struct Pass {
    var x: Int, y: Int, stepX: Int, stepY: Int
    var width: Int, height: Int
  }

  let width: Int, height: Int
  let depth: Int
  let color: ColorType
  let isInterlaced: Bool

  init(_ bytes: UnsafeRawBufferPointer, fileBytes: Int, limits: ImageLimits) throws(ImageDecodingError) {
    guard bytes.count == 13 else { throw .corrupt("an IHDR of \(bytes.count) bytes") }
    let (width, height) = (bytes.bigEndian(at: 0), bytes.bigEndian(at: 4))
    guard let color = ColorType(rawValue: bytes[9]) else { throw .corrupt("colour type \(bytes[9])") }
    let depths: [UInt8] =
      switch color {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgba: [8, 16]
      }
    guard depths.contains(bytes[8]) else { throw .corrupt("\(bytes[8]) bits of colour type \(bytes[9])") }
    guard bytes[10] == 0, bytes[11] == 0 else { throw .unsupported("a compression or filter not in PNG") }
    guard bytes[12] <= 1 else { throw .unsupported("interlace method \(bytes[12])") }
    try limits.check(width: Int(width), height: Int(height), fileBytes: fileBytes)
    self.width = Int(width)
    self.height = Int(height)
    self.depth = Int(bytes[8])
    self.color = color
    self.isInterlaced = bytes[12] == 1
  }

  var channels: Int {
    switch color {
    case .gray, .palette: 1
    case .grayAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// Bytes of a pixel, and 1 for pixels that share one.
  var pixelBytes: Int { max(1, channels * depth / 8) }

  /// Bytes of a row without its filter byte.
  func rowBytes(_ width: Int) -> Int { (width * channels * depth + 7) / 8 }

  /// The passes that hold pixels, in file order.
  var passes: [Pass] {
    guard isInterlaced else {
      return [Pass(x: 0, y: 0, stepX: 1, stepY: 1, width: width, height: height)]
    }
    let grid = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
    ]
    return grid.compactMap { x, y, stepX, stepY in
      guard width > x, height > y else { return nil }
      let columns = (width - x + stepX - 1) / stepX
      let rows = (height - y + stepY - 1) / stepY
      return Pass(x: x, y: y, stepX: stepX, stepY: stepY, width: columns, height: rows)
    }
  }

  /// Bytes that the compressed data must give.
  var inflatedBytes: Int {
    passes.reduce(0) { $0 + $1.height * (1 + rowBytes($1.width)) }
  }
}

extension UnsafeRawBufferPointer {
  /// Four bytes from `offset` on, which the caller has checked to be there.
  func bigEndian(at offset: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  func part(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: self[range])
  }
}
