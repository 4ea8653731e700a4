import Foundation
import Testing

@testable import TextEngine

struct HyphenTests {
  private let word = "hyphen\u{ad}ation rules"

  @Test func aSoftHyphenShowsOnlyAtALinesEnd() {
    let text = ShapedText.shape(word, inter13)
    let whole = text.fresh(TextLayoutOptions())
    #expect(whole.lines.count == 1)
    #expect(!whole.shownLines[0].contains("\u{2010}"))
    let width = text.breaks[0].neededX
    let broken = text.fresh(TextLayoutOptions(width: width))
    #expect(broken.shownLines == ["hyphen\u{2010}", "ation", "rules"])
    // The hyphen that shows stands for the soft one, which is not drawn besides.
    #expect(broken.runs.map(\.text).joined() == "hyphen\u{ad}ationrules")
    #expect(!broken.isTruncated)
    #expect(abs(broken.lines[0].width - width) < 1e-9)
  }

  @Test func aLineWithoutRoomForTheHyphenEndsBeforeIt() {
    let text = ShapedText.shape("of hyphen\u{ad}ation", inter13)
    #expect(text.breaks[1].isHyphenated)
    let fits = text.fresh(TextLayoutOptions(width: text.breaks[1].neededX))
    #expect(fits.lines[0].range.upperBound == Int(text.breaks[1].cluster))
    let tight = text.fresh(TextLayoutOptions(width: text.breaks[1].neededX - 0.01))
    #expect(tight.lines[0].range.upperBound == Int(text.breaks[0].cluster))
  }

  @Test func neededRoomGrowsFromBreakToBreak() {
    let text = ShapedText.shape("il\u{ad}l a\u{ad}\u{ad}b l\u{ad}i\u{ad}l\u{ad}i", inter13)
    #expect(zip(text.breaks, text.breaks.dropFirst()).allSatisfy { $0.neededX < $1.neededX })
  }

  @Test func tabsGoToStops() {
    let text = ShapedText.shape("a\tb\n\tc", inter13)
    let tab = ShapedText.shape("a", inter13).rowWidth
    #expect(abs(text.position(2) - Shaper.tabInterval) < 1e-9)
    #expect(tab < Shaper.tabInterval)
    let second = text.paragraphs[1].range.lowerBound
    #expect(abs(text.position(second + 1) - text.position(second) - Shaper.tabInterval) < 1e-9)
  }
}
