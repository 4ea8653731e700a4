import Foundation

extension Path {
  /// The outline of what a pen of the style paints along the path, to be filled by the non-zero rule.
  ///
  /// Curves are followed by curves, to about 1/1000 of the line width. Empty for a line width that is not above
  /// 0, or NaN. Caps are painted at the ends of open subpaths and of dashes; a subpath without length gives a dot
  /// with round and square caps and nothing with butt ones.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var whole: Path?
    forEachStrokedPart(style, longest: .max) { whole = $0 }
    return whole ?? Path()
  }

  /// Calls `body` with outlines that together are the stroked path. A subpath of more than `longest` segments comes in
  /// several, which overlap by one segment: no path holds the outline of a very long one.
  package func forEachStrokedPart(_ style: StrokeStyle, longest: Int = 1 << 15, _ body: (Path) -> Void) {
    let width = style.lineWidth.clamped(to: 0...PathElements.coordinateLimit)
    guard width > 0 else { return }
    let empty = StrokeOutline(
      reach: width / 2, cap: style.lineCap, join: style.lineJoin, miterLimit: style.boundedMiterLimit)
    var outline = empty
    var held = 0
    let dashes = DashPattern(style.dash, phase: style.dashPhase)
    var room = longest == .max ? DashPattern.countLimit : DashPattern.countLimitInParts
    for subpath in subpaths where !subpath.segments.isEmpty || subpath.isClosed {
      for part in dashes?.apply(to: subpath, room: &room) ?? [subpath] {
        held += part.segments.count
        if held > longest {
          body(Path(outline.elements))
          (outline, held) = (empty, part.segments.count)
        }
        outline.add(part, longest: longest) { body(Path($0)) }
      }
    }
    body(Path(outline.elements))
  }

  /// The parts of the path that a dash pattern paints. The path itself for a pattern without a length above 0.
  package func dashed(phase: CGFloat, lengths: [CGFloat]) -> Path {
    guard let dashes = DashPattern(lengths, phase: phase) else { return self }
    var result = PathElements()
    var room = DashPattern.countLimit
    for subpath in subpaths where !subpath.segments.isEmpty {
      for part in dashes.apply(to: subpath, room: &room) {
        result.move(to: part.start)
        for segment in part.segments { result.append(segment) }
        if part.isClosed { result.close() }
      }
    }
    return Path(result)
  }
}

/// Builds the outline of a stroke, subpath by subpath.
///
/// A contour runs on the side to which the direction of travel turns by a positive quarter. An open subpath
/// gives one contour: there, a cap, back, a cap. A closed one gives two, one for each direction.
private struct StrokeOutline {
  var elements = PathElements()
  /// Half the line width.
  let reach: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat

  init(reach: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    self.reach = reach
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }

  /// Adds a subpath. Of one with more than `longest` segments `full` gets what the outline has come to, again and again.
  mutating func add(_ subpath: Subpath, longest: Int, _ full: (PathElements) -> Void) {
    let all = subpath.segments + (subpath.closing.map { [$0] } ?? [])
    let pieces = all.filter { !$0.isPoint }.flatMap { $0.offsettable }
    guard !pieces.isEmpty else {
      addDot(at: subpath.start)
      return
    }
    guard pieces.count > longest else {
      if subpath.isClosed {
        addContour(pieces)
        addContour(pieces.reversed().map(\.reversed))
      } else {
        addLine(pieces, startCap: cap, endCap: cap)
      }
      return
    }
    // Each part ends with the segment that the next begins with, so that the corners at both its ends are joined.
    let way = subpath.isClosed ? pieces + [pieces[0]] : pieces
    let ends = subpath.isClosed ? .butt : cap
    var start = 0
    while start < way.count - 1 {
      let end = min(start + longest, way.count - 1)
      addLine(
        Array(way[start...end]), startCap: start == 0 ? ends : .butt,
        endCap: end == way.count - 1 ? ends : .butt)
      full(elements)
      elements = PathElements()
      start = end
    }
  }

  private mutating func addLine(_ pieces: [PathSegment], startCap: CGLineCap, endCap: CGLineCap) {
    let back = pieces.reversed().map(\.reversed)
    begin(pieces[0])
    addSide(pieces)
    addCap(endCap, at: pieces[pieces.count - 1].p1, pieces[pieces.count - 1].endDirection)
    addSide(back)
    addCap(startCap, at: back[back.count - 1].p1, back[back.count - 1].endDirection)
    elements.close()
  }

