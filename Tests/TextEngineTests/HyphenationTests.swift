import Foundation
import Testing

@testable import TextEngine

/// Words that are wider than a line, where their languages part them.
struct HyphenationTests {
  private func points(_ word: String, _ language: String? = nil) -> String {
    let scalars = word.unicodeScalars.map(\.value)
    let points = Hyphenation.shared.points(in: scalars, language: language)
    var text = ""
    for (index, scalar) in word.unicodeScalars.enumerated() {
      if points.contains(index) { text += "=" }
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  private static func hasPatterns(_ language: String) -> Bool {
    FileManager.default.fileExists(atPath: "/usr/share/hyphen/hyph_\(language).dic")
  }

  private func lines(_ text: String, width: Double, language: String? = nil, limit: Int? = nil) -> [String] {
    let attributes = TextAttributes(font: FontDescriptor(size: 16))
    let options = TextLayoutOptions(width: width, lineLimit: limit)
    return ShapedText.shape(text, attributes, language: language).fresh(options).shownLines.map {
      $0.replacingOccurrences(of: "\u{2010}", with: "-")
    }
  }

  @Test(.enabled(if: hasPatterns("en_US"))) func englishIsParted() {
    #expect(points("internationalization") == "in=ter=na=tion=al=iza=tion")
    #expect(points("Internationalization", "en-US") == "In=ter=na=tion=al=iza=tion")
    #expect(points("abc") == "abc" && points("") == "")
    #expect(points(String(repeating: "a", count: 101)) == String(repeating: "a", count: 101))
  }

  @Test(.enabled(if: hasPatterns("de_DE"))) func patternsInOtherEncodingsAreRead() {
    #expect(points("Überraschung", "de").contains("="))
    #expect(points("Donaudampfschifffahrt", "de-DE").contains("="))
    // Letters that the encoding lacks part nothing.
    #expect(points("слова", "de") == "слова")
  }

  @Test func languagesWithoutPatternsPartNothing() {
    for language in ["xx", "", "-", "../etc", "en/../../x", "1"] {
      #expect(points("internationalization", language) == "internationalization")
    }
  }

  @Test(.enabled(if: hasPatterns("en_US"))) func onlyWordsWiderThanTheLineAreParted() {
    #expect(lines("an internationalization", width: 120) == ["an", "international-", "ization"])
    #expect(lines("(internationalization)", width: 100).first == "(internation-")
    // What fits a line of its own is not parted.
    #expect(lines("the words understanding", width: 120).allSatisfy { !$0.hasSuffix("-") })
    // An address is no word.
    #expect(lines("https://example.org/internationalization", width: 100).allSatisfy { !$0.hasSuffix("-") })
    // A line that holds no part with its hyphen takes what it can.
    #expect(lines("internationalization", width: 0).allSatisfy { $0.count == 1 })
    #expect(lines("internationalization", width: 100, language: "xx").first?.hasSuffix("-") == false)
  }

  @Test(.enabled(if: hasPatterns("en_US"))) func partedLinesFitAndSayForWhichWidthsTheyHold() {
    let text = ShapedText.shape(
      "internationalization misunderstandings characteristically",
      TextAttributes(font: FontDescriptor(size: 16)))
    for width in stride(from: 12.0, through: 220, by: 3.7) {
      let layout = text.fresh(TextLayoutOptions(width: width))
      for line in layout.lines where layout.lines.count < 30 {
        #expect(line.width <= width + 0.01 || width < 16)
      }
      for other in [layout.validWidths.lowerBound, layout.validWidths.upperBound] where other.isFinite {
        let same = text.fresh(TextLayoutOptions(width: other))
        #expect(same.shownLines == layout.shownLines, "\(width) \(other)")
      }
    }
    #expect(lines("internationalization", width: 100, limit: 1).first?.hasSuffix("…") == true)
  }

  @Test(.enabled(if: hasPatterns("en_US"))) func patternsAreAskedOnceForAWord() {
    let hyphenation = Hyphenation()
    let word = "internationalization".unicodeScalars.map(\.value)
    let points = (0..<50).map { _ in hyphenation.points(in: word, language: nil) }
    #expect(Set(points) == [[2, 5, 7, 11, 13, 16]])
    #expect(hyphenation.counts.asked == 1)
    _ = hyphenation.points(in: word, language: "en-GB")
    #expect(hyphenation.counts.asked == 2)
  }

  @Test(.enabled(if: hasPatterns("en_US"))) func keptWordsAreBounded() {
    let hyphenation = Hyphenation()
    for number in 0..<(Hyphenation.countLimit * 2 + 10) {
      let letters = (0..<6).map { UInt32(0x61 + (number >> ($0 * 3)) % 8) }
      _ = hyphenation.points(in: letters + [0x61, 0x62], language: nil)
    }
    let counts = hyphenation.counts
    #expect(counts.kept <= Hyphenation.countLimit && counts.asked > Hyphenation.countLimit)
  }

  /// However many lines it takes.
  @Test(.enabled(if: hasPatterns("en_US"))) func aWordIsLookedIntoOnce() {
    let text = ShapedText.shape(
      "internationalization a misunderstandings", TextAttributes(font: FontDescriptor(size: 16)))
    let breaker = LineBreaker(text, width: 40, limit: .max)
    #expect(breaker.lines.count > 8)
    #expect(breaker.partedWords == 2)
  }
}
