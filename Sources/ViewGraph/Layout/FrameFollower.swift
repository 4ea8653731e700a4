import Foundation
import Geometry
import LayoutEngine

/// Calls back when the place or size of a modified view may have changed: after layout, before the picture.
///
/// The call back asks where the view stands, and has it placed or drawn again.
package final class FrameFollower {
  // The graph drops the follower when the node leaves the tree.
  private unowned(unsafe) let node: UnaryNode
  private let moved: (FrameFollower) -> Void
  /// What the callback keeps from one call to the next.
  package var memory: Any?

  init(_ node: UnaryNode, _ moved: @escaping (FrameFollower) -> Void) {
    self.node = node
    self.moved = moved
  }

  func frameMayHaveMoved() { if isLaidOut { moved(self) } }

  /// Called when the view leaves its list, to be shown until its transition has run, and when it comes back meanwhile.
  package var leaves: (() -> Void)?

  /// The modifier's present value.
  package func modifier<M: ElementModifier>(as _: M.Type) -> M { node.value(as: M.self).pointee }

  /// What the modifier keeps between passes.
  package var kept: AnyObject? {
    get { node.state }
    set { node.state = newValue }
  }

  /// The size and place of the modified view, for code of a program's.
  package var geometry: GeometryProxy { GeometryProxy(node: node) }

  /// Whether the view is in the tree and laid out.
  package var isLaidOut: Bool { !node.isDead && node.isPlaced && !node.isLeaving }

  package var isInTree: Bool { !node.isDead }

  /// Whether the view is on its way out.
  package var isLeaving: Bool { node.isLeaving }

  /// The transaction of the layout that calls back, for the view; nil where nothing of it is animated.
  package var transaction: Transaction? { node.graph.motions?.settledTransaction(at: node) }

  package var clock: FrameClock { node.graph.clock }

  /// The view's frame in a coordinate space.
  package func frame(in space: CoordinateSpace) -> CGRect { node.frame(in: space) }

  /// Where the view shows in the window, with its size.
  package var shownFrame: CGRect {
    CGRect(origin: node.transform(to: nil, presented: true).apply(to: .zero), size: node.size)
  }

  /// How far the view can grow beyond its edges over unsafe areas that it touches.
  package func safeAreaExtension(_ edges: Edge.Set = .all) -> EdgeInsets { node.safeAreaExtension(edges) }

  /// Runs code of a program's. What it reads calls back when it changes.
  package func observing<Result>(_ body: () -> Result) -> Result { node.observing { body() } }

  /// Places the view again in the next round of layout.
  package func placeAgain() { if node.isPlaced { node.graph.enqueuePlacement(node) } }

  /// The view is drawn again.
  package func drawAgain() { node.markNeedsDrawing() }

  /// The content is shown elsewhere though its place in the layout is the same: frame readers inside are
  /// checked again.
  package func contentAppearsElsewhere() { node.graph.frames.moved(node.child) }

  /// What the call back depends on may have changed: it comes again after the next layout.
  package func frameMayHaveChanged() { if !node.isDead { node.graph.frames.placed(node) } }

  /// Runs an action on a change after layout of this frame, in the tree's order.
  package func afterLayout(_ action: @escaping () -> Void) { node.graph.afterLayout(of: node, action) }
}

extension UnaryNode {
  /// Follows this element's frame from now on; later calls return the follower there is. Called from
  /// `place`, so that the first call back comes with this layout.
  func followFrame(_ moved: @escaping (FrameFollower) -> Void) -> FrameFollower {
    if let known = frameFollower { return known }
    let follower = FrameFollower(self, moved)
    graph.frames.add(follower, of: self)
    return follower
  }

  var frameFollower: FrameFollower? {
    flags.contains(.readsFrames) ? graph.frames.follower(of: self) : nil
  }
}
