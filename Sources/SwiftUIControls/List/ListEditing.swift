import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// The button of a row that can be deleted, while the list is being edited: it uncovers the deletion.
struct RowDeletion: View {
  let editing: RowEditing?
  @Binding var resting: CGFloat
  @Environment(\.editMode) private var editMode

  var body: some View {
    if let editing, editing.canDelete, editMode?.wrappedValue.isEditing ?? false {
      Button {
        withAnimation(SwipeableRow.settle) { resting = resting == 0 ? -SwipeableRow.actionWidth : 0 }
      } label: {
        Image(systemName: "minus.circle.fill").foregroundStyle(.red).font(.title3)
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Delete")
    }
  }
}

/// The handle of a row that can be moved, while the list is being edited.
struct RowHandle: View {
  let editing: RowEditing?
  let count: Int
  /// Between the content and the row's upper and lower edge, together.
  let margins: CGFloat
  @Environment(\.editMode) private var editMode

  var body: some View {
    if let editing, editing.canMove, editMode?.wrappedValue.isEditing ?? false {
      Image(systemName: "line.3.horizontal").foregroundStyle(.secondary)
        .frame(maxHeight: .infinity)
        .padding(8).contentShape(Rectangle()).padding(-8)
        .modifier(MovableRow(editing: editing, count: count, margins: margins))
        .accessibilityLabel("Reorder")
    }
  }
}

/// A row that is swiped, or dragged to another place, by itself.
struct EditableRow: ViewModifier {
  let id: Subview.ID
  let swipes: OpenSwipe
  let editing: RowEditing?
  let actions: RowActions
  /// Whether the row itself is dragged, where it can be moved.
  let dragsRow: Bool
  let count: Int
  let shape: UnevenRoundedRectangle
  @Binding var resting: CGFloat

  func body(content: Content) -> some View {
    if actions.isEmpty {
      moving(content.rowDrops(editing))
    } else {
      moving(
        content.rowDrops(editing).modifier(
          SwipeableRow(id: id, actions: actions, swipes: swipes, shape: shape, resting: $resting)))
    }
  }

  @ViewBuilder
  private func moving<V: View>(_ row: V) -> some View {
    if let editing, editing.canMove, dragsRow {
      row.modifier(MovableRow(editing: editing, count: count, margins: 0))
    } else {
      row
    }
  }
}

/// A view that moves the row of a loop with it: by as many rows as it is dragged over.
private struct MovableRow: ViewModifier {
  let editing: RowEditing
  /// How many rows there are in the section.
  let count: Int
  /// By how much the row is higher than the view.
  let margins: CGFloat
  @State private var height: CGFloat = 0
  @GestureState(resetTransaction: Transaction(animation: SwipeableRow.settle)) private var travel: CGFloat = 0

  func body(content: Content) -> some View {
    content
      .onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: {
        height = max($0 + margins, 1)
      }
      .offset(y: travel)
      .zIndex(travel == 0 ? 0 : 1)
      .highPriorityGesture(move)
  }

  private var move: some Gesture {
    DragGesture(minimumDistance: 4, coordinateSpace: .global)
      .updating($travel) { drag, travel, _ in
        if travel != 0 || abs(drag.translation.height) > abs(drag.translation.width) {
          travel = drag.translation.height
        }
      }
      .onEnded { drag in
        guard height > 0, abs(drag.translation.height) > abs(drag.translation.width) else {
          return
        }
        let rows = Int((drag.translation.height / height).rounded().clamped(to: -10_000...10_000))
        let target = min(max(editing.index + rows, 0), max(count - 1, 0))
        guard target != editing.index else { return }
        // Before the element that is there now; further down, that is one on.
        let destination = target > editing.index ? target + 1 : target
        withAnimation { editing.move(IndexSet(integer: editing.index), to: destination) }
      }
  }
}
