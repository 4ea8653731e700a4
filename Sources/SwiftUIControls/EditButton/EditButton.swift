import SwiftUICore
import TextViews
import ViewGraph

/// A button that begins and ends editing: it writes the environment's `editMode`, with an animation.
///
/// It is called "Edit", and "Done" while content is being edited. Where no binding is set around it, it writes that of the
/// window, which views of the window read.
public struct EditButton {
  @Environment(\.editMode) private var editMode

  /// A button for the edit mode of the place where it stands.
  public nonisolated init() {}
}

extension EditButton: View {
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    } label: {
      Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
    }
    .disabled(editMode == nil)
  }
}
