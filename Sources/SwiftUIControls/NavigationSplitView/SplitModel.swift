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
  /// Selects nothing in the list of a column.
  var deselections: [Int: () -> Void] = [:]
  /// Runs the split view's body again.
  var changed: () -> Void = {}
  private var lastID = 0

  nonisolated init() {}

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
  /// Shows the next column in front; nil where columns are beside each other.
  let advance: (@MainActor () -> Void)?

  static func == (a: Self, b: Self) -> Bool {
    a.model === b.model && a.column == b.column && (a.advance == nil) == (b.advance == nil)
  }
}

/// Follows the selection of a list in a leading column: what is selected shows in the next one.
struct SplitColumnFollower: View {
  let context: SplitColumnContext
  let selection: ListSelection

  var body: some View {
    if let advance = context.advance {
      let _ =
        context.model.deselections[context.column] = { [selection] in
          if selection.kind != .required { selection.replace([]) }
        }
      Color.clear.allowsHitTesting(false)
        .onChange(of: selection.values(), initial: true) { _, values in if !values.isEmpty { advance() } }
    }
  }
}
