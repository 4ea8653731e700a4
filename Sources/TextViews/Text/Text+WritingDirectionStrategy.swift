import ViewGraph

extension Text {
  /// How the direction is found in which a paragraph reads.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private enum Choice { case content, layout }
    private let choice: Choice

    /// As its first letter reads that reads in one direction; as the interface where there is none.
    public static let contentBased = WritingDirectionStrategy(choice: .content)
    /// As the interface (`layoutDirection`), whatever the letters. Words keep the directions of their letters.
    public static let layoutBased = WritingDirectionStrategy(choice: .layout)
    /// That of the content.
    public static let `default` = contentBased
  }
}

private struct WritingDirectionKey: EnvironmentKey {
  static var defaultValue: Text.WritingDirectionStrategy { .default }
}

extension EnvironmentValues {
  /// How the direction is found in which paragraphs read.
  var writingDirectionStrategy: Text.WritingDirectionStrategy {
    get { self[WritingDirectionKey.self] }
    set { self[WritingDirectionKey.self] = newValue }
  }
}

extension View {
  /// Sets how the direction of paragraphs in texts below is found: by their content, or as the interface. To
  /// give the direction itself, choose the latter and set `layoutDirection`.
  ///
  /// Texts are as large either way: words stand in another order, and punctuation on the other side.
  public nonisolated func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    environment(\.writingDirectionStrategy, strategy)
  }
}
