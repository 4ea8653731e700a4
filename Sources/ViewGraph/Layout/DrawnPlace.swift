import Foundation

/// The frame of an element whose picture depends on it: the element is drawn again when the frame changes.
final class DrawnPlace {
  // The graph drops the place when the node leaves the tree.
  private unowned(unsafe) let node: ElementNode
  private let place: (ElementNode) -> CGRect?
  fileprivate var drawn: CGRect?

  init(_ node: ElementNode, _ place: @escaping (ElementNode) -> CGRect?) {
    self.node = node
    self.place = place
  }

  func frameMayHaveMoved() {
    guard !node.isDead, node.isPlaced, place(node) != drawn else { return }
    node.markNeedsDrawing()
  }
}

extension ElementNode {
  /// Something of the element's place that it is being drawn by. From now on the element is drawn again when
  /// it is another; later calls ask the first one's question.
  ///
  /// - Parameter container: An element around whose size counts as well.
  package func drawnPlace(
    in container: ElementNode? = nil, _ place: @escaping (ElementNode) -> CGRect?
  ) -> CGRect? {
    let known = graph.frames.drawnPlace(of: self)
    let follower = known ?? DrawnPlace(self, place)
    if known == nil { graph.frames.add(follower, of: self) }
    if let container { graph.frames.follow(container, by: self) }
    let value = place(self)
    follower.drawn = value
    return value
  }
}
