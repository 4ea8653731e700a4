import Foundation
import SwiftUICore

/// What a host tells the views about the place where they are shown.
package struct HostEnvironment: Sendable, Equatable {
  package var colorScheme = ColorScheme.light
  /// Pixels to a point; held within 1/16 and 64, and 1 where it is no number.
  package var scale = 1.0
  /// The user's language and region.
  package var locale = HostEnvironment.systemLocale
  /// Nil for that of the locale's script.
  package var layoutDirection: LayoutDirection?

  package init() {}

  /// The direction in which content runs.
  package var direction: LayoutDirection { layoutDirection ?? Self.direction(of: locale) }

  package static func direction(of locale: Locale) -> LayoutDirection {
    locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The locale that the process was started with. Foundation's `Locale.current` reads no environment on
  /// Linux.
  package static let systemLocale = locale(in: ProcessInfo.processInfo.environment)

  /// The locale that POSIX variables ask for: `LC_ALL`, then `LC_MESSAGES`, then `LANG`, the first that is
  /// not empty. `C`, `POSIX` and none at all are English of the United States.
  package static func locale(in variables: [String: String]) -> Locale {
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
    let name = named?.prefix { $0 != "." && $0 != "@" } ?? ""
    guard !name.isEmpty, name != "C", name != "POSIX", name.utf8.count <= 64 else {
      return Locale(identifier: "en_US")
    }
    return Locale(identifier: String(name))
  }

  /// Writes everything to the environment of a root.
  package func write(to values: inout EnvironmentValues) {
    values.colorScheme = colorScheme
    values.layoutDirection = direction
    values.locale = locale
    values.displayScale = scale.isFinite && scale > 0 ? min(max(scale, 1.0 / 16), 64) : 1
    values.scenePhase = .active
  }
}
