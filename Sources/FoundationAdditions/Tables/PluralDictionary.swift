import Foundation

/// A table of plural forms (`.stringsdict`), read from its property list.
enum PluralDictionary {
  /// The translations by key; what has another form than expected is left out.
  static func table(_ list: Any) -> [String: Translation] {
    guard let entries = list as? [String: Any] else { return [:] }
    return entries.compactMapValues { ($0 as? [String: Any]).flatMap(translation) }
  }

  private static func translation(_ entry: [String: Any]) -> Translation? {
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
      return widths.max { Int($0.key) ?? 0 < Int($1.key) ?? 0 }.map { .phrase($0.value) }
    }
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return .device(
        devices.compactMapValues { value in
          if let phrase = value as? String { return .phrase(phrase) }
          return (value as? [String: Any]).flatMap(translation)
        })
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    var parts: [String: Substitution] = [:]
    for (name, value) in entry {
      guard let part = value as? [String: Any],
        part["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType"
      else { continue }
      var forms: [PluralCategory: Translation] = [:]
      for category in PluralCategory.allCases {
        if let form = part[category.rawValue] as? String { forms[category] = .phrase(form) }
      }
      let specifier = part["NSStringFormatValueTypeKey"] as? String ?? "@"
      parts[name] = Substitution(specifier: specifier, forms: .plural(nil, forms))
    }
    return .composed(.phrase(format), parts)
  }
}
