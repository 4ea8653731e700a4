import Foundation

/// Reads the `d` attribute of an SVG path.
///
/// Reading stops at the first error, as the format asks, and what came before is kept. At most 20,000
/// segments are read, and coordinates are held within a million: a file can cost no more than that.
struct SVGPathData {
  private static let segmentLimit = 20_000
  private static let coordinateLimit = 1e6

  private let bytes: [UInt8]
  private var offset = 0
  private var path = Path()
  private var segments = 0
  private var point = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, for the smooth curves.
  private var control: CGPoint?
  private var controlIsCubic = false
  private var isDrawing = false

  static func path(_ data: some StringProtocol) -> Path {
    var reader = SVGPathData(bytes: Array(data.utf8))
    reader.read()
    return reader.path
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func read() {
    var command: UInt8 = 0
    while segments < Self.segmentLimit {
      skipBlanks()
      guard offset < bytes.count else { return }
      let byte = bytes[offset]
      if byte | 0x20 >= 0x61, byte | 0x20 <= 0x7a {
        command = byte
        offset += 1
      } else if command == 0 || command | 0x20 == 0x7a {
        return
      } else if command | 0x20 == 0x6d {
        // Points after those of a move are lines.
        command = command == 0x4d ? 0x4c : 0x6c
      }
      segments += 1
      guard run(command) else { return }
    }
  }

  /// Whether the command had all of its numbers.
  private mutating func run(_ command: UInt8) -> Bool {
    let base = command >= 0x61 ? point : .zero
    let kind = command | 0x20
    let count: Int
    switch kind {
    case 0x7a: count = 0  // z
    case 0x68, 0x76: count = 1  // h, v
    case 0x6d, 0x6c, 0x74: count = 2  // m, l, t
    case 0x71, 0x73: count = 4  // q, s
    case 0x63: count = 6  // c
    case 0x61: count = 7  // a
    default: return false
    }
    var n: [Double] = []
    for index in 0..<count {
      guard let number = kind == 0x61 && (index == 3 || index == 4) ? flag() : number() else { return false }
      n.append(number)
    }
    func at(_ index: Int) -> CGPoint {
      CGPoint(x: bounded(Double(base.x) + n[index]), y: bounded(Double(base.y) + n[index + 1]))
    }
    if kind != 0x6d, kind != 0x7a { begin() }
    let last = control
    control = nil
    switch kind {
    case 0x7a:
      if isDrawing { path.closeSubpath() }
      point = start
      isDrawing = false
    case 0x6d:
      point = at(0)
      start = point
      isDrawing = false
    case 0x6c: line(to: at(0))
    case 0x68: line(to: CGPoint(x: bounded(Double(base.x) + n[0]), y: Double(point.y)))
    case 0x76: line(to: CGPoint(x: Double(point.x), y: bounded(Double(base.y) + n[0])))
    case 0x63: curve(at(0), at(2), to: at(4))
    case 0x73: curve(mirrored(last, cubic: true), at(0), to: at(2))
    case 0x71: quad(at(0), to: at(2))
    case 0x74: quad(mirrored(last, cubic: false), to: at(0))
    default:
      let end = at(5)
      addArc(rx: n[0], ry: n[1], rotation: n[2], large: n[3] != 0, sweep: n[4] != 0, to: end)
      point = end
    }
    return true
  }

  private mutating func begin() {
    guard !isDrawing else { return }
    path.move(to: point)
    start = point
    isDrawing = true
  }

  private mutating func line(to end: CGPoint) {
    path.addLine(to: end)
    point = end
  }

  private mutating func curve(_ first: CGPoint, _ second: CGPoint, to end: CGPoint) {
    path.addCurve(to: end, control1: first, control2: second)
    (point, control, controlIsCubic) = (end, second, true)
  }

  private mutating func quad(_ middle: CGPoint, to end: CGPoint) {
    path.addQuadCurve(to: end, control: middle)
    (point, control, controlIsCubic) = (end, middle, false)
  }

  private func mirrored(_ control: CGPoint?, cubic: Bool) -> CGPoint {
    guard let control, controlIsCubic == cubic else { return point }
    return CGPoint(x: 2 * point.x - control.x, y: 2 * point.y - control.y)
  }

  /// An arc of an ellipse, as the format's appendix turns end points into a centre.
  private mutating func addArc(
    rx: Double, ry: Double, rotation: Double, large: Bool, sweep: Bool, to end: CGPoint
  ) {
    var (rx, ry) = (abs(rx), abs(ry))
    guard rx > 0, ry > 0, end != point else { return path.addLine(to: end) }
    let turn = rotation * .pi / 180
    let (cosine, sine) = (cos(turn), sin(turn))
    let dx = Double(point.x - end.x) / 2
    let dy = Double(point.y - end.y) / 2
    let x = cosine * dx + sine * dy
    let y = -sine * dx + cosine * dy
    let reach = (x / rx) * (x / rx) + (y / ry) * (y / ry)
    if reach > 1 {
      rx *= reach.squareRoot()
      ry *= reach.squareRoot()
    }
    let square = (rx * y) * (rx * y) + (ry * x) * (ry * x)
    let rest = max((rx * ry) * (rx * ry) - square, 0)
    let factor = (square > 0 ? (rest / square).squareRoot() : 0) * (large == sweep ? -1 : 1)
    let cx = factor * rx * y / ry
    let cy = -factor * ry * x / rx
    let center = CGPoint(
      x: cosine * cx - sine * cy + Double(point.x + end.x) / 2,
      y: sine * cx + cosine * cy + Double(point.y + end.y) / 2)
    let from = atan2((y - cy) / ry, (x - cx) / rx)
    var sweepAngle = atan2((-y - cy) / ry, (-x - cx) / rx) - from
    if sweep, sweepAngle < 0 { sweepAngle += 2 * .pi }
    if !sweep, sweepAngle > 0 { sweepAngle -= 2 * .pi }
    guard sweepAngle.isFinite, from.isFinite else { return path.addLine(to: end) }
    let pieces = max(1, Int(saturating: (abs(sweepAngle) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweepAngle / Double(pieces)
    let kappa = 4 / 3 * tan(step / 4)
    func place(_ u: Double, _ v: Double) -> CGPoint {
      CGPoint(
        x: Double(center.x) + cosine * rx * u - sine * ry * v,
        y: Double(center.y) + sine * rx * u + cosine * ry * v)
    }
    for piece in 0..<pieces {
      let a = from + step * Double(piece)
      let b = a + step
      path.addCurve(
        to: piece == pieces - 1 ? end : place(cos(b), sin(b)),
        control1: place(cos(a) - kappa * sin(a), sin(a) + kappa * cos(a)),
        control2: place(cos(b) + kappa * sin(b), sin(b) - kappa * cos(b)))
    }
  }

  // MARK: Numbers

  private func bounded(_ value: Double) -> Double {
    value.clamped(to: -Self.coordinateLimit...Self.coordinateLimit)
  }

  private mutating func skipBlanks() {
    while offset < bytes.count, bytes[offset] <= 0x20 || bytes[offset] == 0x2c { offset += 1 }
  }

  /// A flag of an arc: one digit, that need not be set apart from what follows.
  private mutating func flag() -> Double? {
    skipBlanks()
    guard offset < bytes.count, bytes[offset] == 0x30 || bytes[offset] == 0x31 else { return nil }
    offset += 1
    return Double(bytes[offset - 1] - 0x30)
  }

  private mutating func number() -> Double? {
    skipBlanks()
    let begin = offset
    var end = offset
    func isDigit(_ index: Int) -> Bool { index < bytes.count && bytes[index] >= 0x30 && bytes[index] <= 0x39 }
    if end < bytes.count, bytes[end] == 0x2b || bytes[end] == 0x2d { end += 1 }
    let digits = end
    while isDigit(end) { end += 1 }
    var hasDigits = end > digits
    if end < bytes.count, bytes[end] == 0x2e {
      let fraction = end + 1
      end = fraction
      while isDigit(end) { end += 1 }
      hasDigits = hasDigits || end > fraction
    }
    guard hasDigits else { return nil }
    if end < bytes.count, bytes[end] | 0x20 == 0x65 {
      var exponent = end + 1
      if exponent < bytes.count, bytes[exponent] == 0x2b || bytes[exponent] == 0x2d { exponent += 1 }
      if isDigit(exponent) {
        while isDigit(exponent) { exponent += 1 }
        end = exponent
      }
    }
    offset = end
    return Double(String(decoding: bytes[begin..<end], as: UTF8.self)).map(bounded)
  }
}
