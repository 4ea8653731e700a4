import CGraphicsLibraries
import DisplayList
import Foundation
import Synchronization
import TextEngine

/// Faces as cairo embeds them. They are opened apart from the text room's, because cairo changes a
/// face's size behind a lock of its own; each stays open as long as the process, as the text room's do.
enum PDFFonts {
  private struct State: @unchecked Sendable {
    var library: FT_Library?
    var faces: [FontID: OpaquePointer] = [:]
    var hidden: OpaquePointer?
  }

  private struct Found: @unchecked Sendable { var face: OpaquePointer? }

  private static let state = Mutex(State())

  /// nil for a face that FreeType cannot open.
  static func face(_ font: FontFace) -> OpaquePointer? {
    return state.withLock { state -> Found in
      if let known = state.faces[font.id] { return Found(face: known) }
      let made = open(font, &state)
      state.faces[font.id] = made
      return Found(face: made)
    }.face
  }

  /// The face of `HiddenLetters`, apart from that of the same font with ink: their glyphs mean other letters.
  static func hiddenFace(_ font: FontFace) -> OpaquePointer? {
    state.withLock { state -> Found in
      if state.hidden == nil { state.hidden = open(font, &state) }
      return Found(face: state.hidden)
    }.face
  }

  private static func open(_ font: FontFace, _ state: inout State) -> OpaquePointer? {
    if state.library == nil { FT_Init_FreeType(&state.library) }
    var face: FT_Face?
    guard let library = state.library, !font.path.isEmpty,
      FT_New_Face(library, font.path, font.index, &face) == 0, let face
    else { return nil }
    return cairo_ft_font_face_create_for_ft_face(face, 1 << 1 | 1 << 3)  // no hinting, no bitmaps
  }
}
