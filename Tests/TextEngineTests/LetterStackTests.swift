import Testing
import TextEngine

/// What is found without lines is what the lines give.
struct LetterStackTests {
  private static let texts = [
    "a", "word", "two words", "a  b   c ", " leading", "trailing  ", "Well-known; 3.5, or 1,000: yes!",
    "né ⟨x⟩ ✓",
    "office fl\u{ad}uff", "hyphen\u{ad}ated", "שלום עולם", "a\u{301}b\u{301}", "日本語のテキスト", "one\ntwo", "",
  ]

  private func check(_ text: ShapedText, _ options: TextLayoutOptions, _ name: String) -> Bool {
    guard let stack = LetterStack(text, options) else { return false }
    let layout = text.layout(options)
    #expect(stack.size == layout.size, "\(name)")
    #expect(stack.lineCount == layout.lines.count && !layout.isTruncated, "\(name)")
    #expect(stack.width...stack.width == layout.validWidths, "\(name)")
    return true
  }

  @Test func widthsWithoutRoomForALetter() {
    var found: Set<String> = []
    for text in Self.texts {
      for size in [9.0, 13, 17.3] {
        let shaped = ShapedText.shape(text, TextAttributes(font: FontDescriptor(size: size)))
        for width in [0, -1, 0.25, 1, 2.5, 4, 7, 10, 13, 40, .infinity] {
          for (spacing, pixel) in [(0.0, 0.0), (0, 0.5), (3.3, 0.5)] {
            var options = TextLayoutOptions(width: width)
            options.lineSpacing = spacing
            options.pixelLength = pixel
            if check(shaped, options, "\(text) \(size) \(width)") { found.insert("\(text) \(width <= 0)") }
          }
        }
      }
    }
    #expect(found.isSuperset(of: ["a", "word", "two words", "trailing  ", "שלום עולם"].map { "\($0) true" }))
    #expect(found.contains("word false") && !found.contains("one\ntwo true") && !found.contains(" true"))
  }

  @Test func limitsThatCutAreLeftToTheLayout() {
    let text = ShapedText.shape("word", TextAttributes(font: FontDescriptor(size: 13)))
    var options = TextLayoutOptions(width: 0, lineLimit: 4)
    #expect(check(text, options, "as many lines as letters"))
    options.lineLimit = 3
    #expect(LetterStack(text, options) == nil)
    options = TextLayoutOptions(width: 0, height: 20)
    #expect(LetterStack(text, options) == nil)
    options = TextLayoutOptions(width: 0, height: .infinity)
    #expect(check(text, options, "any height"))
    options.reservedLines = 5
    #expect(LetterStack(text, options) == nil)
    options = TextLayoutOptions(width: 0)
    options.minimumScaleFactor = 0.5
    #expect(LetterStack(text, options) == nil)
    #expect(LetterStack(text, TextLayoutOptions()) == nil)
  }
}
