import DisplayList
import Foundation
import Geometry
import LayoutEngine

/// Space that grows as far as it can: in a stack along the stack's axis, elsewhere on both axes.
///
/// In a stack it is sized after all other views, and shares what they leave with other spacers. The stack's default
/// spacing is 0 beside it. Modifiers that leave layout alone (a background, an opacity) leave the spacer one. It
/// draws nothing.
public struct Spacer: Sendable {
  /// The least length along the stack's axis, in points; nil for the default of 8.
  public var minLength: CGFloat?

  /// A space that can grow without limit.
  ///
  /// - Parameter minLength: The least length along the stack's axis, in points; nil for 8. What is negative
  ///   or not finite counts as 0.
  @inlinable
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: LeafView {
  public typealias Body = Never
  public nonisolated static func _makeViewType() -> _ViewType { makeLeafType() }

  package nonisolated func answer(_ proposal: Proposal, _ context: MeasureContext<LeafNode>) -> SizeAnswer {
    let least = minimum
    let axis = context.stackAxis
    func length(_ value: Double, _ along: Axis) -> Double {
      if let axis, axis != along { return 0 }
      return value.isNaN ? least : max(value, least)
    }
    return .exactly(
      proposal,
      CGSize(width: length(proposal.width, .horizontal), height: length(proposal.height, .vertical)))
  }

  package nonisolated func draw(_ size: CGSize, _ context: DrawContext<LeafNode>) -> [Item] { [] }

  nonisolated var minimum: Double {
    guard let minLength else { return ViewSpacing.plainDistance }
    return minLength.isFinite && minLength > 0 ? Double(minLength) : 0
  }
}

extension LeafNode {
  /// The axis of the stack that the element stands in, through the modifiers around it.
  package var stackAxis: Axis? {
    var parent = layoutParent
    while let unary = parent as? UnaryNode { parent = unary.layoutParent }
    return (parent as? ContainerNode)?.algorithm.stackAxis
  }
}

extension ElementNode {
  var spacerMinimum: Double? {
    guard isSpacer else { return nil }
    var element = self
    while let unary = element as? UnaryNode { element = unary.child }
    return element.value(as: Spacer.self).pointee.minimum
  }
}

extension Spacer: HitTestingLeaf {
  package nonisolated func isHit(at point: CGPoint, _ context: HitTestContext<LeafNode>) -> Bool { false }
}
