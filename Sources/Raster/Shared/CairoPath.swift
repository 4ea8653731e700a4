import CGraphicsLibraries
import Foundation
import Geometry

/// Paths, strokes and clips in cairo's terms.
enum CairoPath {
  /// Adds `path` to the current path of `cr`, every point mapped by `matrix` and clamped to what
  /// cairo's fixed point holds. Returns false, adding nothing more, for a path with a coordinate that is
  /// no number.
  @discardableResult
  static func add(_ path: Path, to cr: OpaquePointer, mappedBy matrix: AffineMatrix) -> Bool {
    var count = 0
    var isSound = true
    var current = CGPoint.zero
    let limit = RasterLimits.coordinate
    func map(_ point: CGPoint) -> CGPoint {
      let mapped = matrix.apply(point)
      if mapped.x.isNaN || mapped.y.isNaN { isSound = false }
      return CGPoint(x: min(max(mapped.x, -limit), limit), y: min(max(mapped.y, -limit), limit))
    }
    path.forEach { element in
      count += 1
      guard isSound, count <= RasterLimits.pathElements else { return }
      switch element {
      case .move(let to):
        let to = map(to)
        if isSound { cairo_move_to(cr, to.x, to.y) }
        current = to
      case .line(let to):
        let to = map(to)
        if isSound { cairo_line_to(cr, to.x, to.y) }
        current = to
      case .quadCurve(let to, let control):
        let (to, control) = (map(to), map(control))
        if isSound {
          cairo_curve_to(
            cr, current.x + (control.x - current.x) * 2 / 3, current.y + (control.y - current.y) * 2 / 3,
            to.x + (control.x - to.x) * 2 / 3, to.y + (control.y - to.y) * 2 / 3, to.x, to.y)
        }
        current = to
      case .curve(let to, let control1, let control2):
        let (to, control1, control2) = (map(to), map(control1), map(control2))
        if isSound { cairo_curve_to(cr, control1.x, control1.y, control2.x, control2.y, to.x, to.y) }
        current = to
      case .closeSubpath:
        cairo_close_path(cr)
        var (x, y) = (0.0, 0.0)
        if cairo_has_current_point(cr) != 0 { cairo_get_current_point(cr, &x, &y) }
        current = CGPoint(x: x, y: y)
      }
    }
    if !isSound { cairo_new_path(cr) }
    return isSound
  }

  static func set(_ style: FillStyle, on cr: OpaquePointer) {
    cairo_set_fill_rule(cr, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(cr, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  static func set(_ style: StrokeStyle, on cr: OpaquePointer) {
    cairo_set_line_width(cr, min(style.lineWidth, RasterLimits.lineWidth))
    switch style.lineCap {
    case .butt: cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cr, CAIRO_LINE_CAP_SQUARE)
    }
    switch style.lineJoin {
    case .miter: cairo_set_line_join(cr, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cr, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(cr, style.boundedMiterLimit)
    let dash = usableDash(style)
    cairo_set_dash(cr, dash, Int32(dash.count), style.dashPhase.isFinite ? style.dashPhase : 0)
    cairo_set_antialias(cr, CAIRO_ANTIALIAS_DEFAULT)
  }

  /// The dash lengths, or none when they would draw nothing sensible (negative, all zero, no numbers)
  /// or more dashes than a picture can show.
  static func usableDash(_ style: StrokeStyle) -> [Double] {
    let dash = style.dash.map { Double($0) }
    let sum = dash.reduce(0, +)
    let isSound = dash.allSatisfy { $0 >= 0 && $0.isFinite } && sum > 0.01 && dash.count <= 1024
    return isSound ? dash : []
  }

  /// The rectangle that `path` is, when it is one with sides along the axes.
  static func rectangle(_ path: Path) -> CGRect? {
    var points: [CGPoint] = []
    var isPlain = true
    path.forEach { element in
      switch element {
      case .move(let to): isPlain = isPlain && points.isEmpty; points.append(to)
      case .line(let to): points.append(to)
      case .closeSubpath: break
      case .quadCurve, .curve: isPlain = false
      }
      if points.count > 5 { isPlain = false }
    }
    guard isPlain, points.count >= 4 else { return nil }
    if points.count == 5, points[4] != points[0] { return nil }
    let (p, q, r, s) = (points[0], points[1], points[2], points[3])
    let across = p.y == q.y && q.x == r.x && r.y == s.y && s.x == p.x
    let along = p.x == q.x && q.y == r.y && r.x == s.x && s.y == p.y
    guard across || along else { return nil }
    return CGRect(
      x: min(p.x, r.x), y: min(p.y, r.y), width: abs(p.x - r.x), height: abs(p.y - r.y))
  }
}
