import Foundation
import FoundationAdditions
import Geometry

extension FormatString.Specifier {
  /// The argument in this form; a conversion that does not fit it shows its number all the same.
  func string(_ argument: LocalizedStringKey.Argument, _ locale: Locale) -> String {
    switch argument {
    case .text: return ""
    case .string(let value): return padded(precision.map { String(value.prefix($0)) } ?? value)
    case .integer(let value):
      if isFraction { return string(Double(value)) }
      if isPlain { return grouped(value, locale) }
      return "xXou".contains(conversion)
        ? String(format: template("ll"), UInt64(bitPattern: value)) : String(format: template("ll"), value)
    case .unsigned(let value):
      if isFraction { return string(Double(value)) }
      if isPlain, let value = Int64(exactly: value) { return grouped(value, locale) }
      return String(format: template("ll"), value)
    case .number(let value):
      return isFraction ? string(value) : grouped(Int64(saturating: value), locale)
    }
  }

  private var isFraction: Bool { "fFeEgGaA".contains(conversion) }

  private func string(_ value: Double) -> String { String(format: template(""), value) }

  private func template(_ length: String) -> String {
    var flags = flags
    flags.removeAll { $0 == "'" }
    let conversion = "@sc".contains(conversion) ? "d" : conversion
    return "%" + flags + (width.map(String.init) ?? "") + (precision.map { ".\($0)" } ?? "") + length
      + String(conversion)
  }

  private func grouped(_ value: Int64, _ locale: Locale) -> String {
    if "xXo".contains(conversion) { return String(format: template("ll"), value) }
    if value > -1000, value < 1000, locale.identifier.hasPrefix("en") { return String(value) }
    return value.formatted(.number.locale(locale))
  }

  private func padded(_ string: String) -> String {
    guard let width, string.count < width else { return string }
    let blanks = String(repeating: " ", count: width - string.count)
    return flags.contains("-") ? string + blanks : blanks + string
  }
}
