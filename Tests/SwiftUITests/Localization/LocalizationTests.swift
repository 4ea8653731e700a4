import Foundation
import TestSupport
import Testing
import ViewGraph

@testable import SwiftUICore
@testable import TextViews

@Suite @MainActor struct LocalizationTests {
  private let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello": {"localizations": {
        "ru": {"stringUnit": {"state": "translated", "value": "Привет"}},
        "ar": {"stringUnit": {"state": "translated", "value": "مرحبا"}},
        "zh-Hant": {"stringUnit": {"state": "translated", "value": "哈囉"}},
        "pt-BR": {"stringUnit": {"state": "translated", "value": "Oi"}},
        "pt": {"stringUnit": {"state": "translated", "value": "Olá"}}}},
      "Only here": {},
      "%lld files": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
        "ru": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld файл"}},
          "few": {"stringUnit": {"state": "translated", "value": "%lld файла"}},
          "many": {"stringUnit": {"state": "translated", "value": "%lld файлов"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld файла"}}}}}}},
      "Tap": {"localizations": {"en": {"variations": {"device": {
        "mac": {"stringUnit": {"state": "translated", "value": "Click"}},
        "other": {"stringUnit": {"state": "translated", "value": "Tap here"}}}}}}},
      "%@ has %lld cats and %lld dogs": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%1$@ keeps %#@cats@ and %#@dogs@"},
        "substitutions": {
          "cats": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "zero": {"stringUnit": {"state": "translated", "value": "no cats"}},
            "one": {"stringUnit": {"state": "translated", "value": "a cat"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg cats"}}}}},
          "dogs": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg dog"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg dogs"}}}}}}}}},
      "broken": {"localizations": {"ru": 7}}
    }}
    """

  @Test func aCatalogueIsReadInTheEnvironmentsLanguage() throws {
    let files = try WrittenBundle(["Localizable.xcstrings": catalog])
    let text = Text("Hello", bundle: files.bundle)
    #expect(shown(text) == "Hello")
    #expect(shown(text, locale: "ru_RU") == "Привет")
    #expect(shown(text, locale: "ar") == "مرحبا")
    #expect(shown(text, locale: "zh_TW") == "哈囉")
    #expect(shown(text, locale: "pt_BR") == "Oi")
    #expect(shown(text, locale: "pt_PT") == "Olá")
    #expect(shown(text, locale: "de") == "Hello")
    #expect(shown(Text("Only here", bundle: files.bundle), locale: "ru") == "Only here")
    #expect(shown(Text("broken", bundle: files.bundle), locale: "ru") == "broken")
  }

  @Test func pluralFormsFollowTheLanguage() throws {
    let files = try WrittenBundle(["Localizable.xcstrings": catalog])
    func count(_ number: Int, _ locale: String) -> String {
      shown(Text("\(number) files", bundle: files.bundle), locale: locale)
    }
    #expect(count(1, "en") == "1 file")
    #expect(count(2, "en") == "2 files")
    #expect(
      [1, 2, 5, 11, 21, 22].map { count($0, "ru") } == [
        "1 файл", "2 файла", "5 файлов", "11 файлов", "21 файл", "22 файла",
      ])
    #expect(count(1, "ja") == "1 file")
  }

  @Test func devicesAndNamedPartsVary() throws {
    let files = try WrittenBundle(["Localizable.xcstrings": catalog])
    let tap = Text("Tap", bundle: files.bundle)
    #expect(shown(tap) == "Click")
    #expect(shown(tap) { $0.platformProfile = .phone } == "Tap here")
    func pets(_ cats: Int, _ dogs: Int) -> String {
      shown(Text("\("Ann") has \(cats) cats and \(dogs) dogs", bundle: files.bundle))
    }
    #expect(pets(0, 1) == "Ann keeps no cats and 1 dog")
    #expect(pets(3, 2) == "Ann keeps 3 cats and 2 dogs")
  }

  @Test func stringsAndPluralDictionariesOfLanguageFolders() throws {
    let plurals = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld files in %lld folders</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
      <key>files</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>eine Datei</string><key>other</key><string>%lld Dateien</string></dict>
      <key>folders</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>einem Ordner</string><key>other</key><string>%lld Ordnern</string></dict>
      </dict></dict></plist>
      """
    let files = try WrittenBundle([
      "de.lproj/Localizable.strings":
        "\"Hello\" = \"Hallo\";\n\"%@ owes %@\" = \"Bei %2$@ ist %1$@ schuldig\";",
      "de.lproj/Localizable.stringsdict": plurals,
      "de.lproj/Other.strings": "\"Hello\" = \"Servus\";",
      "en.lproj/Localizable.strings": "\"greeting\" = \"Good day\";",
    ])
    #expect(shown(Text("Hello", bundle: files.bundle), locale: "de_AT") == "Hallo")
    #expect(shown(Text("Hello", tableName: "Other", bundle: files.bundle), locale: "de") == "Servus")
    #expect(shown(Text("greeting", bundle: files.bundle), locale: "de") == "Good day")
    #expect(
      shown(Text("\("A") owes \("B")", bundle: files.bundle), locale: "de") == "Bei B ist A schuldig")
    #expect(
      shown(Text("\(1) files in \(3) folders", bundle: files.bundle), locale: "de")
        == "eine Datei in 3 Ordnern")
  }

  @Test func theDocumentsDateExample() throws {
    let files = try WrittenBundle([
      "ru.lproj/Localizable.strings":
        "\"Our next catch-up is on %@!\" = \"Наша следующая встреча состоится %@!\";"
    ])
    let date = Date(timeIntervalSince1970: 1_633_132_800)
    var next = date.formatted(
      Date.FormatStyle(locale: Locale(identifier: "ru"), timeZone: .gmt).month(.wide).day().attributedStyle)
    next.backgroundColor = .green
    next.foregroundColor = .white
    let runs = shownRuns(Text("Our next catch-up is on \(next)!", bundle: files.bundle), locale: "ru_RU")
    #expect(runs.map(\.text).joined() == "Наша следующая встреча состоится 2 октября!")
    #expect(runs.count >= 3)

    let styled = Text(
      "Our next catch-up is on \(date, format: .dateTime.day().month(.wide))!", bundle: files.bundle)
    let words = shown(styled, locale: "ru") { $0.timeZone = .gmt }
    #expect(words == "Наша следующая встреча состоится 2 октября!")
  }

  @Test func resourcesAndLocalizedStrings() throws {
    let files = try WrittenBundle(["Localizable.xcstrings": catalog])
    var resource = LocalizedStringResource("\(5) files", bundle: .atURL(files.url))
    #expect(resource.key == "%lld files")
    #expect(shown(Text(resource), locale: "ru") == "5 файлов")
    #expect(shown(Text("(\(resource))"), locale: "ru") == "(5 файлов)")
    resource.locale = Locale(identifier: "ru")
    #expect(shown(Text(resource), locale: "en") == "5 файлов")
    #expect(String(localized: resource) == "5 файлов")
    let ru = Locale(identifier: "ru")
    #expect(String(localized: "Hello", bundle: files.bundle, locale: ru) == "Привет")
    #expect(String(localized: "no.such", defaultValue: "\(2) left", bundle: files.bundle) == "2 left")
    let named = LocalizedStringResource("no.such", defaultValue: "Nothing \(1.5, specifier: "%.2f")")
    #expect(shown(Text(named)) == "Nothing 1.50")
  }

  @Test func tablesFromOutsideNeverTrap() throws {
    let circle = """
      {"sourceLanguage": "en", "strings": {"loop %lld": {"localizations": {"en": {
        "stringUnit": {"value": "%#@a@"}, "substitutions": {"a": {"argNum": 1, "variations": {"plural": {
          "other": {"stringUnit": {"value": "x%#@a@%99999$@%arg"}}}}}}}}}}}
      """
    let files = try WrittenBundle([
      "Localizable.xcstrings": circle, "Odd.xcstrings": "[1, 2]", "ru.lproj/Odd.strings": "\"a\" = ",
      "ru.lproj/Odd.stringsdict": "<plist><array/></plist>",
    ])
    #expect(shown(Text("loop \(5)", bundle: files.bundle)).hasPrefix("x"))
    #expect(shown(Text("a", tableName: "Odd", bundle: files.bundle), locale: "ru") == "a")
    #expect(shown(Text("a", tableName: "../../etc", bundle: files.bundle)) == "a")
    #expect(shown(Text("a", tableName: "", bundle: files.bundle), locale: "") == "a")
  }
}
