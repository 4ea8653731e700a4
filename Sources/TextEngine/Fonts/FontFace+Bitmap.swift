import CGraphicsLibraries
import Foundation

/// A glyph that is a picture.
package struct ColorBitmap: Sendable {
  /// Pixels.
  package var width: Int, height: Int
  /// Premultiplied blue, green, red, alpha bytes, rows from the top, no padding.
  package var pixels: [UInt8]
  /// Where the picture lies around the glyph's origin, in em, y downward.
  package var bounds: CGRect
}

extension FontFace {
  /// The largest picture that the face has for a glyph; nil for an outline glyph.
  package func colorBitmap(forGlyph glyph: UInt32) -> ColorBitmap? {
    guard isColor else { return nil }
    return withFreeTypeFace { face -> ColorBitmap? in
      guard face.pointee.num_fixed_sizes > 0, let sizes = face.pointee.available_sizes else { return nil }
      let count = Int(face.pointee.num_fixed_sizes)
      let best = (0..<count).max { sizes[$0].y_ppem < sizes[$1].y_ppem } ?? 0
      let ppem = Double(sizes[best].y_ppem) / 64
      guard ppem > 0, FT_Select_Size(face, FT_Int(best)) == 0,
        FT_Load_Glyph(face, glyph, FT_Int32(1 << 20 /* FT_LOAD_COLOR */)) == 0,
        let slot = face.pointee.glyph
      else { return nil }
      let bitmap = slot.pointee.bitmap
      guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let buffer = bitmap.buffer,
        bitmap.width > 0, bitmap.rows > 0, bitmap.width <= 4096, bitmap.rows <= 4096
      else { return nil }
      // A whole number already, of at most 4,096.
      let width = Int(bitmap.width)
      let height = Int(bitmap.rows)
      let pitch = Int(bitmap.pitch)
      guard abs(pitch) >= width * 4 else { return nil }
      var pixels: [UInt8] = []
      pixels.reserveCapacity(width * height * 4)
      for row in 0..<height {
        let start = pitch >= 0 ? row * pitch : (row - height + 1) * pitch
        pixels.append(contentsOf: UnsafeBufferPointer(start: buffer + start, count: width * 4))
      }
      let bounds = CGRect(
        x: Double(slot.pointee.bitmap_left) / ppem, y: -Double(slot.pointee.bitmap_top) / ppem,
        width: Double(width) / ppem, height: Double(height) / ppem)
      return ColorBitmap(width: width, height: height, pixels: pixels, bounds: bounds)
    } ?? nil
  }
}
