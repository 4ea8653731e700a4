import Foundation

/// Finds the language of a list that a reader of another list understands best.
package enum LanguageMatch {
  /// The entry whose language and script are the locale's, the region's own before others; nil where there is
  /// none. Entries are identifiers such as `zh-Hant` or `pt_BR`.
  package static func best(for locale: Locale, among names: some Sequence<String>) -> String? {
    let wanted = Parts(locale.identifier)
    var best: (name: String, score: Int)?
    for name in names {
      let parts = Parts(name)
      guard parts.language == wanted.language, parts.script == wanted.script else { continue }
      var score = 1
      if parts.region == wanted.region { score += parts.namesRegion ? 4 : 2 }
      if !parts.namesRegion { score += 1 }
      if score > best?.score ?? 0 || (score == best?.score && name < best?.name ?? "") {
        best = (name, score)
      }
    }
    return best?.name
  }

  /// An identifier with script and region as they follow from the language.
  private struct Parts {
    var language: String
    var script: String
    var region: String
    var namesRegion: Bool

    init(_ identifier: String) {
      let identifier = String(identifier.prefix(64)).replacingOccurrences(of: "_", with: "-")
      let plain = String(identifier.prefix { $0 != "@" })
      let named = Locale.Language(identifier: plain)
      let full = Locale.Language(identifier: named.maximalIdentifier)
      language = full.languageCode?.identifier ?? plain.lowercased()
      script = full.script?.identifier ?? ""
      region = full.region?.identifier ?? ""
      namesRegion = named.region != nil
    }
  }
}
