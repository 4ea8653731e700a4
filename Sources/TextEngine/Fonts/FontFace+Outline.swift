import CGraphicsLibraries
import Foundation
import Geometry

extension FontFace {
  /// The outline of a glyph in em, y downward, its origin on the baseline. Empty for blanks, bitmap glyphs
  /// and glyphs that the face does not have.
  package func path(forGlyph glyph: UInt32) -> Path {
    let pen = OutlinePen(scale: 1 / unitsPerEm)
    withExtendedLifetime(pen) {
      hb_font_get_glyph_shape(hbFont, glyph, OutlinePen.functions, Unmanaged.passUnretained(pen).toOpaque())
    }
    return pen.path
  }
}

/// Receives an outline from HarfBuzz.
private final class OutlinePen {
  var path = Path()
  let scale: Double

  init(scale: Double) { self.scale = scale }

  func point(_ x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: Double(x) * scale, y: -Double(y) * scale)
  }

  static func of(_ data: UnsafeMutableRawPointer?) -> OutlinePen? {
    data.map { Unmanaged<OutlinePen>.fromOpaque($0).takeUnretainedValue() }
  }

  private struct Functions: @unchecked Sendable { let pointer: OpaquePointer? }

  /// `hb_draw_funcs_t *`, never changed after this.
  static var functions: OpaquePointer? { shared.pointer }

  private static let shared: Functions = {
    let functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let pen = OutlinePen.of(data) else { return }
        pen.path.move(to: pen.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let pen = OutlinePen.of(data) else { return }
        pen.path.addLine(to: pen.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, controlX, controlY, x, y, _ in
        guard let pen = OutlinePen.of(data) else { return }
        pen.path.addQuadCurve(to: pen.point(x, y), control: pen.point(controlX, controlY))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        guard let pen = OutlinePen.of(data) else { return }
        pen.path.addCurve(to: pen.point(x, y), control1: pen.point(x1, y1), control2: pen.point(x2, y2))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in OutlinePen.of(data)?.path.closeSubpath() }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return Functions(pointer: functions)
  }()
}
