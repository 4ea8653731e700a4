import Foundation

/// Pixels that never change: rows from the top, each pixel red, green, blue and alpha in one byte each,
/// gamma-encoded sRGB, colours premultiplied by alpha.
public final class CGImage: Sendable, Hashable {
  /// Pixels, not points.
  public let width: Int
  /// Pixels, not points.
  public let height: Int
  package let pixels: [UInt8]

  /// An image of `width` × `height` pixels; nil where a dimension is below 1 or the number of bytes is not
  /// `width * height * 4`.
  public init?(width: Int, height: Int, premultipliedRGBA pixels: [UInt8]) {
    guard width > 0, height > 0 else { return nil }
    let (area, tooLarge) = width.multipliedReportingOverflow(by: height)
    let (bytes, tooMany) = area.multipliedReportingOverflow(by: 4)
    guard !tooLarge, !tooMany, bytes == pixels.count else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// An image of the pixels of another.
  package init(sharing other: CGImage) {
    width = other.width
    height = other.height
    pixels = other.pixels
  }

  /// Bytes from the start of a row to the start of the next: four a pixel, without padding.
  public var bytesPerRow: Int { width * 4 }
  /// Always 8.
  public var bitsPerComponent: Int { 8 }
  /// Always 32: red, green, blue and alpha.
  public var bitsPerPixel: Int { 32 }

  /// All pixels, premultiplied, four bytes each, top row first.
  public var premultipliedRGBA: [UInt8] { pixels }

  /// The part of the image within `rect` (pixels, from the top-left corner), grown to whole pixels; nil where
  /// nothing of the image is within it.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.standardized
    let left = max(0, Int(saturating: part.minX.rounded(.down)))
    let top = max(0, Int(saturating: part.minY.rounded(.down)))
    let right = min(width, Int(saturating: part.maxX.rounded(.up)))
    let bottom = min(height, Int(saturating: part.maxY.rounded(.up)))
    guard left < right, top < bottom else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity((right - left) * (bottom - top) * 4)
    for row in top..<bottom {
      let start = row * bytesPerRow
      bytes += pixels[(start + left * 4)..<(start + right * 4)]
    }
    return CGImage(width: right - left, height: bottom - top, premultipliedRGBA: bytes)
  }

  /// Images are equal where they are the same object.
  public static func == (a: CGImage, b: CGImage) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
