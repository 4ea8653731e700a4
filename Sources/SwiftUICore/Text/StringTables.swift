import Foundation
import Synchronization

/// The tables of translations that bundles hold, each read once.
final class StringTables: Sendable {
  static let shared = StringTables()

  private struct Key: Hashable {
    var bundle: String
    var table: String
    var locale: String
  }

  private let tables = Mutex<[Key: [String: String]]>([:])

  /// The translation of a key; nil where no table has it.
  func string(_ key: String, table: String?, bundle: Bundle?, locale: Locale) -> String? {
    let bundle = bundle ?? .main
    let name = table ?? "Localizable"
    let tableKey = Key(bundle: bundle.bundlePath, table: name, locale: locale.identifier)
    if let known = tables.withLock({ $0[tableKey] }) { return known[key] }
    let read = Self.read(name, bundle, locale)
    tables.withLock { tables in
      if tables.count > 256 { tables.removeAll() }
      tables[tableKey] = read
    }
    return read[key]
  }

  private static func read(_ table: String, _ bundle: Bundle, _ locale: Locale) -> [String: String] {
    let wanted = locale.identifier.replacingOccurrences(of: "_", with: "-")
    let localizations = Bundle.preferredLocalizations(from: bundle.localizations, forPreferences: [wanted])
    for localization in localizations + [nil] {
      let url =
        if let localization {
          bundle.url(
            forResource: table, withExtension: "strings", subdirectory: nil, localization: localization)
        } else {
          bundle.url(forResource: table, withExtension: "strings")
        }
      guard let url, let data = try? Data(contentsOf: url),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      else { continue }
      return list as? [String: String] ?? [:]
    }
    return [:]
  }
}
