import ViewGraph

/// Two gestures of which one comes first: only one of them is recognized.
nonisolated public struct ExclusiveGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
  /// The value of the gesture that is recognized.
  public enum Value {
    /// The first gesture.
    case first(First.Value)
    /// The second gesture, the first having failed.
    case second(Second.Value)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that is recognized if the first fails.
  public var second: Second

  /// Two gestures of which the first has precedence.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

/// Two gestures that go on side by side.
nonisolated public struct SimultaneousGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
  /// The values of both.
  public struct Value {
    /// Nil while the first gesture has none.
    public var first: First.Value?
    /// Nil while the second gesture has none.
    public var second: Second.Value?
  }

  /// One of the gestures.
  public var first: First
  /// The other.
  public var second: Second

  /// Two gestures side by side.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

/// Two gestures, the second of which begins when the first has ended.
nonisolated public struct SequenceGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
  /// How far the sequence has come.
  public enum Value {
    /// The first gesture goes on.
    case first(First.Value)
    /// The first has ended; the second has no value yet, or goes on.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that follows.
  public var second: Second

  /// A gesture that follows another.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// The gesture, and another that is recognized only if this one fails.
  public nonisolated func exclusively<Other>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// The gesture and another side by side.
  public nonisolated func simultaneously<Other>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// The gesture, and another that begins when this one has ended.
  public nonisolated func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

extension ExclusiveGesture: RecognizedGesture {
  @MainActor package func makeRecognizer() -> Recognizer<Self> {
    ExclusiveRecognizer(self, First._makeRecognizer(first), Second._makeRecognizer(second))
  }
}

extension SimultaneousGesture: RecognizedGesture {
  @MainActor package func makeRecognizer() -> Recognizer<Self> {
    SimultaneousRecognizer(self, First._makeRecognizer(first), Second._makeRecognizer(second))
  }
}

extension SequenceGesture: RecognizedGesture {
  @MainActor package func makeRecognizer() -> Recognizer<Self> {
    SequenceRecognizer(self, First._makeRecognizer(first), Second._makeRecognizer(second))
  }
}

/// A gesture of two.
class PairRecognizer<G: Gesture, First: Gesture, Second: Gesture>: Recognizer<G> {
  final let first: _GestureRecognizer<First.Value>
  final let second: _GestureRecognizer<Second.Value>

  init(_ gesture: G, _ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    self.first = first
    self.second = second
    super.init(gesture)
  }

  /// Gives both an event, or the time, unless they are over.
  final func forBoth(_ body: (any GestureRecognizer) -> Void) {
    if !first.progress.isOver { body(first) }
    if !second.progress.isOver { body(second) }
  }

  override var isPartlyDone: Bool { first.isPartlyDone || second.isPartlyDone }

  override var deadline: Double? {
    var deadlines: [Double] = []
    forBoth { if let deadline = $0.deadline { deadlines.append(deadline) } }
    return deadlines.min()
  }

  /// The phase that follows from those of both.
  func phaseNow() -> _GesturePhase<G.Value> { .failed }

  override func receive(_ event: GestureEvent) {
    forBoth { $0.receive(event) }
    phase = phaseNow()
  }

  override func timePassed(_ time: Double) {
    forBoth { if let deadline = $0.deadline, deadline <= time { $0.timePassed(time) } }
    phase = phaseNow()
  }

  final override func cancel() {
    first.cancel()
    second.cancel()
    phase = .failed
  }
}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  ExclusiveGesture<First, Second>, First, Second
>
{
  override func phaseNow() -> _GesturePhase<ExclusiveGesture<First, Second>.Value> {
    if case .failed = first.phase { return second.phase.map { .second($0) } }
    return first.phase.map { .first($0) }
  }

  override func update(_ gesture: ExclusiveGesture<First, Second>) {
    super.update(gesture)
    First._update(first, to: gesture.first)
    Second._update(second, to: gesture.second)
  }

  override func deliver() {
    first.deliver()
    switch first.phase {
    case .failed: second.deliver()
    case .active, .ended:
      // The second does not come about any more.
      if case .failed = second.phase { return }
      second.cancel()
      second.deliver()
    case .possible: break
    }
  }
}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  SimultaneousGesture<First, Second>, First, Second
>
{
  override func phaseNow() -> _GesturePhase<SimultaneousGesture<First, Second>.Value> {
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.phase.latest, second: second.phase.latest)
    switch (first.progress, second.progress) {
    case (.failed, .failed): return .failed
    case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(value)
    case (.possible, .possible), (.possible, .failed), (.failed, .possible):
      return .possible(value.first == nil && value.second == nil ? nil : value)
    default: return .active(value)
    }
  }

  override func update(_ gesture: SimultaneousGesture<First, Second>) {
    super.update(gesture)
    First._update(first, to: gesture.first)
    Second._update(second, to: gesture.second)
  }

  override func deliver() {
    first.deliver()
    second.deliver()
  }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  SequenceGesture<First, Second>, First, Second
>
{
  /// Where the pointers that are down went down, in order.
  private var starts: [GestureEvent] = []

  override func phaseNow() -> _GesturePhase<SequenceGesture<First, Second>.Value> {
    guard case .ended(let value) = first.phase else { return first.phase.map { .first($0) }.unrecognized }
    switch second.phase {
    case .possible(let next), .active(let next as Second.Value?): return .active(.second(value, next))
    case .ended(let next): return .ended(.second(value, next))
    case .failed: return .failed
    }
  }

  override var isPartlyDone: Bool { isFollowing || first.isPartlyDone }

  private var isFollowing: Bool { first.progress == .ended }

  override var deadline: Double? { isFollowing ? second.deadline : first.deadline }

  override func update(_ gesture: SequenceGesture<First, Second>) {
    super.update(gesture)
    First._update(first, to: gesture.first)
    Second._update(second, to: gesture.second)
  }

  override func receive(_ event: GestureEvent) {
    if isFollowing {
      second.receive(event)
    } else {
      if event.phase != .moved { starts.removeAll { $0.event.pointer == event.event.pointer } }
      if event.phase == .down { starts.append(event) }
      first.receive(event)
      follow()
    }
    phase = phaseNow()
  }

  override func timePassed(_ time: Double) {
    if isFollowing {
      second.timePassed(time)
    } else {
      first.timePassed(time)
      follow()
    }
    phase = phaseNow()
  }

  /// Pointers that are still down when the first gesture ends begin the second where they went down.
  private func follow() {
    guard isFollowing else { return }
    for start in starts { second.receive(start) }
    starts = []
  }

  override func deliver() {
    first.deliver()
    if isFollowing { second.deliver() }
  }
}
