import SwiftUICore
import ViewGraph

/// What a sidebar lies on.
struct SidebarPanel: View {
  private static let outline = RoundedRectangle(cornerRadius: 14, style: .continuous)

  var body: some View {
    Self.outline.fill(.primary.opacity(0.045))
      .overlay { Self.outline.strokeBorder(.primary.opacity(0.07), lineWidth: 1) }
  }

  /// What of a sidebar shows: as a screen all, also beyond its frame.
  nonisolated struct Outline: Shape {
    let isPanel: Bool
    func path(in rect: CGRect) -> Path {
      isPanel
        ? RoundedRectangle(cornerRadius: 14, style: .continuous).path(in: rect)
        : Path(rect.insetBy(dx: -10_000, dy: -10_000))
    }
  }
}

/// What hides and shows the sidebar.
struct SidebarButton: View {
  let toggle: @MainActor () -> Void

  var body: some View {
    Button(action: toggle) {
      Image(systemName: "sidebar.leading").accessibilityLabel(Text("Toggle Sidebar"))
    }
    .buttonStyle(ToolbarButtonStyle())
    .keyboardShortcut("s", modifiers: [.control, .command])
  }
}
