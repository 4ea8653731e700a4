import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewGraph

@testable import FoundationAdditions
@testable import SwiftUICore
@testable import TextViews

@Suite("tables of strings in a program's resources") @MainActor struct ResourceBundleTests {
  private func catalog(_ key: String, _ russian: String) -> String {
    """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"\(key)": {"localizations": {
      "ru": {"stringUnit": {"state": "translated", "value": "\(russian)"}}}}}}
    """
  }

  private func found(_ key: String, _ table: StringTable, _ locale: String) -> String? {
    guard case .phrase(let phrase)? = table.translation(key, for: Locale(identifier: locale))?.translation
    else { return nil }
    return phrase
  }

  @Test("a package's resources beside the program belong to it, those of others do not")
  func folderBesideTheProgram() throws {
    let files = try WrittenBundle([
      "Cards_Card.resources/Localizable.xcstrings": catalog("Hello", "Привет"),
      "Cards_Other.resources/Localizable.xcstrings": catalog("Bye", "Пока"),
      "ru.lproj/Localizable.strings": "\"Beside\" = \"Рядом\"; \"Hello\" = \"второй\";",
    ])
    let folders = ResourceFolders.of(bundlePath: files.url.path, program: "Card")
    let table = StringTable("Localizable", folders, nil)
    #expect(found("Hello", table, "ru_RU") == "второй")
    #expect(found("Hello", table, "en") == "Hello")
    #expect(found("Beside", table, "ru") == "Рядом")
    #expect(found("Bye", table, "ru") == nil)
    let none = StringTable("Localizable", ResourceFolders.of(bundlePath: files.url.path, program: nil), nil)
    #expect(found("Hello", none, "en") == nil)
  }

  @Test("of several folders with a language the first holds")
  func firstFolderHolds() throws {
    let files = try WrittenBundle([
      "a/ja.lproj/Localizable.strings": "\"Hello\" = \"一\";",
      "b/ja.lproj/Localizable.strings": "\"Hello\" = \"二\"; \"More\" = \"三\";",
      "a/Localizable.xcstrings": catalog("Key", "первый"),
      "b/Localizable.xcstrings": catalog("Key", "второй"),
    ])
    let folders = ["a", "b"].map { files.url.appendingPathComponent($0) }
    let table = StringTable("Localizable", folders, nil)
    #expect(found("Hello", table, "ja_JP") == "一")
    #expect(found("More", table, "ja_JP") == "三")
    #expect(found("Key", table, "ru") == "первый")
  }

  @Test("a resource takes a bundle as such")
  func resourcesTakeBundles() throws {
    let files = try WrittenBundle(["Localizable.xcstrings": catalog("Hello", "Привет")])
    let resource = LocalizedStringResource("Hello", bundle: files.bundle)
    #expect(shown(Text(resource), locale: "ru") == "Привет")
    let named = LocalizedStringResource("Hello", defaultValue: "Hi", bundle: files.bundle)
    #expect(shown(Text(named), locale: "ru") == "Привет")
    #expect(LocalizedStringResource("Hello", bundle: .main).bundle.bundle == nil)
    #expect(#bundle.bundlePath == Bundle.main.bundlePath)
  }

  @Test("titles of labels, links and other views are resources")
  func titles() throws {
    let files = try WrittenBundle(["Localizable.xcstrings": catalog("Hello", "Привет")])
    let resource = LocalizedStringResource("Hello", bundle: files.bundle)
    let url = try #require(URL(string: "https://a.b"))
    #expect(shown(Label(resource, systemImage: "star").labelStyle(.titleOnly), locale: "ru") == "Привет")
    #expect(shown(Link(resource, destination: url), locale: "ru") == "Привет")
    #expect(shown(LabeledContent(resource, value: "x"), locale: "ru").contains("Привет"))
    #expect(shown(LabeledContent(resource, value: 5, format: .number), locale: "ru").contains("Привет"))
    #expect(shown(ContentUnavailableView(resource, systemImage: "star"), locale: "ru").contains("Привет"))
    #expect(shown(Text(verbatim: "a").help(resource).help("b").help(Text(verbatim: "c"))) == "a")
  }

  @Test("attributed strings are translated with their Markdown and the attributes of their values")
  func attributed() throws {
    let files = try WrittenBundle(["Localizable.xcstrings": catalog("**%lld** and %@", "**%lld** и %@")])
    var value = AttributedString("red")
    value.foregroundColor = .red
    let string = AttributedString(
      localized: "**\(3)** and \(value)", bundle: files.bundle, locale: Locale(identifier: "ru"))
    #expect(String(string.characters) == "3 и red")
    let runs = string.runs.map {
      (String(string.characters[$0.range]), $0.inlinePresentationIntent, $0.foregroundColor)
    }
    #expect(runs.first?.0 == "3" && runs.first?.1 == .stronglyEmphasized)
    #expect(runs.last?.0 == "red" && runs.last?.2 == .red)
    let link = AttributedString(localized: "[a](https://b.c)")
    #expect(link.runs.first?.link == URL(string: "https://b.c"))
    let resource = LocalizedStringResource("Key", defaultValue: "*x*", bundle: files.bundle)
    #expect(AttributedString(localized: resource).runs.first?.inlinePresentationIntent == .emphasized)
  }

  @Test("NSLocalizedString finds catalogues, and gives formats as they are")
  func foundationsFunction() throws {
    let files = try WrittenBundle([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "greeting": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Hello, %@"}}}},
        "count": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}}}}}}
      """,
      "en.lproj/Other.strings": "\"key\" = \"of another table\";",
    ])
    let bundle = files.bundle
    #expect(NSLocalizedString("greeting", bundle: bundle, comment: "") == "Hello, %@")
    #expect(NSLocalizedString("count", bundle: bundle, comment: "") == "%lld files")
    #expect(NSLocalizedString("key", tableName: "Other", bundle: bundle, comment: "") == "of another table")
    #expect(NSLocalizedString("none", bundle: bundle, value: "else", comment: "") == "else")
    #expect(NSLocalizedString("none", value: "", comment: "") == "none")
    #expect(NSLocalizedString("none", comment: "") == "none")
    #expect(NSLocalizedString("none", tableName: "Other", comment: "") == "none")
  }
}
