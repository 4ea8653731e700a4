import Foundation
import TestSupport
import Testing

@testable import SwiftUICore
@testable import TextViews

/// Numbers that stand in localised strings.
@Suite @MainActor struct NumbersInTextTests {
  @Test(
    "numbers have the locale's digits and separators, whole or not, with a format or without",
    arguments: [
      ("en_US", "1,234,567 1,234.500000 0.10 042 ff"), ("de_DE", "1.234.567 1.234,500000 0,10 042 ff"),
      ("fr_FR", "1\u{202f}234\u{202f}567 1\u{202f}234,500000 0,10 042 ff"),
      ("ar_EG", "١٬٢٣٤٬٥٦٧ ١٬٢٣٤٫٥٠٠٠٠٠ ٠٫١٠ ٠٤٢ ff"), ("fa", "۱٬۲۳۴٬۵۶۷ ۱٬۲۳۴٫۵۰۰۰۰۰ ۰٫۱۰ ۰۴۲ ff"),
      ("hi_IN", "12,34,567 1,234.500000 0.10 042 ff"), ("ja_JP", "1,234,567 1,234.500000 0.10 042 ff"),
    ])
  func digits(locale: String, expected: String) {
    let value: String.LocalizationValue =
      "\(1_234_567) \(1234.5) \(0.1, specifier: "%.2f") \(42, specifier: "%03d") \(255, specifier: "%x")"
    #expect(String(localized: value, locale: Locale(identifier: locale)) == expected)
    let text = Text(LocalizedStringResource(value, locale: Locale(identifier: locale)))
    #expect(text.string(Locale(identifier: "en")) == expected)
  }

  @Test("zeros that fill a field are digits, without separators between them")
  func zeros() {
    func form(_ value: String.LocalizationValue, _ locale: String) -> String {
      String(localized: value, locale: Locale(identifier: locale))
    }
    #expect(form("\(42, specifier: "%05d") \(-42, specifier: "%05lld")", "en_US") == "00042 -0042")
    #expect(form("\(1, specifier: "%05d") \(UInt(7), specifier: "%+05d")", "de_DE") == "00001 +0007")
    #expect(
      form("\(-2.25, specifier: "%06.1f") \(1234.5, specifier: "%09.2f")", "de_DE") == "-002,2 001234,50")
    #expect(form("\(123_456, specifier: "%03d")", "en_US") == "123456")
    #expect(form("\(7, specifier: "%04d")", "ar_EG") == "٠٠٠٧")
  }

  @Test(
    "a precision may start with a zero, or be left out",
    arguments: [
      ("%.0f", "3"), ("%.f", "3"), ("%5.0f", "    3"), ("%05.0f", "00003"), ("%.0lf", "3"), ("%.00f", "3"),
      ("%.02f", "2.72"), ("%+.0f", "+3"), ("%-4.0lf", "3   "), ("%.1f", "2.7"),
    ])
  func precisions(specifier: String, expected: String) throws {
    let english = Locale(identifier: "en_US")
    let value: String.LocalizationValue = "x \(2.718, specifier: specifier)%"
    #expect(String(localized: value, locale: english) == "x \(expected)%")
    #expect(shown(Text("x \(2.718, specifier: specifier)%")) == "x \(expected)%")
    let files = try WrittenBundle(["en.lproj/Localizable.strings": "\"x %lf\" = \"y \(specifier)%%\";"])
    #expect(shown(Text("x \(2.718)", bundle: files.bundle)) == "y \(expected)%")
  }

  @Test("a whole number too large for a sign is shown where a translation expects a text")
  func unsigned() throws {
    let files = try WrittenBundle([
      "en.lproj/Localizable.strings": "\"%llu left\" = \"left: %@\"; \"%llu more\" = \"%22@|\";"
    ])
    let most = "18446744073709551615"
    #expect(shown(Text("\(UInt64.max) left", bundle: files.bundle)) == "left: \(most)")
    #expect(shown(Text("\(UInt64.max) more", bundle: files.bundle)) == "  \(most)|")
    #expect(shown(Text("\(UInt64(7)) left", bundle: files.bundle)) == "left: 7")
  }

  @Test("numbers at the ends of their range")
  func extremes() {
    let locale = Locale(identifier: "en_US")
    func form(_ value: String.LocalizationValue) -> String { String(localized: value, locale: locale) }
    #expect(form("\(Int64.min) \(UInt64.max)") == "-9,223,372,036,854,775,808 18446744073709551615")
    #expect(form("\(Int.max, specifier: "%.2f")") == "9,223,372,036,854,776,000.00")
    #expect(form("\(-1, specifier: "%x") \(-5, specifier: "%d")") == "ffffffffffffffff -5")
    #expect(form("\(Double.nan) \(Double.infinity)") == "NaN ∞")
    #expect(form("\(1e300, specifier: "%400.400f")").count < 2_000)
    #expect(form("\(3, specifier: "%5d")|\(3, specifier: "%-5d")|") == "    3|3    |")
  }
}
