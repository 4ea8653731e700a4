/// Why content is not shown as it is.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Content is not there yet: its form stands for it.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Content is private, and others may be looking.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// Content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

struct RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

private struct PrivacySensitiveKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether content is nobody else's business here.
  var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }

  /// Whether texts and images show as their forms alone: where they are not there yet, and what is private where
  /// it is not to be seen.
  package var isRedacted: Bool {
    let reasons = redactionReasons
    return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
  }

  /// Why content is not to be shown as it is here; empty where it is.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}

extension View {
  /// Adds a reason for which content below is not shown as it is: texts and images as grey forms for
  /// `.placeholder`, and for `.privacy` where they are private. What `.invalidated` means is the content's
  /// own business: it reads `redactionReasons`.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Declares whether content below is private: it is not shown where `.privacy` is a redaction reason.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }

  /// Shows content below as it is: clears the reasons that are set above.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
}
