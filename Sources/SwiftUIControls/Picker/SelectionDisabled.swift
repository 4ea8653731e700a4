import SwiftUICore
import ViewGraph

extension ContainerValues {
  /// Whether the user cannot select the view.
  var isSelectionDisabled: Bool {
    get { self[SelectionDisabledKey.self] }
    set { self[SelectionDisabledKey.self] = newValue }
  }

  private struct SelectionDisabledKey: ContainerValueKey { static var defaultValue: Bool { false } }
}

extension Subview {
  /// Whether the user cannot choose the view where it is an option: by `selectionDisabled(_:)`, or because it is disabled.
  var isSelectionDisabled: Bool {
    containerValues.isSelectionDisabled || environment?.isEnabled == false
  }
}

extension View {
  /// Keeps the user from selecting the view where it is an option of a picker: it looks disabled there, and the program can
  /// still choose it. What is set nearest to the view holds.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    containerValue(\.isSelectionDisabled, isDisabled)
  }
}
