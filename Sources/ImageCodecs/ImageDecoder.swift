import Foundation
import Geometry

/// Reads PNG, JPEG, GIF, WebP and SVG files, and the first page of PDF files, as premultiplied 8-bit RGBA in sRGB.
///
/// Input is hostile: what a file says of its size is checked against the limits before anything is allocated,
/// and damage is a typed error, never a partial image. Of moving pictures the first is taken. Photographs are
/// turned upright as their EXIF data says. Colour profiles are not applied.
package struct ImageDecoder: Sendable {
  package var limits: ImageLimits

  package init(limits: ImageLimits = .standard) { self.limits = limits }

  /// The image of a file. `scale` is how many pixels a user unit of SVG or a point of PDF becomes; the others have pixels
  /// of their own.
  package func decode(_ data: Data, scale: Double = 1) throws(ImageDecodingError) -> CGImage {
    switch try format(data) {
    case .png: try PNGDecoder(limits: limits).decode(data)
    case .jpeg: try JPEGDecoder(limits: limits).decode(data)
    case .gif: try GIFDecoder(limits: limits).decode(data)
    case .webp: try WebPDecoder(limits: limits).decode(data)
    case .svg: try SVGDecoder(limits: limits).decode(data, scale: scale)
    case .pdf: try PDFDecoder(limits: limits).decode(data, scale: scale)
    }
  }

  /// The drawing of an SVG or PDF file stretched onto as many pixels. Other formats are unknown here.
  package func decode(_ data: Data, width: Int, height: Int) throws(ImageDecodingError) -> CGImage {
    switch try format(data) {
    case .svg: try SVGDecoder(limits: limits).decode(data, width: width, height: height)
    case .pdf: try PDFDecoder(limits: limits).decode(data, width: width, height: height)
    case .png, .jpeg, .gif, .webp: throw .unknownFormat
    }
  }

  /// The size in pixels, or of SVG in user units and of PDF in points, from the head of a file alone; checked against the limits.
  /// Of a photograph it is that before it is turned.
  package func size(of data: Data) throws(ImageDecodingError) -> CGSize {
    switch try format(data) {
    case .png:
      let size = try PNGDecoder(limits: limits).size(of: data)
      return CGSize(width: size.width, height: size.height)
    case .jpeg: return try JPEGDecoder(limits: limits).size(of: data)
    case .gif: return try GIFDecoder(limits: limits).size(of: data)
    case .webp: return try WebPDecoder(limits: limits).size(of: data)
    case .svg: return try SVGDecoder(limits: limits).size(of: data)
    case .pdf: return try PDFDecoder(limits: limits).size(of: data)
    }
  }

  private func format(_ data: Data) throws(ImageDecodingError) -> ImageFormat {
    guard data.count <= limits.fileBytes else { throw .fileTooLong(bytes: data.count) }
    guard let format = ImageFormat(data) else { throw .unknownFormat }
    return format
  }
}

extension Data {
  /// Calls `body` with the bytes, as `withUnsafeBytes` does, but with its own error.
  func withBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws(ImageDecodingError) -> Result
  ) throws(ImageDecodingError) -> Result {
    let result = withUnsafeBytes { bytes in
      Swift.Result { () throws(ImageDecodingError) in try body(bytes) }
    }
    return try result.get()
  }
}

extension CGImage {
  /// An image whose pixels `write` writes: all of them, or it throws.
  static func decoded(
    width: Int, height: Int,
    write: (UnsafeMutableBufferPointer<UInt8>) throws(ImageDecodingError) -> Void
  ) throws(ImageDecodingError) -> CGImage {
    let count = width * height * 4
    var failure: ImageDecodingError?
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      do throws(ImageDecodingError) {
        try write(UnsafeMutableBufferPointer(rebasing: buffer[0..<count]))
        initialized = count
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    guard let image = CGImage(width: width, height: height, premultipliedRGBA: pixels) else {
      throw .corrupt("the image has no pixels")
    }
    return image
  }
}
