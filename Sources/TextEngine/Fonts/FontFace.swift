import CGraphicsLibraries
import DisplayList
import Foundation
import Geometry
import Synchronization

/// One face of a font file. Lengths are in em; y points downward where a doc says nothing else.
///
/// Faces live as long as the process: `FontRegistry` makes one for each file and index. The HarfBuzz font
/// is never changed after `init`, so shaping needs no lock; the FreeType face is used under `freeType`'s.
package final class FontFace: @unchecked Sendable {
  package let id: FontID
  /// Empty for the face of last resort.
  package let path: String
  /// Index of the face in the file; a named instance of a variable font in the upper 16 bits.
  package let index: Int
  package let familyName: String
  package let styleName: String
  /// OpenType weight.
  package let weight: Double
  package let isItalic: Bool
  /// Glyphs are colour bitmaps: draw `colorBitmap(forGlyph:)` instead of a path.
  package let isColor: Bool
  /// Whether the face replaces sequences such as "->" by default, which Apple's interface faces do not;
  /// `calt` is then off unless a run asks for it.
  package let avoidsContextualAlternates: Bool
  package let unitsPerEm: Double
  /// Both positive.
  package let ascent: Double, descent: Double
  package let lineGap: Double
  package let capHeight: Double, xHeight: Double
  /// Middle of the underline below the baseline, positive downward.
  package let underlinePosition: Double, underlineThickness: Double
  /// Middle of a strikethrough above the baseline, positive upward.
  package let strikethroughPosition: Double

  /// `hb_font_t *`, at a scale of `unitsPerEm`.
  package let hbFont: OpaquePointer
  private let freeType = Mutex<UncheckedFace>(UncheckedFace())

  struct UncheckedFace: @unchecked Sendable {
    var face: FT_Face?
    var tried = false
  }

  /// Nil when the file cannot be read as a font.
  init?(id: FontID, entry: FontCatalog.Entry) {
    guard let blob = hb_blob_create_from_file_or_fail(entry.path) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard hb_blob_get_length(blob) <= 64 << 20 else { return nil }
    guard let face = hb_face_create(blob, UInt32(truncatingIfNeeded: entry.index & 0xffff)) else {
      return nil
    }
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
    if entry.index >> 16 > 0 {
      hb_font_set_var_named_instance(font, UInt32(truncatingIfNeeded: entry.index >> 16) &- 1)
    }
    self.id = id
    path = entry.path
    index = entry.index
    familyName = entry.family
    styleName = entry.style
    weight = entry.weight
    isItalic = entry.isItalic
    avoidsContextualAlternates =
      entry.family.hasPrefix("Inter") || entry.family.hasPrefix("JetBrains")
    hbFont = font
    let tables = FaceTables(face: face, font: font)
    isColor = entry.isColor && tables.hasColorBitmaps
    unitsPerEm = tables.unitsPerEm
    ascent = tables.ascent
    descent = tables.descent
    lineGap = tables.lineGap
    capHeight = tables.capHeight
    xHeight = tables.xHeight
    underlinePosition = tables.underlinePosition
    underlineThickness = tables.underlineThickness
    strikethroughPosition = tables.strikethroughPosition
  }

  /// The face of last resort, for a machine without fonts: it has no glyphs.
  init(lastResort id: FontID) {
    self.id = id
    path = ""
    index = 0
    familyName = "sans-serif"
    styleName = "Regular"
    weight = 400
    isItalic = false
    isColor = false
    avoidsContextualAlternates = false
    unitsPerEm = 1000
    ascent = 0.95
    descent = 0.25
    lineGap = 0
    capHeight = 0.7
    xHeight = 0.5
    underlinePosition = 0.1
    underlineThickness = 0.05
    strikethroughPosition = 0.25
    hbFont = hb_font_get_empty()
  }

  /// Whether the face has a glyph for a Unicode scalar.
  package func covers(_ scalar: UInt32) -> Bool { glyph(for: scalar) != nil }

  /// The glyph for a Unicode scalar by itself; nil where the face has none.
  package func glyph(for scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(hbFont, scalar, &glyph) != 0 && glyph != 0 ? glyph : nil
  }

  /// The advance of a glyph.
  package func advance(ofGlyph glyph: UInt32) -> Double {
    Double(hb_font_get_glyph_h_advance(hbFont, glyph)) / unitsPerEm
  }

  /// Calls `body` with the FreeType face, opened on first use and locked meanwhile; nil when FreeType
  /// cannot read the file. The face outlives the call, but whoever keeps it must not use it while another
  /// thread may be in here.
  package func withFreeTypeFace<Result>(_ body: (FT_Face) -> Result) -> Result? {
    freeType.withLock { state -> Result? in
      if !state.tried {
        state.tried = true
        state.face = FreeTypeLibrary.shared.open(path, index: index)
      }
      guard let face = state.face else { return nil }
      return body(face)
    }
  }
}
