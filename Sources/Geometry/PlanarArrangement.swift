import Foundation

/// A point on the grid of a planar arrangement.
struct GridPoint: Hashable, Comparable, Sendable {
  var x: Int64
  var y: Int64

  static func < (a: GridPoint, b: GridPoint) -> Bool { a.x == b.x ? a.y < b.y : a.x < b.x }

  /// Twice the area of the triangle; its sign says on which side of the line from here to `a` lies `b`.
  func cross(_ a: GridPoint, _ b: GridPoint) -> Int64 {
    (a.x - x) * (b.y - y) - (a.y - y) * (b.x - x)
  }
}

/// The grid on which paths are cut: a power of two that leaves coordinates 25 bits, so that every side test is
/// exact in 64.
struct CuttingGrid: Sendable {
  let scale: CGFloat

  init(bounds: CGRect) {
    let reach =
      bounds.isNull
      ? 1 : max(abs(bounds.minX), abs(bounds.maxX), abs(bounds.minY), abs(bounds.maxY), 1)
    let bits = min(16, max(0, 24 - Int(saturating: log2(reach).rounded(.up))))
    scale = CGFloat(1 << bits)
  }

  func snap(_ p: CGPoint) -> GridPoint {
    GridPoint(x: Int64(saturating: (p.x * scale).rounded()), y: Int64(saturating: (p.y * scale).rounded()))
  }

  func point(_ p: GridPoint) -> CGPoint {
    CGPoint(x: CGFloat(p.x) / scale, y: CGFloat(p.y) / scale)
  }
}

/// A straight edge from one grid point to another, with the path it came from.
struct GridEdge: Sendable {
  var a: GridPoint
  var b: GridPoint
  /// 0 or 1: which of two paths.
  var owner: Int

  var minX: Int64 { min(a.x, b.x) }
  var maxX: Int64 { max(a.x, b.x) }
  var minY: Int64 { min(a.y, b.y) }
  var maxY: Int64 { max(a.y, b.y) }

  func boxContains(_ p: GridPoint) -> Bool {
    p.x >= minX && p.x <= maxX && p.y >= minY && p.y <= maxY
  }
}

/// Cuts edges where they meet, so that afterwards two of them share at most an end, or all.
enum PlanarArrangement {
  /// Cut points are rounded to the grid, which may move an edge over a vertex beside it; so cutting goes on
  /// until nothing is left to cut. Two or three rounds are usual; the limit is for what nobody foresaw.
  private static let roundLimit = 16

  /// The edges in their order, each replaced by its pieces in its direction.
  static func cut(_ edges: [GridEdge]) -> [GridEdge] {
    var edges = edges
    for _ in 0..<roundLimit {
      let cuts = cutPoints(edges)
      if cuts.isEmpty { break }
      var next: [GridEdge] = []
      next.reserveCapacity(edges.count + cuts.count)
      for (index, edge) in edges.enumerated() {
        guard let points = cuts[index] else {
          next.append(edge)
          continue
        }
        func distance(_ p: GridPoint) -> Int64 { abs(p.x - edge.a.x) + abs(p.y - edge.a.y) }
        var from = edge.a
        for point in points.sorted(by: { distance($0) < distance($1) }) + [edge.b] where point != from {
          next.append(GridEdge(a: from, b: point, owner: edge.owner))
          from = point
        }
      }
      edges = next
    }
    return edges
  }

  private static func cutPoints(_ edges: [GridEdge]) -> [Int: Set<GridPoint>] {
    var cuts: [Int: Set<GridPoint>] = [:]
    let order = edges.indices.sorted { edges[$0].minX < edges[$1].minX }
    var active: [Int] = []
    for index in order {
      let edge = edges[index]
      let (low, high) = (edge.minY, edge.maxY)
      active.removeAll { edges[$0].maxX < edge.minX }
      for other in active where edges[other].minY <= high && edges[other].maxY >= low {
        meet(edge, edges[other]) { point in
          if point != edge.a, point != edge.b { cuts[index, default: []].insert(point) }
          if point != edges[other].a, point != edges[other].b { cuts[other, default: []].insert(point) }
        }
      }
      active.append(index)
    }
    return cuts
  }

  /// Calls `body` with the points at which two edges are to be cut.
  private static func meet(_ e: GridEdge, _ f: GridEdge, _ body: (GridPoint) -> Void) {
    let c = e.a.cross(e.b, f.a)
    let d = e.a.cross(e.b, f.b)
    let a = f.a.cross(f.b, e.a)
    let b = f.a.cross(f.b, e.b)
    if (c > 0 && d < 0) || (c < 0 && d > 0), (a > 0 && b < 0) || (a < 0 && b > 0) {
      let t = Double(a) / Double(a - b)
      let x = Double(e.a.x) + t * Double(e.b.x - e.a.x)
      let y = Double(e.a.y) + t * Double(e.b.y - e.a.y)
      body(GridPoint(x: Int64(saturating: x.rounded()), y: Int64(saturating: y.rounded())))
      return
    }
    if c == 0, e.boxContains(f.a) { body(f.a) }
    if d == 0, e.boxContains(f.b) { body(f.b) }
    if a == 0, f.boxContains(e.a) { body(e.a) }
    if b == 0, f.boxContains(e.b) { body(e.b) }
  }
}
