import Foundation

extension PersonNameComponents {
  /// A person's name: "Dr. Ann May Lee", "Ann Lee", "Ann" or "AL".
  ///
  /// Names in Chinese, Japanese and Korean characters begin with the family's, without a blank; so do, with a
  /// blank, other names for Hungarian and Vietnamese readers.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a name is written.
    public enum Style: String, Codable, Hashable, Sendable {
      /// The nickname, or else the given name.
      case short
      /// Given and family name.
      case medium
      /// All there is but the nickname.
      case long
      /// The initials.
      case abbreviated
    }

    /// How much of the name is written.
    public var style: Style
    /// Whose order of names is used.
    public var locale: Locale

    /// A style for names.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// The name; empty where the parts that the style writes are missing.
    public func format(_ value: PersonNameComponents) -> String {
      func part(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
      let (given, middle, family) = (part(value.givenName), part(value.middleName), part(value.familyName))
      let all = [given, family].compactMap { $0 }
      let isIdeographic = !all.isEmpty && all.allSatisfy { $0.unicodeScalars.allSatisfy(Self.isEastAsian) }
      let isFamilyFirst = isIdeographic || Self.familyFirst.contains(Self.language(locale))
      let blank = isIdeographic ? "" : " "
      let short = (isFamilyFirst ? [family, given] : [given, family]).compactMap { $0 }
      let long = (isFamilyFirst ? [family, middle, given] : [given, middle, family]).compactMap { $0 }
      switch style {
      case .short:
        return part(value.nickname) ?? given ?? family ?? ""
      case .medium:
        return short.joined(separator: blank)
      case .long:
        let parts = [part(value.namePrefix), part(long.joined(separator: blank)), part(value.nameSuffix)]
        return parts.compactMap { $0 }.joined(separator: " ")
      case .abbreviated:
        if isIdeographic { return family ?? given ?? "" }
        return String(short.compactMap(\.first))
      }
    }

    private static let familyFirst: Set<String> = ["hu", "vi"]

    private static func language(_ locale: Locale) -> String {
      ProcessLocale.resolving(locale).language.languageCode?.identifier ?? ""
    }

    /// Han, Kana and Hangul.
    private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x3005, 0x3040...0x30ff, 0x3400...0x9fff, 0xac00...0xd7a3, 0xf900...0xfaff, 0x2_0000...0x3_ffff:
        true
      default: false
      }
    }

    /// The style with the order of names of a locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// The name in the form of a style.
  public func formatted<S>(_ style: S) -> S.FormatOutput
  where S: Foundation.FormatStyle, S.FormatInput == PersonNameComponents { style.format(self) }

  /// Given and family name.
  public func formatted() -> String { FormatStyle().format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A person's name.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
