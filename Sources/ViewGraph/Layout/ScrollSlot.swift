import Foundation
import Geometry
import LayoutEngine

/// The place of a scroll view in the layout around it: the view itself reaches over the unsafe areas that
/// the place touches, and its content starts inside them.
package nonisolated struct ScrollSlotModifier: ElementModifier {
  package typealias Body = Never
  package init() {}

  private func container(_ child: ElementNode) -> (ContainerNode, ScrollAlgorithm)? {
    guard let container = child as? ContainerNode,
      let algorithm = container.algorithm as? ScrollAlgorithm
    else { return nil }
    return (container, algorithm)
  }

  package func answer(_ proposal: Proposal, _ context: MeasureContext<UnaryNode>) -> SizeAnswer {
    guard let (container, algorithm) = container(context.node.child) else {
      return context.child.answer(proposal)
    }
    return algorithm.answerOfSlot(proposal, container)
  }

  package func place(_ context: PlaceContext) {
    let insets = context.safeAreaExtension { $0.placeAgain() }
    if let (container, algorithm) = container(context.node.child) { algorithm.setSafeArea(insets, container) }
    context.child.place(context.proposal)
    context.childOrigin = CGPoint(x: -insets.leading, y: -insets.top)
  }

  package static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
}
