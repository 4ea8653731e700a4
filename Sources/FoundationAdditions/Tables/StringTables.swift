import Foundation
import Synchronization

/// A translation that was found, and the language that it is in.
package struct FoundTranslation: Sendable {
  package var translation: Translation
  package var language: String
}

/// The tables of translations that bundles hold, each read once.
package final class StringTables: Sendable {
  package static let shared = StringTables()

  private struct Key: Hashable {
    var bundle: String
    var table: String
  }

  private let tables = Mutex<[Key: StringTable]>([:])

  /// A table of a bundle: `Localizable` where none is named, of the program's own where no bundle is given.
  package func table(_ name: String?, _ bundle: Bundle?) -> StringTable {
    let bundle = bundle ?? .main
    let key = Key(bundle: bundle.bundlePath, table: name ?? "Localizable")
    return tables.withLock { tables in
      if let known = tables[key] { return known }
      if tables.count > 256 { tables.removeAll() }
      let places = ResourceFolders.of(bundlePath: key.bundle)
      let language = ResourceFolders.developmentLanguage(of: places)
      let table = StringTable(key.table, places, language)
      tables[key] = table
      return table
    }
  }
}

/// One table in all its languages: `.stringsdict` and `.strings` of the language folders (`.lproj`) and a
/// string catalogue (`.xcstrings`), asked in this order.
package final class StringTable: Sendable {
  /// Files beyond this size are not read.
  private static let sizeLimit = 64 << 20

  private let name: String
  private let catalogs: [StringCatalog]
  /// The folders with files of a language, the first to be asked first.
  private let folders: [String: [URL]]
  private let languages: [String]
  private let developmentLanguage: String
  private let state = Mutex(State())

  private struct State {
    var tables: [String: [String: Translation]] = [:]
    /// The languages to ask for a locale, the best first.
    var choices: [String: [String]] = [:]
  }

  /// The table that lies in some folders, the first to be asked first.
  init(_ name: String, _ places: [URL], _ developmentLanguage: String?) {
    self.name = name
    var folders: [String: [URL]] = [:]
    var catalogs: [StringCatalog] = []
    for place in name.contains("/") || name.isEmpty ? [] : places {
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      for entry in entries.sorted() where entry.hasSuffix(".lproj") {
        folders[String(entry.dropLast(6)), default: []].append(
          place.appendingPathComponent(entry, isDirectory: true))
      }
      if entries.contains(name + ".strings") || entries.contains(name + ".stringsdict") {
        folders[Self.everywhere, default: []].append(place)
      }
      if let data = Self.data(place.appendingPathComponent(name + ".xcstrings"), among: entries),
        let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data)
      {
        catalogs.append(catalog)
      }
    }
    self.folders = folders
    self.catalogs = catalogs
    self.developmentLanguage = catalogs.first?.sourceLanguage ?? developmentLanguage ?? "en"
    let named = folders.keys.filter { $0 != Self.everywhere && $0 != "Base" }
    languages = Array(catalogs.reduce(into: Set(named)) { $0.formUnion($1.languages) })
  }

  /// The folder itself, whose files are in no language of their own.
  private static let everywhere = ""

  /// The translation of a key: in the language that suits the locale, or else in those that it inherits from, or
  /// else in the development language. Nil where no table has it.
  package func translation(_ key: String, for locale: Locale) -> FoundTranslation? {
    if languages.isEmpty, folders.isEmpty { return nil }
    return state.withLock { state in
      for language in choices(locale, &state) {
        if let found = table(language, &state)[key] {
          let spoken = language == Self.everywhere || language == "Base" ? developmentLanguage : language
          return FoundTranslation(translation: found, language: spoken)
        }
      }
      return nil
    }
  }

  private func choices(_ locale: Locale, _ state: inout State) -> [String] {
    if let known = state.choices[locale.identifier] { return known }
    let own = LanguageMatch.choices(for: locale, among: languages)
    let development = LanguageMatch.choices(for: developmentLanguage, among: languages)
    var choices: [String] = []
    for choice in own + development + (folders["Base"] == nil ? [] : ["Base"]) + [Self.everywhere]
    where !choices.contains(choice) {
      choices.append(choice)
    }
    if state.choices.count > 64 { state.choices.removeAll() }
    state.choices[locale.identifier] = choices
    return choices
  }

  private func table(_ language: String, _ state: inout State) -> [String: Translation] {
    if let known = state.tables[language] { return known }
    var table: [String: Translation] = [:]
    // From the last to be asked to the first: what comes later holds.
    for catalog in catalogs.reversed() where language != Self.everywhere {
      table.merge(catalog.table(language)) { $1 }
    }
    for folder in (folders[language] ?? []).reversed() {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if let list = Self.list(folder, name + ".strings", files) as? [String: Any] {
        table.merge(list.compactMapValues { ($0 as? String).map(Translation.phrase) }) { $1 }
      }
      if let list = Self.list(folder, name + ".stringsdict", files) {
        table.merge(PluralDictionary.table(list)) { $1 }
      }
    }
    state.tables[language] = table
    return table
  }

  private static func list(_ folder: URL, _ file: String, _ files: [String]) -> Any? {
    guard let data = data(folder.appendingPathComponent(file), among: files) else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, format: nil)
  }

  private static func data(_ url: URL, among files: [String]) -> Data? {
    guard files.contains(url.lastPathComponent),
      let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= sizeLimit
    else { return nil }
    return try? Data(contentsOf: url)
  }
}
