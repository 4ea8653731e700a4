import DataTransfer
import Foundation
import Observation
import ViewGraph

/// What has been copied, for as long as the session lives: items, each in the types of data that it was copied in.
///
/// Owner: the session. Text fields copy and paste strings by it, and so meet what views copy.
@MainActor @Observable
package final class Clipboard {
  /// What was copied last.
  package var items: [NSItemProvider] = []

  package nonisolated init() {}

  /// The first text among the items, or the first address as its text; setting one replaces them all.
  package var string: String? {
    get {
      for type in [UTType.plainText, .url] {
        for item in items where item.hasItemConformingToTypeIdentifier(type.identifier) {
          if let text = item.dataAtOnce(type).flatMap({ try? String(text: $0) }) { return text }
        }
      }
      return nil
    }
    set { items = newValue.map { [NSItemProvider.of($0)] } ?? [] }
  }
}

extension EnvironmentValues {
  /// The session's clipboard.
  package var clipboard: Clipboard {
    get { self[ClipboardKey.self] }
    set { self[ClipboardKey.self] = newValue }
  }

  private struct ClipboardKey: EnvironmentKey { static let defaultValue = Clipboard() }
}
