import SwiftUICore
import ViewGraph

/// A row of a loop whose rows change places: it makes room for the one that is carried, or is it.
///
/// On the desktop a drag up or down takes it; on a phone a press that lasts, and while the list is edited its handle.
struct MovableRow: ViewModifier {
  let id: Subview.ID
  let editing: RowEditing
  let moves: RowMoves
  let metrics: ListMetrics
  let isDragged: Bool
  let selectedRows: @MainActor () -> [Subview]
  @Environment(\.editMode) private var editMode

  private var isTaken: Bool {
    // On the desktop a drag that begins beside what is dragged moves the row as well.
    editing.canMove && !(metrics.isPhone && isDragged)
      && !(metrics.isPhone && editMode?.wrappedValue.isEditing ?? false)
  }

  func body(content: Content) -> some View {
    content
      .background {
        if moves.carried?.id == id {
          Rectangle()
            .fill(metrics.rowBackground.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.background))
            .shadow(color: .black.opacity(0.25), radius: 10, y: 4)
            // In the dark a shadow alone is no edge.
            .overlay { Rectangle().stroke(Color.primary.opacity(0.12), lineWidth: 0.5) }
            .padding(metrics.margins)
        }
      }
      .gesture(
        RowMoveGesture(metrics.isPhone ? .hold : .drag, id, moves, with: selectedRows), isEnabled: isTaken
      )
      .offset(y: moves.offset(of: id, editing))
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .named(RowMoves.Space()))
      } action: {
        moves.note(id, editing, $0)
      }
      .onDisappear { moves.forget(id) }
  }
}

extension RowMoveGesture {
  /// Carries a row of a list.
  ///
  /// - Parameter selectedRows: Those with which it goes to its new place, where it is one of them.
  @MainActor init(
    _ start: Start, _ id: Subview.ID, _ moves: RowMoves,
    with selectedRows: @escaping @MainActor () -> [Subview] = { [] }
  ) {
    self.init(start, in: .named(RowMoves.Space())) {
      moves.carry(id, by: $0)
    } ended: {
      moves.end(id, isLetGo: $0, with: selectedRows)
    }
  }
}

/// The handle of a row that can be moved, while the list is being edited.
struct RowHandle: View {
  let id: Subview.ID
  let moves: RowMoves

  var body: some View {
    Image(systemName: "line.3.horizontal").foregroundStyle(.secondary)
      .frame(maxHeight: .infinity)
      .padding(8).contentShape(Rectangle()).padding(-8)
      .gesture(RowMoveGesture(.press, id, moves))
      .accessibilityLabel("Reorder")
  }
}
