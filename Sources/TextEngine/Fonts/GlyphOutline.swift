import CGraphicsLibraries
import Foundation
import Geometry

/// The outline of a glyph as its face has it: in units of the face, y upward, the origin on the baseline.
package struct GlyphOutline: Sendable {
  package internal(set) var points: [SIMD2<Float>] = []
  /// What each point is for, in FreeType's terms: 1 on the outline, 0 and 2 beside it, of a curve with one or two
  /// such points. A contour begins with a point on it and comes back to it.
  package internal(set) var tags: [CChar] = []
  /// How many points there are up to the end of each contour.
  package internal(set) var ends: [Int32] = []

  /// Whether nothing is drawn.
  package var isEmpty: Bool { ends.isEmpty }
  /// Bytes of memory, about.
  package var size: Int { 96 + points.count * 9 + ends.count * 4 }

  /// The outline in lengths of `scale` to a unit, y downward.
  package func path(scale: Double) -> Path {
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: Double(points[index].x) * scale, y: -Double(points[index].y) * scale)
    }
    var path = Path()
    var index = 0
    for end in ends {
      path.move(to: point(index))
      index += 1
      while index < end {
        switch tags[index] {
        case 0:
          path.addQuadCurve(to: point(index + 1), control: point(index))
          index += 2
        case 2:
          path.addCurve(to: point(index + 2), control1: point(index), control2: point(index + 1))
          index += 3
        default:
          path.addLine(to: point(index))
          index += 1
        }
      }
      path.closeSubpath()
    }
    return path
  }
}

extension FontFace {
  /// The outline of a glyph. Empty for blanks, bitmap glyphs and glyphs that the face does not have.
  package func outline(ofGlyph glyph: UInt32) -> GlyphOutline {
    let pen = OutlinePen()
    withExtendedLifetime(pen) {
      hb_font_get_glyph_shape(hbFont, glyph, OutlinePen.functions, Unmanaged.passUnretained(pen).toOpaque())
    }
    return pen.outline
  }

  /// The outline of a glyph in em, y downward, its origin on the baseline. Empty as above.
  package func path(forGlyph glyph: UInt32) -> Path { outline(ofGlyph: glyph).path(scale: 1 / unitsPerEm) }
}

/// Receives an outline from HarfBuzz, which closes each contour with a line where it does not end where it began.
private final class OutlinePen {
  var outline = GlyphOutline()

  func add(_ x: Float, _ y: Float, _ tag: CChar) {
    outline.points.append(SIMD2(x, y))
    outline.tags.append(tag)
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
      functions, { _, data, _, x, y, _ in OutlinePen.of(data)?.add(x, y, 1) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, data, _, x, y, _ in OutlinePen.of(data)?.add(x, y, 1) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, controlX, controlY, x, y, _ in
        guard let pen = OutlinePen.of(data) else { return }
        pen.add(controlX, controlY, 0)
        pen.add(x, y, 1)
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        guard let pen = OutlinePen.of(data) else { return }
        pen.add(x1, y1, 2)
        pen.add(x2, y2, 2)
        pen.add(x, y, 1)
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions,
      { _, data, _, _ in
        guard let pen = OutlinePen.of(data) else { return }
        pen.outline.ends.append(Int32(clamping: pen.outline.points.count))
      }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return Functions(pointer: functions)
  }()
}
