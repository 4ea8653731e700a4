import Foundation

/// The elements of a path as a list of verbs and a list of points, one to three a verb.
///
/// Every element that comes in is checked: one with a NaN is dropped, coordinates beyond ±2²⁴ are held at that
/// limit, an element that needs a current point where there is none is dropped, and so is what exceeds a million
/// elements.
struct PathElements: Sendable, Equatable, Hashable {
  enum Verb: UInt8, Sendable {
    case move, line, quad, cubic, close

    var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quad: 2
      case .cubic: 3
      case .close: 0
      }
    }
  }

  static let coordinateLimit: CGFloat = 16_777_216
  static let countLimit = 1_000_000

  private(set) var verbs: [Verb] = []
  private(set) var points: [CGPoint] = []
  /// Where the subpath began that is being built.
  private(set) var start: CGPoint?
  /// Where the last element ended.
  private(set) var current: CGPoint?

  var isEmpty: Bool { verbs.isEmpty }
  var count: Int { verbs.count }

  /// The point with its coordinates held within the limits; nil where one is NaN.
  static func accepted(_ p: CGPoint) -> CGPoint? {
    guard !p.x.isNaN, !p.y.isNaN else { return nil }
    return CGPoint(
      x: Swift.min(Swift.max(p.x, -coordinateLimit), coordinateLimit),
      y: Swift.min(Swift.max(p.y, -coordinateLimit), coordinateLimit))
  }

  private var isFull: Bool { verbs.count >= Self.countLimit }

  mutating func reserve(verbs: Int, points: Int) {
    self.verbs.reserveCapacity(self.verbs.count + verbs)
    self.points.reserveCapacity(self.points.count + points)
  }

  mutating func move(to end: CGPoint) {
    guard let end = Self.accepted(end), !isFull else { return }
    verbs.append(.move)
    points.append(end)
    start = end
    current = end
  }

  mutating func line(to end: CGPoint) {
    guard current != nil, let end = Self.accepted(end), !isFull else { return }
    verbs.append(.line)
    points.append(end)
    current = end
  }

  mutating func quad(to end: CGPoint, control: CGPoint) {
    guard current != nil, let end = Self.accepted(end), let control = Self.accepted(control), !isFull
    else { return }
    verbs.append(.quad)
    points.append(control)
    points.append(end)
    current = end
  }

  mutating func cubic(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
    guard current != nil, let end = Self.accepted(end), let control1 = Self.accepted(control1),
      let control2 = Self.accepted(control2), !isFull
    else { return }
    verbs.append(.cubic)
    points.append(control1)
    points.append(control2)
    points.append(end)
    current = end
  }

  mutating func close() {
    guard current != nil, verbs.last != .close, !isFull else { return }
    verbs.append(.close)
    current = start
  }

  mutating func append(_ other: PathElements) {
    other.forEach { append($0) }
  }

  mutating func append(_ element: Path.Element) {
    switch element {
    case .move(let to): move(to: to)
    case .line(let to): line(to: to)
    case .quadCurve(let to, let control): quad(to: to, control: control)
    case .curve(let to, let control1, let control2): cubic(to: to, control1, control2)
    case .closeSubpath: close()
    }
  }

  func forEach(_ body: (Path.Element) -> Void) {
    var at = 0
    for verb in verbs {
      switch verb {
      case .move: body(.move(to: points[at]))
      case .line: body(.line(to: points[at]))
      case .quad: body(.quadCurve(to: points[at + 1], control: points[at]))
      case .cubic: body(.curve(to: points[at + 2], control1: points[at], control2: points[at + 1]))
      case .close: body(.closeSubpath)
      }
      at += verb.pointCount
    }
  }

  /// The elements under a transform; empty where it is not finite.
  func applying(_ transform: CGAffineTransform) -> PathElements {
    guard transform.isFinite else { return PathElements() }
    if transform.isIdentity { return self }
    var copy = self
    func map(_ p: CGPoint) -> CGPoint { Self.accepted(p.applying(transform)) ?? .zero }
    for index in copy.points.indices { copy.points[index] = map(copy.points[index]) }
    copy.start = start.map(map)
    copy.current = current.map(map)
    return copy
  }
}
