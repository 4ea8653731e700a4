import Foundation
import Geometry

/// Where what is inside a view appears, for modifiers that move the picture and leave layout as it is: points of the
/// content's coordinates to points of the modified view's.
package enum ContentTransform: Sendable, Equatable {
  case identity
  /// By so many points to the right and down.
  case translation(CGPoint)
  indirect case projection(ProjectionTransform)

  package init(_ transform: ProjectionTransform) {
    if transform.isIdentity {
      self = .identity
    } else if let affine = transform.affine, affine.a == 1, affine.b == 0, affine.c == 0, affine.d == 1 {
      self = .translation(CGPoint(x: affine.tx, y: affine.ty))
    } else {
      self = .projection(transform)
    }
  }

  /// Where a point of the content appears.
  package func apply(to point: CGPoint) -> CGPoint {
    switch self {
    case .identity: return point
    case .translation(let distance): return CGPoint(x: point.x + distance.x, y: point.y + distance.y).held
    case .projection(let transform):
      let moved = point.applying(transform)
      return moved.isFinite ? moved : point
    }
  }

  /// Which point of the content appears at a point; nil where none does (a scale of zero, behind the eye).
  package func revert(_ point: CGPoint) -> CGPoint? {
    switch self {
    case .identity: return point
    case .translation(let distance): return CGPoint(x: point.x - distance.x, y: point.y - distance.y).held
    case .projection(let transform):
      guard case .projection(let inverse) = inverted else { return nil }
      let original = point.applying(inverse)
      guard original.isFinite, transform.isInFront(original) else { return nil }
      return original
    }
  }

  /// The transform that undoes this one; nil where there is none (a scale of zero).
  package var inverted: ContentTransform? {
    switch self {
    case .identity: return self
    case .translation(let distance): return .translation(CGPoint(x: -distance.x, y: -distance.y))
    case .projection(var transform): return transform.invert() ? .projection(transform) : nil
    }
  }

  /// The smallest rectangle around what appears of a rectangle. A translation leaves the size as it is, to the last
  /// digit.
  package func apply(to rect: CGRect) -> CGRect {
    switch self {
    case .identity: return rect
    case .translation: return CGRect(origin: apply(to: rect.origin), size: rect.size)
    case .projection(let transform):
      let box = transform.boundingBox(of: rect)
      return box.isNull || !box.origin.isFinite || !box.size.isFinite ? rect : box
    }
  }

  /// The transform that applies this one first and another after it.
  package func followed(by other: ContentTransform) -> ContentTransform {
    switch (self, other) {
    case (.identity, _): other
    case (_, .identity): self
    case (.translation(let a), .translation(let b)): .translation(CGPoint(x: a.x + b.x, y: a.y + b.y).held)
    default: ContentTransform(projection.concatenating(other.projection))
    }
  }

  private var projection: ProjectionTransform {
    switch self {
    case .identity: ProjectionTransform()
    case .translation(let distance):
      ProjectionTransform(CGAffineTransform(translationX: distance.x, y: distance.y))
    case .projection(let transform): transform
    }
  }
}
