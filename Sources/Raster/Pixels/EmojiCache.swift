import DisplayList
import Foundation
import Geometry
import Synchronization
import TextEngine

/// Colour glyphs as surfaces that are drawn scaled.
final class EmojiCache: Sendable {
  static let shared = EmojiCache()

  struct Picture: Sendable {
    let pixels: SharedPixels
    /// In em around the glyph's origin, y downward.
    let bounds: CGRect

    /// Where it stands for a glyph of a run.
    func frame(of glyph: GlyphRun.Glyph, in run: GlyphRun) -> CGRect {
      CGRect(
        x: run.origin.x + Double(glyph.x) + bounds.minX * run.size,
        y: run.origin.y + Double(glyph.y) + bounds.minY * run.size,
        width: bounds.width * run.size, height: bounds.height * run.size)
    }
  }

  private struct Key: Hashable {
    let font: FontID
    let glyph: UInt32
  }

  private let pictures = Mutex<[Key: Picture?]>([:])

  /// nil for a glyph without a picture.
  func picture(_ glyph: UInt32, of face: FontFace) -> Picture? {
    let key = Key(font: face.id, glyph: glyph)
    if let known = pictures.withLock({ $0[key] }) { return known }
    var picture: Picture?
    if let bitmap = face.colorBitmap(forGlyph: glyph),
      let pixels = SharedPixels(blueFirst: bitmap.pixels, width: bitmap.width, height: bitmap.height)
    {
      picture = Picture(pixels: pixels, bounds: bitmap.bounds)
    }
    pictures.withLock { pictures in
      // 136 × 128 pixels are 70 kB; 256 of them are 18 MB.
      if pictures.count >= 256 { pictures.removeAll() }
      pictures[key] = .some(picture)
    }
    return picture
  }
}
