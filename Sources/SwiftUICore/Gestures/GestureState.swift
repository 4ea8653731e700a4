import ViewGraph

/// A value that a gesture changes while it goes on, and that is the initial one again when the gesture has ended, has
/// failed or has been cancelled.
///
/// A gesture writes it by `updating(_:body:)`; nothing else does.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  fileprivate var state: State<Value>
  fileprivate let initial: Value
  fileprivate let reset: (Value, inout Transaction) -> Void

  /// A state with a value for when no gesture goes on.
  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

  /// A state with a value for when no gesture goes on.
  public init(initialValue: Value) { self.init(initialValue: initialValue) { _, _ in } }

  /// A state that becomes the initial value again with a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
  }

  /// A state that becomes the initial value again with a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: initialValue) { _, transaction in transaction = resetTransaction }
  }

  /// A state that becomes the initial value again with a transaction that a closure sets up from the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: wrappedValue, reset: reset)
  }

  /// A state that becomes the initial value again with a transaction that a closure sets up from the last value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    state = State(initialValue: initialValue)
    initial = initialValue
    self.reset = reset
  }

  /// The value that the gesture has given it last; outside of a gesture the initial one.
  public var wrappedValue: Value { state.wrappedValue }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// A state that is nil when no gesture goes on.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(initialValue: nil, resetTransaction: resetTransaction)
  }

  /// A state that becomes nil again with a transaction that a closure sets up from the last value.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: nil, reset: reset)
  }
}

/// A gesture that keeps a gesture state up to date.
nonisolated public struct GestureStateGesture<Base, State>: Gesture where Base: Gesture {
  /// What the gesture says of itself.
  public typealias Value = Base.Value
  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// Changes the state by the gesture's value, and the transaction with which it is changed.
  public var body: (Value, inout State, inout Transaction) -> Void

  /// A gesture that changes a state by each of its values.
  public nonisolated init(
    base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }
}

extension Gesture {
  /// Changes a state while the gesture goes on. The closure is given the gesture's value, the state to change and the
  /// transaction with which the change is made; it runs for each new value. The state is reset when the gesture is
  /// over, however it ends.
  public nonisolated func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

extension GestureStateGesture: RecognizedGesture {
  @MainActor package func makeRecognizer() -> Recognizer<Self> {
    StateRecognizer(self, Base._makeRecognizer(base))
  }
}

private final class StateRecognizer<Base: Gesture, Held>: WrappingRecognizer<
  GestureStateGesture<Base, Held>, Base
>
{
  private var isSet = false
  private var delivered = 0

  override func phaseNow() -> _GesturePhase<Base.Value> { inner.phase }

  override func update(_ gesture: GestureStateGesture<Base, Held>) {
    super.update(gesture)
    Base._update(inner, to: gesture.base)
  }

  override func deliver() {
    inner.deliver()
    guard revision != delivered else { return }
    delivered = revision
    if let value = inner.phase.present {
      isSet = true
      var held = gesture.state.wrappedValue
      var transaction = Transaction.current
      transaction.tracksVelocity = true
      gesture.body(value, &held, &transaction)
      withTransaction(transaction) { gesture.state.state.wrappedValue = held }
    } else if isSet, inner.phase.isOver {
      isSet = false
      var transaction = Transaction.current
      gesture.state.reset(gesture.state.wrappedValue, &transaction)
      withTransaction(transaction) { gesture.state.state.wrappedValue = gesture.state.initial }
    }
  }
}
