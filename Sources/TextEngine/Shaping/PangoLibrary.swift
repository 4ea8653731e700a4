import CGraphicsLibraries
import SystemLibraries

/// Pango, which knows where text of all languages may be parted and which way it reads. It is opened for the first text
/// with more than plain words: it brings GIO, and with that what mounts and protects volumes.
struct PangoLibrary: Sendable {
  /// Nil where the library is not installed.
  static let shared = PangoLibrary()

  let language: pango_language_from_string_t
  let attributes: pango_get_log_attrs_t
  let levels: pango_log2vis_get_embedding_levels_t
  let free: g_free_t

  private init?() {
    guard let library = SystemLibrary("libpango-1.0.so.0"),
      let language: pango_language_from_string_t = library.function("pango_language_from_string"),
      let attributes: pango_get_log_attrs_t = library.function("pango_get_log_attrs"),
      let levels: pango_log2vis_get_embedding_levels_t = library.function(
        "pango_log2vis_get_embedding_levels"),
      // Of GLib, which Pango brings.
      let free: g_free_t = library.function("g_free")
    else { return nil }
    self.language = language
    self.attributes = attributes
    self.levels = levels
    self.free = free
  }
}
