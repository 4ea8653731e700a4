import Foundation

/// What an SVG file asks for, found before it is handed to the library that draws it: a walk over its tags
/// without memory of more than one. What would exhaust stack, memory or time is refused.
struct SVGScan {
  var limits: ImageLimits

  func check(_ data: Data) throws(ImageDecodingError) {
    guard data.count <= limits.vectorBytes else { throw .fileTooLong(bytes: data.count) }
    try data.withBytes { bytes throws(ImageDecodingError) -> Void in try check(bytes) }
  }

  private func check(_ bytes: UnsafeRawBufferPointer) throws(ImageDecodingError) {
    var cursor = 0
    var (depth, count) = (0, 0)
    var expansion = SVGExpansion()
    while let open = Self.place(of: "<", in: bytes, from: cursor) {
      expansion.add(text: UnsafeRawBufferPointer(rebasing: bytes[cursor..<open]))
      if Self.has("<!--", bytes, at: open) {
        cursor = try end("-->", bytes, open)
      } else if Self.has("<![CDATA[", bytes, at: open) {
        cursor = try end("]]>", bytes, open)
        expansion.add(text: UnsafeRawBufferPointer(rebasing: bytes[open..<cursor]))
      } else if Self.has("<?", bytes, at: open) {
        cursor = try end("?>", bytes, open)
      } else if Self.has("<!ENTITY", bytes, at: open) {
        // Entities can hide any of what is looked for here; namespaces need no more than a line.
        cursor = try end(">", bytes, open)
        guard cursor - open <= 256 else { throw .unsupported("an SVG file with long entities") }
      } else if Self.has("<!", bytes, at: open) {
        cursor = open + 2
      } else if Self.has("</", bytes, at: open) {
        cursor = try end(">", bytes, open)
        depth -= 1
        expansion.end()
      } else {
        let close = try endOfTag(bytes, open)
        cursor = close
        count += 1
        guard count <= limits.vectorElements else {
          throw .unsupported("an SVG file of more than \(limits.vectorElements) elements")
        }
        let tag = UnsafeRawBufferPointer(rebasing: bytes[(open + 1)..<close])
        let isOpen = bytes[close - 2] != UInt8(ascii: "/")
        expansion.begin(tag, isOpen: isOpen)
        if isOpen {
          depth += 1
          guard depth <= limits.vectorDepth else { throw .tooDeep(limit: limits.vectorDepth) }
        }
        try checkElement(tag)
      }
    }
    guard expansion.count(limit: limits.vectorExpansion) <= limits.vectorExpansion else {
      throw .unsupported("an SVG file whose references draw more than \(limits.vectorExpansion) elements")
    }
  }

  private func end(
    _ mark: StaticString, _ bytes: UnsafeRawBufferPointer, _ start: Int
  ) throws(ImageDecodingError) -> Int {
    guard let place = Self.place(of: mark, in: bytes, from: start + 1) else { throw .truncated }
    return place + mark.utf8CodeUnitCount
  }

  /// Behind the bracket that closes a tag; one within quotes is text.
  private func endOfTag(_ bytes: UnsafeRawBufferPointer, _ start: Int) throws(ImageDecodingError) -> Int {
    var quote: UInt8?
    for index in (start + 1)..<bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      }
    }
    throw .truncated
  }

  /// Effects whose work grows with their numbers, and images within the image.
  private func checkElement(_ tag: UnsafeRawBufferPointer) throws(ImageDecodingError) {
    let name = tag.prefix { !($0 <= 0x20 || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">")) }
    func isNamed(_ wanted: String) -> Bool { name.reversed().starts(with: wanted.utf8.reversed()) }
    if isNamed("feTurbulence") { return try hold("numOctaves", to: 16, tag) }
    if isNamed("feMorphology") { return try hold("radius", to: 64, tag) }
    if isNamed("feConvolveMatrix") { return try hold("order", to: 16, tag) }
    guard isNamed("image") || isNamed("feImage") || isNamed("Image") else { return }
    let text = String(decoding: tag, as: UTF8.self)
    guard let start = text.range(of: "data:") else { return }
    guard !text.contains("&"), let comma = text[start.upperBound...].firstIndex(of: ","),
      text[start.upperBound..<comma].hasSuffix(";base64")
    else { throw .unsupported("an image in an SVG file that is not base64") }
    let content = text[text.index(after: comma)...].prefix { $0 != "\"" && $0 != "'" }
    guard let image = Data(base64Encoded: String(content), options: .ignoreUnknownCharacters),
      let format = ImageFormat(image), !format.isVector
    else { throw .unsupported("an image in an SVG file that cannot be read") }
    _ = try ImageDecoder(limits: limits).size(of: image)
  }

  private func hold(
    _ attribute: String, to limit: Double, _ tag: UnsafeRawBufferPointer
  ) throws(ImageDecodingError) {
    let text = String(decoding: tag, as: UTF8.self)
    guard let range = text.range(of: attribute) else { return }
    let value = text[range.upperBound...].drop { "= \t\r\n\"'".contains($0) }
    let numbers = value.prefix { !"\"'>".contains($0) }.split { " ,\t\r\n".contains($0) }
    guard numbers.allSatisfy({ Double($0).map { $0 <= limit } ?? false }) else {
      throw .unsupported("an SVG file whose \(attribute) is above \(limit)")
    }
  }

  private static func has(_ mark: StaticString, _ bytes: UnsafeRawBufferPointer, at place: Int) -> Bool {
    let count = mark.utf8CodeUnitCount
    guard place + count <= bytes.count, let base = bytes.baseAddress else { return false }
    return memcmp(base + place, mark.utf8Start, count) == 0
  }

  private static func place(
    of mark: StaticString, in bytes: UnsafeRawBufferPointer, from start: Int
  ) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    var start = start
    while start < bytes.count {
      let found = memchr(base + start, Int32(mark.utf8Start.pointee), bytes.count - start)
      guard let found else { return nil }
      let place = UnsafeRawPointer(found) - base
      if has(mark, bytes, at: place) { return place }
      start = place + 1
    }
    return nil
  }
}
