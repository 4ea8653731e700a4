import ViewGraph

/// A view whose content is made anew for each frame while keyframes run.
///
/// - Tracks begin where the value is: at the initial one, and, where a trigger begins them again, at the one that shows,
///   with the speed that it has. When they have ended the last value stays.
/// - Keyframes that repeat begin at the initial value each time.
/// - While nothing runs, content is made only for other reasons.
///
/// Source: KeyframeAnimator in SwiftUI's documentation.
public struct KeyframeAnimator<Value, KeyframePath, Content>
where Value == KeyframePath.Value, KeyframePath: Keyframes {
  private let start: KeyframeStart
  private let initialValue: Value
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @OwnObject private var run = KeyframeRun<Value, KeyframePath>()
}

/// When keyframes run.
private enum KeyframeStart {
  /// From when the view appears on, for as long as they repeat.
  case appearance(repeats: Bool)
  /// When a value is another.
  case trigger(any Equatable)
}

extension KeyframeAnimator: View where Content: View {
  /// Content that goes through keyframes each time that a value changes. Before the first change it shows the initial
  /// value.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the keyframes run.
  ///   - trigger: The value whose changes begin them.
  ///   - content: The view with a value. It is made for each frame.
  ///   - keyframes: The tracks, which begin at the given value.
  public nonisolated init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(.trigger(trigger), initialValue, content, keyframes)
  }

  /// Content that goes through keyframes again and again, from its appearance on.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning.
  ///   - repeating: Whether the keyframes run, and begin again when they have ended. Where they do not, the value is that at
  ///     their beginning; they begin anew when this becomes true.
  ///   - content: The view with a value. It is made for each frame.
  ///   - keyframes: The tracks, which begin at the given value.
  public nonisolated init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(.appearance(repeats: repeating), initialValue, content, keyframes)
  }

  private nonisolated init(
    _ start: KeyframeStart, _ initialValue: Value, _ content: @escaping (Value) -> Content,
    _ keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.start = start
    self.initialValue = initialValue
    self.content = content
    self.keyframes = keyframes
  }

  public var body: some View { content(run.value(start, initialValue, keyframes)) }
}

/// How far an animator has come.
@MainActor
private final class KeyframeRun<Value, Path: Keyframes> where Path.Value == Value {
  private var trigger: (any Equatable)?
  private var current: (timeline: KeyframeTimeline<Value>, begin: Double)?
  private var hasBegun = false

  nonisolated init() {}

  /// The value that shows now; the body runs again with the next frame while there is one to come.
  func value(_ start: KeyframeStart, _ initialValue: Value, _ keyframes: (Value) -> Path) -> Value {
    guard let clock = BodyClock.current else { return initialValue }
    let now = clock.now
    switch start {
    case .appearance(let repeats):
      guard repeats else {
        (current, hasBegun) = (nil, false)
        return KeyframeTimeline(initialValue, keyframes(initialValue), after: nil).value(time: 0)
      }
      if !hasBegun { begin(at: now, initialValue, keyframes(initialValue)) }
      repeatIfEnded(now, initialValue, keyframes)
    case .trigger(let value):
      if hasBegun, let trigger, !areEqual(trigger, value) {
        let present = shown(now) ?? initialValue
        begin(at: now, present, keyframes(present))
      }
      trigger = value
      hasBegun = true
    }
    guard let current else { return initialValue }
    if now - current.begin < current.timeline.duration { clock.wakeWithNextFrame() }
    return shown(now) ?? initialValue
  }

  private func shown(_ now: Double) -> Value? { current.map { $0.timeline.value(time: now - $0.begin) } }

  private func begin(at time: Double, _ value: Value, _ keyframes: Path) {
    let previous = current.map { (timeline: $0.timeline, time: time - $0.begin) }
    current = (KeyframeTimeline(value, keyframes, after: previous), time)
    hasBegun = true
  }

  /// Begins anew at the time at which the keyframes ended, however long ago that is.
  private func repeatIfEnded(_ now: Double, _ initialValue: Value, _ keyframes: (Value) -> Path) {
    guard let (timeline, begin) = current else { return }
    let duration = timeline.duration
    guard duration > 0, duration.isFinite, now - begin >= duration else { return }
    let rounds = ((now - begin) / duration).rounded(.down)
    current = (KeyframeTimeline(initialValue, keyframes(initialValue), after: nil), begin + rounds * duration)
  }

  private func areEqual(_ one: any Equatable, _ other: any Equatable) -> Bool {
    func isEqual<T: Equatable>(_ one: T) -> Bool { (other as? T) == one }
    return isEqual(one)
  }
}

extension View {
  /// The view with modifiers that go through keyframes each time that a value changes. Before the first change they have
  /// the initial value. See ``KeyframeAnimator``.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the keyframes run.
  ///   - trigger: The value whose changes begin them.
  ///   - content: This view, modified by a value. It is made for each frame.
  ///   - keyframes: The tracks, which begin at the given value.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = PlaceholderContentView<Self>(AnyView(self))
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(view, $0) }, keyframes: keyframes)
  }

  /// The view with modifiers that go through keyframes again and again, from its appearance on. See ``KeyframeAnimator``.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning.
  ///   - repeating: Whether the keyframes run, and begin again when they have ended. Where they do not, the value is that at
  ///     their beginning; they begin anew when this becomes true.
  ///   - content: This view, modified by a value. It is made for each frame.
  ///   - keyframes: The tracks, which begin at the given value.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = PlaceholderContentView<Self>(AnyView(self))
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(view, $0) }, keyframes: keyframes)
  }
}
