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

  /// Whether the coverage of a path is worked out here.
  static func suits(_ path: Path) -> Bool { path.elementCount >= 4_096 }

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

  /// Adds the edges of cairo's current path, in straight pieces and with its subpaths closed.
  private mutating func add(from cr: OpaquePointer) {
    guard let path = cairo_copy_path_flat(cr) else { return }
    defer { cairo_path_destroy(path) }
    guard path.pointee.status == CAIRO_STATUS_SUCCESS, let data = path.pointee.data else { return }
    let count = Int(path.pointee.num_data)
    // Two entries for each point.
    edges.reserveCapacity(edges.count + count / 2)
    var (start, point) = (CGPoint.zero, CGPoint.zero)
    func go(to next: CGPoint) {
      if next.y != point.y { edges.append(pixels_edge(x0: point.x, y0: point.y, x1: next.x, y1: next.y)) }
      point = next
    }
    var index = 0
    while index < count {
      let header = data[index].header
      let target = header.length > 1 ? CGPoint(x: data[index + 1].point.x, y: data[index + 1].point.y) : start
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
