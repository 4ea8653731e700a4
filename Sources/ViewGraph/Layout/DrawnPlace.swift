import Foundation
import Geometry

/// The frame by which an element was drawn: the element is drawn again when the frame is another.
final class DrawnPlace {
  // The graph drops the place when the node leaves the tree.
  private unowned(unsafe) let node: ElementNode
  private let place: (ElementNode) -> CGRect?
  private var drawn: CGRect?

  init(_ node: ElementNode, _ place: @escaping (ElementNode) -> CGRect?) {
    self.node = node
    self.place = place
  }

  func frameMayHaveMoved() {
    guard !node.isDead, node.isPlaced, place(node) != drawn else { return }
    node.markNeedsDrawing()
  }

  fileprivate func read() -> CGRect? {
    drawn = place(node)
    return drawn
  }
}

extension PassContext {
  /// The frame, in the view's coordinates, of the nearest modified view around whose modifier keeps an object of a type;
  /// nil where there is none. The view is drawn by it: from now on again when it is another.
  package func drawnFrame<Mark: AnyObject>(ofContainerKeeping _: Mark.Type) -> CGRect? {
    guard let container = node.container(keeping: Mark.self) else { return nil }
    let frames = node.graph.frames
    let known = frames.drawnPlace(of: node)
    let place =
      known ?? DrawnPlace(node) { node in node.container(keeping: Mark.self).map(node.frame(ofContainer:)) }
    if known == nil { frames.add(place, of: node) }
    frames.follow(container, by: node)
    return place.read()
  }
}

extension ElementNode {
  fileprivate final func container<Mark: AnyObject>(keeping _: Mark.Type) -> ElementNode? {
    var node: ElementNode? = self
    while let current = node, !((current as? UnaryNode)?.state is Mark) { node = current.layoutParent }
    return node
  }

  /// The frame of an element above in this element's coordinates, as both are laid out.
  fileprivate final func frame(ofContainer container: ElementNode) -> CGRect {
    var offset = CGPoint.zero
    var node = self
    while node !== container, let parent = node.layoutParent {
      let origin = parent.origin(of: node)
      offset.x += origin.x
      offset.y += origin.y
      node = parent
    }
    return CGRect(x: -offset.x, y: -offset.y, width: container.size.width, height: container.size.height)
  }
}
