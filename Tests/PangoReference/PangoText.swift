import CGraphicsLibraries
import Foundation

/// Pango's own layout in a font, unhinted: what tests and benchmarks compare with.
package final class PangoText {
  private let map: UnsafeMutablePointer<PangoFontMap>?
  private let context: OpaquePointer?
  private let font: OpaquePointer?
  private let attributes: OpaquePointer?

  /// - Parameters:
  ///   - size: Points an em.
  ///   - language: BCP 47 tag; nil for the process's.
  ///   - features: OpenType features as CSS writes them; nil for the face's own.
  package init(family: String = "Inter", size: Double, language: String? = nil, features: String? = nil) {
    map = pango_cairo_font_map_new()
    context = pango_font_map_create_context(map)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    if let language { pango_context_set_language(context, pango_language_from_string(language)) }
    font = pango_font_description_from_string(family)
    pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
    attributes = pango_attr_list_new()
    if let features { pango_attr_list_insert(attributes, pango_attr_font_features_new(features)) }
  }

  /// Inter as the interface shows it.
  package static func interface(size: Double) -> PangoText {
    PangoText(size: size, language: "en", features: "calt 0")
  }

  deinit {
    pango_attr_list_unref(attributes)
    pango_font_description_free(font)
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(map))
  }

  /// A layout that is kept; without a width there is nothing to wrap.
  package func layout(_ text: String, width: Double? = nil) -> PangoLayout {
    let layout = pango_layout_new(context)
    pango_layout_set_font_description(layout, font)
    pango_layout_set_attributes(layout, attributes)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_text(layout, text, -1)
    let kept = PangoLayout(layout)
    if let width { kept.wrap(at: width) }
    return kept
  }

  /// The size of a new layout.
  package func size(_ text: String, width: Double) -> CGSize { layout(text, width: width).size }
}
