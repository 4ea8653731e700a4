import Foundation

/// A string catalogue (`.xcstrings`) as it stands in the file.
struct StringCatalog: Decodable, Sendable {
  let sourceLanguage: String
  private let strings: [String: Lenient<Entry>]

  /// The languages that any of the strings has.
  var languages: Set<String> {
    strings.values.reduce(into: [sourceLanguage]) { languages, entry in
      languages.formUnion((entry.value?.localizations ?? [:]).keys)
    }
  }

  /// The translations into a language, by key. A string without one in the source language is its own. What waits
  /// for its translator is none; of the source language it is what the program says.
  func table(_ language: String) -> [String: Translation] {
    var table: [String: Translation] = [:]
    for (key, entry) in strings {
      let form = entry.value?.localizations?[language]?.value
      if let found = form?.translation(includingNew: language == sourceLanguage) {
        table[key] = found
      } else if language == sourceLanguage {
        table[key] = .phrase(key)
      }
    }
    return table
  }

  private struct Entry: Decodable, Sendable {
    var localizations: [String: Lenient<Form>]?
  }

  private struct Unit: Decodable, Sendable {
    var state: String?
    var value: String
  }

  /// A phrase, or forms of it.
  private struct Form: Decodable, Sendable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Lenient<Part>]?

    func translation(includingNew: Bool) -> Translation? {
      let unit = stringUnit.flatMap { $0.value.isEmpty || $0.state == "new" && !includingNew ? nil : $0 }
      guard
        let translation = variations?.translation(includingNew: includingNew)
          ?? unit.map({ .phrase($0.value) })
      else { return nil }
      guard let substitutions else { return translation }
      return .composed(
        translation, substitutions.compactMapValues { $0.value?.substitution(includingNew: includingNew) })
    }
  }

  private struct Variations: Decodable, Sendable {
    var plural: [String: Lenient<Form>]?
    var device: [String: Lenient<Form>]?
    var width: [String: Lenient<Form>]?

    func translation(includingNew: Bool) -> Translation? {
      if let plural {
        let forms = plural.compactMap { name, form in
          PluralCategory(rawValue: name).flatMap { category in
            form.value?.translation(includingNew: includingNew).map { (category, $0) }
          }
        }
        return forms.isEmpty ? nil : .plural(nil, Dictionary(forms) { first, _ in first })
      }
      if let device {
        let forms = device.compactMapValues { $0.value?.translation(includingNew: includingNew) }
        return forms.isEmpty ? nil : .device(forms)
      }
      let widest = width?.max { Int($0.key) ?? 0 < Int($1.key) ?? 0 }
      return widest?.value.value?.translation(includingNew: includingNew)
    }
  }

  private struct Part: Decodable, Sendable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?

    func substitution(includingNew: Bool) -> Substitution? {
      guard let forms = variations?.translation(includingNew: includingNew) else { return nil }
      return Substitution(
        argument: argNum.flatMap { $0 > 0 ? $0 - 1 : nil }, specifier: formatSpecifier ?? "@", forms: forms)
    }
  }

  /// A value that is nil where it has another form than expected, so that its neighbours can be read.
  private struct Lenient<Value: Decodable & Sendable>: Decodable, Sendable {
    var value: Value?
    init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
  }
}
