import ViewGraph

/// What a user does with a pointer or a finger that a view acts on: a tap, a drag, a long press, or several of them.
///
/// A gesture of a program's own is made of others: its `body` says of which. Attach it with `gesture(_:)`.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture says of itself while it goes on, and when it ends.
  associatedtype Value
  /// The gesture that a gesture of a program's own consists of.
  associatedtype Body: Gesture
  /// What the gesture consists of.
  var body: Body { get }
  static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value>
  static func _update(_ recognizer: _GestureRecognizer<Value>, to gesture: Self)
}

extension Gesture where Value == Body.Value {
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    Body._makeRecognizer(gesture.body)
  }

  public static func _update(_ recognizer: _GestureRecognizer<Value>, to gesture: Self) {
    Body._update(recognizer, to: gesture.body)
  }
}

/// The body of gestures that consist of no others.
extension Never: Gesture {
  /// There is none.
  public typealias Value = Never
}

/// A gesture that the engine knows how to recognize.
package protocol RecognizedGesture: Gesture where Body == Never {
  func makeRecognizer() -> Recognizer<Self>
}

extension RecognizedGesture {
  // Asked for by nobody: the two functions below take its place.
  public var body: Never { fatalError("a gesture of the package has no body") }

  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    gesture.makeRecognizer()
  }

  public static func _update(_ recognizer: _GestureRecognizer<Value>, to gesture: Self) {
    unsafeDowncast(recognizer, to: Recognizer<Self>.self).update(gesture)  // made by makeRecognizer()
  }
}

/// How far a gesture has come, with what it says of itself.
///
/// - Note: Made by the engine; a program has no use for it.
public enum _GesturePhase<Value> {
  /// It may become the gesture. Some say something before they are recognized: a long press that it is pressed.
  case possible(Value?)
  case active(Value)
  case ended(Value)
  case failed

  /// What the gesture says while it may still go on.
  var present: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value): value
    case .ended, .failed: nil
    }
  }

  /// The value while the gesture goes on, and the last one.
  var latest: Value? {
    if case .ended(let value) = self { value } else { present }
  }

  /// The phase of a part of a gesture that is not recognized by it.
  var unrecognized: Self {
    if case .active(let value) = self { .possible(value) } else { self }
  }

  var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }

  func map<Other>(_ transform: (Value) -> Other) -> _GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// A gesture at work.
///
/// - Note: Made by the engine; a program has no use for it.
@MainActor public class _GestureRecognizer<Value> {
  /// How far the gesture has come: worked out once for each event, from those inside.
  final var phase: _GesturePhase<Value> = .possible(nil)
  package var isPartlyDone: Bool { false }
  package var deadline: Double? { nil }
  package var yieldsToDragging: Bool { false }
  package var waitsForInside: Bool { false }
  package var isDragging: Bool { false }
  package func keepsPresses(by device: PointerEvent.Device) -> Bool { false }
  package func receive(_ event: GestureEvent) {}
  package func timePassed(_ time: Double) {}
  package func deliver() {}
  package func cancel() {}
}

extension _GestureRecognizer: GestureRecognizer {
  package final var progress: GestureProgress {
    switch phase {
    case .possible: .possible
    case .active: .recognized
    case .ended: .ended
    case .failed: .failed
    }
  }
}

/// A gesture of a type at work, with the gesture as its view has it now.
package class Recognizer<G: Gesture>: _GestureRecognizer<G.Value> {
  fileprivate(set) final var gesture: G

  init(_ gesture: G) { self.gesture = gesture }

  func update(_ gesture: G) { self.gesture = gesture }
}

/// Any gesture whose value is of a type.
nonisolated public struct AnyGesture<ErasedValue>: Gesture {
  /// The type of the value.
  public typealias Value = ErasedValue
  fileprivate let box: AnyGestureBox<Value>

  /// Erases a gesture's type.
  public nonisolated init<T>(_ gesture: T) where T: Gesture, T.Value == Value { box = GestureBox(gesture) }
}

