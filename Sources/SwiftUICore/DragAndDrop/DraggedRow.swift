import DataTransfer
import Foundation
import ViewGraph

/// What a view stands for when it is dragged: by it a row of a list is told from what can be dragged in the row.
package final class RowDragSource {
  package let items: () -> [NSItemProvider]

  nonisolated init(items: @escaping () -> [NSItemProvider]) { self.items = items }
}

/// Says what a row of a list stands for when it is dragged.
struct RowDragDeclaration: ListRowDeclaration {
  let source: RowDragSource?

  func declare(in row: inout ListRowTraits) { row.say(Self.self) { $0.dragSource = source } }
}

/// The rows that go with one that is dragged: the row alone, or all that are selected.
@MainActor
package struct DraggedRow {
  /// The offsets of the elements that the rows are made from, in a loop whose rows can be moved.
  package struct Place {
    package let loop: ObjectIdentifier
    package let offsets: IndexSet

    package init(loop: ObjectIdentifier, offsets: IndexSet) { (self.loop, self.offsets) = (loop, offsets) }
  }

  let items: [NSItemProvider]
  /// Where the rows are, when they are dropped; nil where they cannot be moved.
  let place: () -> Place?
  /// Says how many are dragged, at a corner of the row; nil for one.
  let badge: AnyView?

  package init(items: [NSItemProvider], badge: AnyView?, place: @escaping () -> Place?) {
    (self.items, self.badge, self.place) = (items, badge, place)
  }
}

/// Around a row of a list that can be dragged.
nonisolated package struct RowDragModifier: ElementModifier {
  package typealias Body = Never
  /// What is dragged where a drag begins at a source; nil where that is not the row's own.
  let row: @MainActor (RowDragSource) -> DraggedRow?
  package static var affects: ModifierAspects { [] }

  package init(_ row: @escaping @MainActor (RowDragSource) -> DraggedRow?) { self.row = row }
}
