import Foundation
import Geometry

/// Writes PNG files: 8-bit RGB when every pixel is opaque, 8-bit RGBA otherwise.
///
/// Drawn pictures repeat their pixels, which deflate finds by itself, and are written unfiltered;
/// photographs do not, and each of their rows takes the filter with the smallest residue.
package struct PNGEncoder: Sendable {
  /// How the bytes of a pixel follow one another; both are premultiplied.
  package enum PixelOrder: Sendable { case rgba, bgra }

  /// 1 (fast) to 12 (small). At 6 a card of 1200 × 630 takes about 4 ms.
  package var level: Int

  package init(level: Int = 6) { self.level = level }

  /// The image as a PNG file. An image without pixels throws.
  package func encode(_ image: CGImage) throws(ImageEncodingError) -> Data {
    let result = image.pixels.withUnsafeBytes { bytes in
      Result { () throws(ImageEncodingError) in
        try encode(
          bytes, width: image.width, height: image.height, bytesPerRow: image.width * 4, order: .rgba)
      }
    }
    return try result.get()
  }

  /// Premultiplied pixels, row by row with `bytesPerRow` between the starts of two rows, as a PNG file.
  package func encode(
    _ pixels: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int, order: PixelOrder
  ) throws(ImageEncodingError) -> Data {
    let limit = Int(Int32.max)
    guard width > 0, height > 0, width <= limit / 8, height <= limit, bytesPerRow >= width * 4,
      pixels.count >= (height - 1) * bytesPerRow + width * 4
    else { throw .size(width: width, height: height) }
    let rows = PNGRows(pixels, width: width, height: height, bytesPerRow: bytesPerRow, order: order)
    guard let scanlines = rows.isPlain ? rows.unfiltered() : rows.filtered() else { throw .outOfMemory }
    // Not freed while its bytes are read.
    defer { withExtendedLifetime(scanlines) {} }

    var file = Data(capacity: scanlines.bytes.count / 8 + 256)
    file.append(contentsOf: PNGFormat.signature)
    let written =
      file.appendChunk(PNGFormat.header) { data in
        data.appendBigEndian(UInt32(width))
        data.appendBigEndian(UInt32(height))
        data.append(contentsOf: [8, rows.isOpaque ? 2 : 6, 0, 0, 0])
        return true
      }
      && file.appendChunk(PNGFormat.standardRGB) { data in
        data.append(0)
        return true
      }
      && file.appendChunk(PNGFormat.data) { data in
        Deflate.compress(UnsafeRawBufferPointer(scanlines.bytes), level: level, to: &data)
      }
      && file.appendChunk(PNGFormat.end) { _ in true }
    guard written else { throw .outOfMemory }
    return file
  }
}
