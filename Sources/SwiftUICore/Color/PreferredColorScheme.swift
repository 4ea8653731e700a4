/// The colour scheme that a view prefers for the window, or other presentation, that it is in.
///
/// Of several, the first in the order of the views that is not nil holds.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// A colour scheme, or nil for no preference.
  public typealias Value = ColorScheme?
  /// No preference.
  public static var defaultValue: ColorScheme? { nil }
  /// Keeps the first preference that is not nil.
  public static func reduce(value: inout Value, nextValue: () -> Value) { value = value ?? nextValue() }
}

extension View {
  /// Makes the window that the view is in light or dark, with everything in it; nil leaves it as the host has
  /// it. Unlike ``colorScheme(_:)`` it reaches the views around this one too.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}
