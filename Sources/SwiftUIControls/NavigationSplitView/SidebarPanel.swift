import SwiftUICore
import ViewGraph

/// What a sidebar lies on.
struct SidebarPanel: View {
  /// Whether there is something else behind it.
  let isAbove: Bool

  /// How columns come and go.
  static var animation: Animation { .easeInOut(duration: 0.25) }
  private static let outline = RoundedRectangle(cornerRadius: 14, style: .continuous)

  var body: some View {
    Self.outline.fill(.primary.opacity(0.045))
      .background {
        if isAbove { Self.outline.fill(.background).shadow(color: .black.opacity(0.2), radius: 12) }
      }
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

/// Lies over the last column while others lie above it: pressed, it hides them.
struct SplitCurtain: View {
  let hide: @MainActor () -> Void

  var body: some View {
    Color.black.opacity(0.05).contentShape(Rectangle()).ignoresSafeArea()
      .gesture(TapGesture().onEnded { hide() })
      .semantics(.button, action: hide)
      .accessibilityLabel(Text("Hide Sidebar"))
  }
}
