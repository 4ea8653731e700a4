import CGraphicsLibraries
import Foundation
import Geometry

/// Reads the first picture of a GIF file through giflib, row by row into pixels of our own.
struct GIFDecoder {
  var limits = ImageLimits.standard

  /// Where the library reads.
  private struct Cursor {
    var bytes: UnsafeRawBufferPointer
    var place = 0
  }

  func size(of data: Data) throws(ImageDecodingError) -> CGSize {
    try reading(data) { _, file, count throws(ImageDecodingError) -> CGSize in
      let screen = try screen(file, count)
      return CGSize(width: screen.width, height: screen.height)
    }
  }

  func decode(_ data: Data) throws(ImageDecodingError) -> CGImage {
    try reading(data) { library, file, count throws(ImageDecodingError) -> CGImage in
      let screen = try screen(file, count)
      var clear: Int?
      while true {
        var type = UNDEFINED_RECORD_TYPE
        guard library.recordType(file, &type) == GIF_OK else { throw failure(file.pointee.Error, library) }
        if type == EXTENSION_RECORD_TYPE {
          clear = try extensions(library, file) ?? clear
        } else if type == IMAGE_DESC_RECORD_TYPE {
          return try picture(library, file, screen, fileBytes: count, clear: clear)
        } else {
          throw .corrupt("no picture in the file")
        }
      }
    }
  }

  private func reading<Result>(
    _ data: Data,
    _ body: (GIFLibrary, UnsafeMutablePointer<GifFileType>, Int) throws(ImageDecodingError) -> Result
  ) throws(ImageDecodingError) -> Result {
    guard let library = GIFLibrary.shared else { throw .unsupported("GIF, without giflib on this machine") }
    return try data.withBytes { bytes throws(ImageDecodingError) -> Result in
      let cursor = UnsafeMutablePointer<Cursor>.allocate(capacity: 1)
      cursor.initialize(to: Cursor(bytes: bytes))
      defer { cursor.deallocate() }
      var error: Int32 = 0
      let opened = library.open(
        cursor,
        { file, buffer, wanted in
          guard let file, let buffer, wanted > 0, let data = file.pointee.UserData else { return 0 }
          let cursor = data.assumingMemoryBound(to: Cursor.self)
          let count = min(Int(wanted), cursor.pointee.bytes.count - cursor.pointee.place)
          guard count > 0, let start = cursor.pointee.bytes.baseAddress else { return 0 }
          memcpy(buffer, start + cursor.pointee.place, count)
          cursor.pointee.place += count
          return Int32(truncatingIfNeeded: count)
        }, &error)
      guard let opened else { throw failure(error, library) }
      defer { _ = library.close(opened, nil) }
      return try body(library, opened, bytes.count)
    }
  }

  private func screen(
    _ file: UnsafeMutablePointer<GifFileType>, _ fileBytes: Int
  ) throws(ImageDecodingError) -> (width: Int, height: Int) {
    let (width, height) = (Int(file.pointee.SWidth), Int(file.pointee.SHeight))
    try limits.check(width: width, height: height, fileBytes: fileBytes)
    return (width, height)
  }

  /// Reads one extension. The transparent colour's number, if it names one.
  private func extensions(
    _ library: GIFLibrary, _ file: UnsafeMutablePointer<GifFileType>
  ) throws(ImageDecodingError) -> Int? {
    var code: Int32 = 0
    var block: UnsafeMutablePointer<GifByteType>?
    var clear: Int?
    guard library.extension(file, &code, &block) == GIF_OK else { throw failure(file.pointee.Error, library) }
    while let bytes = block {
      // A length, flags, a delay of two bytes, the number of the transparent colour.
      if code == GRAPHICS_EXT_FUNC_CODE, bytes[0] >= 4, bytes[1] & 1 == 1 { clear = Int(bytes[4]) }
      guard library.nextExtension(file, &block) == GIF_OK else { throw failure(file.pointee.Error, library) }
    }
    return clear
  }

  private func picture(
    _ library: GIFLibrary, _ file: UnsafeMutablePointer<GifFileType>,
    _ screen: (width: Int, height: Int), fileBytes: Int, clear: Int?
  ) throws(ImageDecodingError) -> CGImage {
    guard library.imageDescription(file) == GIF_OK else { throw failure(file.pointee.Error, library) }
    let frame = file.pointee.Image
    let (left, top) = (Int(frame.Left), Int(frame.Top))
    let (width, height) = (Int(frame.Width), Int(frame.Height))
    try limits.check(width: width, height: height, fileBytes: fileBytes)
    guard let palette = frame.ColorMap ?? file.pointee.SColorMap, let colors = palette.pointee.Colors else {
      throw .corrupt("no colours in the file")
    }
    let count = Int(palette.pointee.ColorCount)
    var line = [UInt8](repeating: 0, count: width)
    return try CGImage.decoded(width: screen.width, height: screen.height) {
      pixels throws(ImageDecodingError) in
      pixels.update(repeating: 0)
      for y in Self.rows(height, isInterlaced: frame.Interlace) {
        guard library.line(file, &line, Int32(truncatingIfNeeded: width)) == GIF_OK else {
          throw failure(file.pointee.Error, library)
        }
        guard top + y < screen.height, left < screen.width else { continue }
        for x in 0..<min(width, screen.width - left) {
          let index = Int(line[x])
          guard index < count, index != clear else { continue }
          let color = colors[index]
          let place = ((top + y) * screen.width + left + x) * 4
          pixels[place] = color.Red
          pixels[place + 1] = color.Green
          pixels[place + 2] = color.Blue
          pixels[place + 3] = 255
        }
      }
    }
  }

  /// The rows of a picture in the order of the file.
  private static func rows(_ height: Int, isInterlaced: Bool) -> [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0, to: height, by: $1)) }
  }

  private func failure(_ code: Int32, _ library: GIFLibrary) -> ImageDecodingError {
    switch code {
    case D_GIF_ERR_READ_FAILED, D_GIF_ERR_EOF_TOO_SOON: .truncated
    case D_GIF_ERR_NOT_ENOUGH_MEM: .outOfMemory
    default: .corrupt(library.message(code).map { String(cString: $0) } ?? "error \(code)")
    }
  }
}
