import Foundation
import Geometry
import LayoutEngine

/// Adds fixed insets to the safe area of its content, which is laid out inside them.
package nonisolated struct SafeAreaPaddingModifier: ElementModifier {
  package typealias Body = Never
  var insets: EdgeInsets

  /// Amounts that are not finite count as zero.
  package init(insets: EdgeInsets) {
    self.insets = EdgeInsets(
      top: insets.top.finite(or: 0), leading: insets.leading.finite(or: 0),
      bottom: insets.bottom.finite(or: 0), trailing: insets.trailing.finite(or: 0))
  }

  package func answer(_ proposal: Proposal, _ node: UnaryNode) -> SizeAnswer {
    node.child.answer(proposal.inset(by: insets)).shifted(by: insets, asked: proposal)
  }

  package func place(_ node: UnaryNode) {
    node.child.place(node.proposal.inset(by: insets))
    node.childOrigin = CGPoint(x: insets.leading, y: insets.top)
  }

  package func guide(_ key: AlignmentKey, _ proposal: Proposal, _ node: UnaryNode) -> Double? {
    guard let guide = node.child.explicitGuide(key, proposal.inset(by: insets)) else { return nil }
    return guide + Double(key.isVertical ? insets.top : insets.leading)
  }

  package static func _makeModifierType() -> _ModifierType { SafeAreaPaddingType() }
}

final class SafeAreaPaddingType: ElementModifierType<SafeAreaPaddingModifier>, @unchecked Sendable {
  override func makeUnaryNode(_ place: NodePlace, content: _ViewType, contentOffset: Int) -> UnaryNode {
    place.owner.graph.hasSafeAreas = true
    return SafeAreaPaddingNode(place, type: self, content: content, contentOffset: contentOffset)
  }
  override func makeUnaryNode(_ place: NodePlace, around child: ElementNode) -> UnaryNode {
    place.owner.graph.hasSafeAreas = true
    return SafeAreaPaddingNode(place, type: self, around: child)
  }
}

final class SafeAreaPaddingNode: UnaryNode {
  override func safeAreaRegion(for child: ElementNode) -> SafeAreaRegion? {
    SafeAreaRegion(insets: value(as: SafeAreaPaddingModifier.self).pointee.insets)
  }
}
