import ViewGraph

/// What has been copied. A host gives its own; where it gives none the session has one.
@MainActor
package final class TextClipboard {
  package var string: String?
  package nonisolated init() {}
}

extension EnvironmentValues {
  package var textClipboard: TextClipboard {
    get { self[TextClipboardKey.self] }
    set { self[TextClipboardKey.self] = newValue }
  }

  private struct TextClipboardKey: EnvironmentKey { static let defaultValue = TextClipboard() }
}
