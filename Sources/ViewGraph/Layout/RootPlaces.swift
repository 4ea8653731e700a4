import DeepStack
import Foundation
import Geometry

/// Where elements stand in the root's space, worked out while many are asked for and nothing moves: each level
/// between them and the root is gone through once.
final class RootPlaces {
  /// An element's origin; nil where one above turns or scales what is inside, so that its place is no sum.
  private var origins: [ObjectIdentifier: CGPoint?] = [:]

  /// The element's top left corner in the root's space.
  func origin(of element: ElementNode) -> CGPoint {
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
    return place ?? element.convert(.zero, to: nil)
  }
}

extension ElementNode {
  /// The distance by which the element shifts what is inside; nil where it does more than shifting it.
  fileprivate var shiftOfContent: CGPoint? {
    guard self is UnaryNode else { return .zero }
    let distance = shift(.zero)
    let side = 128.0
    let right = shift(CGPoint(x: side, y: 0))
    let below = shift(CGPoint(x: 0, y: side))
    let isShift =
      right == CGPoint(x: distance.x + side, y: distance.y)
      && below == CGPoint(x: distance.x, y: distance.y + side)
    return isShift ? distance : nil
  }

  /// The element's origin in the root's space by its layout parent's, which is the root's place for the uppermost.
  fileprivate func origin(from above: CGPoint?) -> CGPoint? {
    guard let parent = layoutParent, let above else { return above }
    return parent.shiftOfContent.map { shift in
      let origin = parent.origin(of: self)
      return CGPoint(x: above.x + shift.x + origin.x, y: above.y + shift.y + origin.y)
    }
  }

  /// The element's top left corner in the root's space. Summed up from the root, whether or not places are kept,
  /// so that the sum is the same to the last digit.
  final var originInRoot: CGPoint {
    if let places = graph.rootPlaces { return places.origin(of: self) }
    return sumFromRoot ?? convert(.zero, to: nil)
  }

  private var sumFromRoot: CGPoint? {
    origin(from: layoutParent.map { parent in DeepStack.withRoom { parent.sumFromRoot } } ?? graph.rootOrigin)
  }
}

extension Graph {
  /// Runs a closure that asks for places and moves nothing.
  func askingForPlaces<Result>(_ body: () -> Result) -> Result {
    guard rootPlaces == nil else { return body() }
    rootPlaces = RootPlaces()
    defer { rootPlaces = nil }
    return body()
  }
}
