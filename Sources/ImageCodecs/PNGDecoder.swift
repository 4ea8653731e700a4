import Foundation
import Geometry

/// Reads PNG files: every colour type, bit depth and interlacing, as premultiplied 8-bit RGBA in sRGB.
///
/// Input is hostile: sizes are checked before anything is allocated, the data must give exactly the
/// bytes that the header announces, and damage is a typed error, never a partial image. Samples of 16
/// bits are rounded to 8. Embedded colour profiles and gamma are not applied.
package struct PNGDecoder: Sendable {
  package var limits: ImageLimits

  package init(limits: ImageLimits = .standard) { self.limits = limits }

  /// Whether `data` begins as a PNG file does.
  package static func recognizes(_ data: Data) -> Bool { data.starts(with: PNGFormat.signature) }

  /// The image's size from its header alone, checked against the limits.
  package func size(of data: Data) throws(ImageDecodingError) -> (width: Int, height: Int) {
    let result = data.withUnsafeBytes { file in
      Result { () throws(ImageDecodingError) in
        guard file.starts(with: PNGFormat.signature) else { throw ImageDecodingError.unknownFormat }
        guard file.count >= 33 else { throw ImageDecodingError.truncated }
        guard file.bigEndian(at: 12) == PNGFormat.header else {
          throw ImageDecodingError.corrupt("no IHDR at the start")
        }
        return try PNGHeader(file.part(16..<29), fileBytes: file.count, limits: limits)
      }
    }
    let header = try result.get()
    return (header.width, header.height)
  }

  package func decode(_ data: Data) throws(ImageDecodingError) -> CGImage {
    let result = data.withUnsafeBytes { file in
      Result { () throws(ImageDecodingError) in try decode(file) }
    }
    return try result.get()
  }

  private func decode(_ file: UnsafeRawBufferPointer) throws(ImageDecodingError) -> CGImage {
    let chunks = try PNGChunks(file, limits: limits)
    let header = chunks.header
    let lines = UnsafeMutableRawBufferPointer.allocate(byteCount: header.inflatedBytes, alignment: 16)
    defer { lines.deallocate() }
    if chunks.data.count == 1 {
      try Deflate.decompress(chunks.data[0], into: lines)
    } else {
      var stream = Data(capacity: chunks.data.reduce(0) { $0 + $1.count })
      for piece in chunks.data { stream.append(contentsOf: piece) }
      let result = stream.withUnsafeBytes { bytes in
        Result { () throws(ImageDecodingError) in try Deflate.decompress(bytes, into: lines) }
      }
      try result.get()
    }

    let samples = PNGSamples(header: header, palette: chunks.palette, transparency: chunks.transparency)
    var failure: ImageDecodingError?
    let count = header.width * header.height * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      failure = expand(lines, samples, into: buffer)
      initialized = failure == nil ? count : 0
    }
    if let failure { throw failure }
    guard let image = CGImage(width: header.width, height: header.height, premultipliedRGBA: pixels) else {
      throw .corrupt("the image has no pixels")
    }
    return image
  }

  /// Undoes the filters and writes every pixel once. Returns what is wrong, if anything is.
  private func expand(
    _ lines: UnsafeMutableRawBufferPointer, _ samples: PNGSamples,
    into pixels: UnsafeMutableBufferPointer<UInt8>
  ) -> ImageDecodingError? {
    let header = samples.header
    guard var line = lines.baseAddress?.assumingMemoryBound(to: UInt8.self),
      let out = pixels.baseAddress
    else { return .corrupt("no pixel data") }
    for pass in header.passes {
      let count = header.rowBytes(pass.width)
      var above: UnsafePointer<UInt8>?
      for row in 0..<pass.height {
        let samplesOfRow = line + 1
        guard PNGFilter.undo(line[0], samplesOfRow, above: above, count: count, step: header.pixelBytes)
        else { return .corrupt("row filter \(line[0])") }
        let start = out + ((pass.y + row * pass.stepY) * header.width + pass.x) * 4
        samples.expand(samplesOfRow, count: pass.width, to: start, stride: pass.stepX * 4)
        above = UnsafePointer(samplesOfRow)
        line += 1 + count
      }
    }
    return nil
  }
}
