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
    return moved(drop) != nil || editing.accepts(drop.items)
  }

  /// The rows of the same loop that are dragged, and are moved where they are dropped.
  @MainActor private func moved(_ drop: DropContext) -> IndexSet? {
    guard let editing, editing.isAmongMoved, let place = drop.row?.place(), place.loop == editing.loop else {
      return nil
    }
    return place.offsets
  }

  func entered(_ drop: DropContext) { targeted(edge(drop)) }
  func updated(_ drop: DropContext) -> DropOperation? {
    targeted(edge(drop))
    return moved(drop) == nil ? .copy : .move
  }
  func exited(_ drop: DropContext) { targeted(nil) }
  func ended(_ drop: DropContext) { targeted(nil) }

  func perform(_ drop: DropContext, _ done: @escaping @MainActor (Bool) -> Void) -> Bool {
    guard let editing else { return false }
    let index = editing.index + (edge(drop) == .top ? 0 : 1)
    if let offsets = moved(drop) {
      if offsets.count > 1 || !offsets.contains(index) && !offsets.contains(index - 1) {
        withAnimation { editing.move(offsets, to: index) }
      }
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
