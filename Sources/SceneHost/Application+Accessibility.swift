import SwiftUICore

extension Application {
  /// What the program has told in no window since the host has asked last: by the actions of its menus, or by its scenes.
  package func takeNotices() -> [AccessibilityNotice] {
    [program, menuBar?.session].compactMap(\.self).flatMap { $0.takeNotices() }
  }

  /// Nobody hears what the program has told so far.
  package func dropNotices() { for session in sessions { _ = session.takeNotices() } }
}
