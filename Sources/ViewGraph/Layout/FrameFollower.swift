import Foundation
import Geometry
import LayoutEngine

/// Calls back when the place or size of an element may have changed: after layout, before the picture.
package final class FrameFollower {
  // The graph drops the follower when the node leaves the tree.
  private unowned(unsafe) let node: UnaryNode
  private let moved: (UnaryNode) -> Void
  /// What the callback keeps from one call to the next.
  package var memory: Any?

  init(_ node: UnaryNode, _ moved: @escaping (UnaryNode) -> Void) {
    self.node = node
    self.moved = moved
  }

  func frameMayHaveMoved() {
    guard !node.isDead, node.flags.contains(.isPlaced) else { return }
    moved(node)
  }
}

extension UnaryNode {
  /// Follows this element's frame from now on; later calls return the follower there is. Called from
  /// `place`, so that the first call back comes with this layout.
  @discardableResult
  package func followFrame(_ moved: @escaping (UnaryNode) -> Void) -> FrameFollower {
    if let known = frameFollower { return known }
    let follower = FrameFollower(self, moved)
    graph.frames.add(follower, of: self)
    return follower
  }

  /// The follower made by `followFrame`.
  package var frameFollower: FrameFollower? {
    flags.contains(.readsFrames) ? graph.frames.follower(of: self) : nil
  }

  /// The content is shown elsewhere though its place in the layout is the same: frame readers inside are
  /// checked again. Called from a follower.
  package func contentAppearsElsewhere() { graph.frames.moved(child) }

  /// What the follower depends on may have changed: it is called again after the next layout.
  package func frameMayHaveChanged() { graph.frames.placed(self) }

  /// Places this element again in the next round of layout.
  package func placeAgain() {
    if flags.contains(.isPlaced) { graph.enqueuePlacement(self) }
  }
}
