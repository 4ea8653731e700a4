import CGraphicsLibraries

/// What Pango's own layout says of a text in Inter, unhinted, for comparison.
struct PangoReference {
  var width: Double
  /// Byte offsets at which lines start.
  var lineStarts: [Int]

  init(_ text: String, size: Double, wrappedAt width: Double? = nil) {
    let map = pango_cairo_font_map_new()
    let context = pango_font_map_create_context(map)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_round_glyph_positions(context, 0)
    let font = pango_font_description_from_string("Inter")
    pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
    let layout = pango_layout_new(context)
    pango_layout_set_font_description(layout, font)
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_font_features_new("calt 0"))
    pango_layout_set_attributes(layout, attributes)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_text(layout, text, -1)
    if let width { pango_layout_set_width(layout, Int32((width * Double(PANGO_SCALE)).rounded())) }
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    self.width = Double(logical.width) / Double(PANGO_SCALE)
    lineStarts = (0..<pango_layout_get_line_count(layout)).compactMap {
      pango_layout_get_line_readonly(layout, $0).map { Int($0.pointee.start_index) }
    }
    pango_attr_list_unref(attributes)
    pango_font_description_free(font)
    cairo_font_options_destroy(options)
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(map))
  }
}
