import SwiftUICore
import ViewGraph

extension View {
  /// Runs a control's action when the view is pressed and let go of with the pointer over it.
  ///
  /// - Parameter isPressed: Whether the pointer is down, and over the view.
  func pressing(_ isPressed: GestureState<Bool>, _ action: @escaping @MainActor () -> Void) -> some View {
    gesture(
      PressGesture().updating(isPressed) { isOver, isPressed, _ in isPressed = isOver }
        .onEnded { _ in action() })
  }
}
