import Foundation
import FoundationAdditions

extension String {
  /// A key of a table of strings with the values that stand in it, to be translated later.
  ///
  /// Made of a literal: each interpolated value stands in the key as a format specifier, as in
  /// `LocalizedStringKey`.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let key: LocalizedStringKey

    /// A key without values; per cent signs in it are no specifiers.
    public init(_ value: String) { key = LocalizedStringKey(value) }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation.key)
    }

    /// Gathers the pieces of an interpolated literal. The compiler uses it; a program does not call it.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key: LocalizedStringKey.StringInterpolation

      public init(literalCapacity: Int, interpolationCount: Int) {
        key = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      }

      public mutating func appendLiteral(_ literal: String) { key.appendLiteral(literal) }

      /// A string, shown as it is: `%@` in the key.
      public mutating func appendInterpolation(_ string: String) { key.appendInterpolation(string) }

      /// A substring, shown as it is: `%@` in the key.
      public mutating func appendInterpolation(_ substring: Substring) {
        key.appendInterpolation(String(substring))
      }

      /// A number in the reader's form.
      public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
        key.appendInterpolation(value)
      }

      /// A number in a C format such as `%.2f`.
      public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
        key.appendInterpolation(value, specifier: specifier)
      }

      /// A value in the form of a format style, with the reader's locale.
      public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
      where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        key.appendInterpolation(input, format: format)
      }

      /// A string whose attributes come with it; `String(localized:)` keeps its characters alone. `%@` in the
      /// key.
      public mutating func appendInterpolation(_ attributedString: AttributedString) {
        key.appendInterpolation(attributedString)
      }

      /// A string that is translated by itself: `%@` in the key.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        key.appendInterpolation(resource)
      }

      /// A value as a formatter writes it; without a formatter as it describes itself.
      public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
      where Subject: ReferenceConvertible {
        key.appendInterpolation(subject, formatter: formatter)
      }

      /// An object as a formatter writes it; without a formatter as it describes itself.
      public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
      where Subject: NSObject {
        key.appendInterpolation(subject, formatter: formatter)
      }
    }
  }
}

extension String {
  /// The translation of a key, as plain text.
  ///
  /// The key is looked up in a table (`Localizable` where none is named) of a bundle (the program's own where
  /// none is given). The current locale is here the one that the process was started with. A key that no
  /// table has is its own translation, with its values in place.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let phrase = LocalizedPhrase(key: keyAndValue.key, table: table, bundle: bundle)
    self = phrase.string(ProcessLocale.resolving(locale))
  }

  /// The translation of a key, or else a phrase of the development language.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let phrase = LocalizedPhrase(
      name: key.description, key: defaultValue.key, table: table, bundle: bundle)
    self = phrase.string(ProcessLocale.resolving(locale))
  }

  /// The translation of a resource.
  public init(localized resource: LocalizedStringResource) {
    self = resource.phrase.string(ProcessLocale.resolving(resource.locale))
  }
}
