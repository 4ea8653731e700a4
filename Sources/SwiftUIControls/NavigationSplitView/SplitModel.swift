import SwiftUICore
import ViewGraph

/// What the columns of a split view say to one another.
///
/// Owner: the split view's state.
@MainActor final class SplitModel {
  /// What a link has chosen for the next column, by the number of the column with the link.
  struct Choice {
    let id: Int
    let kind: PushedScreen.Kind
  }
  private(set) var choices: [Int: Choice] = [:]
  /// The views for values, by the number of the column that declares them.
  var destinations: [Int: DestinationTable] = [:]
  /// The stacks in a column, by its number.
  var stacks: [Int: [NavigationModel]] = [:]
  /// Selects nothing in the list of a column.
  var deselections: [Int: () -> Void] = [:]
  /// Runs the split view's body again.
  var changed: () -> Void = {}
  private var lastID = 0

  nonisolated init() {}

  /// A link in a column has a value: the next column shows what the link's column has for it, else a stack there does.
  func choose(_ value: AnyHashable, in column: Int) {
    if destinations[column]?.has(value) != true, let stack = stacks[column + 1]?.first {
      endChoice(in: column)
      stack.show([value])
    } else {
      choose(.value(value), in: column)
    }
  }

  /// The next column shows what the program has in it, and no link's view.
  func endChoice(in column: Int) {
    guard let choice = choices.removeValue(forKey: column) else { return }
    if case .presented(let screen) = choice.kind { screen.dismiss() }
    changed()
  }

  /// A link in a column has chosen a view, or a value.
  func choose(_ kind: PushedScreen.Kind, in column: Int) {
    if let choice = choices[column], case .presented(let before) = choice.kind {
      if case .presented(let new) = kind, new.source === before.source {
        choices[column] = Choice(id: choice.id, kind: kind)
        return changed()
      }
      before.dismiss()
    }
    lastID += 1
    choices[column] = Choice(id: lastID, kind: kind)
    changed()
  }

  /// The links of a column show no views any more, but these.
  func follow(_ presented: [PresentedScreen], in column: Int) {
    if let last = presented.last {
      choose(.presented(last), in: column)
    } else if case .presented = choices[column]?.kind {
      choices[column] = nil
      changed()
    }
  }
}

/// The leading column of a split view that a view is in.
struct SplitColumnContext: Equatable {
  let model: SplitModel
  let column: Int
  /// Whether the next column is in front of this one, or a later one is; nil where columns are beside each other.
  let isBelow: Binding<Bool>?
  /// Whether the program says which column is in front.
  var keepsFront = false

  static func == (a: Self, b: Self) -> Bool {
    a.model === b.model && a.column == b.column && (a.isBelow == nil) == (b.isBelow == nil)
  }
}

/// Follows the selection of a list in a leading column: what is selected shows in the next one, and where nothing is any more
/// the column comes back. While rows are marked for editing nothing else shows.
struct SplitColumnFollower: View {
  let context: SplitColumnContext
  let selection: ListSelection
  @Environment(\.editMode) private var editMode

  var body: some View {
    let _ =
      context.model.deselections[context.column] = { [selection] in
        if selection.kind != .required { selection.replace([]) }
      }
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Color.clear.allowsHitTesting(false)
      .onChange(of: selection.values(), initial: true) { before, values in
        // Another row is selected: the next column shows what the program makes of it.
        if before != values { context.model.endChoice(in: context.column) }
        guard let isBelow = context.isBelow, !isEditing, !values.isEmpty || !before.isEmpty else { return }
        // A program that says which column is in front is not contradicted at the beginning.
        if before == values, context.keepsFront { return }
        isBelow.wrappedValue = !values.isEmpty
      }
  }
}