  private mutating func addDot(at point: CGPoint) {
    switch cap {
    case .butt: break
    case .round:
      elements.addEllipse(
        in: CGRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach))
    case .square:
      elements.addRect(
        CGRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach))
    }
  }

  private func beside(_ point: CGPoint, _ direction: CGVector) -> CGPoint {
    CGPoint(x: point.x - direction.dy * reach, y: point.y + direction.dx * reach)
  }

  private mutating func begin(_ piece: PathSegment) {
    elements.move(to: beside(piece.p0, piece.startDirection))
  }

  private mutating func addContour(_ pieces: [PathSegment]) {
    begin(pieces[0])
    addSide(pieces)
    addJoin(pieces[pieces.count - 1], pieces[0])
    elements.close()
  }

  private mutating func addSide(_ pieces: [PathSegment]) {
    for (index, piece) in pieces.enumerated() {
      if index > 0 { addJoin(pieces[index - 1], piece) }
      addOffset(piece)
    }
  }

  private mutating func addOffset(_ piece: PathSegment) {
    let start = beside(piece.p0, piece.startDirection)
    let end = beside(piece.p1, piece.endDirection)
    guard piece.kind != .line else {
      elements.line(to: end)
      return
    }
    // The middle of the offset curve is hit exactly by scaling both handles alike.
    let (u, v) = (piece.startDirection, piece.endDirection)
    let middle = piece.point(at: 0.5)
    let goal = beside(middle, piece.velocity(at: 0.5).normalized)
    let handle = CGVector(dx: u.dx - v.dx, dy: u.dy - v.dy)
    let rest = CGVector(
      dx: goal.x - (start.x + end.x) / 2, dy: goal.y - (start.y + end.y) / 2)
    let size = handle.dx * handle.dx + handle.dy * handle.dy
    let chord = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    var length = chord.length / 3
    if size > 1e-8 {
      let solved = (rest.dx * handle.dx + rest.dy * handle.dy) * 8 / 3 / size
      if solved.magnitude <= chord.length { length = solved }
    }
    // An offset beyond the centre of curvature runs backward.
    if chord.dx * u.dx + chord.dy * u.dy < 0, length > 0 { length = -length }
    elements.cubic(
      to: end, CGPoint(x: start.x + u.dx * length, y: start.y + u.dy * length),
      CGPoint(x: end.x - v.dx * length, y: end.y - v.dy * length))
  }

  private mutating func addCap(_ cap: CGLineCap, at point: CGPoint, _ u: CGVector) {
    let back = beside(point, CGVector(dx: -u.dx, dy: -u.dy))
    switch cap {
    case .butt: break
    case .round:
      elements.addSweep(
        center: point, radius: reach, start: atan2(u.dx, -u.dy), sweep: -.pi, transform: .identity)
    case .square:
      let side = beside(point, u)
      elements.line(to: CGPoint(x: side.x + u.dx * reach, y: side.y + u.dy * reach))
      elements.line(to: CGPoint(x: back.x + u.dx * reach, y: back.y + u.dy * reach))
    }
    elements.line(to: back)
  }

  private mutating func addJoin(_ a: PathSegment, _ b: PathSegment) {
    let (u, v) = (a.endDirection, b.startDirection)
    let point = b.p0
    let cross = u.dx * v.dy - u.dy * v.dx
    let dot = u.dx * v.dx + u.dy * v.dy
    if cross.magnitude < 1e-6, dot > 0 {
      return
    }
    let next = beside(point, v)
    if cross > 0 {
      // The inner side. Where the segments are too short to meet there, the way leads through the corner.
      let needed = reach * cross / (1 + dot)
      if a.chord < needed || b.chord < needed || dot <= -1 { elements.line(to: point) }
    } else if join == .round {
      let sweep = cross == 0 ? -CGFloat.pi : atan2(cross, dot)
      elements.addSweep(
        center: point, radius: reach, start: atan2(u.dx, -u.dy), sweep: sweep, transform: .identity)
    } else if join == .miter, 2 <= miterLimit * miterLimit * (1 + dot), 1 + dot > 1e-9 {
      let scale = reach / (1 + dot)
      elements.line(
        to: CGPoint(x: point.x - (u.dy + v.dy) * scale, y: point.y + (u.dx + v.dx) * scale))
    }
    elements.line(to: next)
  }
}

extension PathSegment {
  fileprivate var chord: CGFloat { CGVector(dx: p1.x - p0.x, dy: p1.y - p0.y).length }

  /// The direction at the start, of length 1.
  var startDirection: CGVector {
    for target in [c1, c2, p1] where target != p0 {
      return CGVector(dx: target.x - p0.x, dy: target.y - p0.y).normalized
    }
    return .zero
  }

  /// The direction at the end, of length 1.
  var endDirection: CGVector {
    for source in [c2, c1, p0] where source != p1 {
      return CGVector(dx: p1.x - source.x, dy: p1.y - source.y).normalized
    }
    return .zero
  }

  /// Parts that turn so little that a curve beside them is a curve like them.
  fileprivate var offsettable: [PathSegment] {
    guard kind != .line else { return [self] }
    let cubic = asCubic
    return cubic.splitByTurn(depth: 0)
  }

  private func splitByTurn(depth: Int) -> [PathSegment] {
    let (u, v) = (startDirection, endDirection)
    let chord = CGVector(dx: p1.x - p0.x, dy: p1.y - p0.y).normalized
    func aligned(_ a: CGVector, _ b: CGVector) -> Bool { a.dx * b.dx + a.dy * b.dy > 0.96 }
    let middle = velocity(at: 0.5).normalized
    if depth >= 8 || (aligned(u, chord) && aligned(v, chord) && aligned(middle, chord)) {
      return isPoint ? [] : (depth >= 8 ? [PathSegment(line: p0, p1)].filter { !$0.isPoint } : [self])
    }
    return part(from: 0, to: 0.5).splitByTurn(depth: depth + 1)
      + part(from: 0.5, to: 1).splitByTurn(depth: depth + 1)
  }
}
