import CGraphicsLibraries
import Foundation

/// Pango's own layout in the interface font, unhinted: what the text scenarios are compared with.
final class PangoText {
  private let map: UnsafeMutablePointer<PangoFontMap>?
  private let context: OpaquePointer?
  private let font: OpaquePointer?

  init(size: Double) {
    map = pango_cairo_font_map_new()
    context = pango_font_map_create_context(map)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    font = pango_font_description_from_string("Inter")
    pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
  }

  deinit {
    pango_font_description_free(font)
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(map))
  }

  /// A layout that is kept.
  final class Layout {
    let pointer: OpaquePointer?

    init(_ pointer: OpaquePointer?) { self.pointer = pointer }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

    func size(width: Double) -> CGSize {
      pango_layout_set_width(pointer, Int32(width * Double(PANGO_SCALE)))
      var logical = PangoRectangle()
      pango_layout_get_extents(pointer, nil, &logical)
      return CGSize(
        width: Double(logical.width) / Double(PANGO_SCALE),
        height: Double(logical.height) / Double(PANGO_SCALE))
    }
  }

  func layout(_ text: String) -> Layout {
    let layout = pango_layout_new(context)
    pango_layout_set_font_description(layout, font)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_text(layout, text, -1)
    return Layout(layout)
  }

  /// A new layout, measured.
  func size(_ text: String, width: Double) -> CGSize { layout(text).size(width: width) }
}

/// Pixels that Pango draws on.
final class PangoSurface {
  private let surface: OpaquePointer?
  private let cr: OpaquePointer?

  init(width: Int32, height: Int32) {
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
    cr = cairo_create(surface)
  }

  deinit {
    cairo_destroy(cr)
    cairo_surface_destroy(surface)
  }

  func draw(_ layout: PangoText.Layout, at point: CGPoint) {
    cairo_move_to(cr, Double(point.x), Double(point.y))
    pango_cairo_show_layout(cr, layout.pointer)
  }
}
