import Foundation
import SwiftUICore
import ViewGraph

/// What the bar of a navigation stack shows.
public struct NavigationBarItem: Sendable {
  /// How large the title is.
  public enum TitleDisplayMode: Sendable {
    /// As the platform has it: large on a phone, small on the desktop.
    case automatic
    /// In the middle of a bar 44 points high, with a line below.
    case inline
    /// In the large title font, at the leading edge and without a line below.
    case large
  }
}

struct NavigationTitle: Equatable {
  var text: Text
}

struct NavigationTitleKey: PreferenceKey {
  static var defaultValue: NavigationTitle? { nil }
  static func reduce(value: inout NavigationTitle?, nextValue: () -> NavigationTitle?) {
    value = value ?? nextValue()
  }
}

struct NavigationTitleModeKey: PreferenceKey {
  static var defaultValue: NavigationBarItem.TitleDisplayMode { .automatic }
  static func reduce(
    value: inout NavigationBarItem.TitleDisplayMode, nextValue: () -> NavigationBarItem.TitleDisplayMode
  ) {
    if value == .automatic { value = nextValue() }
  }
}

extension View {
  /// The title that a navigation stack around shows for the view.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    preference(key: NavigationTitleKey.self, value: NavigationTitle(text: title))
  }

  /// The title, translated, that a navigation stack around shows for the view.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// The title, as it is, that a navigation stack around shows for the view.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    navigationTitle(Text(title))
  }

  /// How large a navigation stack around shows the title: automatic is large on a phone.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    preference(key: NavigationTitleModeKey.self, value: displayMode)
  }
}
