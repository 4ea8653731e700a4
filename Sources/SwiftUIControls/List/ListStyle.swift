import SwiftUICore
import ViewGraph

/// How lists look. The styles are those of the package.
@MainActor @preconcurrency
public protocol ListStyle {
  /// What the package makes of the style.
  nonisolated var _look: _ListLook { get }
}

/// A look of lists.
///
/// - Note: Made by the styles; a program has no use for it.
public struct _ListLook: Hashable, Sendable {
  enum Kind { case automatic, plain, grouped, inset, insetGrouped, bordered, sidebar, form }
  let kind: Kind
  /// Whether every other row has another background.
  var alternatesRows = false
}

extension EnvironmentValues {
  var listLook: _ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }

  private struct ListLookKey: EnvironmentKey {
    static var defaultValue: _ListLook { _ListLook(kind: .automatic) }
  }
}

extension View {
  /// Sets how lists below look.
  public nonisolated func listStyle<S>(_ style: S) -> some View where S: ListStyle {
    environment(\.listLook, style._look)
  }
}
