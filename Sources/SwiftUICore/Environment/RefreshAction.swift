/// Refreshes what a view shows.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  package init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

  /// Refreshes, and returns when that is done.
  public func callAsFunction() async { await action() }
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
  /// Sets how the content of this view is refreshed. Views that offer refreshing call the action.
  ///
  /// - Note: No effect on Linux: no view here offers refreshing. A program's own view calls `\.refresh`.
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(RefreshableModifier(action: action))
  }
}

nonisolated struct RefreshableModifier: EnvironmentModifying {
  typealias Body = Never
  let action: @Sendable () async -> Void
  nonisolated func write(to values: inout EnvironmentValues) { values.refresh = RefreshAction(action) }
}
