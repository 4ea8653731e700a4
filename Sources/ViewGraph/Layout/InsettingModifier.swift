import Foundation
import Geometry
import LayoutEngine

/// A modifier that lays its content out inside of insets and is larger by them: padding, a safe area.
package protocol InsettingModifier: ElementModifier {
  /// The insets that hold for a proposal: finite, of either sign.
  nonisolated func insets(for proposal: Proposal, _ node: UnaryNode) -> EdgeInsets
}

extension InsettingModifier {
  @inlinable
  package nonisolated func answer(_ proposal: Proposal, _ node: UnaryNode) -> SizeAnswer {
    let insets = insets(for: proposal, node)
    return node.child.answer(proposal.inset(by: insets)).shifted(by: insets, proposal: proposal)
  }

  @inlinable
  package nonisolated func place(_ node: UnaryNode) {
    let insets = insets(for: node.proposal, node)
    node.child.place(node.proposal.inset(by: insets))
    node.childOrigin = CGPoint(x: insets.leading, y: insets.top)
  }

  @inlinable
  package nonisolated func guide(_ key: AlignmentKey, _ proposal: Proposal, _ node: UnaryNode) -> Double? {
    let insets = insets(for: proposal, node)
    guard let guide = node.child.explicitGuide(key, proposal.inset(by: insets)) else { return nil }
    return guide + Double(key.isVertical ? insets.top : insets.leading)
  }
}
