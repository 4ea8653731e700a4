import ViewGraph

/// What a user is done with.
public struct SubmitTriggers: OptionSet, Sendable {
  /// What is submitted, a bit each.
  public let rawValue: UInt
  /// Triggers by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The text of a field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// What is searched for.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The actions that are run when the user is done with a field, from the inside out.
package struct SubmitActions {
  fileprivate var actions: [(triggers: SubmitTriggers, run: () -> Void)] = []

  /// Whether there are actions for a trigger.
  package func contain(_ trigger: SubmitTriggers) -> Bool {
    actions.contains { $0.triggers.contains(trigger) }
  }

  @MainActor package func run(_ trigger: SubmitTriggers) {
    for action in actions where action.triggers.contains(trigger) { action.run() }
  }
}

nonisolated private struct SubmitModifier: EnvironmentModifying {
  typealias Body = Never
  let triggers: SubmitTriggers
  let action: () -> Void

  func write(to values: inout EnvironmentValues) {
    values.submitActions.actions.insert((triggers, action), at: 0)
  }
}

nonisolated private struct SubmitScope: EnvironmentModifying {
  typealias Body = Never
  let isBlocking: Bool

  func write(to values: inout EnvironmentValues) {
    if isBlocking { values.submitActions = SubmitActions() }
  }
}

extension EnvironmentValues {
  package fileprivate(set) var submitActions: SubmitActions {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }

  private struct SubmitActionsKey: EnvironmentKey {
    static var defaultValue: SubmitActions { SubmitActions() }
  }
}

extension View {
  /// Runs an action when the user is done with a field inside, by the return key. Actions further in run first.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps actions further out from running when the user is done with a field inside.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitScope(isBlocking: isBlocking))
  }
}
