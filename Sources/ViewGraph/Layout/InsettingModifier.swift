import Foundation
import Geometry
import LayoutEngine

/// A modifier that lays its content out inside of insets and is larger by them: padding, a safe area.
package protocol InsettingModifier: ElementModifier {
  /// The insets that hold for a proposal: finite, of either sign.
  nonisolated func insets(for proposal: Proposal, _ context: MeasureContext<UnaryNode>) -> EdgeInsets
}

extension InsettingModifier {
  @inlinable
  package nonisolated func answer(_ proposal: Proposal, _ context: MeasureContext<UnaryNode>) -> SizeAnswer {
    let insets = insets(for: proposal, context)
    return context.child.answer(proposal.inset(by: insets)).shifted(by: insets, proposal: proposal)
  }

  @inlinable
  package nonisolated func place(_ context: PlaceContext) {
    let insets = insets(for: context.proposal, context.measuring)
    context.child.place(context.proposal.inset(by: insets))
    context.childOrigin = CGPoint(x: insets.leading, y: insets.top)
  }

  @inlinable
  package nonisolated func guide(
    _ key: AlignmentKey, _ proposal: Proposal, _ context: MeasureContext<UnaryNode>
  ) -> Double? {
    let insets = insets(for: proposal, context)
    guard let guide = context.child.explicitGuide(key, proposal.inset(by: insets)) else { return nil }
    return guide + Double(key.isVertical ? insets.top : insets.leading)
  }
}
