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

  /// The elements of a path from which on its edges are counted.
  private static let elements = 4_096

  /// The coverage of a path, which is cairo's current one; nil for a path that cairo draws as fast.
  init?(fillOf path: Path, on cr: OpaquePointer, _ style: FillStyle) {
    (isEvenOdd, isAntialiased) = (style.isEOFilled, style.isAntialiased)
    guard path.elementCount >= Self.elements else { return nil }
    add(from: cr)
    guard isDense(sides: 1) else { return nil }
  }

  /// The coverage of a stroke of a path, which is cairo's current one and is replaced; nil for a path that cairo strokes
  /// as fast, which stays.
  init?(strokeOf path: Path, mappedBy matrix: AffineMatrix, on cr: OpaquePointer, _ style: StrokeStyle) {
    (isEvenOdd, isAntialiased) = (false, true)
    guard path.elementCount >= Self.elements else { return nil }
    add(from: cr)
    guard isDense(sides: 2) else { return nil }
    edges.removeAll(keepingCapacity: true)
    var style = style
    style.dash = CairoPath.usableDash(style).map { CGFloat($0) }
    path.forEachStrokedPart(style) { outline in
      cairo_new_path(cr)
      CairoPath.add(outline, to: cr, mappedBy: matrix)
      add(from: cr)
    }
  }

  /// Whether more edges are in rows of pixels than there are pixels around them. `sides` is how many edges each of those
  /// known so far comes to.
  private func isDense(sides: Double) -> Bool {
    var (low, high) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
    var rows = 0.0
    for edge in edges {
      let (start, end) = (SIMD2(edge.x0, edge.y0), SIMD2(edge.x1, edge.y1))
      low = pointwiseMin(low, pointwiseMin(start, end))
      high = pointwiseMax(high, pointwiseMax(start, end))
      rows += abs(edge.y1 - edge.y0) + 1
    }
    let size = high - low + 1
    return !edges.isEmpty && rows * sides > size.x * size.y
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

  /// Adds the edges of cairo's current path that are not level, in straight pieces and with the subpaths closed.
  private mutating func add(from cr: OpaquePointer) {
    guard let path = cairo_copy_path_flat(cr) else { return }
    defer { cairo_path_destroy(path) }
    guard path.pointee.status == CAIRO_STATUS_SUCCESS, let data = path.pointee.data else { return }
    let count = Int(path.pointee.num_data)
    var (start, point) = (CGPoint.zero, CGPoint.zero)
    func go(to next: CGPoint) {
      if next.y != point.y { edges.append(pixels_edge(x0: point.x, y0: point.y, x1: next.x, y1: next.y)) }
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
