import SwiftUICore
import ViewGraph

/// Shows half as strong what takes no input: once, not again inside of what is shown so.
private struct DisabledLook: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.showsDisabled) private var isShown

  func body(content: Content) -> some View { content.opacity(isEnabled || isShown ? 1 : 0.5) }
}

/// The same for a view with controls in it, which do not show it again.
private struct DisabledControlsLook: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.showsDisabled) private var isShown

  func body(content: Content) -> some View {
    content.environment(\.showsDisabled, isShown || !isEnabled).modifier(DisabledLook())
  }
}

extension View {
  /// The look of a control that takes no input, where it does not.
  func disabledLook() -> some View { modifier(DisabledLook()) }

  /// The look of a control that is made of others, where it takes no input.
  func disabledLookWithControls() -> some View { modifier(DisabledControlsLook()) }
}

extension EnvironmentValues {
  /// Whether something around already shows that the view takes no input.
  fileprivate var showsDisabled: Bool {
    get { self[ShowsDisabledKey.self] }
    set { self[ShowsDisabledKey.self] = newValue }
  }

  private struct ShowsDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
}
