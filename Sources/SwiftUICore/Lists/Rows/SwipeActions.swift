import Geometry
import ViewGraph

/// The actions that a swipe from one edge of a row uncovers.
package struct ListSwipeActions {
  /// The views of each call of the modifier, the first call's first: that is nearest to the edge.
  package var contents: [AnyView]
  /// Whether a swipe across the whole row performs the first action.
  package var allowsFullSwipe: Bool

  package init(contents: [AnyView], allowsFullSwipe: Bool) {
    self.contents = contents
    self.allowsFullSwipe = allowsFullSwipe
  }
}

private struct SwipeActions: ListRowDeclaration {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: AnyView

  func declare(in row: inout ListRowTraits) {
    switch edge {
    case .leading: add(to: &row.leadingActions)
    case .trailing: add(to: &row.trailingActions)
    }
  }

  private func add(to actions: inout ListSwipeActions?) {
    if actions == nil {
      actions = ListSwipeActions(contents: [content], allowsFullSwipe: allowsFullSwipe)
    } else {
      actions?.contents.append(content)
    }
  }
}

extension View {
  /// Adds actions to a list's row that a swipe from one of its edges uncovers: buttons, in order from the edge.
  ///
  /// For the rows below, in the list that they stand in; elsewhere nothing changes. Several calls for one edge add up, the
  /// inmost nearest to the edge. Buttons have the colour of their `tint(_:)`, and those with a destructive role are red. A row
  /// with actions of its own gets none for the deletion that its loop allows.
  ///
  /// - Parameters:
  ///   - edge: Where the swipe begins.
  ///   - allowsFullSwipe: Whether a swipe across the whole row performs the first action. Of several calls for one edge, the
  ///     inmost says.
  ///   - content: The buttons.
  public nonisolated func swipeActions<T>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View where T: View {
    listRow(SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content())))
  }
}
