import SwiftUICore
import ViewGraph

/// A list with a selection in a leading column of a split view, for the column.
///
/// Owner: the list's state.
@MainActor final class SplitList {
  /// What was selected when the column was told last; nil before it has been told anything.
  var told: Set<AnyHashable>?
  /// Selects nothing.
  var deselect: @MainActor () -> Void = {}
  /// Whether the selection counts for what the next column shows: not while rows are marked for editing.
  var counts = true

  nonisolated init() {}

  var isSelected: Bool { counts && told?.isEmpty == false }
}

/// Follows the selection of a list in a leading column: what is selected shows in the next one, and where nothing is any more
/// the column comes back. While rows are marked for editing nothing else shows.
struct SplitColumnFollower: View {
  let context: SplitColumnContext
  let selection: ListSelection
  let list: SplitList
  @Environment(\.editMode) private var editMode

  var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    let _ = list.counts = !isEditing
    let _ =
      list.deselect = { [selection] in if selection.kind != .required { selection.replace([Subview]()) } }
    Color.clear.allowsHitTesting(false)
      // The view is made anew each time the column shows, and the list is not.
      .onChange(of: selection.values(), initial: true) { _, values in follow(values) }
  }

  private func follow(_ values: Set<AnyHashable>) {
    let before = list.told
    guard before != values else { return }
    list.told = values
    if before != nil || !values.isEmpty || context.model.list(in: context.column) == nil {
      context.model.chooses(list, in: context.column)
    }
    // Another row is selected: the next column shows what the program makes of it.
    if before != nil { context.model.endChoice(in: context.column) }
    // A program that says which column is in front is not contradicted at the beginning.
    guard list.counts, before != nil || !context.keepsFront, !values.isEmpty || before?.isEmpty == false
    else {
      return
    }
    context.model.show(context.column + 1, !values.isEmpty)
  }
}
