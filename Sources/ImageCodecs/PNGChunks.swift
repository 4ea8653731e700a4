import CGraphicsLibraries

/// The chunks of a PNG file that decoding needs, found and checked.
struct PNGChunks {
  private(set) var header: PNGHeader
  private(set) var palette: UnsafeRawBufferPointer?
  private(set) var transparency: UnsafeRawBufferPointer?
  /// The pieces of the compressed data, in order.
  private(set) var data: [UnsafeRawBufferPointer] = []

  init(_ file: UnsafeRawBufferPointer, limits: ImageLimits) throws(ImageDecodingError) {
    let signature = PNGFormat.signature
    guard file.count >= signature.count else {
      throw zip(file, signature).allSatisfy(==) && !file.isEmpty ? .truncated : .unknownFormat
    }
    guard zip(file, signature).allSatisfy(==) else { throw .unknownFormat }
    var cursor = signature.count
    var header: PNGHeader?
    var palette: UnsafeRawBufferPointer?
    var transparency: UnsafeRawBufferPointer?
    var isComplete = false
    while !isComplete {
      guard file.count - cursor >= 12 else { throw .truncated }
      let length = Int(file.bigEndian(at: cursor))
      let type = file.bigEndian(at: cursor + 4)
      guard length <= file.count - cursor - 12 else { throw .truncated }
      let body = file.part(cursor + 8..<cursor + 8 + length)
      if PNGFormat.isCritical(type) {
        let sum = libdeflate_crc32(0, file.baseAddress.map { $0 + cursor + 4 }, length + 4)
        guard sum == file.bigEndian(at: cursor + 8 + length) else {
          throw .corrupt("a check sum does not match")
        }
      }
      cursor += 12 + length
      guard header != nil || type == PNGFormat.header else { throw .corrupt("no IHDR at the start") }
      switch type {
      case PNGFormat.header:
        guard header == nil else { throw .corrupt("a second IHDR") }
        header = try PNGHeader(body, fileBytes: file.count, limits: limits)
      case PNGFormat.palette:
        guard length % 3 == 0, (3...768).contains(length) else { throw .corrupt("a PLTE of \(length) bytes") }
        palette = body
      case PNGFormat.transparency: transparency = body
      case PNGFormat.data: data.append(body)
      case PNGFormat.end: isComplete = true
      default:
        if PNGFormat.isCritical(type) { throw .unsupported("an unknown critical chunk") }
      }
    }
    guard let header else { throw .corrupt("no IHDR") }
    guard header.color != .palette || palette != nil else { throw .corrupt("no palette") }
    guard data.contains(where: { !$0.isEmpty }) else { throw .corrupt("no pixel data") }
    self.header = header
    self.palette = palette
    self.transparency = transparency
  }
}
