import Foundation
import SceneHost
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore
@testable import TextViews

/// Every way to a text, and every kind of value in a localised key.
@Suite @MainActor struct TextInitialiserTests {
  private let date = Date(timeIntervalSince1970: 1_000_000_000)

  private func key(_ key: LocalizedStringKey) -> String { key.key }
  private func text(_ view: Text, locale: String = "en_US") -> String {
    shown(view, locale: locale) { $0.timeZone = .gmt }
  }

  @Test func strings() {
    let variable = "**a** %d"
    #expect(text(Text(variable)) == variable && text(Text(verbatim: variable)) == variable)
    #expect(text(Text(variable.dropFirst(2))) == "a** %d")
    #expect(text(Text("**a** 5%")) == "a 5%")
    #expect(text(Text(LocalizedStringResource("plain"))) == "plain")
    #expect(text(Text(AttributedString("a"))) == "a")
    #expect(text(Text("a") + Text("b").bold()) == "ab")
    #expect(text(Text("a \(Text("b").bold()) c")) == "a b c")
  }

  @Test func tablesAndBundles() throws {
    let files = try WrittenBundle([
      "de.lproj/Localizable.strings": "\"Hello\" = \"Hallo\"; \"%lld of %@\" = \"%2$@: %1$lld\";",
      "de.lproj/Other.strings": "\"Hello\" = \"Servus\";",
    ])
    let hello = Text("Hello", bundle: files.bundle, comment: "A greeting")
    #expect(text(hello, locale: "de") == "Hallo" && text(hello, locale: "fr") == "Hello")
    #expect(text(Text("Hello", tableName: "Other", bundle: files.bundle), locale: "de") == "Servus")
    #expect(text(Text("\(3) of \("x")", bundle: files.bundle), locale: "de") == "x: 3")
  }

  @Test func datesAndFormats() {
    #expect(text(Text(date, style: .date)) == "September 9, 2001")
    #expect(text(Text(date, style: .time)).hasPrefix("1:46"))
    let range = date...(date + 86_400)
    #expect(text(Text(range)) == text(Text(DateInterval(start: date, duration: 86_400))))
    #expect(text(Text(range)).contains("2001"))
    #expect(text(Text(1234.5, format: .number)) == "1,234.5")
    #expect(text(Text(1234.5, format: .number), locale: "de") == "1.234,5")
    #expect(text(Text(date, format: .dateTime.year())) == "2001")
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: "en_US")
    #expect(text(Text(NSNumber(value: 21), formatter: formatter)) == "twenty-one")
    let dates = DateFormatter()
    dates.dateFormat = "yyyy"
    #expect(text(Text(date, formatter: dates)) == "2001")
    let number = NumberFormatter()
    number.locale = Locale(identifier: "en_US")
    #expect(text(Text(Decimal(5), formatter: number)) == "5")
    #expect(text(Text(UUID(), formatter: number)).count == 36)
    let string = "a"
    #expect(text(Text(string, format: Wrong())) == "<a>")
  }

  /// A format style of a program.
  private struct Wrong: FormatStyle {
    func format(_ value: String) -> String { "<\(value)>" }
  }

  @Test func everyInterpolationHasItsSpecifier() {
    let string = "s"
    #expect(key("\(string)") == "%@")
    #expect(key("\(AttributedString("a"))") == "%@")
    #expect(
      key("\(1) \(UInt(1)) \(Int8(1)) \(Int16(1)) \(Int32(1)) \(Int64(1))") == "%lld %llu %d %d %d %lld")
    #expect(key("\(UInt8(1)) \(UInt16(1)) \(UInt32(1)) \(UInt64(1))") == "%u %u %u %llu")
    #expect(key("\(1.5) \(Float(1)) \(CGFloat(1))") == "%lf %f %lf")
    #expect(key("\(255, specifier: "%x") \(1.5, specifier: "%.2f")") == "%x %.2f")
    #expect(key("\(date...date)") == "%@")
    #expect(key("\(DateInterval(start: date, duration: 1))") == "%@")
    #expect(key("\(0.5, format: .percent)") == "%@")
    #expect(key("\(NSNumber(value: 1), formatter: nil)") == "%@")
    #expect(key("\(date, formatter: nil)") == "%@" && key("\(Decimal(1), formatter: nil)") == "%@")
    #expect(key("\(date, style: .time)") == "%@")
    #expect(key("\(Text("a"))") == "%@")
    #expect(key("\(Image(systemName: "star"))") == "%@")
    #expect(key("\(LocalizedStringResource("a"))") == "%@")
    #expect(
      key("\(timerInterval: date...date, pauseTime: nil, countsDown: false, showsHours: false)") == "%@")
    #expect(key("5% \(1)") == "5%% %lld")
    #expect(LocalizedStringKey("a").key == "a" && LocalizedStringKey(stringLiteral: "b").key == "b")
    var interpolation = LocalizedStringKey.StringInterpolation(literalCapacity: 3, interpolationCount: 1)
    interpolation.appendLiteral("a ")
    interpolation.appendInterpolation("b")
    #expect(LocalizedStringKey(stringInterpolation: interpolation) == "a \(String("b"))")
  }

  @Test func everyInterpolationIsShown() {
    #expect(
      text(Text("\("s") \(1234) \(255, specifier: "%x") \(1.5, specifier: "%.2f")")) == "s 1,234 ff 1.50")
    #expect(text(Text("\(0.5, format: .percent)")) == "50%")
    #expect(text(Text("\(AttributedString("a")) \(Text("b"))")) == "a b")
    #expect(text(Text("\(date, style: .date)")) == "September 9, 2001")
    #expect(text(Text("\(LocalizedStringResource("res"))")) == "res")
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    #expect(text(Text("\(date, formatter: formatter)")) == "2001")
    #expect(text(Text("\(NSNumber(value: 3))")) == "3")
    #expect(!text(Text("\(date...(date + 60))")).isEmpty)
    #expect(!text(Text("\(DateInterval(start: date, duration: 60))")).isEmpty)
    let past = Date(timeIntervalSinceNow: -100)...Date(timeIntervalSinceNow: -40)
    #expect(text(Text("\(timerInterval: past, countsDown: false)")) == "1:00")
    #expect(text(Text("a\(Image(systemName: "star"))b")) == "ab")
  }

  @Test func attributedFormats() {
    let style = Date.FormatStyle(locale: Locale(identifier: "en_US"), timeZone: .gmt).year().attributedStyle
    #expect(text(Text("\(date, format: style)")) == "2001")
    #expect(text(Text(date, format: style)) == "2001")
  }
}
