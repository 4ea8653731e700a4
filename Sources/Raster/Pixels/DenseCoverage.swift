import CGraphicsLibraries
import CPixels
import Foundation
import Geometry

/// The coverage of a path with very many edges.
///
/// Cairo sorts the edges of each line of samples, fifteen lines a pixel, and takes a tenth of a microsecond for an edge in
/// a pixel's row: a million lines across a page take minutes. Here each edge adds to the winding numbers of a line, in
/// the order in which the path has them.
struct DenseCoverage {
  private var edges: [pixels_edge] = []
  let isEvenOdd: Bool
  let isAntialiased: Bool

  /// Whether the coverage of a path, which is cairo's current one, is worked out here: where there are more edges in
  /// rows of pixels than pixels. `edges` is how many edges a segment comes to.
  static func suits(_ path: Path, on cr: OpaquePointer, edges: Double) -> Bool {
    guard path.elementCount >= 4_096 else { return false }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(cr, &left, &top, &right, &bottom)
    var rows = 0.0
    forEachEdge(of: cr) { rows += abs($1.y - $0.y) + 1 }
    return rows * edges > (right - left + 1) * (bottom - top + 1)
  }

  /// The coverage of cairo's current path.
  init(fillOf cr: OpaquePointer, _ style: FillStyle) {
    (isEvenOdd, isAntialiased) = (style.isEOFilled, style.isAntialiased)
    add(from: cr)
  }

  /// The coverage of a stroke; cairo's current path is used for it.
  init(strokeOf path: Path, mappedBy matrix: AffineMatrix, on cr: OpaquePointer, _ style: StrokeStyle) {
    (isEvenOdd, isAntialiased) = (false, true)
    var style = style
    style.dash = CairoPath.usableDash(style).map { CGFloat($0) }
    path.forEachStrokedPart(style) { outline in
      cairo_new_path(cr)
      CairoPath.add(outline, to: cr, mappedBy: matrix)
      add(from: cr)
    }
  }

  /// The pixels of `area`; `origin` is the pixel at which cairo's coordinates begin.
  func mask(_ area: DeviceRect, from origin: DeviceRect) -> PixelSurface? {
    guard let surface = PixelSurface(area, format: .alpha) else { return nil }
    surface.flush()
    let isDrawn = pixels_cover(
      edges, edges.count, isEvenOdd, isAntialiased, area.x - origin.x, area.y - origin.y, area.width,
      area.height,
      surface.alphas(area.y), surface.stride)
    surface.markDirty()
    return isDrawn ? surface : nil
  }

  private mutating func add(from cr: OpaquePointer) {
    Self.forEachEdge(of: cr) { edges.append(pixels_edge(x0: $0.x, y0: $0.y, x1: $1.x, y1: $1.y)) }
  }

  /// The edges of cairo's current path that are not level, in straight pieces and with the subpaths closed.
  private static func forEachEdge(of cr: OpaquePointer, _ body: (CGPoint, CGPoint) -> Void) {
    guard let path = cairo_copy_path_flat(cr) else { return }
    defer { cairo_path_destroy(path) }
    guard path.pointee.status == CAIRO_STATUS_SUCCESS, let data = path.pointee.data else { return }
    let count = Int(path.pointee.num_data)
    var (start, point) = (CGPoint.zero, CGPoint.zero)
    func go(to next: CGPoint) {
      if next.y != point.y { body(point, next) }
      point = next
    }
    // Entries: a header, and the points that it has.
    var index = 0
    while index < count {
      let header = data[index].header
      let target =
        header.length > 1 ? CGPoint(x: data[index + 1].point.x, y: data[index + 1].point.y) : start
      switch header.type {
      case CAIRO_PATH_MOVE_TO:
        go(to: start)
        (start, point) = (target, target)
      case CAIRO_PATH_LINE_TO: go(to: target)
      default: go(to: start)
      }
      index += Int(header.length)
    }
    go(to: start)
  }
}
