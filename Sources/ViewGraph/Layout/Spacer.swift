import DisplayList
import Foundation
import Geometry
import LayoutEngine

/// Flexible room: in a stack along the stack's axis, elsewhere on both.
///
/// A stack's default spacing does not stand beside a spacer. Modifiers that leave layout alone (a background, an
/// opacity) leave the spacer one.
public struct Spacer: Sendable {
  /// The least length along the stack's axis, in points; nil for the default of 8.
  public var minLength: CGFloat?

  @inlinable
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: LeafView {
  public typealias Body = Never
  public nonisolated static func _makeViewType() -> _ViewType { makeLeafType() }

  package nonisolated func answer(_ proposal: Proposal, _ node: LeafNode) -> SizeAnswer {
    let least = minimum
    let axis = node.stackAxis
    func length(_ value: Double, _ along: Axis) -> Double {
      if let axis, axis != along { return 0 }
      return value.isNaN ? least : max(value, least)
    }
    return .exactly(
      proposal,
      CGSize(width: length(proposal.width, .horizontal), height: length(proposal.height, .vertical)))
  }

  package nonisolated func draw(_ size: CGSize, _ node: LeafNode) -> [Item] { [] }

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
