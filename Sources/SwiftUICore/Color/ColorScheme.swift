/// Whether an interface is light or dark.
public enum ColorScheme: CaseIterable, Sendable, Hashable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// How much colours stand out from each other.
public enum ColorSchemeContrast: CaseIterable, Sendable, Hashable {
  /// The contrast of the system's colours as designed.
  case standard
  /// Wanted by people who see faint differences badly.
  case increased
}

struct ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}

struct ColorSchemeContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
}

extension EnvironmentValues {
  /// Whether the interface is light or dark here.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The contrast that the user prefers. Set by the host.
  public var colorSchemeContrast: ColorSchemeContrast { self[ColorSchemeContrastKey.self] }

  package var _colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }
}

extension View {
  /// Makes this view and all below light or dark. Unlike `preferredColorScheme(_:)` it leaves the window
  /// around as it is.
  @inlinable
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
