/// Why content is not shown as it is.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Content is not there yet: its form stands for it.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Content is nobody else's business.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// Content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

struct RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
  /// Why content is not to be shown as it is here; empty where it is.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}

extension View {
  /// Adds a reason for which content below is not shown as it is.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows content below as it is.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
}
