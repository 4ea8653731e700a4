import ViewGraph

/// A gesture with an action for when it ends.
nonisolated public struct _EndedGesture<Content>: Gesture where Content: Gesture {
  public typealias Value = Content.Value
  fileprivate var content: Content
  fileprivate let action: (Content.Value) -> Void
}

/// A gesture with an action for each change of its value.
nonisolated public struct _ChangedGesture<Content>: Gesture where Content: Gesture, Content.Value: Equatable {
  public typealias Value = Content.Value
  fileprivate var content: Content
  fileprivate let action: (Content.Value) -> Void
}

/// A gesture whose value is made from another's.
nonisolated public struct _MapGesture<Content, Mapped>: Gesture where Content: Gesture {
  public typealias Value = Mapped
  fileprivate var content: Content
  fileprivate let transform: (Content.Value) -> Value
}

extension Gesture {
  /// Runs an action with the last value when the gesture ends. It does not run when the gesture fails or another takes
  /// its place.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Makes the gesture's value from what it says of itself.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Runs an action when the gesture has another value, the first included. The action's changes track their speed
  /// (`Transaction.tracksVelocity`), so that a spring that follows goes on with it.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

extension _EndedGesture: RecognizedGesture {
  @MainActor package func makeRecognizer() -> Recognizer<Self> {
    EndedRecognizer(self, Content._makeRecognizer(content))
  }
}

extension _ChangedGesture: RecognizedGesture {
  @MainActor package func makeRecognizer() -> Recognizer<Self> {
    ChangedRecognizer(self, Content._makeRecognizer(content))
  }
}

extension _MapGesture: RecognizedGesture {
  @MainActor package func makeRecognizer() -> Recognizer<Self> {
    MapRecognizer(self, Content._makeRecognizer(content))
  }
}

/// A gesture around another, which decides.
class WrappingRecognizer<G: Gesture, Content: Gesture>: Recognizer<G> {
  final let inner: _GestureRecognizer<Content.Value>
  /// How often the gesture has been told of something.
  private(set) final var revision = 0

  init(_ gesture: G, _ inner: _GestureRecognizer<Content.Value>) {
    self.inner = inner
    super.init(gesture)
  }

  /// The phase that follows from the inner one.
  func phaseNow() -> _GesturePhase<G.Value> { .failed }

  final override var isPartlyDone: Bool { inner.isPartlyDone }
  final override var deadline: Double? { inner.deadline }
  final override var yieldsToDragging: Bool { inner.yieldsToDragging }
  final override var waitsForInside: Bool { inner.waitsForInside }
  final override var isDragging: Bool { inner.isDragging }
  override func deliver() { inner.deliver() }

  override func receive(_ event: GestureEvent) {
    revision += 1
    inner.receive(event)
    phase = phaseNow()
  }

  final override func timePassed(_ time: Double) {
    revision += 1
    inner.timePassed(time)
    phase = phaseNow()
  }

  final override func cancel() {
    revision += 1
    inner.cancel()
    phase = phaseNow()
  }
}

private final class EndedRecognizer<Content: Gesture>: WrappingRecognizer<_EndedGesture<Content>, Content> {
  private var isDelivered = false

  override func phaseNow() -> _GesturePhase<Content.Value> { inner.phase }

  override func update(_ gesture: _EndedGesture<Content>) {
    super.update(gesture)
    Content._update(inner, to: gesture.content)
  }

  override func deliver() {
    inner.deliver()
    guard !isDelivered, case .ended(let value) = inner.phase else { return }
    isDelivered = true
    gesture.action(value)
  }
}

private final class ChangedRecognizer<Content: Gesture>: WrappingRecognizer<_ChangedGesture<Content>, Content>
where Content.Value: Equatable {
  private var last: Content.Value?

  override func phaseNow() -> _GesturePhase<Content.Value> { inner.phase }

  override func update(_ gesture: _ChangedGesture<Content>) {
    super.update(gesture)
    Content._update(inner, to: gesture.content)
  }

  override func deliver() {
    inner.deliver()
    guard let value = inner.phase.present, value != last else { return }
    last = value
    withTransaction(\.tracksVelocity, true) { gesture.action(value) }
  }
}

private final class MapRecognizer<Content: Gesture, Value>: WrappingRecognizer<
  _MapGesture<Content, Value>, Content
>
{
  override func phaseNow() -> _GesturePhase<Value> { inner.phase.map(gesture.transform) }

  override func update(_ gesture: _MapGesture<Content, Value>) {
    super.update(gesture)
    Content._update(inner, to: gesture.content)
  }
}
