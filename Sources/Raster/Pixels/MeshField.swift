import DisplayList
import Foundation
import Geometry

/// A mesh gradient as pixels: each patch is divided into cells of a few pixels, each cell is two shaded
/// triangles. Colours are mixed in the gradient's own space at the corners of cells.
struct MeshField {
  private let mesh: MeshGradientData
  private let toPage: AffineMatrix
  private let colors: [GradientColor]
  private let perceptual: Bool

  /// nil for a grid that has no cell or lacks points or colours, and for points that are no numbers.
  init?(_ mesh: MeshGradientData, rect: CGRect, matrix: AffineMatrix) {
    let count = mesh.width.multipliedReportingOverflow(by: mesh.height)
    guard mesh.width >= 2, mesh.height >= 2, !count.overflow, count.partialValue <= 65_536,
      mesh.vertices.count >= count.partialValue, mesh.colors.count >= count.partialValue,
      rect.isFinite, matrix.isFinite, mesh.vertices.allSatisfy({ $0.isFinite })
    else { return nil }
    self.mesh = mesh
    toPage = matrix.applied(
      after: AffineMatrix(a: rect.width, d: rect.height, tx: rect.minX, ty: rect.minY))
    let perceptual = mesh.colorSpace == .perceptual
    self.perceptual = perceptual
    colors = mesh.colors.map { GradientColor($0, perceptual: perceptual) }
  }

  func paint(_ surface: PixelSurface) -> Bool {
    let background = SRGB(mesh.background).pixel
    surface.set(background, in: surface.rect)
    for row in 0..<mesh.height - 1 {
      for column in 0..<mesh.width - 1 { paintPatch(column, row, surface) }
    }
    return true
  }

  private struct Corner {
    var x: Float, y: Float
    /// Premultiplied sRGB, 0...255.
    var color: SIMD4<Float>
  }

  private func paintPatch(_ column: Int, _ row: Int, _ surface: PixelSurface) {
    let edges = PatchEdges(mesh, column, row)
    let box = toPage.boundingBox(of: edges.bounds)
    guard !DeviceRect(covering: box).intersection(surface.rect).isEmpty else { return }
    let cells = min(max(Int(saturating: max(box.width, box.height) / 18), 4), 128)
    var above: [Corner] = []
    for j in 0...cells {
      let v = Double(j) / Double(cells)
      var line: [Corner] = []
      line.reserveCapacity(cells + 1)
      for i in 0...cells {
        let u = Double(i) / Double(cells)
        let place = toPage.apply(edges.point(u, v))
        let color = color(column, row, Float(u), Float(v)).resolved(perceptual: perceptual)
        line.append(
          Corner(
            x: Float(place.x), y: Float(place.y),
            color: SIMD4(color.rgb * color.alpha, color.alpha) * 255))
      }
      if j > 0 {
        for i in 0..<cells {
          triangle(above[i], above[i + 1], line[i], surface)
          triangle(above[i + 1], line[i + 1], line[i], surface)
        }
      }
      above = line
    }
  }

  private func color(_ column: Int, _ row: Int, _ u: Float, _ v: Float) -> GradientColor {
    func at(_ column: Int, _ row: Int) -> SIMD4<Float> {
      let (column, row) = (min(max(column, 0), mesh.width - 1), min(max(row, 0), mesh.height - 1))
      return colors[row * mesh.width + column].components
    }
    guard mesh.smoothsColors else {
      let top = at(column, row) + (at(column + 1, row) - at(column, row)) * u
      let bottom = at(column, row + 1) + (at(column + 1, row + 1) - at(column, row + 1)) * u
      return GradientColor(components: top + (bottom - top) * v)
    }
    func smooth(
      _ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>, _ t: Float
    ) -> SIMD4<Float> {
      // A curve through b and c whose slopes there are those between their neighbours.
      let slopeB = (c - a) * 0.5
      let slopeC = (d - b) * 0.5
      let (t2, t3) = (t * t, t * t * t)
      var sum = b * (2 * t3 - 3 * t2 + 1) + c * (3 * t2 - 2 * t3)
      sum += slopeB * (t3 - 2 * t2 + t)
      return sum + slopeC * (t3 - t2)
    }
    let lines = (row - 1...row + 2).map { line in
      smooth(at(column - 1, line), at(column, line), at(column + 1, line), at(column + 2, line), u)
    }
    return GradientColor(components: smooth(lines[0], lines[1], lines[2], lines[3], v))
  }

