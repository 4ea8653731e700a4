import Foundation
import FoundationAdditions
import SwiftUICore

/// What a host tells the views about the place where they are shown.
package struct HostEnvironment: Sendable, Equatable {
  package var colorScheme = ColorScheme.light
  /// Pixels to a point; held within 1/16 and 64, and 1 where it is no number.
  package var scale = 1.0
  /// The user's language and region.
  package var locale = ProcessLocale.current
  /// Nil for that of the locale's script.
  package var layoutDirection: LayoutDirection?
  /// What the user has asked of all programs; nil where the host does not know.
  package var accessibilitySettings: AccessibilitySettings?
  /// Whether colours are to stand out more; nil where the host does not know.
  package var colorSchemeContrast: ColorSchemeContrast?

  /// Whether the host scrolls by itself, and tells where its scroll views stand.
  package var scrollsByItself = false

  package init(scrollsByItself: Bool = false) { self.scrollsByItself = scrollsByItself }

  /// The direction in which content runs.
  package var direction: LayoutDirection { layoutDirection ?? Self.direction(of: locale) }

  package static func direction(of locale: Locale) -> LayoutDirection {
    // A region may say the script, as in Azerbaijani of Iran.
    let script = Locale.Language(identifier: locale.language.maximalIdentifier).script?.identifier ?? ""
    return rightToLeftScripts.contains(script) || locale.language.characterDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// The scripts of living languages that run from right to left.
  private static let rightToLeftScripts: Set = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
  ]

  /// The scale as views find it.
  package var displayScale: Double { scale.isFinite && scale > 0 ? min(max(scale, 1.0 / 16), 64) : 1 }

  /// Writes everything to the environment of a root. Whether the window is seen is another matter: it changes by itself.
  package func write(to values: inout EnvironmentValues) {
    values.colorScheme = colorScheme
    values.layoutDirection = direction
    values.locale = locale
    values.calendar = locale.calendar
    values.displayScale = displayScale
    if scrollsByItself { values.hostScrolls = true }
    if let accessibilitySettings { values.accessibilitySettings = accessibilitySettings }
    if let colorSchemeContrast { values._colorSchemeContrast = colorSchemeContrast }
  }
}
