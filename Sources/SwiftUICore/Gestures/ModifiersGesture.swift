import ViewGraph

/// A gesture that begins only while modifier keys are down.
nonisolated public struct _ModifiersGesture<Content>: Gesture where Content: Gesture {
  public typealias Value = Content.Value
  fileprivate var content: Content
  fileprivate let modifiers: EventModifiers
}

extension Gesture {
  /// Has the gesture begin only while modifier keys are down, whatever others are. Keys that are let go of later change nothing.
  ///
  /// Source: Gesture.modifiers(_:) in SwiftUI's documentation.
  public nonisolated func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(content: self, modifiers: modifiers)
  }
}

extension _ModifiersGesture: RecognizedGesture {
  @MainActor package func makeRecognizer() -> Recognizer<Self> {
    ModifiersRecognizer(self, Content._makeRecognizer(content))
  }
}

private final class ModifiersRecognizer<Content: Gesture>: WrappingRecognizer<
  _ModifiersGesture<Content>, Content
>
{
  private var isRefused = false

  override func phaseNow() -> _GesturePhase<Content.Value> { isRefused ? .failed : inner.phase }

  override func update(_ gesture: _ModifiersGesture<Content>) {
    super.update(gesture)
    Content._update(inner, to: gesture.content)
  }

  override func receive(_ event: GestureEvent) {
    if event.phase == .down, !isRefused {
      isRefused = !EnvironmentValues(scope: event.environment).modifierKeys.down.isSuperset(
        of: gesture.modifiers)
      if isRefused { return cancel() }
    }
    if !isRefused { super.receive(event) }
  }
}
