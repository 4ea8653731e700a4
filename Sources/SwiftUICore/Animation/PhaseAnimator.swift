import ViewGraph

/// A view whose content goes through phases, with an animation from each to the next.
///
/// - Without a trigger the phases begin when the view appears and come round for ever. With one, content shows the first
///   phase until the value changes; then it goes through the others and back to the first. A change on the way begins with
///   the second phase again, from what shows.
/// - A phase follows when the animation of the one before is logically complete. One that moves nothing, or has no
///   animation, shows for one frame.
/// - Without phases there is no content.
///
/// Source: PhaseAnimator in SwiftUI's documentation.
public struct PhaseAnimator<Phase, Content> where Phase: Equatable {
  private let phases: [Phase]
  private let trigger: PhaseTrigger
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @OwnObject private var run = PhaseRun()
}

/// The value whose changes begin the phases; nil where they come round.
private struct PhaseTrigger: Equatable {
  let value: (any Equatable)?

  static func == (one: PhaseTrigger, other: PhaseTrigger) -> Bool {
    func isEqual<T: Equatable>(_ value: T) -> Bool { (other.value as? T) == value }
    return one.value.map { isEqual($0) } ?? (other.value == nil)
  }
}

extension PhaseAnimator: View where Content: View {
  /// Content that goes through phases each time that a value changes.
  ///
  /// - Parameters:
  ///   - phases: The phases, in order.
  ///   - trigger: The value whose changes begin them.
  ///   - content: The view in a phase.
  ///   - animation: The animation to a phase from the one before; nil for at once.
  public nonisolated init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), PhaseTrigger(value: trigger), content, animation)
  }

  /// Content that goes through phases for as long as it is there.
  ///
  /// - Parameters:
  ///   - phases: The phases, in order.
  ///   - content: The view in a phase.
  ///   - animation: The animation to a phase from the one before; nil for at once.
  public nonisolated init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), PhaseTrigger(value: nil), content, animation)
  }

  private nonisolated init(
    _ phases: [Phase], _ trigger: PhaseTrigger, _ content: @escaping (Phase) -> Content,
    _ animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  public var body: some View {
    let _ = run.bodyRuns()
    if !phases.isEmpty {
      content(phases[min(index, phases.count - 1)])
        .onAppear { if trigger.value == nil { goOn(run.begin(), from: index) } }
        .onDisappear { run.end() }
        .onChange(of: trigger) { goOn(run.begin(), from: 0) }
    }
  }
}

extension PhaseAnimator {
  /// Goes to the phase after another in a run.
  private func goOn(_ number: Int, from phase: Int) {
    guard phases.count > 1, run.isCurrent(number) else { return }
    let next = phase + 1 < phases.count ? phase + 1 : 0
    let isLast = trigger.value != nil && next == 0
    let begin = run.now
    withAnimation(animation(phases[next])) {
      index = next
    } completion: {
      guard !isLast, run.isCurrent(number) else { return }
      // What ends with the frame in which it began would go on for ever in it.
      if run.now > begin {
        goOn(number, from: next)
      } else {
        run.onNextFrame { goOn(number, from: next) }
      }
    }
  }
}

/// Which run of the phases is under way.
private final class PhaseRun {
  private var number = 0
  private weak var clock: FrameClock?

  func bodyRuns() { clock = BodyClock.current?.frames ?? clock }

  var now: Double { clock?.now ?? 0 }

  /// Begins a run, which ends the one before.
  func begin() -> Int {
    number += 1
    return number
  }

  func end() { number += 1 }

  func isCurrent(_ number: Int) -> Bool { clock != nil && self.number == number }

  func onNextFrame(_ action: @escaping () -> Void) { clock?.onNextFrame(action) }
}

extension View {
  /// The view with modifiers that go through phases each time that a value changes. See ``PhaseAnimator``.
  ///
  /// - Parameters:
  ///   - phases: The phases, in order. Without any, the view is not modified.
  ///   - trigger: The value whose changes begin them.
  ///   - content: This view, modified for a phase.
  ///   - animation: The animation to a phase from the one before; nil for at once.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let (all, view) = (Array(phases), PlaceholderContentView<Self>(AnyView(self)))
    return Group {
      if all.isEmpty {
        self
      } else {
        PhaseAnimator(all, trigger: trigger, content: { content(view, $0) }, animation: animation)
      }
    }
  }

  /// The view with modifiers that go through phases for as long as it is there. See ``PhaseAnimator``.
  ///
  /// - Parameters:
  ///   - phases: The phases, in order. Without any, the view is not modified.
  ///   - content: This view, modified for a phase.
  ///   - animation: The animation to a phase from the one before; nil for at once.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let (all, view) = (Array(phases), PlaceholderContentView<Self>(AnyView(self)))
    return Group {
      if all.isEmpty {
        self
      } else {
        PhaseAnimator(all, content: { content(view, $0) }, animation: animation)
      }
    }
  }
}
