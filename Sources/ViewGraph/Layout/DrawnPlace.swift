import Foundation

/// Where an element stands, as far as its picture goes by it: drawn again when it is elsewhere.
final class DrawnPlace: FrameReader {
  // The graph drops the place when the node leaves the tree.
  private unowned(unsafe) let node: ElementNode
  private let place: (ElementNode) -> CGRect?
  fileprivate var drawn: CGRect?

  init(_ node: ElementNode, _ place: @escaping (ElementNode) -> CGRect?) {
    self.node = node
    self.place = place
  }

  package func frameMayHaveMoved() {
    guard !node.isDead, node.isPlaced, place(node) != drawn else { return }
    node.markNeedsDrawing()
  }
}

extension ElementNode {
  /// Something of the element's place that it is being drawn by. From now on the element is drawn again when
  /// it is another; later calls ask the first one's question.
  package func drawnPlace(_ place: @escaping (ElementNode) -> CGRect?) -> CGRect? {
    let known = graph.drawnPlaces[ObjectIdentifier(self)]
    let follower = known ?? DrawnPlace(self, place)
    if known == nil {
      graph.drawnPlaces[ObjectIdentifier(self)] = follower
      markUpward(.hasFrameReaders)
    }
    let value = place(self)
    follower.drawn = value
    return value
  }
}
