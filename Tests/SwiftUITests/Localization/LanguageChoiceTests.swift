import Foundation
import SceneHost
import TestSupport
import Testing
import ViewGraph

@testable import SwiftUICore
@testable import TextViews

/// Which language a reader gets.
@Suite @MainActor struct LanguageChoiceTests {
  @Test(
    "regions inherit from the regions whose language they share",
    arguments: [
      ("es_MX", ["es", "es-419", "es-ES"], ["es-419", "es", "es-ES"]),
      ("es_ES", ["es", "es-419"], ["es"]),
      ("en_AU", ["en", "en-GB"], ["en-GB", "en"]),
      ("en_NZ", ["en", "en-GB", "en-001"], ["en-001", "en-GB", "en"]),
      ("en_US", ["en", "en-GB"], ["en"]),
      ("en_GB", ["en"], ["en"]),
      ("pt_AO", ["pt-BR", "pt-PT"], ["pt-PT", "pt-BR"]),
      ("pt_PT", ["pt", "pt-BR"], ["pt", "pt-BR"]),
      ("de_AT", ["de-CH", "de-DE"], ["de-DE"]),
      ("fr_CA", ["fr", "fr-CA"], ["fr-CA", "fr"]),
      ("zh_MO", ["zh-Hans", "zh-Hant", "zh-HK"], ["zh-HK", "zh-Hant"]),
      ("zh_TW", ["zh-Hans", "zh-Hant"], ["zh-Hant"]),
      ("zh-Hans-CN", ["zh-Hant", "zh-Hans"], ["zh-Hans"]),
      ("sr_Latn_RS", ["sr", "sr-Latn"], ["sr-Latn"]),
      ("no", ["nb"], ["nb"]), ("nb_NO", ["no"], ["no"]), ("nn_NO", ["nb", "nn"], ["nn"]),
      ("nn_NO", ["no"], ["no"]), ("iw", ["he"], ["he"]), ("tl", ["fil"], ["fil"]),
      ("sh", ["sr-Latn"], ["sr-Latn"]),
      ("pt_BR", ["pt-PT"], ["pt-PT"]), ("de", ["fr"], []), ("", ["en"], []),
    ])
  func inheritance(locale: String, names: [String], expected: [String]) {
    #expect(LanguageMatch.choices(for: locale, among: names) == expected)
    #expect(LanguageMatch.choices(for: locale, among: names.reversed()) == expected)
  }

  @Test(
    "the user's locale stands for all the user's languages, the first that there is",
    arguments: [
      (["LANG": "eu_ES.UTF-8", "LANGUAGE": "eu:es"], "eu_ES", ["en", "es"], ["es"]),
      (["LANG": "eu_ES.UTF-8", "LANGUAGE": "eu:es"], "eu_ES", ["es", "eu"], ["eu"]),
      (["LANG": "de_DE.UTF-8", "LANGUAGE": "eu:es_MX"], "eu_DE", ["es", "es-419", "de"], ["es-419", "es"]),
      (["LANG": "de_DE.UTF-8", "LANGUAGE": "eu:es"], "fr", ["es", "fr"], ["fr"]),
      (["LANG": "de_DE.UTF-8", "LANGUAGE": "eu:es"], "fr", ["es"], []),
      (["LANG": "eu_ES.UTF-8", "LANGUAGE": "eu:es"], "eu_ES", [], []),
    ])
  func users(_ variables: [String: String], locale: String, names: [String], expected: [String]) {
    let user = ProcessLocale(in: variables)
    let locale = Locale(identifier: locale)
    #expect(LanguageMatch.choices(for: locale, of: user, among: names) == expected)
    #expect(LanguageMatch.best(for: locale, of: user, among: names) == expected.first)
  }

  @Test func whatARegionLacksItsLanguageHas() throws {
    let files = try WrittenBundle([
      "en.lproj/Localizable.strings": #""a" = "english a"; "b" = "english b"; "c" = "english c";"#,
      "fr.lproj/Localizable.strings": #""a" = "a français"; "b" = "b français";"#,
      "fr-CA.lproj/Localizable.strings": #""a" = "a canadien";"#,
    ])
    let words = ["a", "b", "c"].map {
      shown(Text(LocalizedStringKey($0), bundle: files.bundle), locale: "fr_CA")
    }
    #expect(words == ["a canadien", "b français", "english c"])
  }

