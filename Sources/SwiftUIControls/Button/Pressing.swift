import SwiftUICore
import ViewGraph

extension View {
  /// Runs a control's action when the view is pressed and let go of with the pointer over it.
  ///
  /// - Parameters:
  ///   - isPressed: Whether the pointer is down, and over the view.
  ///   - repeats: Whether the action also runs while the view is held, after half a second, ten times a second.
  ///   - isEnabled: Whether presses are for the view; else they go to what is around it.
  func pressing(
    _ isPressed: GestureState<Bool>, repeats: Bool = false, isEnabled: Bool = true,
    _ action: @escaping @MainActor () -> Void
  ) -> some View {
    let act = { (press: RepeatingPressGesture.Value) in if press.acts { action() } }
    return gesture(
      RepeatingPressGesture(repeats: repeats)
        .updating(isPressed) { press, isPressed, _ in isPressed = press.isOver }
        .onChanged { if repeats { act($0) } }.onEnded(act), isEnabled: isEnabled)
  }
}
