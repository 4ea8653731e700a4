import Foundation
import Synchronization

/// The language whose rules a text is set by: which forms of letters fonts give it, which font stands in for
/// characters that the text's font lacks, where its lines may break.
public struct TypesettingLanguage: Sendable, Equatable {
  enum Storage: Sendable, Equatable {
    case automatic
    case explicit(Locale.Language)
  }

  let storage: Storage

  /// That of the environment's locale.
  public static let automatic = TypesettingLanguage(storage: .automatic)

  /// A language that a program names.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(storage: .explicit(language))
  }
}

extension Text {
  /// Sets the text by the rules of a language, whatever the locale. Not enabled, it changes nothing.
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Text { isEnabled ? modified(.language(language)) : self }

  /// Sets the text by the rules of a language, whatever the locale. Not enabled, it changes nothing.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }
}

extension View {
  /// Sets the texts below by the rules of a language, whatever the locale. Not enabled, it changes nothing.
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { modifier(TypesettingLanguageModifier(language: isEnabled ? language : nil)) }

  /// Sets the texts below by the rules of a language, whatever the locale. Not enabled, it changes nothing.
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { typesettingLanguage(.explicit(language), isEnabled: isEnabled) }
}

nonisolated private struct TypesettingLanguageModifier: EnvironmentModifying {
  typealias Body = Never
  /// Nil changes nothing.
  let language: TypesettingLanguage?

  func write(to values: inout EnvironmentValues) {
    if let language { values.textLook.apply(.language(language)) }
  }
}

extension Locale.Language {
  /// The language as a BCP 47 tag with the script that it is written in. Nil for English, by whose rules text is
  /// set where no language is known.
  var typesettingTag: String? {
    guard let code = languageCode, code != .english else { return nil }
    guard !code.identifier.isEmpty else { return nil }
    let parts: [String?] = [code.identifier, script?.identifier, region?.identifier]
    return parts.compactMap { $0 }.joined(separator: "-")
  }
}

/// The tags of locales, worked out once for each.
enum TypesettingTags {
  private static let known = Mutex<[String: String?]>([:])

  static func tag(of locale: Locale) -> String? {
    let identifier = locale.identifier
    if identifier.isEmpty || identifier.hasPrefix("en") && !identifier.hasPrefix("enm") { return nil }
    return known.withLock { known in
      if let tag = known[identifier] { return tag }
      let tag = locale.language.typesettingTag
      known[identifier] = .some(tag)
      return tag
    }
  }
}
