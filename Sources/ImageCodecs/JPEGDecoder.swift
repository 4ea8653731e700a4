import CGraphicsLibraries
import Foundation
import Geometry

/// Reads JPEG files through libjpeg-turbo: baseline and progressive, grey, colour and CMYK.
package struct JPEGDecoder {
  var limits = ImageLimits.standard

  package init(limits: ImageLimits = .standard) { self.limits = limits }

  private struct Header {
    var width: Int, height: Int
    var isCMYK: Bool
  }

  func size(of data: Data) throws(ImageDecodingError) -> CGSize {
    let size = try reading(data) { library, reader, bytes throws(ImageDecodingError) -> Header in
      try header(library, reader, bytes)
    }
    return CGSize(width: size.width, height: size.height)
  }

  /// The size in pixels of a photograph that has been turned upright.
  package func uprightSize(of data: Data) throws(ImageDecodingError) -> CGSize {
    let size = try size(of: data)
    let orientation = try data.withBytes { bytes throws(ImageDecodingError) -> Int in
      ExifOrientation.ofJPEG(bytes.assumingMemoryBound(to: UInt8.self))
    }
    return orientation >= 5 ? CGSize(width: size.height, height: size.width) : size
  }

  /// How many pixels an image of a size has, decoded with 1, 2, 4 or 8 of them to one.
  package static func size(_ size: CGSize, shrunkBy factor: Int) -> (width: Int, height: Int) {
    let factor = Double(max(factor, 1))
    return (
      Int(saturating: (size.width / factor).rounded(.up)),
      Int(saturating: (size.height / factor).rounded(.up))
    )
  }

  /// - Parameter factor: 1, 2, 4 or 8: so many pixels become one while they are decoded, which takes less time and
  ///   memory than all of them.
  package func decode(_ data: Data, shrunkBy factor: Int = 1) throws(ImageDecodingError) -> CGImage {
    try reading(data) { library, reader, bytes throws(ImageDecodingError) -> CGImage in
      let header = try header(library, reader, bytes)
      let (width, height) = Self.size(
        CGSize(width: header.width, height: header.height), shrunkBy: factor)
      let image = try CGImage.decoded(width: width, height: height) {
        pixels throws(ImageDecodingError) in
        let format = header.isCMYK ? TJPF_CMYK : TJPF_RGBA
        let status = library.decompress(
          reader, bytes.baseAddress, UInt(bytes.count), pixels.baseAddress,
          Int32(truncatingIfNeeded: width), 0,
          Int32(truncatingIfNeeded: height), Int32(bitPattern: UInt32(format.rawValue)),
          TJFLAG_LIMITSCANS)
        if status != 0, let failure = failure(library, reader) { throw failure }
        if header.isCMYK { Self.convertInks(pixels) }
      }
      return image.turned(exif: ExifOrientation.ofJPEG(bytes))
    }
  }

  private func reading<Result>(
    _ data: Data,
    _ body: (JPEGLibrary, tjhandle, UnsafeBufferPointer<UInt8>) throws(ImageDecodingError) -> Result
  ) throws(ImageDecodingError) -> Result {
    guard let library = JPEGLibrary.shared else {
      throw .unsupported("JPEG, without libjpeg-turbo on this machine")
    }
    guard let reader = library.open() else { throw .outOfMemory }
    defer { _ = library.close(reader) }
    return try data.withBytes { bytes throws(ImageDecodingError) -> Result in
      try body(library, reader, bytes.assumingMemoryBound(to: UInt8.self))
    }
  }

  private func header(
    _ library: JPEGLibrary, _ reader: tjhandle, _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(ImageDecodingError) -> Header {
    var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let status = library.header(
      reader, bytes.baseAddress, UInt(bytes.count), &width, &height, &sampling, &space)
    if status != 0, let failure = failure(library, reader) { throw failure }
    try limits.check(width: Int(width), height: Int(height), fileBytes: bytes.count)
    let isCMYK = space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
    return Header(width: Int(width), height: Int(height), isCMYK: isCMYK)
  }

  /// What the library complains about; nil for what leaves the image whole.
  private func failure(_ library: JPEGLibrary, _ reader: tjhandle) -> ImageDecodingError? {
    let message = library.message(reader).map { String(cString: $0) } ?? ""
    if message.contains("Premature end") || message.contains("Empty input") { return .truncated }
    if message.contains("Insufficient memory") { return .outOfMemory }
    if message.contains("Unsupported") || message.contains("Progressive JPEG image has more than") {
      return .unsupported(message)
    }
    let isMild =
      library.severity(reader) == Int32(TJERR_WARNING.rawValue)
      && (message.contains("extraneous bytes") || message.contains("Unknown Adobe color transform")
        || message.contains("Unrecognized component IDs") || message.contains("JFIF"))
    return isMild ? nil : .corrupt(message)
  }

  /// Inks to light, in place. Files hold inks the wrong way round, 255 for none, as Adobe's do.
  private static func convertInks(_ pixels: UnsafeMutableBufferPointer<UInt8>) {
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let key = Int(pixels[start + 3])
      for part in 0..<3 {
        pixels[start + part] = UInt8(truncatingIfNeeded: (Int(pixels[start + part]) * key + 127) / 255)
      }
      pixels[start + 3] = 255
    }
  }
}
