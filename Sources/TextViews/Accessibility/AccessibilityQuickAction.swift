import ViewGraph

/// How a quick action shows.
public protocol AccessibilityQuickActionStyle {}

/// A quick action that is marked by an outline around its view.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {
  nonisolated init() {}
}

/// A quick action that shows as a prompt.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {
  nonisolated init() {}
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// An outline around the view.
  public static var outline: AccessibilityQuickActionOutlineStyle { AccessibilityQuickActionOutlineStyle() }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// A prompt.
  public static var prompt: AccessibilityQuickActionPromptStyle { AccessibilityQuickActionPromptStyle() }
}

/// The group of actions of which assistive technology may offer one by a gesture.
private let quickActions = "quick action"

extension View {
  /// Adds the action of a button that is not seen, which assistive technology may offer by a gesture while the view
  /// shows.
  /// No host here has such a gesture: it is among the view's actions, whatever the style.
  public nonisolated func accessibilityQuickAction<Style, Content>(
    style: Style, @ViewBuilder content: () -> Content
  ) -> some View where Style: AccessibilityQuickActionStyle, Content: View {
    spoken(.actions(category: quickActions), by: content())
  }

  /// Adds the action of a button that is not seen, which assistive technology may offer by a gesture while `isActive`
  /// is
  /// true. No host here has such a gesture: it is among the view's actions meanwhile, whatever the style.
  public nonisolated func accessibilityQuickAction<Style, Content>(
    style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View where Style: AccessibilityQuickActionStyle, Content: View {
    spoken(.actions(category: quickActions), by: isActive.wrappedValue ? content() : nil)
  }
}
