import Foundation

/// How often a point is surrounded by each of two paths.
struct Windings: Sendable, Hashable {
  var first = 0
  var second = 0

  static func + (a: Windings, b: Windings) -> Windings {
    Windings(first: a.first + b.first, second: a.second + b.second)
  }

  static func * (a: Windings, factor: Int) -> Windings {
    Windings(first: a.first * factor, second: a.second * factor)
  }
}

/// Answers windings beside edges of a planar arrangement.
///
/// Edges that lie on one another are one edge with the sum of their windings, directed from its lower end
/// (in the order of `GridPoint`). Edges stand in columns and rows, so that a question reads few of them.
struct WindingField: Sendable {
  struct Edge: Sendable {
    var a: GridPoint
    var b: GridPoint
    var windings: Windings

    var isVertical: Bool { a.x == b.x }
  }

  let edges: [Edge]
  private let columns: Bands
  private let rows: Bands

  init(_ cut: [GridEdge]) {
    struct Ends: Hashable {
      var a: GridPoint
      var b: GridPoint
    }
    var sums: [Ends: Windings] = [:]
    var order: [Ends] = []
    for edge in cut where edge.a != edge.b {
      let forward = edge.a < edge.b
      let ends = forward ? Ends(a: edge.a, b: edge.b) : Ends(a: edge.b, b: edge.a)
      let step = forward ? 1 : -1
      if sums[ends] == nil { order.append(ends) }
      sums[ends, default: Windings()] =
        (sums[ends] ?? Windings())
        + Windings(first: edge.owner == 0 ? step : 0, second: edge.owner == 1 ? step : 0)
    }
    edges = order.compactMap { ends in
      guard let windings = sums[ends], windings != Windings() else { return nil }
      return Edge(a: ends.a, b: ends.b, windings: windings)
    }
    columns = Bands(edges.map { ($0.a.x, $0.b.x) })
    rows = Bands(edges.map { (min($0.a.y, $0.b.y), max($0.a.y, $0.b.y)) })
  }

  /// The windings at a point (in half grid units) that lies on no edge but, perhaps, `skip`: those of all edges
  /// crossed on the way to it from y = -∞.
  func windings(x: Int64, y: Int64, skipping skip: Int? = nil) -> Windings {
    var sum = Windings()
    for index in columns.at(x) where index != skip {
      let edge = edges[index]
      guard 2 * edge.a.x <= x, x < 2 * edge.b.x else { continue }
      if side(edge, x, y) > 0 { sum = sum + edge.windings }
    }
    return sum
  }

  /// The same along a way from x = -∞.
  func windingsAlongRow(x: Int64, y: Int64, skipping skip: Int) -> Windings {
    var sum = Windings()
    for index in rows.at(y) where index != skip {
      let edge = edges[index]
      let rises = edge.b.y > edge.a.y
      let (low, high) = rises ? (edge.a.y, edge.b.y) : (edge.b.y, edge.a.y)
      guard 2 * low <= y, y < 2 * high else { continue }
      // A way along x crosses an edge that runs toward greater y as one along y does an edge that runs back.
      let factor = rises ? -1 : 1
      if side(edge, x, y) * Int64(factor) > 0 { sum = sum + edge.windings * factor }
    }
    return sum
  }

  /// The windings on the two sides of an edge: before and after it on a way along y, or, for a vertical edge, x.
  func sides(of index: Int) -> (before: Windings, after: Windings) {
    let edge = edges[index]
    let (x, y) = (edge.a.x + edge.b.x, edge.a.y + edge.b.y)
    if edge.isVertical {
      let before = windingsAlongRow(x: x, y: y, skipping: index)
      return (before, before + edge.windings * -1)
    }
    let before = windings(x: x, y: y, skipping: index)
    return (before, before + edge.windings)
  }

  /// Positive where a point in half units lies toward greater y of an edge that runs toward greater x.
  private func side(_ edge: Edge, _ x: Int64, _ y: Int64) -> Int64 {
    let cross = (edge.b.x - edge.a.x) * (y - 2 * edge.a.y) - (edge.b.y - edge.a.y) * (x - 2 * edge.a.x)
    return cross.signum()
  }
}

/// Intervals in bands of equal width, to find those around a value.
private struct Bands: Sendable {
  private var low: Int64 = 0
  private var width: Int64 = 1
  private var bands: [[Int]] = []

  init(_ intervals: [(Int64, Int64)]) {
    guard let first = intervals.map(\.0).min(), let last = intervals.map(\.1).max() else { return }
    // Few enough that edges which span all of them stay affordable.
    let count = 1 + Int64(saturating: 4 * Double(intervals.count).squareRoot())
    low = first
    width = max(1, (last - first) / count + 1)
    bands = Array(repeating: [], count: Int((last - first) / width) + 1)
    for (index, interval) in intervals.enumerated() {
      for band in Int((interval.0 - low) / width)...Int((interval.1 - low) / width) {
        bands[band].append(index)
      }
    }
  }

  /// The intervals that may hold a value in half units.
  func at(_ value: Int64) -> [Int] {
    let offset = value - 2 * low
    let band = offset / (2 * width)
    return offset >= 0 && band < Int64(bands.count) ? bands[Int(band)] : []
  }
}
