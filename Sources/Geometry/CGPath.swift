import Foundation

/// One step of a path, as `CGPath.applyWithBlock(_:)` gives it.
public struct CGPathElement {
  /// What the element does.
  public var type: CGPathElementType
  /// The points of the element, control points first: 1 for a move or line, 2 and 3 for curves, none for a close.
  /// They are there during the call only.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// What an element of a path does.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a new subpath.
  case moveToPoint
  /// A straight line.
  case addLineToPoint
  /// A quadratic Bézier curve.
  case addQuadCurveToPoint
  /// A cubic Bézier curve.
  case addCurveToPoint
  /// A line back to where the subpath began.
  case closeSubpath
}

/// A path behind a reference. See ``Path`` for limits and bad input.
public class CGPath: Hashable, CustomStringConvertible {
  package fileprivate(set) var path: Path

  package init(_ path: Path) {
    self.path = path
  }

  /// A rectangle, mapped by a transform; nil maps nothing.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// The ellipse in a rectangle, mapped by a transform; nil maps nothing.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// A rectangle whose corners are quarters of an ellipse.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      Path(roundedRect: rect, cornerSize: size, style: .circular).applying(transform?.pointee ?? .identity))
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// Where the last element ended; zero for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle around all points, control points too; null for an empty path.
  public var boundingBox: CGRect { CGRect(enclosing: path.elements.points) }

  /// The smallest rectangle around the path, control points left out; null for an empty path.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// Whether a point is inside the path.
  ///
  /// - Parameters:
  ///   - rule: How the inside of a path that crosses itself is decided.
  ///   - transform: Maps the path first, not the point.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }

  /// A path of its own with the same elements.
  public func copy() -> CGPath? { CGPath(path) }

  /// A path of its own whose points are mapped by a transform; nil maps nothing. Never nil.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }

  /// A path with the same elements that can be built on. Never nil.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// A path whose points are mapped by a transform and that can be built on; nil maps nothing. Never nil.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.applying(transform?.pointee ?? .identity))
  }

  /// The outline of the path traced with a pen.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }

  /// Calls `block` with every element, in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    path.forEach { element in
      var points: [CGPoint]
      let type: CGPathElementType
      switch element {
      case .move(let to): (type, points) = (.moveToPoint, [to])
      case .line(let to): (type, points) = (.addLineToPoint, [to])
      case .quadCurve(let to, let control): (type, points) = (.addQuadCurveToPoint, [control, to])
      case .curve(let to, let control1, let control2):
        (type, points) = (.addCurveToPoint, [control1, control2, to])
      case .closeSubpath: (type, points) = (.closeSubpath, [.zero])
      }
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: base)) { block($0) }
      }
    }
  }

  public var description: String { path.description }

  /// Whether the two paths have the same elements.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }

  public func hash(into hasher: inout Hasher) { hasher.combine(path.elements) }
}

/// A path behind a reference, to be built.
public final class CGMutablePath: CGPath {
  /// A path without elements.
  public convenience init() {
    self.init(Path())
  }

  /// Begins a new subpath at a point under `transform`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a straight line from the current point to a point under `transform`.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Adds a quadratic Bézier curve from the current point; `transform` maps the points given.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic Bézier curve from the current point; `transform` maps the points given.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Closes the subpath with a line to where it began.
  public func closeSubpath() {
    path.closeSubpath()
  }

  /// Adds a rectangle under `transform` as a subpath of its own.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }

  /// Adds rectangles under `transform`, each as a subpath of its own.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addRects(rects, transform: transform)
  }

  /// Begins a new subpath at the first point under `transform` and adds lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// Adds the ellipse in a rectangle, under `transform`, as a subpath of its own.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }

  /// Adds a rectangle with corners that are quarters of ellipses, under `transform`, as a subpath of its own.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
      transform: transform)
  }

  /// Angles are in radians. See ``Path/addArc(center:radius:startAngle:endAngle:clockwise:transform:)``.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
      endAngle: Angle(radians: Double(endAngle)), clockwise: clockwise, transform: transform)
  }

  /// Adds an arc that touches two lines, with a line to where it begins. See
  /// ``Path/addArc(tangent1End:tangent2End:radius:transform:)``.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// Angles are in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
      delta: Angle(radians: Double(delta)), transform: transform)
  }

  /// Adds all elements of another path under `transform`.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    self.path.addPath(path.path, transform: transform)
  }
}

extension Path {
  /// A path with the elements that `path` has now.
  public init(_ path: CGPath) {
    self = path.path
  }

  /// A path with the elements that `path` has now; later changes of it do not show.
  public init(_ path: CGMutablePath) {
    self = path.path
  }

  /// The path as a reference.
  public var cgPath: CGPath { CGPath(self) }
}
