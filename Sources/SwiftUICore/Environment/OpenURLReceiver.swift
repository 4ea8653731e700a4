import Foundation
import ViewGraph

/// What views do with a URL that the host gives to their window, in the order of the tree from the inside out.
package struct OpenURLHandlers: Equatable {
  package fileprivate(set) var actions: [(URL) -> Void] = []
  // Closures do not compare; the value is looked at only where a view has set another.
  package static func == (a: Self, b: Self) -> Bool { a.actions.isEmpty && b.actions.isEmpty }
}

package struct OpenURLHandlersKey: PreferenceKey {
  package static var defaultValue: OpenURLHandlers { OpenURLHandlers() }
  package static func reduce(value: inout OpenURLHandlers, nextValue: () -> OpenURLHandlers) {
    value.actions += nextValue().actions
  }
}

extension View {
  /// Runs an action for each URL that the host gives to the view's window, while the view is in it.
  ///
  /// It is the other end of `openURL`: that asks the host to open a URL elsewhere, this is told of one that others have opened
  /// with the app. All views of the window that ask for URLs are given each of them, those inside before those around, also on
  /// screens and tabs that others cover. A URL that arrives while the app has no window opens one.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    transformPreference(OpenURLHandlersKey.self) { $0.actions.append(action) }
  }
}
