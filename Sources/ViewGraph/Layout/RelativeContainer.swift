import Foundation
import Geometry
import LayoutEngine

/// The room that `containerRelativeFrame` refers to: what the nearest scroll view, or the host, offers.
///
/// Role: one for each scroll view and one for the root. The size is known while content is being measured,
/// not read from the environment, so that content is measured once. When it changes, whoever has used it
/// answers anew.
package final class RelativeContainer {
  private struct Reader { weak var node: ElementNode? }
  private var readers: [ObjectIdentifier: Reader] = [:]
  /// Open dimensions: the container itself is proposed nothing there.
  package private(set) var size = Proposal.unspecified

  /// The size that it is placed in, while it is asked what it would be in another.
  private var placed: Proposal?

  package init() {}

  /// Whether views inside answer for another size of the container than the one that it is placed in, and some go by it.
  var isAskedForAnother: Bool { isRead && placed.map { $0 != size } ?? false }

  /// Asks views inside, which set other sizes, and returns to the size that the container is placed in.
  func asking<Result>(_ ask: () -> Result) -> Result {
    let (size, placed) = (size, placed)
    self.placed = placed ?? size
    defer {
      self.placed = placed
      setSize(size)
    }
    return ask()
  }

  /// Takes the size in; where it is another, readers and all between them and the container forget.
  func setSize(_ size: Proposal) {
    guard size != self.size else { return }
    self.size = size
    for (key, reader) in readers {
      guard let node = reader.node, !node.isDead else {
        readers[key] = nil
        continue
      }
      node.forgetAnswersUpward(to: self)
    }
  }

  /// Whether something below has asked for the size; for checks of what is remembered.
  var isRead: Bool { !readers.isEmpty }

  fileprivate func read(_ node: ElementNode) -> Proposal {
    readers[ObjectIdentifier(node)] = Reader(node: node)
    return size
  }
}

extension ElementNode {
  /// The size of the nearest container: a scroll view's visible part or what the host offers, without safe
  /// areas and margins. The element is laid out again when it changes.
  package func relativeContainerSize() -> Proposal { relativeContainer.read(self) }

  var relativeContainer: RelativeContainer {
    var node = layoutParent
    while let current = node {
      if let own = (current as? ContainerNode)?.algorithm.relativeContainer { return own }
      node = current.layoutParent
    }
    return graph.rootContainer
  }

  fileprivate func forgetAnswersUpward(to container: RelativeContainer) {
    var below = self
    var node: ElementNode? = self
    while let current = node {
      if let parent = current as? ContainerNode {
        if parent.algorithm.relativeContainer === container { return }
        parent.algorithm.childChanged(below, parent)
      }
      below = current
      current.forgetAnswers()
      current.forgetGuides()
      if current.flags.contains(.isPlaced) { graph.enqueuePlacement(current) }
      node = current.layoutParent
    }
  }
}
