import Foundation

/// A line or curve between two points.
struct PathSegment: Sendable, Equatable {
  enum Kind: Sendable { case line, quad, cubic }

  var kind: Kind
  var p0: CGPoint
  /// The control points; for a line `c1 == p0` and `c2 == p1`, for a quadratic curve both are its one.
  var c1: CGPoint
  var c2: CGPoint
  var p1: CGPoint

  init(line p0: CGPoint, _ p1: CGPoint) {
    (kind, self.p0, c1, c2, self.p1) = (.line, p0, p0, p1, p1)
  }

  init(quad p0: CGPoint, _ c: CGPoint, _ p1: CGPoint) {
    (kind, self.p0, c1, c2, self.p1) = (.quad, p0, c, c, p1)
  }

  init(cubic p0: CGPoint, _ c1: CGPoint, _ c2: CGPoint, _ p1: CGPoint) {
    (kind, self.p0, self.c1, self.c2, self.p1) = (.cubic, p0, c1, c2, p1)
  }

  /// The same segment as a cubic curve.
  var asCubic: PathSegment {
    switch kind {
    case .cubic: self
    case .line: PathSegment(cubic: p0, p0.toward(p1, 1 / 3), p0.toward(p1, 2 / 3), p1)
    case .quad: PathSegment(cubic: p0, p0.toward(c1, 2 / 3), p1.toward(c1, 2 / 3), p1)
    }
  }

  var reversed: PathSegment {
    var copy = self
    (copy.p0, copy.c1, copy.c2, copy.p1) = (p1, c2, c1, p0)
    return copy
  }

  /// Whether the segment has no extent at all.
  var isPoint: Bool { p0 == p1 && c1 == p0 && c2 == p0 }

  func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    switch kind {
    case .line: return p0.toward(p1, t)
    case .quad:
      return CGPoint(
        x: u * u * p0.x + 2 * u * t * c1.x + t * t * p1.x, y: u * u * p0.y + 2 * u * t * c1.y + t * t * p1.y)
    case .cubic:
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: a * p0.x + b * c1.x + c * c2.x + d * p1.x, y: a * p0.y + b * c1.y + c * c2.y + d * p1.y)
    }
  }

  /// The derivative with respect to t.
  func velocity(at t: CGFloat) -> CGVector {
    let u = 1 - t
    switch kind {
    case .line: return CGVector(dx: p1.x - p0.x, dy: p1.y - p0.y)
    case .quad:
      return CGVector(
        dx: 2 * u * (c1.x - p0.x) + 2 * t * (p1.x - c1.x), dy: 2 * u * (c1.y - p0.y) + 2 * t * (p1.y - c1.y))
    case .cubic:
      let (a, b, c) = (3 * u * u, 6 * u * t, 3 * t * t)
      return CGVector(
        dx: a * (c1.x - p0.x) + b * (c2.x - c1.x) + c * (p1.x - c2.x),
        dy: a * (c1.y - p0.y) + b * (c2.y - c1.y) + c * (p1.y - c2.y))
    }
  }

  /// The part between two values of t.
  func part(from a: CGFloat, to b: CGFloat) -> PathSegment {
    if a <= 0, b >= 1 { return self }
    switch kind {
    case .line: return PathSegment(line: point(at: a), point(at: b))
    case .quad:
      let q0 = p0.toward(c1, a)
      let q1 = c1.toward(p1, a)
      return PathSegment(quad: point(at: a), q0.toward(q1, b), point(at: b))
    case .cubic:
      let third = (b - a) / 3
      let (start, end) = (point(at: a), point(at: b))
      let (v0, v1) = (velocity(at: a), velocity(at: b))
      return PathSegment(
        cubic: start, CGPoint(x: start.x + v0.dx * third, y: start.y + v0.dy * third),
        CGPoint(x: end.x - v1.dx * third, y: end.y - v1.dy * third), end)
    }
  }

  /// Calls `body` with the ends of the straight pieces that stay within `tolerance` of the segment.
  func flatten(tolerance: CGFloat, _ body: (CGPoint) -> Void) {
    let count = flatCount(tolerance: tolerance)
    if count > 1 {
      for step in 1..<count { body(point(at: CGFloat(step) / CGFloat(count))) }
    }
    body(p1)
  }

  private func flatCount(tolerance: CGFloat) -> Int {
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
      CGVector(dx: a.x - 2 * b.x + c.x, dy: a.y - 2 * b.y + c.y).length
    }
    let error: CGFloat
    switch kind {
    case .line: return 1
    case .quad: error = bend(p0, c1, p1) / 4
    case .cubic: error = max(bend(p0, c1, c2), bend(c1, c2, p1)) * 0.75
    }
    return Int(saturating: (error / tolerance).squareRoot().rounded(.up).clamped(to: 1...1000))
  }

  /// The smallest rectangle around the segment, control points left out.
  var bounds: CGRect {
    guard kind != .line else { return CGRect(enclosing: [p0, p1]) }
    var points = [p0, p1]
    for t in extremes(p0.x, c1.x, c2.x, p1.x) + extremes(p0.y, c1.y, c2.y, p1.y) {
      points.append(point(at: t))
    }
    return CGRect(enclosing: points)
  }

  /// Where a coordinate turns, within 0 to 1.
  private func extremes(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    let low = min(a, d)
    let high = max(a, d)
    if b >= low, b <= high, c >= low, c <= high { return [] }
    if kind == .quad {
      let turn = (a - b) / (a - 2 * b + d)
      return turn > 0 && turn < 1 ? [turn] : []
    }
    // The derivative over 3: p t² + q t + r.
    let p = d - 3 * c + 3 * b - a
    let q = 2 * (c - 2 * b + a)
    let r = b - a
    var roots: [CGFloat] = []
    if p.magnitude < 1e-12 {
      if q != 0 { roots = [-r / q] }
    } else {
      let discriminant = q * q - 4 * p * r
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        roots = [(-q + root) / (2 * p), (-q - root) / (2 * p)]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

extension CGPoint {
  /// The point at a fraction of the way to another.
  func toward(_ other: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }
}
