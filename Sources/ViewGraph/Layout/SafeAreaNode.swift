import Foundation
import Geometry
import LayoutEngine

/// A modifier whose insets are unsafe area for its content.
package protocol SafeAreaModifier: InsettingModifier {}

extension SafeAreaModifier {
  package nonisolated static var movesContent: Bool { true }
  package nonisolated static func makeSafeAreaType() -> _ModifierType { SafeAreaModifierType<Self>() }
}

/// What the engine knows of a modifier that sets a safe area.
class SafeAreaModifierType<M: SafeAreaModifier>: ElementModifierType<M>, @unchecked Sendable {
  final override func place(_ value: UnsafeRawPointer, _ node: UnaryNode) {
    let modifier = value.assumingMemoryBound(to: M.self)
    (node as? SafeAreaNode)?.insets = modifier.pointee.insets(for: node.proposal, MeasureContext(node))
    modifier.pointee.place(PlaceContext(node))
  }
  final override func makeUnaryNode(_ place: NodePlace, content: _ViewType, contentOffset: Int) -> UnaryNode {
    place.owner.graph.hasSafeAreas = true
    return makeNode(place, content: content, contentOffset: contentOffset)
  }
  final override func makeUnaryNode(_ place: NodePlace, around child: ElementNode) -> UnaryNode {
    place.owner.graph.hasSafeAreas = true
    return makeNode(place, around: child)
  }
  func makeNode(_ place: NodePlace, content: _ViewType, contentOffset: Int) -> SafeAreaNode {
    SafeAreaNode(place, type: self, content: content, contentOffset: contentOffset)
  }
  func makeNode(_ place: NodePlace, around child: ElementNode) -> SafeAreaNode {
    SafeAreaNode(place, type: self, around: child)
  }
}

/// The node of a modifier that sets a safe area for its content.
class SafeAreaNode: UnaryNode {
  /// With which the content was placed last.
  fileprivate(set) final var insets = EdgeInsets()

  override func safeAreaRegion(for child: ElementNode) -> SafeAreaRegion? { SafeAreaRegion(insets: insets) }
}
