import DataTransfer
import Foundation
import ViewGraph

/// A drag as a view sees it that it is over.
package struct DropContext {
  /// What is dragged.
  package let items: [NSItemProvider]
  /// The row of a list that is dragged; nil for what is none.
  let row: DraggedRow?
  /// Where the pointer is, in the view's coordinates.
  package let location: CGPoint
  /// The view's size.
  package let size: CGSize
  /// What the source lets be done with the items.
  package let allowed: DropOperation.Set
  /// Tells one drag from another.
  package let id: DropSession.ID
  /// What is done with the items.
  package var operation = DropOperation.copy
}

/// What a view does with a drag that is over it.
@MainActor
package protocol DropHandling {
  /// Whether the drag is of interest: where it is none, a view around the view may take it.
  func accepts(_ drop: DropContext) -> Bool
  func entered(_ drop: DropContext)
  /// What would be done with the items if they were dropped now; nil for what was answered before, and copying at first.
  func updated(_ drop: DropContext) -> DropOperation?
  /// Whether what is dropped changes its place alone, and stays its source's.
  func movesWithin(_ drop: DropContext) -> Bool
  /// The drag has left the view, or is broken off.
  func exited(_ drop: DropContext)
  /// The items are dropped.
  func ended(_ drop: DropContext)
  /// Answers whether the items have been taken. The closure is called with true once what is taken has come.
  func perform(_ drop: DropContext, _ done: @escaping @MainActor (Bool) -> Void) -> Bool
}

extension DropHandling {
  package func movesWithin(_ drop: DropContext) -> Bool { false }
}

/// Makes a view take what is dropped on it.
nonisolated package struct DropTarget: ElementModifier {
  package typealias Body = Never
  let isEnabled: Bool
  /// Made and used on the main actor.
  let handler: any DropHandling

  package init(isEnabled: Bool = true, _ handler: any DropHandling) {
    self.isEnabled = isEnabled
    self.handler = handler
  }

  package static var affects: ModifierAspects { [] }
}

/// Follows the drags over the nearest target inside.
nonisolated struct DropObserver: ElementModifier {
  typealias Body = Never
  var updated: ((DropSession) -> Void)?
  var configuration: ((DropSession) -> DropConfiguration)?
  static var affects: ModifierAspects { [] }
}

/// Follows the drags that begin inside, and says what may be done with them.
nonisolated struct DragObserver: ElementModifier {
  typealias Body = Never
  var updated: ((DragSession) -> Void)?
  var configuration: DragConfiguration?
  static var affects: ModifierAspects { [] }
}
