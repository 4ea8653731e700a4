import Foundation
import FoundationAdditions
import Geometry

extension FormatString.Specifier {
  /// The argument in this form and the locale's digits and separators; a conversion that does not fit it shows its
  /// number all the same.
  func string(_ argument: LocalizedStringKey.Argument, _ locale: Locale) -> String {
    switch argument {
    case .text: return ""
    case .string(let value): return padded(precision.map { String(value.prefix($0)) } ?? value)
    case .integer(let value):
      if isFraction { return fraction(Double(value), locale) }
      if isPlain { return grouped(value, locale) }
      if isBare || conversion == "u" { return String(format: template, UInt64(bitPattern: value)) }
      return filled(value, locale) ?? String(format: template, locale: locale, value)
    case .unsigned(let value):
      if isFraction { return fraction(Double(value), locale) }
      guard !isBare, let value = Int64(exactly: value) else {
        return String(format: template(text: "u"), value)
      }
      if isPlain { return grouped(value, locale) }
      return filled(value, locale) ?? String(format: template, locale: locale, value)
    case .number(let value):
      return isFraction ? fraction(value, locale) : grouped(Int64(saturating: value), locale)
    }
  }

  private var isFraction: Bool { "fFeEgGaA".contains(conversion) }
  /// Whether a number is written by its bits, alike in all languages.
  private var isBare: Bool { "xXo".contains(conversion) }

  private func fraction(_ value: Double, _ locale: Locale) -> String {
    filled(value, locale) ?? String(format: template, locale: locale, value)
  }

  /// The digits before the decimal separator of a number that zeros fill up to the width; nil for other forms.
  private func filledLength(isNegative: Bool, decimals: Int) -> PartialRangeFrom<Int>? {
    guard let width, flags.contains("0"), !flags.contains("-") else { return nil }
    let sign = isNegative || flags.contains("+") ? 1 : 0
    return max(width - sign - (decimals > 0 ? decimals + 1 : 0), 1)...
  }

  /// A whole number with zeros before it, and no separators between them; nil for other forms.
  private func filled(_ value: Int64, _ locale: Locale) -> String? {
    guard precision == nil, let length = filledLength(isNegative: value < 0, decimals: 0) else { return nil }
    let style = IntegerFormatStyle<Int64>(locale: locale).grouping(.never)
    return value.formatted(
      style.precision(.integerLength(length)).sign(strategy: flags.contains("+") ? .always() : .automatic))
  }

  /// A number with zeros before it, and no separators between them; nil for other forms.
  private func filled(_ value: Double, _ locale: Locale) -> String? {
    let decimals = precision ?? 6
    guard value.isFinite, "fF".contains(conversion),
      let length = filledLength(isNegative: value.sign == .minus, decimals: decimals)
    else { return nil }
    let style = FloatingPointFormatStyle<Double>(locale: locale).grouping(.never)
    let precision = FloatingPointFormatStyle<Double>.Configuration.Precision.integerAndFractionLength(
      integerLimits: length, fractionLimits: decimals...decimals)
    return value.formatted(
      style.precision(precision).sign(strategy: flags.contains("+") ? .always() : .automatic))
  }

  /// What C calls the form of a number of 64 bits.
  private var template: String { template(text: "d") }

  /// The same, with a conversion for numbers that stand where a text is meant.
  private func template(text: Character) -> String {
    let field =
      flags.filter { $0 != "'" } + (width.map(String.init) ?? "") + (precision.map { ".\($0)" } ?? "")
    return "%" + field + (isFraction ? "" : "ll") + String("@sc".contains(conversion) ? text : conversion)
  }

  private func grouped(_ value: Int64, _ locale: Locale) -> String {
    if isBare { return String(format: template, value) }
    if value > -1000, value < 1000, locale.identifier.hasPrefix("en") { return String(value) }
    return value.formatted(.number.locale(locale))
  }

  private func padded(_ string: String) -> String {
    guard let width, string.count < width else { return string }
    let blanks = String(repeating: " ", count: width - string.count)
    return flags.contains("-") ? string + blanks : blanks + string
  }
}
