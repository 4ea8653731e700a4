import ImageViews
import SwiftUICore
import TextViews
import ViewGraph

/// What a button says that is given a role and no label.
public struct DefaultButtonLabel: View {
  fileprivate let role: ButtonRole

  nonisolated init(role: ButtonRole) { self.role = role }

  public var body: some View {
    switch role {
    case .close: Label("Close", systemImage: "xmark")
    case .confirm: Label("Done", systemImage: "checkmark")
    case .cancel: Text("Cancel")
    default: Text("Delete")
    }
  }
}
