import ViewGraph

/// Whether every other row has another background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind

  /// As the style has it.
  public static let automatic = AlternatingRowBackgroundBehavior(kind: .automatic)
  /// The backgrounds of rows alternate, but for styles that never have it.
  public static let enabled = AlternatingRowBackgroundBehavior(kind: .enabled)
  /// All rows have one background.
  public static let disabled = AlternatingRowBackgroundBehavior(kind: .disabled)
}

extension EnvironmentValues {
  /// Whether the rows of lists alternate.
  package var alternatingRowBackgrounds: AlternatingRowBackgroundBehavior {
    get { self[AlternatingRowsKey.self] }
    set { self[AlternatingRowsKey.self] = newValue }
  }

  private struct AlternatingRowsKey: EnvironmentKey {
    static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
  }
}

extension View {
  /// Sets whether every other row of the lists below has another background, in front of the list's own.
  ///
  /// The inmost setting holds. Sidebars have one background whatever is set, and so has a row with a background of its
  /// own (`listRowBackground(_:)`).
  public nonisolated func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    environment(\.alternatingRowBackgrounds, behavior)
  }
}
