import Testing

@testable import TextEngine

struct SmallCapitalsTests {
  private func split(
    _ text: String, _ features: [String: Int], language: String? = nil
  ) -> [SmallCapitals.Part]? {
    // Inter has no small capitals of its own.
    SmallCapitals.parts(text, FontDescriptor(size: 10, features: features), language: language)
  }

  @Test func lowercaseLettersBecomeSmallerCapitals() throws {
    let parts = try #require(split("The Straße 9", ["smcp": 1, "tnum": 1]))
    #expect(parts.map(\.text) == ["T", "HE", " S", "TRASSE", " 9"])
    #expect(parts.map(\.original) == ["T", "he", " S", "traße", " 9"])
    #expect(parts.map(\.font.size) == [10, 8, 10, 8, 10])
    #expect(parts.allSatisfy { $0.font.features == ["tnum": 1] })
  }

  @Test func capitalsTooWhereBothAreAsked() throws {
    let parts = try #require(split("Ab 1", ["smcp": 1, "c2sc": 1]))
    #expect(parts.map(\.text) == ["AB", " 1"])
    #expect(parts.map(\.font.size) == [8, 10])
  }

  @Test func languagesHaveTheirOwnCapitals() throws {
    let small = ["smcp": 1, "c2sc": 1]
    #expect(try #require(split("iğı", small, language: "tr-TR")).map(\.text) == ["İĞI"])
    #expect(try #require(split("iğı", small, language: "de")).map(\.text) == ["IĞI"])
    #expect(try #require(split("άν", small, language: "el")).map(\.text) == ["ΑΝ"])
    // What the capitals stand for is found again.
    let part = try #require(split("istanbul", small, language: "tr")?.first)
    var attributes = TextAttributes(font: part.font)
    attributes.original = Array(part.original.utf8)
    let layout = ShapedText.shape(part.text, attributes, language: "tr").layout(TextLayoutOptions())
    #expect(layout.runs.map(\.text) == ["istanbul"])
    #expect(layout.runs.map(\.drawnText) == ["İSTANBUL"])
  }

  @Test func ellipsesAndHyphensBehindCapitalsStandForThemselves() {
    // The signs have three bytes, as have the capitals before them.
    func run(_ text: String, _ original: String) -> TextRun {
      var attributes = inter13
      attributes.original = Array(original.utf8)
      return TextRun(text, attributes)
    }
    let word = ShapedText.shape([run("ABC", "abc")])
    for truncation in [TextLayoutOptions.Truncation.head, .middle, .tail] {
      var options = TextLayoutOptions(width: word.rowWidth - 1, lineLimit: 1)
      options.truncation = truncation
      let cut = word.layout(options).runs
      #expect(cut.map(\.text).contains("\u{2026}"))
      #expect(cut.allSatisfy { $0.text == "\u{2026}" || $0.drawnText == $0.text.uppercased() })
    }
    let hyphenated = ShapedText.shape([run("A\u{ad}", "a\u{ad}"), run("B", "b")])
    let runs = hyphenated.layout(TextLayoutOptions(width: hyphenated.breaks[0].neededX)).runs
    #expect(runs.map(\.text) == ["a", "\u{ad}", "b"])
    #expect(runs.map(\.drawnText) == ["A", "\u{2010}", "B"])
  }

  @Test func whatAsksForNoneStaysWhole() {
    #expect(split("Ab", [:]) == nil)
    #expect(split("Ab", ["smcp": 0]) == nil)
  }
}
