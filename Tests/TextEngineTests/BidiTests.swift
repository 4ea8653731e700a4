import Testing

@testable import TextEngine

struct BidiTests {
  private func shown(_ text: String, _ direction: TextDirection = .leftToRight, width: Double? = nil)
    -> [String]
  {
    ShapedText.shape(text, inter13, direction: direction).fresh(TextLayoutOptions(width: width)).shownLines
  }

  @Test func hebrewInLatinStandsInPlace() {
    #expect(shown("abc שלום def") == ["abc שלום def"])
  }

  @Test func latinInHebrewStandsFromTheRight() {
    // Words from the left of the line to its right; within a run the text stays logical.
    #expect(shown("שלום abc 12 עולם.") == [".עולם abc 12 שלום"])
  }

  @Test func numbersInArabicReadFromTheLeft() {
    #expect(shown("سعر 123 ريال") == ["ريال 123 سعر"])
  }

  @Test func aParagraphWithoutLettersTakesTheInterfacesDirection() {
    #expect(shown("12 - 3.", .leftToRight) == ["12 - 3."])
    let runs = ShapedText.shape("(1)", inter13, direction: .rightToLeft).layout(TextLayoutOptions()).runs
    #expect(runs.count == 3)
    #expect(runs.filter(\.isRightToLeft).count == 2)
  }

  @Test func linesAreReorderedAfterBreaking() {
    let text = ShapedText.shape("אחת שתיים שלוש", inter13, direction: .rightToLeft)
    let width = text.breaks[1].visibleX + 1
    let layout = text.fresh(TextLayoutOptions(width: width))
    #expect(layout.lines.count == 2)
    let first = layout.runs.filter { $0.origin.y == layout.firstBaseline }
    #expect(first.contains { $0.text.contains("אחת") })
    #expect(!first.contains { $0.text.contains("שלוש") })
  }

  @Test func glyphsOfARightToLeftRunStandFromLeftToRight() throws {
    let run = try #require(ShapedText.shape("שלום", inter13).layout(TextLayoutOptions()).runs.first)
    #expect(run.isRightToLeft)
    #expect(run.glyphs.map(\.cluster) == [6, 4, 2, 0])
    #expect(zip(run.glyphs, run.glyphs.dropFirst()).allSatisfy { $0.x < $1.x })
  }

  @Test func theEllipsisEndsARightToLeftLineAtItsLeft() {
    let text = ShapedText.shape("שלום עולם שלום עולם", inter13)
    let line = text.fresh(TextLayoutOptions(width: text.rowWidth / 2, lineLimit: 1)).shownLines[0]
    #expect(line.hasPrefix("…"))
  }

  @Test func advancesOfALineAddUpWhateverItsOrder() {
    let text = ShapedText.shape("abc שלום 12 عالم def", inter13)
    let layout = text.layout(TextLayoutOptions())
    let sum = layout.runs.flatMap(\.glyphs).map { Double($0.advance) }.reduce(0, +)
    #expect(abs(sum - Double(layout.size.width)) < 1e-3)
  }
}
