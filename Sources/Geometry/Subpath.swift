import Foundation

/// A connected part of a path.
struct Subpath: Sendable {
  var start: CGPoint
  /// The segments that the path names, the closing line not among them.
  var segments: [PathSegment] = []
  var isClosed = false

  var end: CGPoint { segments.last?.p1 ?? start }

  /// The line back to the start of a closed subpath; nil where it would have no length.
  var closing: PathSegment? {
    isClosed && end != start ? PathSegment(line: end, start) : nil
  }
}

extension Path {
  /// The connected parts. A lone move is a part without segments that is not closed.
  var subpaths: [Subpath] {
    var all: [Subpath] = []
    var current: Subpath?
    var from = CGPoint.zero
    func add(_ segment: PathSegment) {
      // What follows a closed subpath without a move begins where that began.
      if current == nil { current = Subpath(start: from) }
      current?.segments.append(segment)
      from = segment.p1
    }
    forEach { element in
      switch element {
      case .move(let to):
        if let done = current { all.append(done) }
        current = Subpath(start: to)
        from = to
      case .line(let to): add(PathSegment(line: from, to))
      case .quadCurve(let to, let control): add(PathSegment(quad: from, control, to))
      case .curve(let to, let control1, let control2): add(PathSegment(cubic: from, control1, control2, to))
      case .closeSubpath:
        if var done = current {
          done.isClosed = true
          from = done.start
          all.append(done)
        }
        current = nil
      }
    }
    if let done = current { all.append(done) }
    return all
  }

  /// The path as polygons within `tolerance` of it, every one closed as for filling.
  func polygons(tolerance: CGFloat) -> [[CGPoint]] {
    subpaths.map { subpath in
      var points = [subpath.start]
      for segment in subpath.segments { segment.flatten(tolerance: tolerance) { points.append($0) } }
      return points
    }
  }
}
