import CGraphicsLibraries
import Foundation

/// A text that Pango has laid out.
package final class PangoLayout {
  package struct Line {
    /// Byte offset of the line's start.
    package var start: Int
    /// Logical width, without the blank at a broken line's end.
    package var width: Double
  }

  let pointer: OpaquePointer?

  init(_ pointer: OpaquePointer?) { self.pointer = pointer }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// Breaks the lines anew.
  package func wrap(at width: Double) {
    pango_layout_set_width(pointer, Int32((width * Double(PANGO_SCALE)).rounded()))
  }

  package var size: CGSize {
    var logical = PangoRectangle()
    pango_layout_get_extents(pointer, nil, &logical)
    return CGSize(
      width: Double(logical.width) / Double(PANGO_SCALE), height: Double(logical.height) / Double(PANGO_SCALE)
    )
  }

  package var lines: [Line] {
    (0..<pango_layout_get_line_count(pointer)).compactMap { index in
      guard let line = pango_layout_get_line_readonly(pointer, index) else { return nil }
      var box = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &box)
      return Line(start: Int(line.pointee.start_index), width: Double(box.width) / Double(PANGO_SCALE))
    }
  }
}

/// White pixels that Pango draws on, in black.
package final class PangoSurface {
  private let surface: OpaquePointer?
  private let cr: OpaquePointer?

  package init(width: Int32, height: Int32) {
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
    cr = cairo_create(surface)
    cairo_set_source_rgb(cr, 1, 1, 1)
    cairo_paint(cr)
    cairo_set_source_rgb(cr, 0, 0, 0)
  }

  deinit {
    cairo_destroy(cr)
    cairo_surface_destroy(surface)
  }

  package func draw(_ layout: PangoLayout, at point: CGPoint) {
    cairo_move_to(cr, Double(point.x), Double(point.y))
    pango_cairo_show_layout(cr, layout.pointer)
  }
}
