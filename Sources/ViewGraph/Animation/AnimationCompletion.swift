/// When the completion of an animated change runs.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Moment: Hashable, Sendable { case logicallyComplete, removed }
  private let moment: Moment

  /// When the remaining movement is not worth waiting for, though a spring may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(moment: .logicallyComplete)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(moment: .removed)
}

/// Runs an action once everything that a change animates has ended: each animation holds on to it, and so
/// does the change while it is on its way. The last to let go runs the action.
final class AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  private let action: () -> Void

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  deinit {
    // Inside a frame the action waits until layout is done: it may change anything.
    if let graph = Graph.current { graph.afterLayout(action) } else { action() }
  }
}

extension Transaction {
  var completions: [AnimationCompletion] {
    get { self[CompletionsKey.self] }
    set { self[CompletionsKey.self] = newValue }
  }

  private struct CompletionsKey: TransactionKey { static var defaultValue: [AnimationCompletion] { [] } }

  /// Runs an action when everything that the change animates has ended; at once where it animates nothing.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, action: completion))
  }
}