  @Test("what waits for its translator shows in the source language")
  func newTranslations() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "title": {"extractionState": "extracted_with_value", "localizations": {
          "en": {"stringUnit": {"state": "new", "value": "A title"}},
          "de": {"stringUnit": {"state": "new", "value": "An old title"}},
          "fr": {"stringUnit": {"state": "needs_review", "value": "Un titre"}}}},
        "gone": {"extractionState": "stale", "localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "weg"}}}},
        "%lld cats": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "new", "value": "%lld cat"}},
            "other": {"stringUnit": {"state": "new", "value": "%lld cats"}}}}},
          "de": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "new", "value": "%lld cat"}},
            "other": {"stringUnit": {"state": "new", "value": "%lld cats?"}}}}},
          "ru": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld кот"}},
            "few": {"stringUnit": {"state": "translated", "value": "%lld кота"}},
            "many": {"stringUnit": {"state": "translated", "value": "%lld котов"}},
            "other": {"stringUnit": {"state": "new", "value": ""}}}}}}}
      }}
      """
    let files = try WrittenBundle(["Localizable.xcstrings": catalog])
    let title = Text("title", bundle: files.bundle)
    #expect(shown(title) == "A title" && shown(title, locale: "de") == "A title")
    #expect(shown(title, locale: "fr") == "Un titre")
    #expect(shown(Text("gone", bundle: files.bundle), locale: "de") == "weg")
    func cats(_ count: Int, _ locale: String) -> String {
      shown(Text("\(count) cats", bundle: files.bundle), locale: locale)
    }
    #expect(cats(1, "de") == "1 cat" && cats(2, "de") == "2 cats")
    #expect(cats(5, "ru") == "5 котов")
    // The most general of the forms that there are.
    #expect(shown(Text("\(1.5) cats", bundle: files.bundle)) == "1.500000 cats")
  }

  @Test("a form that lacks is the most general of the others, the same in every run")
  func missingForms() {
    let forms = Translation.plural(nil, [.one: .phrase("one"), .few: .phrase("few"), .many: .phrase("many")])
    let context = TranslationContext(
      numbers: [PluralOperands(1.5)], rule: PluralRule(language: "ru"), devices: ["mac"])
    #expect(forms.pieces(context) == [.text("many")])
  }

  @Test(
    "modifiers of POSIX say the script, LANGUAGE the languages",
    arguments: [
      (["LANG": "ru_RU.UTF-8@mod"], "ru_RU", ["ru_RU"]),
      (["LANG": "sr_RS.UTF-8@latin"], "sr_Latn_RS", ["sr_Latn_RS"]),
      (["LC_ALL": "uz_UZ@cyrillic", "LANG": "de_DE"], "uz_Cyrl_UZ", ["uz_Cyrl_UZ"]),
      (["LC_ALL": "sr@latin"], "sr_Latn", ["sr_Latn"]),
      (["LANG": "de_AT.UTF-8", "LANGUAGE": "de_AT:de:en"], "de_AT", ["de_AT", "de", "en"]),
      (["LANG": "de_DE.UTF-8", "LANGUAGE": "fr:it"], "fr_DE", ["fr", "it"]),
      (["LANG": "zh_TW.UTF-8", "LANGUAGE": "sr@latin"], "sr_Latn_TW", ["sr_Latn"]),
      (["LANG": "C.UTF-8", "LANGUAGE": "fr"], "en_US", ["en_US"]),
      (["LANG": "POSIX"], "en_US", ["en_US"]), ([:], "en_US", ["en_US"]),
      (["LANG": "de_DE", "LANGUAGE": ":C:"], "de_DE", ["de_DE"]),
    ])
  func variables(_ variables: [String: String], identifier: String, languages: [String]) {
    let user = ProcessLocale(in: variables)
    #expect(user.locale.identifier == identifier && user.languages == languages)
  }

  @Test("direction and calendar are those of the host's locale")
  func hosts() {
    func environment(_ identifier: String) -> EnvironmentValues {
      var host = HostEnvironment()
      host.locale = Locale(identifier: identifier)
      var values = EnvironmentValues()
      host.write(to: &values)
      return values
    }
    #expect(
      environment("en_US").calendar.firstWeekday == 1 && environment("de_DE").calendar.firstWeekday == 2)
    #expect(environment("th_TH").calendar.identifier == .buddhist)
    #expect(environment("fa_IR").calendar.identifier == .persian)
    for name in ["ar", "he_IL", "ur_PK", "pa_PK", "az_IR", "ckb_IQ", "ms_Arab", "dv", "yi"] {
      #expect(environment(name).layoutDirection == .rightToLeft, "\(name)")
    }
    for name in ["en", "pa_IN", "az_AZ", "ja", "ru", "sr_Latn"] {
      #expect(environment(name).layoutDirection == .leftToRight, "\(name)")
    }
  }
}
