import Synchronization
import TextEngine

/// The outlines of one face, read once for all sizes and phases.
final class GlyphOutlines: Sendable {
  private let known = Mutex<[UInt32: GlyphOutline]>([:])

  /// The outline of a glyph. `bytes` grows by the memory that it takes when it was not known.
  func outline(ofGlyph glyph: UInt32, in face: FontFace, bytes: inout Int) -> GlyphOutline {
    if let outline = known.withLock({ $0[glyph] }) { return outline }
    let outline = face.outline(ofGlyph: glyph)
    known.withLock { $0[glyph] = outline }
    bytes += outline.size
    return outline
  }
}
