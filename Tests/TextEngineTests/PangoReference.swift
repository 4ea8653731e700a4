import CGraphicsLibraries

/// What Pango's own layout says of a text, unhinted, for comparison.
struct PangoReference {
  var width: Double
  /// Byte offsets at which lines start.
  var lineStarts: [Int]
  /// Logical widths of the lines, without the blank at a broken line's end.
  var lineWidths: [Double]

  /// A font at a size, and a language.
  final class Context {
    fileprivate let map: UnsafeMutablePointer<PangoFontMap>?
    fileprivate let context: OpaquePointer?
    fileprivate let font: OpaquePointer?
    fileprivate let attributes: OpaquePointer?

    init(family: String, size: Double, language: String = "en", features: String? = nil) {
      map = pango_cairo_font_map_new()
      context = pango_font_map_create_context(map)
      let options = cairo_font_options_create()
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      pango_cairo_context_set_font_options(context, options)
      cairo_font_options_destroy(options)
      pango_context_set_round_glyph_positions(context, 0)
      pango_context_set_language(context, pango_language_from_string(language))
      font = pango_font_description_from_string(family)
      pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
      attributes = pango_attr_list_new()
      if let features { pango_attr_list_insert(attributes, pango_attr_font_features_new(features)) }
    }

    deinit {
      pango_attr_list_unref(attributes)
      pango_font_description_free(font)
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(UnsafeMutableRawPointer(map))
    }
  }

  /// A text in Inter as the interface shows it.
  init(_ text: String, size: Double, wrappedAt width: Double? = nil) {
    self.init(text, Context(family: "Inter", size: size, features: "calt 0"), wrappedAt: width)
  }

  init(_ text: String, _ context: Context, wrappedAt width: Double? = nil) {
    let scale = Double(PANGO_SCALE)
    let layout = pango_layout_new(context.context)
    pango_layout_set_font_description(layout, context.font)
    pango_layout_set_attributes(layout, context.attributes)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_text(layout, text, -1)
    if let width { pango_layout_set_width(layout, Int32((width * scale).rounded())) }
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    self.width = Double(logical.width) / scale
    let lines = (0..<pango_layout_get_line_count(layout)).compactMap {
      pango_layout_get_line_readonly(layout, $0)
    }
    lineStarts = lines.map { Int($0.pointee.start_index) }
    lineWidths = lines.map { line in
      var box = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &box)
      return Double(box.width) / scale
    }
    g_object_unref(UnsafeMutableRawPointer(layout))
  }
}
