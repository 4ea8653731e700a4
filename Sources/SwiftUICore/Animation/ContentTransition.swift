/// How a view changes from one content to another, without being removed: a text to other words, an image to
/// another.
public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Hashable, Sendable {
    case identity, opacity, interpolate, symbolEffect
    case numericText(countsDown: Bool)
    case numericTextOfValue(Double)
  }
  private let kind: Kind

  /// At once, without an animation.
  public static let identity = ContentTransition(kind: .identity)
  /// From one to the other by opacity.
  public static let opacity = ContentTransition(kind: .opacity)
  /// By values between those of both: colours, for one.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// By the default effect of symbols.
  public static let symbolEffect = ContentTransition(kind: .symbolEffect)

  /// Digit by digit, as a counter.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Digit by digit, as a counter that runs up or down with a value.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericTextOfValue(value))
  }
}

extension EnvironmentValues {
  private struct ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .identity }
  }
  private struct AddsDrawingGroupKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// How views here change from one content to another.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether a view is drawn as one layer while its content changes.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[AddsDrawingGroupKey.self] }
    set { self[AddsDrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// How the view, and those in it, change from one content to another in an animated change.
  ///
  /// - Note: No effect on Linux: content changes at once. The environment carries the transition.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
