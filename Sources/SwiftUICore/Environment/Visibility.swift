import ViewGraph

/// Whether something of a view is shown.
@frozen
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the view or the platform has it.
  case automatic
  /// Shown, where there is something to show.
  case visible
  /// Not shown.
  case hidden
}

extension EnvironmentValues {
  /// Whether controls show their labels, as `labelsVisibility(_:)` has set it. Automatic where nothing is set: they do,
  /// but for the few that never show one on a platform.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }

  private struct LabelsVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
}

extension View {
  /// Sets whether the controls below show their labels: toggles, sliders, steppers, pickers and labelled content.
  ///
  /// A label that is hidden takes no room, and is what the control is called for assistive technology none the less. The
  /// inmost setting holds. Buttons and what else consists of its label alone show it always.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }

  /// Hides the labels of the controls below, as `labelsVisibility(.hidden)` does.
  public nonisolated func labelsHidden() -> some View { labelsVisibility(.hidden) }
}
