import Geometry
import ViewGraph

/// A gesture of the hand that a watch or a headset knows.
public struct HandGestureShortcut: Sendable, Equatable, Hashable {
  /// The gesture for the action that matters most.
  public static let primaryAction = HandGestureShortcut()
}

extension View {
  /// Lets the program's gestures come before those of the system at edges of the screen.
  ///
  /// - Note: No effect on Linux: the hosts keep no gestures for themselves at the edges of a window.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Shows or hides what the system draws over the window, such as the indicator of the home screen.
  ///
  /// - Note: No effect on Linux: the hosts draw nothing over a window.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Hides the bar with the time and the battery, or shows it.
  ///
  /// - Note: No effect on Linux: the hosts draw no such bar over a window.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Hides the bar with the time and the battery, or shows it.
  ///
  /// - Note: No effect on Linux: the hosts draw no such bar over a window.
  @available(*, deprecated, renamed: "statusBarHidden(_:)")
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Lets a gesture of the hand activate the control.
  ///
  /// - Note: No effect on Linux: no host knows gestures of hands.
  public nonisolated func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View { self }
}
