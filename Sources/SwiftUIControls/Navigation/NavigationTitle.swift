import Foundation
import SwiftUICore
import ViewGraph

/// What the bar of a navigation stack shows.
public struct NavigationBarItem: Sendable {
  /// How large the title is.
  public enum TitleDisplayMode: Sendable {
    /// As the platform has it: large on the root of a phone's stack and as below further up, small on the desktop.
    case automatic
    /// In the middle of a phone's bar, beside the way back on the desktop.
    case inline
    /// In the large title font at the leading edge, below the bar's buttons.
    case large
  }
}

extension View {
  /// The title that the bar of a navigation container around shows for the view, and the way back to it. The window has it
  /// too, while the view shows in it.
  ///
  /// Where views inside of each other set titles the inmost counts, of views side by side the first.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    transformPreference(BarKey.self) { if $0.title == nil { $0.title = title } }
      .transformPreference(WindowTitleKey.self) { if $0.title == nil { $0.title = title } }
  }

  /// The title, translated, that a navigation container around shows for the view.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// The title, of a resource, that a navigation container around shows for the view.
  @_disfavoredOverload
  public nonisolated func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// The title, as it is, that a navigation container around shows for the view.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    navigationTitle(Text(title))
  }

  /// A title that the user can change: a press on it turns it into a field, on the desktop and where it stands in the
  /// middle of a phone's bar. A large title is only shown.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    transformPreference(BarKey.self) { bar in
      guard bar.title == nil else { return }
      bar.title = Text(title.wrappedValue)
      bar.editedTitle = EditedTitle(title)
    }
    .transformPreference(WindowTitleKey.self) { if $0.title == nil { $0.title = Text(title.wrappedValue) } }
  }

  /// A smaller line that stands below the title, of a bar and of the window.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    barSetting(\.subtitle, subtitle)
      .transformPreference(WindowTitleKey.self) { $0.subtitle = subtitle }
  }

  /// A smaller line, translated, that stands below the title.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// A smaller line, of a resource, that stands below the title.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
    navigationSubtitle(Text(subtitleResource))
  }

  /// A smaller line, as it is, that stands below the title.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S>(_ subtitle: S) -> some View where S: StringProtocol {
    navigationSubtitle(Text(subtitle))
  }

  /// How large a navigation container around shows the title: automatic is large on a phone.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    barSetting(\.titleMode, displayMode)
  }

  /// Hides the button that leads back from the view, and with it the swipe and the keys that do. `dismiss` still does.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    barSetting(\.isBackHidden, hidesBackButton)
  }
}

extension View {
  /// The title of the view.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// The title of the view, translated.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// The title of the view, as it is.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  public nonisolated func navigationBarTitle<S>(_ title: S) -> some View where S: StringProtocol {
    navigationTitle(title)
  }

  /// The title of the view, and how large it is.
  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:).")
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// The title of the view, translated, and how large it is.
  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:).")
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// The title of the view, as it is, and how large it is.
  @_disfavoredOverload
  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:).")
  public nonisolated func navigationBarTitle<S>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View where S: StringProtocol {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Hides the bar that a navigation container shows above the view.
  @available(*, deprecated, message: "Use toolbar(.hidden) instead.")
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    barSetting(\.isNavigationBarHidden, hidden)
  }

  /// Views at both ends of the bar.
  @available(
    *, deprecated, message: "Use toolbar(content:) with navigationBarLeading or navigationBarTrailing."
  )
  public nonisolated func navigationBarItems<L, T>(leading: L, trailing: T) -> some View
  where L: View, T: View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Views at the leading end of the bar.
  @available(*, deprecated, message: "Use toolbar(content:) with navigationBarLeading.")
  public nonisolated func navigationBarItems<L>(leading: L) -> some View where L: View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Views at the trailing end of the bar.
  @available(*, deprecated, message: "Use toolbar(content:) with navigationBarTrailing.")
  public nonisolated func navigationBarItems<T>(trailing: T) -> some View where T: View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
