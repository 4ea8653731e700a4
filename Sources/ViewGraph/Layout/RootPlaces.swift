import DeepStack
import Foundation
import Geometry

/// From elements' coordinates to the root's space, worked out while many are asked for and nothing moves: each level
/// between them and the root is gone through once.
final class RootPlaces {
  private var transforms: [ObjectIdentifier: ContentTransform] = [:]

  func transform(of element: ElementNode) -> ContentTransform {
    var path: [ElementNode] = []
    var next: ElementNode? = element
    var transform = ContentTransform.translation(element.graph.rootOrigin)
    while let current = next {
      if let known = transforms[ObjectIdentifier(current)] {
        transform = known
        break
      }
      path.append(current)
      next = current.layoutParent
    }
    while let current = path.popLast() {
      transform = current.transformToRoot(above: transform)
      transforms[ObjectIdentifier(current)] = transform
    }
    return transform
  }
}

extension ElementNode {
  /// The element's transform to the root's space, made from that of its layout parent; the uppermost element has no
  /// parent and takes `above` as it is.
  fileprivate func transformToRoot(above: ContentTransform) -> ContentTransform {
    guard let parent = layoutParent else { return above }
    return ContentTransform.translation(parent.origin(of: self)).followed(by: parent.contentTransform)
      .followed(by: above)
  }

  /// From the element's coordinates to the root's space. Composed from the root, whether or not places are kept, so
  /// that sums are the same to the last digit.
  final var transformToRoot: ContentTransform {
    graph.rootPlaces?.transform(of: self) ?? composedFromRoot
  }

  private var composedFromRoot: ContentTransform {
    transformToRoot(
      above: layoutParent.map { parent in DeepStack.withRoom { parent.composedFromRoot } }
        ?? .translation(graph.rootOrigin))
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
