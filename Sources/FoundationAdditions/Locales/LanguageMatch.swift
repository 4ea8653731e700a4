import Foundation

/// Finds among the languages of a list those that a reader of another one understands.
package enum LanguageMatch {
  /// The entry that a reader of the locale understands best; nil where there is none. Entries are identifiers such
  /// as `zh-Hant` or `pt_BR`.
  package static func best(
    for locale: Locale, of user: ProcessLocale = .user, among names: some Sequence<String>
  ) -> String? {
    choices(for: locale, of: user, among: names).first
  }

  /// The entries for a reader of the locale, the best first. The locale of the process's user stands for all the
  /// languages that the user reads: the entries are those of the first of them that has any.
  package static func choices(
    for locale: Locale, of user: ProcessLocale = .user, among names: some Sequence<String>
  ) -> [String] {
    let identifier = locale.identifier
    let languages = identifier == user.locale.identifier ? user.languages : [identifier]
    let names = Array(names)
    return languages.lazy.map { choices(for: $0, among: names) }.first { !$0.isEmpty } ?? []
  }

  /// The entries whose language and script are those of an identifier and that it inherits from, the nearest first:
  /// its own region's, those of regions whose language it shares, the language without a region. Where there is
  /// none of them, one for another region.
  package static func choices(for identifier: String, among names: some Sequence<String>) -> [String] {
    let names = Array(names)
    if names.isEmpty { return [] }
    let wanted = Parts(identifier)
    let related = names.lazy.map { (name: $0, parts: Parts($0)) }.filter {
      $0.parts.language == wanted.language && $0.parts.script == wanted.script
    }.sorted {
      ($0.parts.code == wanted.code ? 0 : 1, $0.name) < ($1.parts.code == wanted.code ? 0 : 1, $1.name)
    }
    let inherited = wanted.ancestry.compactMap { region in
      related.first { region == ($0.parts.namesRegion ? $0.parts.region : nil) }?.name
    }
    return inherited.isEmpty ? related.prefix(1).map(\.name) : inherited
  }

  /// An identifier with script and region as they follow from the language.
  private struct Parts {
    /// The language as it is written.
    var code: String
    var language: String
    var script: String
    var region: String
    var namesRegion: Bool

    init(_ identifier: String) {
      let identifier = String(identifier.prefix(64)).replacingOccurrences(of: "_", with: "-")
      var plain = String(identifier.prefix { $0 != "@" })
      code = plain.prefix { $0 != "-" }.lowercased()
      if let other = LanguageMatch.others[code] { plain = other + plain.dropFirst(code.count) }
      let named = Locale.Language(identifier: plain)
      let full = Locale.Language(identifier: named.maximalIdentifier)
      language = full.languageCode?.identifier ?? plain.lowercased()
      script = full.script?.identifier ?? ""
      region = full.region?.identifier ?? ""
      namesRegion = named.region != nil
    }

    /// The regions from which texts are taken, nil for none, the best first.
    var ancestry: [String?] {
      let home = Parts(language + "-" + script).region
      var regions: [String?] = namesRegion ? [region] : []
      regions += LanguageMatch.parents(language, script, region).filter { $0 != region }
      regions.append(nil)
      if !regions.contains(home) { regions.append(home) }
      return regions
    }
  }

  /// Languages that go by several names, and the one that is looked for.
  private static let others = [
    "cmn": "zh", "in": "id", "iw": "he", "ji": "yi", "mo": "ro", "nn": "nb", "no": "nb", "sh": "sr-Latn",
    "tl": "fil",
  ]

  /// The regions between a region and its language, as the CLDR has them, the nearest first.
  private static func parents(_ language: String, _ script: String, _ region: String) -> [String] {
    switch (language, script) {
    case ("en", "Latn") where !american.contains(region):
      european.contains(region) ? ["150", "001", "GB"] : ["001", "GB"]
    case ("es", "Latn") where latin.contains(region): ["419"]
    case ("pt", "Latn") where region != "BR": ["PT"]
    case ("zh", "Hant") where region == "MO": ["HK"]
    default: []
    }
  }

  /// Where English is that of the United States.
  private static let american: Set = ["US", "AS", "BI", "GU", "MH", "MP", "PH", "PR", "UM", "VI"]
  /// Where English is a foreign language of Europe.
  private static let european: Set = ["150", "AT", "BE", "CH", "DE", "DK", "FI", "NL", "SE", "SI"]
  /// Where Spanish is that of Latin America.
  private static let latin: Set = [
    "419", "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE",
    "PR",
    "PY", "SV", "US", "UY", "VE",
  ]
}
