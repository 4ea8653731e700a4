import Foundation

/// The language and region of the user who started the process.
package struct ProcessLocale: Sendable {
  /// The locale that the process was started with. Foundation's `Locale.current` reads no environment on
  /// Linux.
  package static var current: Locale { user.locale }

  package static let user = ProcessLocale(in: ProcessInfo.processInfo.environment)

  /// The first of the user's languages, in the user's region.
  package let locale: Locale
  /// The languages that the user reads, the best first; never empty.
  package let languages: [String]

  /// A locale that a program names, or the process's for the current one.
  package static func resolving(_ locale: Locale) -> Locale {
    locale == .autoupdatingCurrent || locale == .current ? current : locale
  }

  /// What POSIX variables ask for: `LC_ALL`, then `LC_MESSAGES`, then `LANG`, the first that is not empty, say
  /// language and region. `C`, `POSIX` and none at all are English of the United States. With another one
  /// `LANGUAGE` may list languages, with colons between them, that are read rather than its own.
  package init(in variables: [String: String]) {
    let name =
      ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? ""
    guard let own = Self.identifier(name) else {
      locale = Locale(identifier: "en_US")
      languages = ["en_US"]
      return
    }
    let list = (variables["LANGUAGE"] ?? "").prefix(Self.nameLimit).split(separator: ":").compactMap(
      Self.identifier)
    languages = list.isEmpty ? [own] : list
    guard let first = list.first, first != own else {
      locale = Locale(identifier: own)
      return
    }
    let language = first.split(separator: "_")
    let script = language.dropFirst().first { $0.count == 4 }
    let region = Locale(identifier: own).region?.identifier
    let parts = [language.first.map(String.init), script.map(String.init), region].compactMap { $0 }
    locale = Locale(identifier: parts.joined(separator: "_"))
  }

  /// Longer names are those of no locale.
  private static let nameLimit = 256

  /// The identifier of a locale that POSIX writes as language, region, encoding and modifier, such as
  /// `sr_RS.UTF-8@latin`; nil for that of programs.
  private static func identifier(_ name: some StringProtocol) -> String? {
    let plain = String(name.prefix { $0 != "." && $0 != "@" && $0 != ":" })
    guard !plain.isEmpty, plain != "C", plain != "POSIX", plain.utf8.count <= 64 else { return nil }
    let modifier = name.firstIndex(of: "@").map { name[$0...].dropFirst() } ?? ""
    guard let script = scripts[modifier.lowercased()] else { return plain }
    var parts = plain.split(separator: "_").map(String.init)
    parts.insert(script, at: min(1, parts.count))
    return parts.joined(separator: "_")
  }

  /// The scripts that modifiers name.
  private static let scripts = [
    "latin": "Latn", "iqtelif": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab",
  ]
}
