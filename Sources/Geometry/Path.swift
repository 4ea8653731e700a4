import Foundation

/// The outline of a two-dimensional shape.
///
/// Coordinates are points, y downward. An element with a NaN is dropped; coordinates are held within ±2²⁴ and
/// a path within a million elements. An element that needs a current point (all but `move` and whole shapes)
/// is dropped where there is none.
public struct Path: Sendable {
  /// One step of a path.
  @frozen public enum Element: Equatable, Sendable {
    /// Begins a new subpath.
    case move(to: CGPoint)
    /// A straight line from the current point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve from the current point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the current point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the subpath began; the next element goes on from there.
    case closeSubpath
  }

  /// A path that is one of the common shapes, whole and unrotated.
  package enum SimpleShape: Sendable, Equatable {
    /// A standardized rectangle.
    case rect(CGRect)
    /// The ellipse in a standardized rectangle.
    case ellipse(CGRect)
    indirect case roundedRect(RoundedRect)

    /// The rectangle around the shape.
    package var rect: CGRect {
      switch self {
      case .rect(let rect), .ellipse(let rect): rect
      case .roundedRect(let rounded): rounded.rect
      }
    }
  }

  enum Storage: Sendable {
    case empty
    case simple(SimpleShape)
    case elements(PathElements)
  }

  var storage: Storage

  /// A path without elements.
  public init() {
    storage = .empty
  }

  init(_ elements: PathElements) {
    storage = elements.isEmpty ? .empty : .elements(elements)
  }

  init(_ shape: SimpleShape) {
    storage = .simple(shape)
  }

  /// A path that `callback` builds.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// What the path is, where it is one common shape; nil for all others and for an empty path.
  package var simpleShape: SimpleShape? {
    if case .simple(let shape) = storage { return shape }
    return nil
  }

  var elements: PathElements {
    switch storage {
    case .empty: return PathElements()
    case .elements(let elements): return elements
    case .simple(let shape):
      var elements = PathElements()
      switch shape {
      case .rect(let rect): elements.addRect(rect)
      case .ellipse(let rect): elements.addEllipse(in: rect)
      case .roundedRect(let rounded): elements.add(rounded)
      }
      return elements
    }
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool {
    if case .empty = storage { return true }
    return false
  }

  /// How many elements the path has, where it is none of the common shapes; 0 for these, which have a few.
  package var elementCount: Int {
    if case .elements(let elements) = storage { return elements.count }
    return 0
  }

  /// Calls `body` with every element, in order.
  public func forEach(_ body: (Path.Element) -> Void) {
    elements.forEach(body)
  }

  /// Where the last element ended; nil for an empty path. After a closed subpath, where that began.
  public var currentPoint: CGPoint? {
    elements.current
  }

  /// Changes the elements in place.
  mutating func edit(_ body: (inout PathElements) -> Void) {
    var elements = self.elements
    // Gives up the path's own reference, so that the arrays are changed in place.
    storage = .empty
    body(&elements)
    self = Path(elements)
  }
}

extension Path: Equatable {
  /// Whether the two paths have the same elements, however they were made.
  public static func == (lhs: Path, rhs: Path) -> Bool {
    switch (lhs.storage, rhs.storage) {
    case (.empty, .empty): true
    case (.simple(let a), .simple(let b)) where a == b: true
    case (.empty, _), (_, .empty): false
    default: lhs.elements == rhs.elements
    }
  }
}
