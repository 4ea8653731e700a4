import Foundation
import Geometry

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
  /// An amount of data in the unit that suits its size: "12.3 MB".
  public struct ByteCount: Foundation.FormatStyle, Sendable {
    private var bytes: ByteCountFormatStyle

    /// Whether 1,000 or 1,024 bytes make a kilobyte.
    public var style: ByteCountFormatStyle.Style {
      get { bytes.style }
      set { bytes.style = newValue }
    }
    /// The units in which amounts may be written.
    public var allowedUnits: ByteCountFormatStyle.Units {
      get { bytes.allowedUnits }
      set { bytes.allowedUnits = newValue }
    }
    /// Whether no data are "Zero kB".
    public var spellsOutZero: Bool {
      get { bytes.spellsOutZero }
      set { bytes.spellsOutZero = newValue }
    }
    /// Whether the number of bytes follows in parentheses.
    public var includesActualByteCount: Bool {
      get { bytes.includesActualByteCount }
      set { bytes.includesActualByteCount = newValue }
    }
    /// The language.
    public var locale: Locale {
      get { bytes.locale }
      set { bytes.locale = newValue }
    }

    /// A style whose parts are all given.
    public init(
      style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units, spellsOutZero: Bool,
      includesActualByteCount: Bool, locale: Locale
    ) {
      bytes = ByteCountFormatStyle(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount, locale: locale)
    }

    /// The amount in whole bytes; what no `Int64` holds counts as the nearest that one does.
    public func format(_ value: Measurement<UnitInformationStorage>) -> String {
      bytes.format(Int64(saturating: value.converted(to: .bytes).value))
    }

    /// The style in the language of a locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
  /// An amount of data in the unit that suits its size.
  public static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true, includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount, locale: .autoupdatingCurrent)
  }
}
