import Foundation
import Geometry

/// A form that a noun takes beside a number.
package enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// Which form of a noun goes with which number in a language: the cardinal rules of the CLDR.
package struct PluralRule: Sendable {
  private let category: @Sendable (PluralOperands) -> PluralCategory

  /// The rule of a language: of the whole identifier, or else of what stands before the region. A language
  /// that is not known has one form for all numbers.
  package init(language: String) {
    let name = language.replacingOccurrences(of: "_", with: "-").lowercased()
    let known = PluralRules.byLanguage
    category = known[name] ?? known[String(name.prefix { $0 != "-" })] ?? PluralRules.oneForm
  }

  package func category(of number: PluralOperands) -> PluralCategory { category(number) }
}

/// A number as plural rules see it: its value without sign, and the decimals that are written.
package struct PluralOperands: Equatable, Sendable {
  /// The value.
  let n: Double
  /// The whole part; at most what an `Int` holds.
  let i: Int
  /// How many decimals are written, with their last zeros, and the number that they make.
  let v: Int
  let f: Int
  /// The number that the decimals make without their last zeros.
  let t: Int

  package init(_ value: Int64) {
    n = Double(value.magnitude)
    i = Int(clamping: value.magnitude)
    (v, f, t) = (0, 0, 0)
  }

  /// A value with the shortest decimals that tell it from others. NaN and infinities count as 0.
  package init(_ value: Double) {
    let value = value.isFinite ? abs(value) : 0
    n = value
    i = Int(saturating: value)
    let digits = value.rounded(.down) == value ? "" : "\(value)".drop { $0 != "." }.dropFirst().prefix(9)
    v = digits.count
    f = Int(digits) ?? 0
    var trimmed = f
    while trimmed > 0, trimmed % 10 == 0 { trimmed /= 10 }
    t = trimmed
  }

  var isWhole: Bool { v == 0 }

  /// The remainder of the value where it is whole; -1, which no rule names, where it is not.
  func n(modulo divisor: Int) -> Int { isWhole ? i % divisor : -1 }
}
