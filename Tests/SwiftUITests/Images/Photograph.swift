import Foundation

/// A JPEG file of any size, light on the left and dark on the right.
enum Photograph {
  /// Grey, with one brightness for each block of eight by eight pixels.
  static func data(width: Int, height: Int) -> Data {
    func short(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)] }
    var file: [UInt8] = [0xFF, 0xD8, 0xFF, 0xDB, 0, 67, 0] + Array(repeating: 1, count: 64)
    file += [0xFF, 0xC0, 0, 11, 8] + short(height) + short(width) + [1, 1, 0x11, 0]
    // The lengths of differences: none is 0, ten bits are 10, eleven are 110; each block ends at once with a 0.
    file += [0xFF, 0xC4, 0, 22, 0x00, 1, 1, 1] + Array(repeating: 0, count: 13) + [0, 10, 11]
    file += [0xFF, 0xC4, 0, 20, 0x10, 1] + Array(repeating: 0, count: 15) + [0]
    file += [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
    var bits: [UInt8] = []
    func write(_ value: Int, _ count: Int) {
      for place in (0..<count).reversed() { bits.append(UInt8(value >> place & 1)) }
    }
    let (columns, rows) = ((width + 7) / 8, (height + 7) / 8)
    var last = 0
    for _ in 0..<rows {
      for column in 0..<columns {
        let value = column < columns / 2 ? 816 : -864
        let difference = value - last
        last = value
        if difference == 0 {
          write(0, 2)
          continue
        }
        let length = abs(difference) < 1_024 ? 10 : 11
        write(length == 10 ? 0b10 : 0b110, length - 8)
        write(difference > 0 ? difference : difference + (1 << length) - 1, length)
        write(0, 1)
      }
    }
    while !bits.count.isMultiple(of: 8) { bits.append(1) }
    for start in stride(from: 0, to: bits.count, by: 8) {
      let byte = bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | $1 }
      file.append(byte)
      if byte == 0xFF { file.append(0) }
    }
    return Data(file + [0xFF, 0xD9])
  }
}
