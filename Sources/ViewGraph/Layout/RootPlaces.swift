import DeepStack
import Foundation
import Geometry

/// Where elements stand in the root's space, worked out while many are asked for and nothing moves: each level
/// between them and the root is gone through once.
final class RootPlaces {
  /// An element's origin; nil where one above turns or scales what is inside, so that its place is no sum.
  private var origins: [ObjectIdentifier: CGPoint?] = [:]

  /// The element's top left corner in the root's space; nil where its place is no sum.
  func origin(of element: ElementNode) -> CGPoint? {
    var path: [ElementNode] = []
    var next: ElementNode? = element
    var known: CGPoint?? = nil
    while let current = next {
      if let found = origins[ObjectIdentifier(current)] {
        known = .some(found)
        break
      }
      path.append(current)
      next = current.layoutParent
    }
    var place = known ?? element.graph.rootOrigin
    while let current = path.popLast() {
      place = current.origin(from: place)
      origins[ObjectIdentifier(current)] = .some(place)
    }
    return place
  }
}

extension ElementNode {
  /// The distance by which the element moves what is inside; nil where it scales, rotates or projects it.
  private var distanceOfContent: CGPoint? {
    switch contentTransform {
    case .identity: .zero
    case .translation(let distance): distance
    case .projection: nil
    }
  }

  /// The element's origin in the root's space by its layout parent's, which is the root's place for the uppermost.
  fileprivate func origin(from above: CGPoint?) -> CGPoint? {
    guard let parent = layoutParent, let above else { return above }
    return parent.distanceOfContent.map { shift in
      let origin = parent.origin(of: self)
      return CGPoint(x: above.x + shift.x + origin.x, y: above.y + shift.y + origin.y)
    }
  }

  /// The element's top left corner in the root's space; nil where its place is no sum. Summed up from the root, whether
  /// or not places are kept, so that the sum is the same to the last digit.
  private var originInRoot: CGPoint? {
    if let places = graph.rootPlaces { return places.origin(of: self) }
    return sumFromRoot
  }

  /// The smallest rectangle around what is seen of the element, in the root's space.
  final var frameInRoot: CGRect { rectInRoot(CGRect(origin: .zero, size: size)) }

  /// The smallest rectangle around what is seen of a rectangle of the element, in the root's space.
  final func rectInRoot(_ rect: CGRect) -> CGRect {
    guard let origin = originInRoot else { return convert(rect, to: nil) }
    return rect.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Where a point of the element lies in the root's space.
  final func pointInRoot(_ point: CGPoint) -> CGPoint {
    guard let origin = originInRoot else { return convert(point, to: nil) }
    return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }

  /// Which point of the element lies at a point of the root's space; that point itself where none does.
  final func pointFromRoot(_ point: CGPoint) -> CGPoint {
    guard let origin = originInRoot else { return convert(point, from: nil) ?? point }
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// The smallest rectangle of the element around what lies in a rectangle of the root's space.
  final func rectFromRoot(_ rect: CGRect) -> CGRect {
    if let origin = originInRoot { return rect.offsetBy(dx: -origin.x, dy: -origin.y) }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    return CGRect(enclosing: corners.map { pointFromRoot($0) })
  }

  private var sumFromRoot: CGPoint? {
    origin(from: layoutParent.map { parent in DeepStack.withRoom { parent.sumFromRoot } } ?? graph.rootOrigin)
  }
}

extension Graph {
  /// Runs a closure that reads many places and moves nothing; those in the root's space are cached meanwhile.
  func withRootPlaces<Result>(_ body: () -> Result) -> Result {
    guard rootPlaces == nil else { return body() }
    rootPlaces = RootPlaces()
    defer { rootPlaces = nil }
    return body()
  }
}
