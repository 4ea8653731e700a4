import Foundation

/// Whether people can select text.
public protocol TextSelectability {
  /// Whether people can select the text.
  static var allowsSelection: Bool { get }
}

/// Text that people can select.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// People can select the text.
  public static let allowsSelection = true
}

/// Text that people cannot select.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// People cannot select the text.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// People can select the text.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// People cannot select the text.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private struct TextSelectionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether texts can be selected.
  var allowsTextSelection: Bool {
    get { self[TextSelectionKey.self] }
    set { self[TextSelectionKey.self] = newValue }
  }
}

extension View {
  /// Whether people can select the texts below.
  /// - Note: No effect on Linux: no host selects text yet. The environment keeps the value.
  public nonisolated func textSelection<S>(_ selectability: S) -> some View where S: TextSelectability {
    environment(\.allowsTextSelection, S.allowsSelection)
  }
}
