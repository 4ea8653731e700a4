import SwiftUICore
import ViewGraph

/// What is around a navigation container: what its bars show for views further out. A screen takes it, and its content knows
/// nothing of it.
struct NavigationSurroundings {
  /// The search of a view around, which the root shows.
  var search: SearchEntry?
  /// The button for the sidebar beside.
  var sidebarToggle: SidebarToggle?
  /// Toolbar items of an inspector beside.
  var entries: [ToolbarEntry] = []
  /// The way from the root back to the column before.
  var back: BackAction?
}

/// The button that hides and shows the sidebar.
struct SidebarToggle: Equatable {
  let entry: ToolbarEntry
  /// Whether a bar shows for it alone: the way back to a hidden sidebar.
  let isNeeded: Bool
}

extension EnvironmentValues {
  var surroundings: NavigationSurroundings {
    get { self[SurroundingsKey.self] }
    set { self[SurroundingsKey.self] = newValue }
  }
  /// The leading column of a split view that the view is in; nil for the last, and outside of split views.
  var splitColumn: SplitColumnContext? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }

  private struct SurroundingsKey: EnvironmentKey {
    static var defaultValue: NavigationSurroundings { NavigationSurroundings() }
  }
  private struct SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumnContext? { nil } }
}

extension View {
  /// Sets views below apart from the navigation container that they are shown from: for what is presented.
  nonisolated func outsideOfNavigation() -> some View {
    environment(\.navigation, nil)
      .environment(\.splitColumn, nil)
      .environment(\.surroundings, NavigationSurroundings())
  }
}
