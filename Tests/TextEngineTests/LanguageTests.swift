import DisplayList
import Foundation
import Testing

@testable import TextEngine

/// What the language of a text changes in it.
struct LanguageTests {
  private func runs(_ text: String, _ language: String?, family: FontDescriptor.Family = .system)
    -> [GlyphRun]
  {
    let attributes = TextAttributes(font: FontDescriptor(family, size: 16))
    return ShapedText.shape(text, attributes, language: language).layout(TextLayoutOptions()).runs
  }

  private func family(_ text: String, _ language: String?) -> String? {
    runs(text, language).first.flatMap { FontRegistry.shared.face($0.font)?.familyName }
  }

  private static func isInstalled(_ family: String) -> Bool {
    FontRegistry.shared.font(for: FontDescriptor(.named(family))).face.familyName == family
  }

  @Test func lettersHaveTheFormsOfTheLanguage() throws {
    guard Self.isInstalled("Noto Sans") else { return }
    // In Serbian and Macedonian the letter be is another than in Russian.
    func glyph(_ language: String?) -> UInt32? {
      runs("б", language, family: .named("Noto Sans")).first?.glyphs.first?.index
    }
    let russian = try #require(glyph("ru"))
    #expect(glyph(nil) == russian)
    #expect(glyph("sr-Cyrl-RS") != russian)
    #expect(glyph("mk") != russian)
    // A run's own language holds before the text's.
    var attributes = TextAttributes(font: FontDescriptor(.named("Noto Sans"), size: 16))
    attributes.language = "sr"
    let own = ShapedText.shape("б", attributes, language: "ru").layout(TextLayoutOptions()).runs
    #expect(own.first?.glyphs.first?.index == glyph("sr"))
  }

  @Test func sharedCharactersAreInAFontOfTheLanguage() {
    guard !Self.isInstalled("Noto Sans CJK JP"), Self.isInstalled("VL PGothic"),
      Self.isInstalled("WenQuanYi Micro Hei")
    else { return }
    #expect(family("直", "ja-Jpan-JP")?.hasPrefix("VL") == true)
    #expect(family("直", "zh-Hans-CN") == "WenQuanYi Micro Hei")
    #expect(family("한", "ko") == "WenQuanYi Micro Hei")
    #expect(family("直", "ja")?.hasPrefix("VL") == true)
    #expect(family("直", nil) != nil)
  }

  @Test func linesDoNotBeginWithWhatClosesNorEndWithWhatOpens() {
    let text = "「これは長い文章です」、と彼（かれ）は言った。データーっ。「はい」"
    let shaped = ShapedText.shape(text, TextAttributes(font: FontDescriptor(size: 16)), language: "ja")
    for width in stride(from: 80.0, through: 300, by: 7) {
      var options = TextLayoutOptions(width: width)
      options.alignment = .leading
      for line in shaped.layout(options).shownLines {
        #expect(!line.isEmpty)
        #expect(!"」、。）ーっ".contains(line.first ?? "。"), "\(width): \(line)")
        #expect(!"「（".contains(line.last ?? "「"), "\(width): \(line)")
      }
    }
  }

  @Test func unknownLanguagesAreNone() {
    for tag in ["", "-", "xx-yy-zz", "zh-", String(repeating: "a-", count: 500), "\u{0}", "日本"] {
      #expect(runs("abc 直", tag).map(\.text).joined() == "abc 直")
    }
  }
}
