import CGraphicsLibraries
import Foundation

/// Names and numbers of the PNG format.
enum PNGFormat {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func type(_ name: StaticString) -> UInt32 {
    name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  static let header = type("IHDR")
  static let palette = type("PLTE")
  static let transparency = type("tRNS")
  static let data = type("IDAT")
  static let end = type("IEND")
  static let standardRGB = type("sRGB")
  // Of animations: how many pictures, where and how long each is, and its data.
  static let animation = type("acTL")
  static let frameControl = type("fcTL")
  static let frameData = type("fdAT")

  /// A chunk whose name begins with a lower-case letter may be ignored.
  static func isCritical(_ type: UInt32) -> Bool { type & 0x2000_0000 == 0 }
}

extension Data {
  mutating func appendBigEndian(_ value: UInt32) {
    append(contentsOf: [
      UInt8(truncatingIfNeeded: value >> 24), UInt8(truncatingIfNeeded: value >> 16),
      UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value),
    ])
  }

  /// Adds a chunk whose body `write` appends; length and check sum are filled in.
  mutating func appendChunk(_ type: UInt32, _ write: (inout Data) -> Bool) -> Bool {
    let start = count
    appendBigEndian(0)
    appendBigEndian(type)
    guard write(&self) else { return false }
    let length = UInt32(truncatingIfNeeded: count - start - 8)
    for shift in 0..<4 { self[start + shift] = UInt8(truncatingIfNeeded: length >> (24 - 8 * shift)) }
    let sum = withUnsafeBytes {
      libdeflate_crc32(0, $0.baseAddress.map { $0 + start + 4 }, $0.count - start - 4)
    }
    appendBigEndian(sum)
    return true
  }
}