/// A gesture of any type with a value of one.
nonisolated private class AnyGestureBox<Value> {
  // The one class below overrides both.
  @MainActor func makeRecognizer() -> _GestureRecognizer<Value> { _GestureRecognizer() }
  /// A gesture of another type leaves the one that is under way as it is.
  @MainActor func update(_ recognizer: _GestureRecognizer<Value>, madeBy other: AnyGestureBox<Value>) {}
}

nonisolated private final class GestureBox<G: Gesture>: AnyGestureBox<G.Value> {
  private let gesture: G
  init(_ gesture: G) { self.gesture = gesture }

  @MainActor override func makeRecognizer() -> _GestureRecognizer<G.Value> { G._makeRecognizer(gesture) }

  @MainActor override func update(
    _ recognizer: _GestureRecognizer<G.Value>, madeBy other: AnyGestureBox<G.Value>
  ) {
    if other is GestureBox<G> { G._update(recognizer, to: gesture) }
  }
}

extension AnyGesture: RecognizedGesture {
  @MainActor package func makeRecognizer() -> Recognizer<AnyGesture> {
    AnyRecognizer(self, box.makeRecognizer())
  }
}

private final class AnyRecognizer<Value>: Recognizer<AnyGesture<Value>> {
  private let inner: _GestureRecognizer<Value>

  init(_ gesture: AnyGesture<Value>, _ inner: _GestureRecognizer<Value>) {
    self.inner = inner
    super.init(gesture)
  }

  override var isPartlyDone: Bool { inner.isPartlyDone }
  override var deadline: Double? { inner.deadline }
  override var yieldsToDragging: Bool { inner.yieldsToDragging }
  override var waitsForInside: Bool { inner.waitsForInside }
  override var isDragging: Bool { inner.isDragging }
  override func keepsPresses(by device: PointerEvent.Device) -> Bool { inner.keepsPresses(by: device) }
  override func deliver() { inner.deliver() }

  override func receive(_ event: GestureEvent) {
    inner.receive(event)
    phase = inner.phase
  }

  override func timePassed(_ time: Double) {
    inner.timePassed(time)
    phase = inner.phase
  }

  override func cancel() {
    inner.cancel()
    phase = inner.phase
  }

  override func update(_ next: AnyGesture<Value>) {
    next.box.update(inner, madeBy: gesture.box)
  }
}

/// The gesture, if there is one; nil is recognized by nothing.
extension Optional: Gesture where Wrapped: Gesture {
  /// What the gesture says of itself.
  public typealias Value = Wrapped.Value
}

extension Optional: RecognizedGesture where Wrapped: Gesture {
  @MainActor package func makeRecognizer() -> Recognizer<Wrapped?> {
    guard let gesture = self else { return OptionalRecognizer(nil, nil) }
    return OptionalRecognizer(gesture, Wrapped._makeRecognizer(gesture))
  }
}

private final class OptionalRecognizer<Wrapped: Gesture>: Recognizer<Wrapped?> {
  private let inner: _GestureRecognizer<Wrapped.Value>?

  init(_ gesture: Wrapped?, _ inner: _GestureRecognizer<Wrapped.Value>?) {
    self.inner = inner
    super.init(gesture)
    if inner == nil { phase = .failed }
  }

  override var isPartlyDone: Bool { inner?.isPartlyDone ?? false }
  override var deadline: Double? { inner?.deadline }
  override func deliver() { inner?.deliver() }

  override func receive(_ event: GestureEvent) {
    inner?.receive(event)
    phase = inner?.phase ?? .failed
  }

  override func timePassed(_ time: Double) {
    inner?.timePassed(time)
    phase = inner?.phase ?? .failed
  }

  override func cancel() {
    inner?.cancel()
    phase = .failed
  }

  /// A gesture that is there no more ends.
  override func update(_ gesture: Wrapped?) {
    super.update(gesture)
    guard let inner else { return }
    if let gesture { Wrapped._update(inner, to: gesture) } else { cancel() }
  }
}
