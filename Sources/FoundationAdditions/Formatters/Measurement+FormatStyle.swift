import Foundation

extension Measurement where UnitType: Dimension {
  /// A measurement with its unit: "5 kilometers", "5 km", in the unit that readers of the locale use for what is
  /// measured.
  ///
  /// A unit that Unicode's locale data do not know is written as its symbol.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How units are written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      fileprivate enum Form: Codable { case wide, abbreviated, narrow }
      fileprivate let form: Form

      /// "5 kilometers".
      public static var wide: Self { Self(form: .wide) }
      /// "5 km".
      public static var abbreviated: Self { Self(form: .abbreviated) }
      /// "5km".
      public static var narrow: Self { Self(form: .narrow) }
    }

    /// How units are written.
    public var width: UnitWidth
    /// The language, and whose units are used; the process's for the current one.
    public var locale: Locale
    /// What is measured; nil for the measurement's own unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the value is written; nil for as many digits as the usage calls for.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether temperatures are written as degrees, without the name of the scale.
    public var hidesScaleName = false

    /// A style for measurements of a kind; without a number style, with as many digits as the kind calls for.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// The measurement with its unit. A value that is not a number is written as the locale does.
    public func format(_ value: Measurement<UnitType>) -> String {
      let locale = ProcessLocale.resolving(locale)
      let digits = numberFormatStyle.map(NumberSkeleton.of) ?? ""
      var measurement = Measurement<Dimension>(value: value.value, unit: value.unit)
      let isWithoutScale = hidesScaleName && value.unit is UnitTemperature
      if isWithoutScale, usage?.name != nil {
        measurement = UnitChoice.localized(measurement, locale, isNatural: false)
      }
      let number = measurement.value
      if isWithoutScale,
        let text = UnitText.string(number, "temperature-generic", .short, locale, number: digits)
      {
        return text
      }
      if let unit = UnitNames.name(of: measurement.unit) {
        let own = usage?.name.flatMap {
          UnitText.string(number, unit, textWidth, locale, number: "usage/\($0) \(digits)")
        }
        // Not every kind of unit has another for readers of another place.
        if let text = own ?? UnitText.string(number, unit, textWidth, locale, number: digits) { return text }
      }
      return "\(UnitText.number(number, locale, number: digits)) \(measurement.unit.symbol)"
    }

    private var textWidth: UnitText.Width {
      switch width.form {
      case .wide: .wide
      case .abbreviated: .short
      case .narrow: .narrow
      }
    }

    /// The style in the language of a locale, with the units used there.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// The measurement with its unit, in the form of a style.
  public func formatted<S>(_ style: S) -> S.FormatOutput
  where S: Foundation.FormatStyle, S.FormatInput == Self { style.format(self) }

  /// The measurement with its unit, in the one that readers of the current locale use.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// A style for temperatures of a kind, with or without the name of their scale.
  public init(
    width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    self.hidesScaleName = hidesScaleName
  }
}

extension FormatStyle {
  /// A measurement with its unit, in the one that readers of the locale use for what is measured.
  public static func measurement<UnitType>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle, UnitType: Dimension {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
  /// A temperature in the scale that readers of the locale use, whose name may be left out.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self {
    Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}