  private func triangle(_ a: Corner, _ b: Corner, _ c: Corner, _ surface: PixelSurface) {
    let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
    guard abs(area) > 1e-6, area.isFinite else { return }
    let rect = surface.rect
    let box = CGRect(
      x: Double(min(a.x, b.x, c.x)), y: Double(min(a.y, b.y, c.y)),
      width: Double(max(a.x, b.x, c.x) - min(a.x, b.x, c.x)),
      height: Double(max(a.y, b.y, c.y) - min(a.y, b.y, c.y)))
    let pixels = DeviceRect(covering: box).intersection(rect)
    for y in pixels.y..<pixels.maxY {
      let row = surface.words(y)
      let py = Float(y) + 0.5
      for x in pixels.x..<pixels.maxX {
        let px = Float(x) + 0.5
        let wb = ((px - a.x) * (c.y - a.y) - (c.x - a.x) * (py - a.y)) / area
        let wc = ((b.x - a.x) * (py - a.y) - (px - a.x) * (b.y - a.y)) / area
        // Slightly generous: neighbours overlap rather than leave a gap.
        guard wb >= -1e-3, wc >= -1e-3, wb + wc <= 1.001 else { continue }
        var sum = a.color * (1 - wb - wc) + b.color * wb
        sum += c.color * wc
        sum = (sum + 0.5).clamped(lowerBound: .zero, upperBound: .init(repeating: 255))
        // Held within 0 and 255 on the line above; the guard let no NaN pass.
        row[x - rect.x] = UInt32(sum.w) << 24 | UInt32(sum.x) << 16 | UInt32(sum.y) << 8 | UInt32(sum.z)
      }
    }
  }
}

/// The four curves around a patch, in unit coordinates.
private struct PatchEdges {
  private let top: Cubic, bottom: Cubic, leading: Cubic, trailing: Cubic

  private struct Cubic {
    var p0: CGPoint, p1: CGPoint, p2: CGPoint, p3: CGPoint

    func point(_ t: Double) -> CGPoint {
      let s = 1 - t
      let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return CGPoint(
        x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
        y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
    }
  }

  init(_ mesh: MeshGradientData, _ column: Int, _ row: Int) {
    func vertex(_ column: Int, _ row: Int) -> MeshGradientData.Vertex {
      mesh.vertices[
        min(max(row, 0), mesh.height - 1) * mesh.width + min(max(column, 0), mesh.width - 1)]
    }
    /// Control point of `from` toward `to` when it has none: a third of the way, along the line through
    /// the neighbours on both sides.
    func control(
      _ from: MeshGradientData.Vertex, _ back: MeshGradientData.Vertex, _ to: MeshGradientData.Vertex,
      isEnd: Bool
    ) -> CGPoint {
      let share = isEnd ? 1.0 / 3 : 1.0 / 6
      return CGPoint(
        x: from.position.x + (to.position.x - back.position.x) * share,
        y: from.position.y + (to.position.y - back.position.y) * share)
    }
    func across(_ row: Int) -> Cubic {
      let (a, b) = (vertex(column, row), vertex(column + 1, row))
      return Cubic(
        p0: a.position,
        p1: a.trailing ?? control(a, vertex(column - 1, row), b, isEnd: column == 0),
        p2: b.leading ?? control(b, vertex(column + 2, row), a, isEnd: column + 2 >= mesh.width),
        p3: b.position)
    }
    func down(_ column: Int) -> Cubic {
      let (a, b) = (vertex(column, row), vertex(column, row + 1))
      return Cubic(
        p0: a.position,
        p1: a.bottom ?? control(a, vertex(column, row - 1), b, isEnd: row == 0),
        p2: b.top ?? control(b, vertex(column, row + 2), a, isEnd: row + 2 >= mesh.height),
        p3: b.position)
    }
    top = across(row)
    bottom = across(row + 1)
    leading = down(column)
    trailing = down(column + 1)
  }

  /// A Coons patch.
  func point(_ u: Double, _ v: Double) -> CGPoint {
    let (t, b, l, r) = (top.point(u), bottom.point(u), leading.point(v), trailing.point(v))
    func mix(_ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
      let ruled = (1 - v) * t[keyPath: axis] + v * b[keyPath: axis]
      let other = (1 - u) * l[keyPath: axis] + u * r[keyPath: axis]
      let upper = (1 - u) * top.p0[keyPath: axis] + u * top.p3[keyPath: axis]
      let lower = (1 - u) * bottom.p0[keyPath: axis] + u * bottom.p3[keyPath: axis]
      return ruled + other - ((1 - v) * upper + v * lower)
    }
    return CGPoint(x: mix(\.x), y: mix(\.y))
  }

  /// Holds all points of the patch: a Coons patch may leave its control points' box by as much again.
  var bounds: CGRect {
    var (minX, minY, maxX, maxY) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    for curve in [top, bottom, leading, trailing] {
      for point in [curve.p0, curve.p1, curve.p2, curve.p3] {
        (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
        (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
      }
    }
    let box = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    return box.insetBy(dx: -box.width, dy: -box.height)
  }
}

extension MeshGradientData.Vertex {
  fileprivate var isFinite: Bool {
    position.isFinite && [leading, top, trailing, bottom].allSatisfy { $0?.isFinite ?? true }
  }
}
