/// How a camera was held, from the EXIF data of a file: 1 for upright, up to 8.
enum ExifOrientation {
  /// The orientation that the first EXIF segment of a JPEG file names; 1 where there is none.
  static func ofJPEG(_ file: UnsafeBufferPointer<UInt8>) -> Int {
    var cursor = 2
    while cursor + 4 <= file.count, file[cursor] == 0xFF {
      let marker = file[cursor + 1]
      if marker == 0xFF {
        cursor += 1
        continue
      }
      // The pixels begin, or the file ends: no metadata follows.
      guard marker != 0xDA, marker != 0xD9 else { return 1 }
      let length = Int(file[cursor + 2]) << 8 | Int(file[cursor + 3])
      let end = cursor + 2 + length
      guard length >= 2, end <= file.count else { return 1 }
      if marker == 0xE1 {
        let segment = file[(cursor + 4)..<end]
        if segment.starts(with: header) { return ofTIFF(segment.dropFirst(header.count)) }
      }
      cursor = end
    }
    return 1
  }

  private static let header: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]

  /// The orientation in the first directory of EXIF data, which is built as a TIFF file.
  static func ofTIFF(_ slice: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let data = UnsafeBufferPointer(rebasing: slice)
    guard data.count >= 8 else { return 1 }
    let isLittle = data[0] == 0x49
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= data.count else { return nil }
      let bytes = data[place..<(place + count)]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return 1 }
    for index in 0..<count {
      let entry = directory + 2 + index * 12
      guard let tag = number(entry, 2) else { return 1 }
      guard tag == 0x0112 else { continue }
      guard let value = number(entry + 8, 2), (1...8).contains(value) else { return 1 }
      return value
    }
    return 1
  }
}
