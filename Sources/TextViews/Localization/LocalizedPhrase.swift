import Foundation
import FoundationAdditions

/// A key with its values and the place of its translations.
struct LocalizedPhrase {
  /// What the tables know the phrase by, and what is a format where no table has it.
  var name: String
  var key: LocalizedStringKey
  var table: String?
  var bundle: Bundle?

  init(name: String? = nil, key: LocalizedStringKey, table: String?, bundle: Bundle?) {
    self.name = name ?? key.key
    self.key = key
    self.table = table
    self.bundle = bundle
  }

  /// The pieces of the translation: text, and the values in their places.
  func pieces(_ locale: Locale, devices: [String]) -> [FormatString.Piece] {
    let found = StringTables.shared.table(table, bundle).translation(name, for: locale)
    guard key.isFormat || !(found?.translation.isPlain ?? true) else {
      if case .phrase(let phrase)? = found?.translation { return [.text(phrase)] }
      return [.text(key.key)]
    }
    let context = TranslationContext(
      numbers: key.arguments.map(\.number),
      rule: PluralRule(language: found?.language ?? locale.identifier), devices: devices)
    return (found?.translation ?? .phrase(key.key)).pieces(context)
  }

  /// The translation with its values, to be read as Markdown.
  func marked(_ pieces: [FormatString.Piece], _ locale: Locale) -> MarkedText {
    var source = MarkedText(locale)
    for piece in pieces {
      switch piece {
      case .text(let text): source.append(text)
      case .argument(let index, let specifier):
        guard key.arguments.indices.contains(index) else { continue }
        if case .text(let text) = key.arguments[index] {
          source.append(text)
        } else {
          source.append(Text(verbatim: specifier.string(key.arguments[index], locale)))
        }
      case .part: break
      }
    }
    return source
  }

  /// The translation as plain text.
  package func string(_ locale: Locale) -> String {
    pieces(locale, devices: Translation.deviceNames(.desktop)).reduce(into: "") { string, piece in
      switch piece {
      case .text(let text): string += text
      case .argument(let index, let specifier):
        guard key.arguments.indices.contains(index) else { return }
        if case .text(let text) = key.arguments[index] {
          string += text.string(locale)
        } else {
          string += specifier.string(key.arguments[index], locale)
        }
      case .part: break
      }
    }
  }

  static func == (a: Self, b: Self) -> Bool {
    a.name == b.name && a.key == b.key && a.table == b.table && a.bundle === b.bundle
  }
}

extension LocalizedStringKey.Argument {
  /// The argument as plural rules see it; nil where it is no number.
  fileprivate var number: PluralOperands? {
    switch self {
    case .integer(let value): PluralOperands(value)
    case .unsigned(let value): PluralOperands(Int64(clamping: value))
    case .number(let value): PluralOperands(value)
    case .string, .text: nil
    }
  }
}

extension Translation {
  /// Whether it is one phrase, without a choice.
  fileprivate var isPlain: Bool {
    if case .phrase = self { return true }
    return false
  }

  /// What catalogues call the device of a profile, the best name first.
  static func deviceNames(_ profile: PlatformProfile) -> [String] {
    switch profile {
    case .desktop: namesOfComputers
    case .phone: ["iphone", "ipad", "ipod"]
    }
  }
}

extension Text {
  /// What the text shows in a language, without its attributes; an image is the object replacement character.
  package func string(_ locale: Locale) -> String {
    var values = EnvironmentValues()
    values.locale = locale
    var writer = TextWriter(TextEnvironment(values), values)
    writer.write(self)
    return writer.runs.map(\.text).joined()
  }
}
