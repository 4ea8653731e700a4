import Foundation
import Geometry
import LayoutEngine

/// Adds fixed insets to the safe area of its content, which is laid out inside them.
package nonisolated struct SafeAreaPaddingModifier: SafeAreaModifier {
  package typealias Body = Never
  var insets: EdgeInsets

  /// Amounts that are not finite count as zero.
  package init(insets: EdgeInsets) {
    self.insets = EdgeInsets(
      top: insets.top.finite(or: 0), leading: insets.leading.finite(or: 0),
      bottom: insets.bottom.finite(or: 0), trailing: insets.trailing.finite(or: 0))
  }

  package func insets(for proposal: Proposal, _ context: MeasureContext<UnaryNode>) -> EdgeInsets { insets }

  package static func _makeModifierType() -> _ModifierType { makeSafeAreaType() }
}
