import DisplayList
import Foundation

extension Graph {
  /// Scrolls the area whose content a slot of the picture moves, as far as there is content. A slot that moves none,
  /// and an offset that is no number, change nothing.
  package func scroll(_ slot: SlotID, to offset: CGPoint) {
    guard offset.x.isFinite, offset.y.isFinite else { return }
    enter {
      let area = root?.element?.first { element in
        ((element as? ContainerNode)?.algorithm as? ScrollAlgorithm)?.isMoved(by: slot) ?? false
      }
      guard let area = area as? ContainerNode, let algorithm = area.algorithm as? ScrollAlgorithm else {
        return
      }
      algorithm.userScrolls(to: offset, area)
    }
  }
}
