import DataTransfer
import Foundation
import ViewGraph

/// What a user can do to the element that a row of a list is made from: the actions of the nearest loop around the row that
/// has any.
///
/// Tells what there was when it was made; the actions are looked up when they are performed, and do nothing where the
/// row or its loop has gone.
package struct RowEditing {
  private let subview: Subview
  /// Tells the loop from others: rows of one loop change places with one another alone.
  package let loop: ObjectIdentifier
  /// The offset of the element in the loop's data. Several rows made from one element have the same.
  package let index: Int
  /// Whether the row can be deleted: there is an action, and nothing forbids it.
  package let canDelete: Bool
  /// Whether the row can be moved: there is an action, and nothing forbids it.
  package let canMove: Bool
  /// Whether rows of the loop can be moved, the row itself perhaps not.
  package let isAmongMoved: Bool
  /// Whether something can be dropped beside the row.
  package let canInsert: Bool

  init?(_ subview: Subview) {
    guard let place = subview.loop(ObjectIdentifier(LoopActionTrait.self)) else { return nil }
    let actions = LoopActions(place.values)
    guard !actions.isEmpty else { return nil }
    let row = subview.listRow
    self.subview = subview
    loop = place.loop
    index = place.index
    canDelete = actions.delete != nil && !row.isDeleteDisabled
    isAmongMoved = actions.move != nil
    canMove = isAmongMoved && !row.isMoveDisabled
    canInsert = !actions.insertions.isEmpty
  }

  /// The loop and the offset of the element by now; nil where the row has gone.
  package var place: (loop: ObjectIdentifier, index: Int)? {
    subview.loop(ObjectIdentifier(LoopActionTrait.self)).map { ($0.loop, $0.index) }
  }

  private var actions: LoopActions? {
    subview.loop(ObjectIdentifier(LoopActionTrait.self)).map { LoopActions($0.values) }
  }

  /// Deletes the elements at offsets of the loop's data; without offsets that of the row itself, wherever it is by now.
  package func delete(_ offsets: IndexSet? = nil) {
    guard let place = subview.loop(ObjectIdentifier(LoopActionTrait.self)) else { return }
    LoopActions(place.values).delete?(offsets ?? IndexSet(integer: place.index))
  }

  /// Moves the elements at offsets of the loop's data before the one at another offset.
  package func move(_ offsets: IndexSet, to destination: Int) { actions?.move?(offsets, destination) }

  /// Whether some action takes the items.
  @MainActor package func accepts(_ items: [NSItemProvider]) -> Bool {
    actions?.insertions.contains { $0.accepts(items) } ?? false
  }

  /// Inserts what is dropped before the element at an offset, or at the end. Answers whether it has been taken.
  @MainActor package func insert(_ items: [NSItemProvider], at index: Int) -> Bool {
    guard let insertion = actions?.insertions.first(where: { $0.accepts(items) }) else { return false }
    insertion.insert(items, at: index)
    return true
  }
}

extension Subview {
  /// What a user can do to the element that the view is made from, as a row of a list; nil for nothing.
  package var editing: RowEditing? { RowEditing(self) }
}
