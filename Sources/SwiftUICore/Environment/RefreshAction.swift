import ViewGraph

/// Refreshes what a view shows.
public struct RefreshAction: Sendable {
  // Called where it was made: the closure of a view's body goes to the main actor by itself.
  private let action: UncheckedBox<() async -> Void>

  package init(_ action: @escaping () async -> Void) { self.action = UncheckedBox(action) }

  /// Refreshes, and returns when that is done.
  public func callAsFunction() async { await action.value() }
}

extension EnvironmentValues {
  /// Refreshes the content, nil where nothing can be refreshed.
  public package(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
}

extension View {
  /// Sets how the content of this view is refreshed.
  ///
  /// On a phone the user refreshes by pulling a scroll view inside down beyond the beginning of its content; the
  /// content stays below a sign that turns until the action has returned. Elsewhere, and in a host that scrolls by
  /// itself, only a view that calls the environment's `refresh` refreshes.
  ///
  /// - Parameter action: Refreshes, and returns when that is done.
  public nonisolated func refreshable(action: @escaping () async -> Void) -> some View {
    modifier(RefreshPullModifier(action: action)).modifier(RefreshableModifier(action: action))
  }
}

nonisolated struct RefreshableModifier: EnvironmentModifying {
  typealias Body = Never
  let action: () async -> Void
  nonisolated func write(to values: inout EnvironmentValues) { values.refresh = RefreshAction(action) }
}

/// Refreshes when a scroll view inside is pulled.
nonisolated private struct RefreshPullModifier: ScrollAttaching {
  typealias Body = Never
  let action: () async -> Void
  var refresh: (() async -> Void)? { action }
  var followsMovement: Bool { false }
}
