import Foundation
import ViewGraph

/// Takes what is dropped on a row for the loop of the row: in the upper half before the row, in the lower one after it.
private struct RowDrop {
  let editing: RowEditing?
  let targeted: (VerticalEdge?) -> Void

  private func edge(_ drop: DropContext) -> VerticalEdge {
    drop.location.y < drop.size.height / 2 ? .top : .bottom
  }
}

extension RowDrop: DropHandling {
  func accepts(_ drop: DropContext) -> Bool {
    guard let editing else { return false }
    return movesWithin(drop) || editing.accepts(drop.items)
  }

  /// Whether rows of the same loop are dragged, which are moved where they are dropped.
  func movesWithin(_ drop: DropContext) -> Bool {
    guard let editing, editing.isAmongMoved, let loop = drop.row?.loop else { return false }
    return loop == editing.loop
  }

  func entered(_ drop: DropContext) { targeted(edge(drop)) }
  func updated(_ drop: DropContext) -> DropOperation? {
    targeted(edge(drop))
    return movesWithin(drop) ? .move : .copy
  }
  func exited(_ drop: DropContext) { targeted(nil) }
  func ended(_ drop: DropContext) { targeted(nil) }

  func perform(_ drop: DropContext, _ done: @escaping @MainActor (Bool) -> Void) -> Bool {
    guard let editing else { return false }
    let index = editing.index + (edge(drop) == .top ? 0 : 1)
    if movesWithin(drop), let offsets = drop.row?.offsets(), let first = offsets.first,
      let last = offsets.last
    {
      // Rows that follow each other already stand at their own edges.
      let isThere = last - first == offsets.count - 1 && index >= first && index <= last + 1
      if !isThere { withAnimation { editing.move(offsets, to: index) } }
      done(true)
      return true
    }
    let isTaken = editing.insert(drop.items, at: index)
    done(isTaken)
    return isTaken
  }
}

extension View {
  /// Makes a list's row take what is dropped on it for the loop that the row is from, where the loop takes anything.
  ///
  /// - Parameters:
  ///   - editing: The row's, of this moment.
  ///   - targeted: Runs with the edge at which something would be inserted while it is dragged over the row, and with nil
  ///     when it has left.
  package nonisolated func rowDrops(
    _ editing: RowEditing?, targeted: @escaping (VerticalEdge?) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropTarget(
        isEnabled: editing.map { $0.canInsert || $0.isAmongMoved } ?? false,
        RowDrop(editing: editing, targeted: targeted)))
  }
}
