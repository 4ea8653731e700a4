import Foundation

/// The language and region of the user who started the process.
package enum ProcessLocale {
  /// The locale that the process was started with. Foundation's `Locale.current` reads no environment on
  /// Linux.
  package static let current = locale(in: ProcessInfo.processInfo.environment)

  /// A locale that a program names, or the process's for the current one.
  package static func resolving(_ locale: Locale) -> Locale {
    locale == .autoupdatingCurrent || locale == .current ? current : locale
  }

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
}
