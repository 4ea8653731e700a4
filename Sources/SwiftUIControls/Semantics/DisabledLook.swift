import SwiftUICore
import ViewGraph

/// Shows half as strong what takes no input: once, not again inside of what is shown so.
private struct DisabledLook: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.showsDisabled) private var isShown

  func body(content: Content) -> some View {
    content
      .environment(\.showsDisabled, isShown || !isEnabled)
      .opacity(isEnabled || isShown ? 1 : 0.5)
  }
}

extension View {
  /// The look of a control that takes no input, where it does not.
  func disabledLook() -> some View { modifier(DisabledLook()) }
}

extension EnvironmentValues {
  /// Whether something around already shows that the view takes no input.
  fileprivate var showsDisabled: Bool {
    get { self[ShowsDisabledKey.self] }
    set { self[ShowsDisabledKey.self] = newValue }
  }

  private struct ShowsDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
}
