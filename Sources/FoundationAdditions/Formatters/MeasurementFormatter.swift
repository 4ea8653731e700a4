import Foundation

/// Writes measurements with their units: "5 kilometers", "5 km".
///
/// Where `unitOptions` do not keep the unit that a measurement has, it is converted to the one that readers
/// of the locale use: miles or kilometres, degrees Fahrenheit or Celsius.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit a measurement is written in.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// That of the measurement.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// One in which the value is small but at least one: metres instead of thousandths of a kilometre.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Temperatures as degrees, without saying of which kind.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// Which unit measurements are written in; empty for the one that readers of the locale use.
  public var unitOptions: UnitOptions = []
  /// How units are written: `short` as "5km", `medium` as "5 km", `long` as "5 kilometers".
  public var unitStyle = Formatter.UnitStyle.medium
  /// Nil for the current one.
  public var locale: Locale! {
    didSet { if !hasOwnNumbers { formatter = nil } }
  }
  /// How the value is written: its digits, its grouping and its rounding. Where none is set, up to three digits
  /// after the point.
  public var numberFormatter: NumberFormatter! {
    get {
      if let formatter { return formatter }
      let fresh = NumberFormatter()
      fresh.numberStyle = .decimal
      fresh.locale = locale ?? ProcessLocale.current
      formatter = fresh
      return fresh
    }
    set {
      formatter = newValue
      hasOwnNumbers = newValue != nil
    }
  }
  private var formatter: NumberFormatter?
  private var hasOwnNumbers = false

  /// A formatter in the current locale with units of medium length.
  override public init() { super.init() }

  /// Coding keeps no settings: the formatter is as one newly made.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A measurement with its unit. A value that is not finite is written as it describes itself.
  public func string<UnitType>(from measurement: Measurement<UnitType>) -> String where UnitType: Unit {
    string(value: measurement.value, unit: measurement.unit)
  }

  /// A unit alone, as it is called in the locale.
  open func string(from unit: Unit) -> String {
    guard let name = UnitNames.name(of: unit) else { return unit.symbol }
    let locale = locale ?? ProcessLocale.current
    // What is left of a quantity without its number.
    let number = UnitText.number(2, locale)
    guard let whole = UnitText.string(2, name, width, locale) else { return unit.symbol }
    return whole.replacingOccurrences(of: number, with: "").trimmingCharacters(in: .whitespaces)
  }

  /// A measurement with its unit, or a unit; nil for anything else.
  override open func string(for object: Any?) -> String? {
    switch object {
    case let unit as Unit: string(from: unit)
    case let measurement as NSMeasurement: string(value: measurement.doubleValue, unit: measurement.unit)
    case let measurement as any MeasurementLike: string(value: measurement.value, unit: measurement.anyUnit)
    default: nil
    }
  }

  private var width: UnitText.Width {
    switch unitStyle {
    case .short: .narrow
    case .long: .wide
    default: .short
    }
  }

  private func string(value: Double, unit: Unit) -> String {
    let locale = locale ?? ProcessLocale.current
    var value = value
    var unit = unit
    if !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension {
      let localized = UnitChoice.localized(
        Measurement(value: value, unit: dimension), locale, isNatural: unitOptions.contains(.naturalScale))
      (value, unit) = (localized.value, localized.unit)
    }
    let digits = numberFormatter.skeleton
    if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature,
      let text = UnitText.string(value, "temperature-generic", .short, locale, number: digits)
    {
      return text
    }
    if let name = UnitNames.name(of: unit),
      let text = UnitText.string(value, name, width, locale, number: digits)
    {
      return text
    }
    return "\(UnitText.number(value, locale, number: digits)) \(unit.symbol)"
  }
}

/// A measurement whatever its unit.
private protocol MeasurementLike {
  var value: Double { get }
  var anyUnit: Unit { get }
}

extension Measurement: MeasurementLike {
  fileprivate var anyUnit: Unit { unit }
}

extension NumberFormatter {
  /// What the formatter says of digits, as one of ICU's number skeletons.
  fileprivate var skeleton: String {
    func count(_ value: Int, _ most: Int) -> Int { min(max(value, 0), most) }
    var parts: [String] = []
    if usesSignificantDigits {
      let least = max(count(minimumSignificantDigits, 40), 1)
      let most = max(count(maximumSignificantDigits, 40), least)
      parts.append(String(repeating: "@", count: least) + String(repeating: "#", count: most - least))
    } else {
      let least = count(minimumFractionDigits, 40)
      let most = max(count(maximumFractionDigits, 40), least)
      let digits = String(repeating: "0", count: least) + String(repeating: "#", count: most - least)
      parts.append(digits.isEmpty ? "precision-integer" : "." + digits)
    }
    switch roundingMode {
    case .ceiling: parts.append("rounding-mode-ceiling")
    case .floor: parts.append("rounding-mode-floor")
    case .down: parts.append("rounding-mode-down")
    case .up: parts.append("rounding-mode-up")
    case .halfDown: parts.append("rounding-mode-half-down")
    case .halfUp: parts.append("rounding-mode-half-up")
    default: parts.append("rounding-mode-half-even")
    }
    if !usesGroupingSeparator { parts.append("group-off") }
    let least = count(minimumIntegerDigits, 40)
    if least > 1 { parts.append("integer-width/+" + String(repeating: "0", count: least)) }
    return parts.joined(separator: " ")
  }
}
