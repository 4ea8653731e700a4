import Foundation
import ViewGraph

/// The press of a mouse's secondary button: it ends at once, with its place in the view's coordinates.
nonisolated struct SecondaryPressGesture: RecognizedGesture {
  typealias Value = CGPoint

  @MainActor func makeRecognizer() -> Recognizer<SecondaryPressGesture> { SecondaryPressRecognizer(self) }
}

private final class SecondaryPressRecognizer: Recognizer<SecondaryPressGesture> {
  override func receive(_ event: GestureEvent) {
    guard !phase.isOver, event.phase == .down else { return }
    phase = .ended(event.location(in: .local))
  }

  override func cancel() { phase = .failed }
}

extension View {
  /// Runs an action when a mouse's secondary button is pressed over the view, with the place in the view's coordinates. Of
  /// views inside one another the inmost acts.
  package nonisolated func onSecondaryPress(
    isEnabled: Bool = true, _ action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: SecondaryPressGesture().onEnded(action), priority: .ordinary,
        mask: isEnabled ? .all : .subviews, button: .secondary))
  }
}
