import Foundation

/// A string that is translated where it is shown: a key with its values, and where its translations are.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Where a resource's tables are.
  public enum BundleDescription: Sendable {
    /// In the program itself.
    case main
    /// Where a class comes from.
    case forClass(AnyClass)
    /// In the bundle at a URL; in none where there is no bundle.
    case atURL(URL)

    var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url) ?? Bundle(path: url.path)
      }
    }
  }

  /// The key under which the tables have the string.
  public let key: String
  /// What shows where no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The table; nil for `Localizable`.
  public let table: String?
  /// The language and region; the current one leaves both to the place that shows the string.
  public var locale: Locale
  /// Where the tables are that translate the string.
  public let bundle: BundleDescription

  /// A string whose key is its phrase in the development language.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// A string with a key of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = key.description
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// A string whose key is its phrase in the development language, in the tables of a bundle.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL), comment: comment)
  }

  /// A string with a key of its own, in the tables of a bundle.
  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key, defaultValue: defaultValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL),
      comment: comment)
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.key == b.key && a.defaultValue == b.defaultValue && a.table == b.table && a.locale == b.locale
      && a.bundle.bundle?.bundlePath == b.bundle.bundle?.bundlePath
  }

  var phrase: LocalizedPhrase {
    LocalizedPhrase(name: key, key: defaultValue.key, table: table, bundle: bundle.bundle)
  }
}

extension Text {
  /// Shows the translation of a resource: in the environment's language, unless it has one of its own.
  @_disfavoredOverload
  public nonisolated init(_ resource: LocalizedStringResource) {
    let own = resource.locale == .current ? nil : resource.locale
    self.init(LocalizedTextContent(resource.phrase, locale: own))
  }
}

/// What has a name that is translated where it is shown.
public protocol CustomLocalizedStringResourceConvertible {
  /// The name.
  var localizedStringResource: LocalizedStringResource { get }
}
