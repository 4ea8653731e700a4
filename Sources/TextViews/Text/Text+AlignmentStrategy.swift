import ViewGraph

extension Text {
  /// Which edge is the leading one for the lines of a text.
  public struct AlignmentStrategy: Hashable, Sendable {
    private enum Choice { case standard, layout, writing }
    private let choice: Choice

    /// The edge at which the interface begins (`layoutDirection`).
    public static let layoutBased = AlignmentStrategy(choice: .layout)
    /// For each paragraph the edge at which it begins to be read.
    public static let writingDirectionBased = AlignmentStrategy(choice: .writing)
    /// What suits the place: for texts the edge at which the interface begins.
    public static let `default` = AlignmentStrategy(choice: .standard)
  }
}

private struct AlignmentStrategyKey: EnvironmentKey {
  static var defaultValue: Text.AlignmentStrategy { .default }
}

extension EnvironmentValues {
  /// Which edge is the leading one for lines.
  var textAlignmentStrategy: Text.AlignmentStrategy {
    get { self[AlignmentStrategyKey.self] }
    set { self[AlignmentStrategyKey.self] = newValue }
  }
}

extension View {
  /// Sets which edge is the leading one, and which the trailing one, for the lines of texts below. Centred
  /// lines stay so.
  ///
  /// It moves lines within the text, which is as wide as the widest: the text itself stays where it is.
  public nonisolated func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    environment(\.textAlignmentStrategy, strategy)
  }
}
