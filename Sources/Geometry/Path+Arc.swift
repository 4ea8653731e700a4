import Foundation

extension PathElements {
  /// Adds a part of a circle, beginning with a line (or, on an empty path, a move) to its start. Quarters first,
  /// then the remainder. `sweep` is in radians, clockwise on screen where positive, at most 2π long.
  mutating func addSweep(
    center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat, transform: CGAffineTransform
  ) {
    func at(_ angle: CGFloat, _ tangent: CGFloat = 0) -> CGPoint {
      let (c, s) = (cos(angle), sin(angle))
      return CGPoint(
        x: center.x + radius * (c - tangent * s), y: center.y + radius * (s + tangent * c)
      ).applying(transform)
    }
    if current == nil { move(to: at(start)) } else { line(to: at(start)) }
    let direction: CGFloat = sweep < 0 ? -1 : 1
    var done: CGFloat = 0
    let total = sweep.magnitude
    // Remainders below this are what rounding left of a whole number of quarters.
    while total - done > 1e-9 {
      var step = min(total - done, .pi / 2)
      if .pi / 2 - step < 1e-9 { step = .pi / 2 }
      let from = start + direction * done
      let to = from + direction * step
      let reach = direction * (step == .pi / 2 ? Path.kappa : 4 / 3 * tan(step / 4))
      cubic(to: at(to), at(from, reach), at(to, -reach))
      done += step
    }
  }
}

extension Path {
  /// Adds an arc of a circle. On a path with a current point a line to the arc's start comes first.
  ///
  /// Angles are measured from the positive x axis toward positive y. `clockwise` is as in Core Graphics, whose
  /// y axis points up: on screen, `false` goes clockwise and `true` counterclockwise. An end angle that lies
  /// the other way is reached by going around; one at least a full turn ahead of the start gives the full
  /// circle, closed where the difference is positive; equal angles give the start point only.
  ///
  /// Nothing is added for a radius below 0, or an argument that is NaN or infinite.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let delta = endAngle.radians - startAngle.radians
    guard center.isFinite, radius.isFinite, radius >= 0, delta.isFinite, transform.isFinite else { return }
    let turn = 2 * Double.pi
    var sweep = delta
    if delta.magnitude > turn - 1e-9 {
      let ahead = (delta > 0) != clockwise
      let whole = (delta.magnitude - turn).magnitude < 1e-9
      if ahead || whole {
        sweep = clockwise ? -turn : turn
      } else {
        sweep = (clockwise ? -1 : 1) * (turn - delta.magnitude.truncatingRemainder(dividingBy: turn))
      }
    } else if clockwise, delta > 0 {
      sweep = delta - turn
    } else if !clockwise, delta < 0 {
      sweep = delta + turn
    }
    edit { elements in
      elements.addSweep(
        center: center, radius: radius, start: CGFloat(reducing: startAngle), sweep: CGFloat(sweep),
        transform: transform)
      if delta > turn - 1e-9 { elements.close() }
    }
  }

  /// Adds an arc that sweeps over `delta`, clockwise on screen where positive. On a path with a current point a
  /// line to the arc's start comes first.
  ///
  /// A delta of more than a full turn gives the full circle and what is left of it. Nothing is added for a
  /// radius below 0, or an argument that is NaN or infinite.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    guard center.isFinite, radius.isFinite, radius >= 0, startAngle.radians.isFinite,
      delta.radians.isFinite, transform.isFinite
    else { return }
    var sweep = delta.radians
    if sweep.magnitude > turn {
      sweep = (turn + sweep.magnitude.truncatingRemainder(dividingBy: turn)) * (sweep < 0 ? -1 : 1)
    }
    edit { elements in
      elements.addSweep(
        center: center, radius: radius, start: CGFloat(reducing: startAngle), sweep: CGFloat(sweep),
        transform: transform)
    }
  }

  /// Adds an arc of a circle that touches two lines: the one from the current point to `tangent1End`, and the
  /// one from there to `tangent2End`; a line from the current point to the arc comes first.
  ///
  /// Where the lines have no angle between them, or the radius is not above 0, a line to `tangent1End` is added.
  /// Nothing is added on a path without a current point.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint, tangent1End.isFinite, tangent2End.isFinite, radius.isFinite,
      transform.isFinite
    else { return }
    let from = current.applying(transform.inverted())
    let corner = tangent1End
    let back = CGVector(dx: from.x - corner.x, dy: from.y - corner.y).normalized
    let ahead = CGVector(dx: tangent2End.x - corner.x, dy: tangent2End.y - corner.y).normalized
    let cross = back.dx * ahead.dy - back.dy * ahead.dx
    let dot = (back.dx * ahead.dx + back.dy * ahead.dy).clamped(to: -1...1)
    guard radius > 0, cross.magnitude > 1e-9 else {
      addLine(to: corner.applying(transform))
      return
    }
    // Half the angle between the lines; the circle touches them this far from the corner.
    let half = acos(dot) / 2
    let distance = radius / tan(half)
    let first = CGPoint(x: corner.x + back.dx * distance, y: corner.y + back.dy * distance)
    // The arc's centre lies a radius beside the touching point, on the side of the second line.
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: first.x - back.dy * radius * side, y: first.y + back.dx * radius * side)
    let start = atan2(first.y - center.y, first.x - center.x)
    let sweep = -side * (.pi - 2 * half)
    edit { elements in
      elements.addSweep(center: center, radius: radius, start: start, sweep: sweep, transform: transform)
    }
  }
}

extension CGFloat {
  /// The angle in radians, less full turns where there are many, so that sine and cosine stay exact.
  fileprivate init(reducing angle: Angle) {
    let radians = angle.radians
    self = CGFloat(
      radians.magnitude > 64 ? radians.truncatingRemainder(dividingBy: 2 * .pi) : radians)
  }
}

extension CGVector {
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  /// The vector at length 1; zero for one without length.
  var normalized: CGVector {
    let length = self.length
    return length > 0 && length.isFinite ? CGVector(dx: dx / length, dy: dy / length) : .zero
  }
}
