import Foundation
import Geometry
import LayoutEngine

/// The place of a scroll view in the layout around it: the view itself reaches over the unsafe areas that
/// the place touches, and its content starts inside them.
package nonisolated struct ScrollSlotModifier: ElementModifier {
  package typealias Body = Never
  package init() {}

  private func container(_ node: UnaryNode) -> (ContainerNode, ScrollAlgorithm)? {
    guard let container = node.child as? ContainerNode,
      let algorithm = container.algorithm as? ScrollAlgorithm
    else { return nil }
    return (container, algorithm)
  }

  package func answer(_ proposal: Proposal, _ node: UnaryNode) -> SizeAnswer {
    guard let (container, algorithm) = container(node) else { return node.child.answer(proposal) }
    return algorithm.answerOfSlot(proposal, container)
  }

  package func place(_ node: UnaryNode) {
    let follower = node.followFrame { node in
      let insets = node.safeAreaExtension()
      if insets != node.frameFollower?.memory as? EdgeInsets ?? EdgeInsets() {
        node.frameFollower?.memory = insets
        node.placeAgain()
      }
    }
    let insets = follower.memory as? EdgeInsets ?? EdgeInsets()
    if let (container, algorithm) = container(node) { algorithm.setSafeArea(insets, container) }
    node.child.place(node.proposal)
    node.childOrigin = CGPoint(x: -insets.leading, y: -insets.top)
  }
}
