/// The attributes of a tag of SVG, as they stand in the file: names, and values without their quotes.
struct SVGAttributes: Sequence, IteratorProtocol {
  typealias Bytes = Slice<UnsafeRawBufferPointer>

  private var rest: Bytes

  /// - Parameter tag: What stands behind the opening bracket, up to the closing one or behind it.
  init(tag: UnsafeRawBufferPointer) { rest = tag[...].drop { $0 > 0x20 } }

  mutating func next() -> (name: Bytes, value: Bytes)? {
    while true {
      rest = rest.drop { $0 <= 0x20 || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") }
      guard !rest.isEmpty else { return nil }
      let name = rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: "=") }
      let behind = rest[name.endIndex...].drop { $0 <= 0x20 }
      guard behind.first == UInt8(ascii: "=") else {
        rest = behind
        continue
      }
      let start = behind.dropFirst().drop { $0 <= 0x20 }
      guard let quote = start.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        rest = start
        continue
      }
      let value = start.dropFirst().prefix { $0 != quote }
      rest = rest[value.endIndex...].dropFirst()
      return (name, value)
    }
  }
}
