import ViewGraph

extension EnvironmentValues {
  /// Whether views are before those of the window, on a phone: what they lie on is lighter in the dark.
  package var isElevated: Bool {
    get { self[IsElevatedKey.self] }
    set { self[IsElevatedKey.self] = newValue }
  }

  private struct IsElevatedKey: EnvironmentKey { static var defaultValue: Bool { false } }
}

extension SystemColor {
  /// In the dark, what views lie on: black on a phone, lighter in what is presented there, and gray on the desktop.
  private var surface: (elevated: Self, desktop: ResolvedColor)? {
    switch self {
    case .background, .groupedBackground: (.secondaryBackground, Self.desktopPage)
    case .windowBackground: (.windowBackground, Self.desktopPage)
    case .secondaryBackground, .secondaryGroupedBackground: (.tertiaryBackground, Self.desktopGroup)
    case .tertiaryBackground, .tertiaryGroupedBackground: (.gray4, Self.desktopGroupInside)
    default: nil
    }
  }

  private static let desktopPage = gray(30), desktopGroup = gray(40), desktopGroupInside = gray(50)

  private static func gray(_ level: Float) -> ResolvedColor {
    ResolvedColor(red: level / 255, green: level / 255, blue: level / 255, opacity: 1)
  }

  /// The colour where it is used.
  func resolve(in environment: EnvironmentValues) -> ResolvedColor {
    let (scheme, contrast) = (environment.colorScheme, environment.colorSchemeContrast)
    guard scheme == .dark, let surface else { return resolved(scheme, contrast) }
    if environment.platformProfile == .desktop { return surface.desktop }
    return (environment.isElevated ? surface.elevated : self).resolved(scheme, contrast)
  }
}

extension Color {
  /// What is behind the views of a window.
  package static let windowBackground = Color(SystemColor.windowBackground)
}

/// A colour of controls, by the colour scheme where it is used.
package struct SchemeColor: ShapeStyle {
  private let light: Color
  private let dark: Color

  package init(light: Color, dark: Color) { (self.light, self.dark) = (light, dark) }

  package nonisolated func resolve(in environment: EnvironmentValues) -> Color {
    environment.colorScheme == .dark ? dark : light
  }

  /// A system's colour of what views lie on.
  private init(_ color: SystemColor) { self.init(light: Color(color), dark: Color(color)) }

  /// What views lie on.
  package static let page = SchemeColor(.background)
  /// What cards lie on, and the cards.
  package static let groupedPage = SchemeColor(.groupedBackground)
  package static let card = SchemeColor(.secondaryGroupedBackground)
}
