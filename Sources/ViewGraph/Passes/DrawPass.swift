import DisplayList
import Foundation
import Geometry
import LayoutEngine

/// Makes the picture: for each element that is out of date a new fragment, for all others the one there is.
///
/// Runs when somebody looks at the picture of a tree in which nothing waits. An element that is out of date has the
/// flag `needsDrawing`, and so have those above it. What moves without changing stands in slots (`SlotTable`), which are
/// written by what moves it; drawing only says where in the picture a slot counts.
///
/// A view is given a `DrawContext`: it reads, and gives back what it paints.
package enum DrawPass: PresentedPass {}

package typealias DrawContext<Node: ElementNode> = PassContext<DrawPass, Node>

extension PassContext where Pass == DrawPass {
  /// What may be asked while the view is measured.
  package var measuring: MeasureContext<Node> { MeasureContext(node) }
}

extension PassContext<DrawPass, LeafNode> {
  /// With which the leaf was placed last.
  @inlinable package var proposal: Proposal { node.proposal }
}

extension PassContext<DrawPass, UnaryNode> {
  /// The slot of the picture in which the modifier's value stands once it has changed; see `SlottedValue`.
  @inlinable package var slot: SlotID? { node.slot }

  /// How far the view can grow beyond its edges over unsafe areas that it touches.
  package func safeAreaExtension(_ edges: Edge.Set) -> EdgeInsets { node.safeAreaExtension(edges) }

  /// The size and place of the modified view, for code of a program's.
  package var geometry: GeometryProxy { GeometryProxy(node: node) }

  /// The views that the modifier adds to its content, where it adds some.
  package var addedViews: [DrawnView] {
    var views: [DrawnView] = []
    (node as? SecondaryNode)?.secondaryElement.forEachElement { views.append(DrawnView($0)) }
    return views
  }
}

/// A view as it was laid out and drawn.
package struct DrawnView {
  private let element: ElementNode
  package let size: CGSize
  package let picture: Placed

  fileprivate init(_ element: ElementNode) {
    self.element = element
    size = element.size
    picture = element.picture()
  }

  /// The tag of a type that is set on the view.
  package func tag<V: Hashable>(as type: V.Type) -> V? { element.tag(as: type) }
}

// MARK: The pass

extension ElementNode {
  /// The picture of the node and all below, in the node's coordinates.
  package final func picture() -> Placed {
    guard flags.contains(.needsDrawing) else { return drawn }
    graph.counters.drawings &+= 1
    return redraw()
  }

  /// The same of an element that only puts together what others have drawn, as a part of the host's drawing.
  final func part() -> Placed { flags.contains(.needsDrawing) ? redraw() : drawn }

  private func redraw() -> Placed {
    assert(!graph.isRunningBodies, "a view is drawn while values above it are those of another moment")
    let fresh = draw()
    drawn = flags.contains(.isPresented) ? graph.presentedPicture(of: self, drawn: fresh) : fresh
    flags.remove(.needsDrawing)
    return drawn
  }

  /// What was drawn last, whether or not it is out of date.
  final var lastPicture: Placed { drawn }

  /// The fragment is out of date, and so are those above.
  package final func markNeedsDrawing() {
    semanticsMayHaveChanged()
    var node = self
    while true {
      guard !node.flags.contains(.needsDrawing) else { return }
      node.flags.insert(.needsDrawing)
      guard let parent = node.layoutParent else { return node.graph.workArrived() }
      parent.childNeedsDrawing(node)
      node = parent
    }
  }
}
