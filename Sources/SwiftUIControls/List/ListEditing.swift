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

/// A row that is swiped, and takes what is dropped on it.
struct EditableRow: ViewModifier {
  let id: Subview.ID
  let swipes: OpenSwipe
  let editing: RowEditing?
  let actions: RowActions
  let shape: UnevenRoundedRectangle
  @Binding var resting: CGFloat

  func body(content: Content) -> some View {
    if actions.isEmpty {
      content.rowDrops(editing)
    } else {
      content.rowDrops(editing)
        .modifier(SwipeableRow(id: id, actions: actions, swipes: swipes, shape: shape, resting: $resting))
    }
  }
}
