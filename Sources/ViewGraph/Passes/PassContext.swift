import Foundation
import Geometry
import LayoutEngine

/// What a leaf or a modifier may use of its node while a pass is at it.
///
/// `Pass` names the pass, `Node` tells a leaf from a modifier on another element. What every pass allows is here, what
/// one allows besides is in the pass's file. The node itself is the engine's, so that a view cannot do what its pass
/// leaves out: measuring makes no node and moves none, drawing writes no slot.
///
/// Used only during the call that is given it.
package struct PassContext<Pass, Node: ElementNode> {
  @usableFromInline let node: Node

  @inline(__always)
  init(_ node: Node) { self.node = node }
}

extension PassContext {
  /// The id of what the view draws.
  @inlinable package var id: UInt64 { node.id }

  /// The size that the view was placed with last.
  @inlinable package var size: CGSize { node.size }

  /// The environment of the view. What is read of it wakes the view when it changes.
  @inlinable package var environment: EnvironmentScope { node.environment }

  @inlinable package var isRightToLeft: Bool { node.isRightToLeft }

  /// Runs code of a program's. What it reads wakes the view when it changes.
  ///
  /// - Parameter addsUp: As for `ViewNode.observing(_:addsUp:_:)`.
  @inline(__always)
  package func observing<Result>(addsUp: Bool = false, _ body: () -> Result) -> Result {
    node.observing(addsUp: addsUp, body)
  }

  /// Reports a value that is no use, once for each place in the tree.
  package func report(_ problem: String) { node.graph.reporter.report(.invalidValue, problem, at: node) }
}

/// A pass that sees what shows at the moment: sizes are those that show.
package protocol PresentedPass {}

extension PassContext where Pass: PresentedPass {
  /// The size that shows: on its way to the one that the view was placed with last, while that is animated.
  package var size: CGSize { node.presentedSize }
}

extension PassContext where Node == LeafNode {
  /// What the view keeps between passes (a shaped text). It is dropped when the view's value or anything that it
  /// has read changes.
  @inlinable package var kept: AnyObject? {
    get { node.state }
    nonmutating set { node.state = newValue }
  }
}

extension PassContext where Node: UnaryNode {
  /// What the modifier keeps between passes. It is dropped with the node, and where the modifier says so
  /// (`ModifierAspects.keptResults`) when its value or anything that it has read changes.
  @inlinable package var kept: AnyObject? {
    get { node.state }
    nonmutating set { node.state = newValue }
  }
}
