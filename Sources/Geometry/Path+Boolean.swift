import Foundation

extension Path {
  /// The area that either path fills.
  ///
  /// As for all operations on areas: open subpaths count as closed; the result has straight lines only, which
  /// follow curves to 1/100 point; its corners lie on a grid of at most 1/1024 point for paths within
  /// ±16384 points (2⁻²⁴ of the larger extent beyond); its subpaths do not cross, so that both fill rules fill it
  /// alike. Time grows with the number of edges that lie over one another in x.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 || $1 }
  }

  /// The area that both paths fill. See ``union(_:eoFill:)`` for the precision.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    if isEmpty || other.isEmpty || !boundingRect.intersects(other.boundingRect) { return Path() }
    if case .rect(let a) = simpleShape, case .rect(let b) = other.simpleShape {
      return Path(a.intersection(b))
    }
    return combined(with: other, eoFill: eoFill) { $0 && $1 }
  }

  /// The area that this path fills and the other does not. See ``union(_:eoFill:)`` for the precision.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  /// The area that one of the paths fills and the other does not. See ``union(_:eoFill:)`` for the precision.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// The same area as this path, filled by the even-odd rule (or, if `eoFill` is false, the non-zero one), with
  /// subpaths that do not cross. See ``union(_:eoFill:)`` for the precision.
  public func normalized(eoFill: Bool = true) -> Path {
    if simpleShape != nil { return self }
    return combined(with: Path(), eoFill: eoFill) { first, _ in first }
  }

  /// The parts of this path's line that lie within the area of the other, its edge included. See
  /// ``union(_:eoFill:)`` for the precision.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    line(cutBy: other, eoFill: eoFill, keepsInside: true)
  }

  /// The parts of this path's line that lie outside the area of the other. See ``union(_:eoFill:)`` for the
  /// precision.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    line(cutBy: other, eoFill: eoFill, keepsInside: false)
  }

  private func combined(
    with other: Path, eoFill: Bool, _ keeps: (Bool, Bool) -> Bool
  ) -> Path {
    let grid = CuttingGrid(bounds: boundingRect.union(other.boundingRect))
    let field = WindingField(
      PlanarArrangement.cut(gridEdges(grid, owner: 0) + other.gridEdges(grid, owner: 1)))
    func isInside(_ windings: Windings) -> Bool {
      keeps(windings.first.fills(eoFill), windings.second.fills(eoFill))
    }
    var boundary: [(GridPoint, GridPoint)] = []
    for index in field.edges.indices {
      let edge = field.edges[index]
      let sides = field.sides(of: index)
      let (before, after) = (isInside(sides.before), isInside(sides.after))
      guard before != after else { continue }
      // The inside lies toward greater y of an edge that runs toward greater x: clockwise on screen.
      let forward = edge.isVertical ? before : after
      boundary.append(forward ? (edge.a, edge.b) : (edge.b, edge.a))
    }
    return Path(loops: boundary, grid)
  }

  /// The path's polygons as edges; with `closing`, as for filling.
  private func gridEdges(_ grid: CuttingGrid, owner: Int, closing: Bool = true) -> [GridEdge] {
    var edges: [GridEdge] = []
    for subpath in subpaths {
      let start = grid.snap(subpath.start)
      var from = start
      func add(_ to: GridPoint) {
        if to != from { edges.append(GridEdge(a: from, b: to, owner: owner)) }
        from = to
      }
      for segment in subpath.segments { segment.flatten(tolerance: 0.01) { add(grid.snap($0)) } }
      if closing || subpath.isClosed { add(start) }
    }
    return edges
  }

  /// Joins directed edges, as many into each point as out of it, into closed subpaths.
  private init(loops edges: [(GridPoint, GridPoint)], _ grid: CuttingGrid) {
    var leaving: [GridPoint: [GridPoint]] = [:]
    for (a, b) in edges { leaving[a, default: []].append(b) }
    var elements = PathElements()
    for (start, _) in edges {
      while let first = leaving[start]?.popLast() {
        var loop = [start, first]
        while let last = loop.last, last != start, let ways = leaving[last], !ways.isEmpty {
          let turn = Path.sharpestTurn(from: loop[loop.count - 2], at: last, among: ways)
          loop.append(ways[turn])
          leaving[last]?.remove(at: turn)
        }
        if loop.last == start { loop.removeLast() }
        let corners = Path.corners(of: loop)
        guard corners.count > 2 else { continue }
        elements.move(to: grid.point(corners[0]))
        for corner in corners.dropFirst() { elements.line(to: grid.point(corner)) }
        elements.close()
      }
    }
    self.init(elements)
  }

  /// Which way keeps closest to the inside, which lies to the right of the direction of travel on screen.
  private static func sharpestTurn(from a: GridPoint, at b: GridPoint, among ways: [GridPoint]) -> Int {
    guard ways.count > 1 else { return 0 }
    func turn(_ c: GridPoint) -> Double {
      let (ux, uy) = (Double(b.x - a.x), Double(b.y - a.y))
      let (vx, vy) = (Double(c.x - b.x), Double(c.y - b.y))
      return atan2(ux * vy - uy * vx, ux * vx + uy * vy)
    }
    return ways.indices.max { turn(ways[$0]) < turn(ways[$1]) } ?? 0
  }

  /// The points of a closed polygon at which it turns.
  private static func corners(of loop: [GridPoint]) -> [GridPoint] {
    loop.indices.compactMap { index in
      let before = loop[(index + loop.count - 1) % loop.count]
      let after = loop[(index + 1) % loop.count]
      return before.cross(loop[index], after) == 0 ? nil : loop[index]
    }
  }

  private func line(cutBy other: Path, eoFill: Bool, keepsInside: Bool) -> Path {
    let grid = CuttingGrid(bounds: boundingRect.union(other.boundingRect))
    let cut = PlanarArrangement.cut(
      gridEdges(grid, owner: 0, closing: false) + other.gridEdges(grid, owner: 1))
    let field = WindingField(cut.filter { $0.owner == 1 })
    let edgesOfArea = Set(field.edges.map { [$0.a, $0.b] })
    var elements = PathElements()
    var end: GridPoint?
    for piece in cut where piece.owner == 0 {
      let ends = piece.a < piece.b ? [piece.a, piece.b] : [piece.b, piece.a]
      let middle = field.windings(x: piece.a.x + piece.b.x, y: piece.a.y + piece.b.y)
      let isInside = edgesOfArea.contains(ends) || middle.second.fills(eoFill)
      guard isInside == keepsInside else { continue }
      if end != piece.a { elements.move(to: grid.point(piece.a)) }
      elements.line(to: grid.point(piece.b))
      end = piece.b
    }
    return Path(elements)
  }
}

extension Int {
  /// Whether a point that is surrounded so often is filled.
  fileprivate func fills(_ evenOdd: Bool) -> Bool { evenOdd ? !isMultiple(of: 2) : self != 0 }
}
