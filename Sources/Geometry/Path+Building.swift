import Foundation

extension PathElements {
  mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.maxY))
    line(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Four quarters, clockwise on screen, from the middle of the right side.
  mutating func addEllipse(in rect: CGRect) {
    let (kx, ky) = (rect.width / 2 * Path.kappa, rect.height / 2 * Path.kappa)
    let (x0, x1, x2) = (rect.minX, rect.midX, rect.maxX)
    let (y0, y1, y2) = (rect.minY, rect.midY, rect.maxY)
    func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    move(to: p(x2, y1))
    cubic(to: p(x1, y2), p(x2, y1 + ky), p(x1 + kx, y2))
    cubic(to: p(x0, y1), p(x1 - kx, y2), p(x0, y1 + ky))
    cubic(to: p(x1, y0), p(x0, y1 - ky), p(x1 - kx, y0))
    cubic(to: p(x2, y1), p(x1 + kx, y0), p(x2, y1 - ky))
    close()
  }
}

extension Path {
  /// The distance of a control point, in radii, for a quarter of a circle.
  static let kappa: CGFloat = 0.5522847498307936

  /// The rectangle with non-negative size and its sides within the coordinate limit; nil for the null
  /// rectangle and one with a NaN.
  static func accepted(_ rect: CGRect) -> CGRect? {
    guard !rect.isNull else { return nil }
    let box = rect.standardized
    guard let low = PathElements.accepted(CGPoint(x: box.minX, y: box.minY)),
      let high = PathElements.accepted(CGPoint(x: box.maxX, y: box.maxY))
    else { return nil }
    let width = high.x - low.x
    let height = high.y - low.y
    if low == box.origin, width == box.width || width.isNaN, height == box.height { return box }
    // Keeps the given size where the limit did not cut it: `maxX - minX` may differ by rounding.
    return CGRect(
      x: low.x, y: low.y,
      width: low.x == box.minX && high.x == box.maxX ? box.width : width,
      height: low.y == box.minY && high.y == box.maxY ? box.height : height)
  }

  /// A rectangle, from its top-left corner, clockwise on screen. Empty for the null rectangle.
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// The ellipse in a rectangle, from the middle of its right side, clockwise on screen.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  /// Begins a new subpath.
  public mutating func move(to end: CGPoint) {
    edit { $0.move(to: end) }
  }

  /// Adds a straight line from the current point.
  public mutating func addLine(to end: CGPoint) {
    edit { $0.line(to: end) }
  }

  /// Adds a quadratic Bézier curve from the current point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    edit { $0.quad(to: end, control: control) }
  }

  /// Adds a cubic Bézier curve from the current point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    edit { $0.cubic(to: end, control1, control2) }
  }

  /// Closes the subpath with a line to where it began. Nothing for a path without a subpath, or one just closed.
  public mutating func closeSubpath() {
    edit { $0.close() }
  }

  /// Adds a rectangle as a subpath of its own.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard let rect = Path.accepted(rect) else { return }
    add(.rect(rect), transform)
  }

  /// Adds an ellipse as a subpath of its own.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard let rect = Path.accepted(rect) else { return }
    add(.ellipse(rect), transform)
  }

  /// Adds rectangles, each as a subpath of its own.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Begins a new subpath at the first point and adds lines to the others. Nothing for no points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    edit { elements in
      elements.move(to: first)
      for point in lines.dropFirst() { elements.line(to: point) }
    }
  }

  /// Adds all elements of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let added = path.applying(transform)
    if isEmpty {
      self = added
    } else if !added.isEmpty {
      let elements = added.elements
      edit { $0.append(elements) }
    }
  }

  mutating func add(_ shape: SimpleShape, _ transform: CGAffineTransform) {
    addPath(Path(shape), transform: transform)
  }
}
