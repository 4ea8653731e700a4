import Foundation

extension Path {
  /// The smallest rectangle around the path, control points of curves left out; null for an empty path.
  public var boundingRect: CGRect {
    switch storage {
    case .empty: return .null
    case .simple(let shape): return shape.rect
    case .elements(let elements): return elements.bounds
    }
  }

  /// Whether a point is inside the path as it would be filled; open subpaths count as closed. The upper and left
  /// edges of an upright rectangle belong to it. Curves are followed to 1/1000 point. False for a point that
  /// is not finite.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    guard p.isFinite else { return false }
    switch storage {
    case .empty: return false
    case .simple(.rect(let rect)): return rect.contains(p)
    default: break
    }
    guard boundingRect.insetBy(dx: -0.001, dy: -0.001).contains(p) else { return false }
    var winding = 0
    for polygon in polygons(tolerance: 0.001) {
      var a = polygon[polygon.count - 1]
      for b in polygon {
        if (a.y <= p.y) != (b.y <= p.y) {
          let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
          if x <= p.x { winding += b.y > a.y ? 1 : -1 }
        }
        a = b
      }
    }
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }
}

extension PathElements {
  var bounds: CGRect {
    var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    func include(_ p: CGPoint) {
      low = CGPoint(x: Swift.min(low.x, p.x), y: Swift.min(low.y, p.y))
      high = CGPoint(x: Swift.max(high.x, p.x), y: Swift.max(high.y, p.y))
    }
    func include(_ segment: PathSegment) {
      let box = segment.bounds
      include(CGPoint(x: box.minX, y: box.minY))
      include(CGPoint(x: box.maxX, y: box.maxY))
    }
    var at = 0
    var start = CGPoint.zero
    var from = CGPoint.zero
    for verb in verbs {
      switch verb {
      case .move:
        from = points[at]
        start = from
        include(from)
      case .line:
        from = points[at]
        include(from)
      case .quad:
        include(PathSegment(quad: from, points[at], points[at + 1]))
        from = points[at + 1]
      case .cubic:
        include(PathSegment(cubic: from, points[at], points[at + 1], points[at + 2]))
        from = points[at + 2]
      case .close: from = start
      }
      at += verb.pointCount
    }
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
