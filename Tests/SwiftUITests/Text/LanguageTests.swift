import DisplayList
import Foundation
import SceneHost
import TestSupport
import Testing
import ViewGraph

@testable import SwiftUICore
@testable import TextViews

/// What texts tell the text engine of their language.
@Suite @MainActor struct TypesettingLanguageTests {
  private func glyphs(_ text: some View, locale: String = "en_US") -> [UInt32] {
    shownRuns(text.font(.custom("Noto Sans", fixedSize: 16)), locale: locale).flatMap(\.glyphs).map(\.index)
  }

  @Test func theLocaleIsTheLanguage() {
    let text = Text(verbatim: "б")
    let plain = glyphs(text)
    let serbian = glyphs(text, locale: "sr_RS")
    #expect(plain.count == 1 && serbian.count == 1)
    #expect(serbian != plain)
    #expect(glyphs(text, locale: "ru") == plain)
    #expect(glyphs(text.environment(\.locale, Locale(identifier: "sr"))) == serbian)
  }

  @Test func aTextMayNameAnother() {
    let text = Text(verbatim: "б")
    let plain = glyphs(text)
    let serbian = glyphs(text, locale: "sr_RS")
    let language = Locale.Language(identifier: "sr")
    #expect(glyphs(text.typesettingLanguage(language)) == serbian)
    #expect(glyphs(text.typesettingLanguage(.explicit(language))) == serbian)
    #expect(glyphs(text.typesettingLanguage(language, isEnabled: false)) == plain)
    #expect(glyphs(VStack { text }.typesettingLanguage(language)) == serbian)
    #expect(glyphs(VStack { text }.typesettingLanguage(.explicit(language), isEnabled: false)) == plain)
    let english = Locale.Language(identifier: "en")
    #expect(glyphs(text.typesettingLanguage(english), locale: "sr_RS") == plain)
    #expect(glyphs(VStack { text.typesettingLanguage(.automatic) }.typesettingLanguage(language)) == plain)
    var string = AttributedString("б")
    string.languageIdentifier = "sr"
    #expect(glyphs(Text(string)) == serbian)
  }

  @Test func tagsSayScriptAndRegion() {
    func tag(_ locale: String) -> String? { TypesettingTags.tag(of: Locale(identifier: locale)) }
    #expect(tag("en_GB") == nil && tag("") == nil)
    #expect(tag("zh_TW") == "zh-Hant-TW")
    #expect(tag("zh_CN") == "zh-Hans-CN")
    #expect(tag("ru") == "ru-Cyrl")
  }
}
