import CGraphicsLibraries
import DisplayList
import TextEngine

/// Letters without ink, for what is drawn otherwise: a colour glyph is a picture, and what reads from right
/// to left can be copied only letter by letter, each in a place of its own.
///
/// cairo drops what has no ink at all, so that these are glyphs of a real face in a colour that cannot be
/// seen. Each text has a glyph of its own in the page, which the file says to mean that text.
final class HiddenLetters {
  /// Of 255 steps one: cairo drops what is fainter.
  static let opacity = 0.004

  private let face = FontRegistry.shared.font(for: FontDescriptor()).face
  private lazy var font = PDFFonts.hiddenFace(face)
  /// Glyphs with ink and an advance, as they are found.
  private var glyphs: [UInt32] = []
  private var next: UInt32 = 1
  /// By the texts' bytes.
  private var known: [[UInt8]: UInt32] = [:]

  /// Writes a text into the box that stands on the baseline at `x` and is `width` wide.
  func write(_ text: [UInt8], x: Double, y: Double, width: Double, size: Double, on cr: OpaquePointer) {
    guard let font, let glyph = glyph(for: text) else { return }
    let stretch = width / (face.advance(ofGlyph: glyph) * size)
    guard stretch.isFinite, stretch > 0 else { return }
    cairo_set_font_face(cr, font)
    var matrix = AffineMatrix(a: size * stretch, d: size).cairo
    cairo_set_font_matrix(cr, &matrix)
    cairo_set_source_rgba(cr, 1, 1, 1, Self.opacity)
    var letter = cairo_glyph_t(index: UInt(glyph), x: x, y: y)
    var cluster = cairo_text_cluster_t(num_bytes: Int32(clamping: text.count), num_glyphs: 1)
    text.withUnsafeBytes { bytes in
      cairo_show_text_glyphs(
        cr, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: text.count), &letter, 1,
        &cluster, 1, cairo_text_cluster_flags_t(rawValue: 0))
    }
  }

  private func glyph(for text: [UInt8]) -> UInt32? {
    if let known = known[text] { return known }
    let glyph = unused() ?? glyphs.first
    known[text] = glyph
    return glyph
  }

  /// A glyph that means nothing yet; nil when each does.
  private func unused() -> UInt32? {
    let count = hb_face_get_glyph_count(hb_font_get_face(face.hbFont))
    while next < count {
      defer { next += 1 }
      guard face.advance(ofGlyph: next) > 0.1, !face.path(forGlyph: next).isEmpty else { continue }
      glyphs.append(next)
      return next
    }
    return nil
  }
}
