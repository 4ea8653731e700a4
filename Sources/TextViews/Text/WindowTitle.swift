import ViewGraph

/// What a window's content calls the window: the title and the subtitle of the view that shows.
package struct WindowTitle: Equatable {
  /// Nil for what the scene calls it.
  package var title: Text?
  package var subtitle: Text?
  package init() {}
}

/// Of views inside of each other the outer one counts where it sets something (`transformPreference`), of views side by side
/// the first.
package struct WindowTitleKey: PreferenceKey {
  package static var defaultValue: WindowTitle { WindowTitle() }
  package static func reduce(value: inout WindowTitle, nextValue: () -> WindowTitle) {
    guard value.title == nil || value.subtitle == nil else { return }
    let next = nextValue()
    value.title = value.title ?? next.title
    value.subtitle = value.subtitle ?? next.subtitle
  }
}
