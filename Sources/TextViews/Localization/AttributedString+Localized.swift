import Foundation
import FoundationAdditions

extension AttributedString {
  /// The translation of a key, with what its Markdown means as attributes. Attributed values keep theirs.
  ///
  /// The key is looked up in a table (`Localizable` where none is named) of a bundle (the program's own where
  /// none is given), in the process's language where no other is named.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(LocalizedPhrase(key: keyAndValue.key, table: table, bundle: bundle), locale)
  }

  /// The translation of a key, or else a phrase of the development language, with what its Markdown means as
  /// attributes.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      LocalizedPhrase(name: key.description, key: defaultValue.key, table: table, bundle: bundle), locale)
  }

  /// The translation of a resource, with what its Markdown means as attributes.
  public init(localized resource: LocalizedStringResource) { self.init(resource.phrase, resource.locale) }

  private init(_ phrase: LocalizedPhrase, _ locale: Locale?) {
    let locale = ProcessLocale.resolving(locale ?? .current)
    let pieces = phrase.pieces(locale, devices: Translation.deviceNames(.desktop))
    self.init()
    for part in phrase.marked(pieces, locale).parts {
      var string = AttributedString(part.text.string(locale))
      if case .content(let content) = part.text.storage, let own = content as? AttributedTextContent {
        string = own.string
      }
      if !part.run.intent.isEmpty { string.inlinePresentationIntent = part.run.intent }
      if let link = part.run.link { string.link = URL(markdown: link) }
      self += string
    }
  }
}
