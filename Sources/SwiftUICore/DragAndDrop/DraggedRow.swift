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

  /// One without a source leaves it to those further out.
  func declare(in row: inout ListRowTraits) {
    if let source { row.say(Self.self) { $0.dragSource = source } }
  }
}

/// The list is told whether the row can be dragged; what it stands for, which is made with each evaluation, is asked for when a
/// drag begins.
nonisolated struct RowDragDeclarationModifier: TraitModifying {
  typealias Body = Never
  let source: RowDragSource?

  static var traitKey: ObjectIdentifier { ObjectIdentifier(ListRowTrait.self) }
  static var traitUses: TraitUses { ListRowTrait.uses }
  var traitValue: Any { RowDragDeclaration(source: source) }
  func changesTrait(from old: Self) -> Bool? { (source == nil) != (old.source == nil) }
}

/// The rows that go with one that is dragged: the row alone, or all that are selected.
@MainActor
package struct DraggedRow {
  let items: [NSItemProvider]
  /// Says how many items are dragged, at a corner of the row; nil for one.
  let badge: AnyView?
  /// The loop in which the rows are moved; nil where the row cannot be.
  let loop: ObjectIdentifier?
  /// Where the elements are by now that the rows of the loop are made from.
  let offsets: () -> IndexSet

  package init(
    items: [NSItemProvider], badge: AnyView?, loop: ObjectIdentifier?, offsets: @escaping () -> IndexSet
  ) {
    (self.items, self.badge, self.loop, self.offsets) = (items, badge, loop, offsets)
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
