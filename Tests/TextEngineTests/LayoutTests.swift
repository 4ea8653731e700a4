import Foundation
import Testing

@testable import TextEngine

struct LayoutTests {
  let text = ShapedText.shape(pangram, inter13)

  @Test func emptyTextHasNoSize() {
    let layout = ShapedText.shape("", inter13).layout(TextLayoutOptions(width: 10))
    #expect(layout.size == .zero)
    #expect(layout.lines.isEmpty)
    #expect(ShapedText.shape([]).layout(TextLayoutOptions()).size == .zero)
  }

  @Test func noWidthGivesOneCharacterALine() {
    let layout = ShapedText.shape("abc de", inter13).layout(TextLayoutOptions(width: 0))
    #expect(layout.shownLines == ["a", "b", "c", "d", "e"])
    let negative = ShapedText.shape("abc de", inter13).layout(TextLayoutOptions(width: -5))
    #expect(negative.lines.count == 5)
  }

  @Test func unlimitedWidths() {
    for width in [nil, Double.nan, .infinity] {
      #expect(text.layout(TextLayoutOptions(width: width)).lines.count == 1)
    }
  }

  @Test func hangingBlankCountsUpToTheWidth() {
    let words = ShapedText.shape("aaa bbb ccc ddd eee", inter13)
    let word = words.breaks[0].visibleX
    let blank = words.position(4) - word
    let snug = words.fresh(TextLayoutOptions(width: word + blank / 2))
    #expect(abs(Double(snug.size.width) - word - blank / 2) < 1e-9)
    #expect(snug.validWidths.lowerBound == snug.validWidths.upperBound)
    let wide = words.fresh(TextLayoutOptions(width: word + blank * 2))
    #expect(wide.lines.count == 5)
    #expect(Double(wide.size.width) < word + blank * 2)
    #expect(Double(wide.size.width) >= word + blank)
  }

  @Test func twoLinesAreEvened() {
    let words = ShapedText.shape("aaaa bbbb cccc dddd e", inter13)
    let width = words.breaks[3].visibleX + 1
    let layout = words.layout(TextLayoutOptions(width: width))
    #expect(layout.shownLines == ["aaaa bbbb cccc", "dddd e"])
  }

  @Test func lineLimitTruncatesWithoutBlankBeforeTheEllipsis() {
    let one = ShapedText.shape("aaaa bbbb", inter13)
    let ellipsis = one.ellipsis(at: 0).rowWidth
    let layout = one.layout(TextLayoutOptions(width: one.position(5) + ellipsis, lineLimit: 1))
    #expect(layout.isTruncated)
    #expect(layout.shownLines == ["aaaa…"])
    let two = text.layout(TextLayoutOptions(width: 150, lineLimit: 2))
    #expect(two.lines.count == 2)
    #expect(two.shownLines[1].hasSuffix("…"))
    #expect(two.size.width <= 150)
    // Cut inside a word: the line is as full as it can be.
    #expect(two.size.width > 135)
    #expect(!text.layout(TextLayoutOptions(width: 5000, lineLimit: 1)).isTruncated)
  }

  @Test func headAndMiddle() {
    var options = TextLayoutOptions(width: 120, lineLimit: 1)
    options.truncation = .head
    let head = text.layout(options)
    #expect(head.shownLines[0].hasPrefix("…"))
    #expect(head.shownLines[0].hasSuffix("after it."))
    options.truncation = .middle
    let middle = text.layout(options)
    #expect(middle.shownLines[0].hasPrefix("The q"))
    #expect(middle.shownLines[0].hasSuffix("ter it."))
    #expect(middle.size.width <= 120)
  }

  @Test(arguments: [TextLayoutOptions.Truncation.tail, .head, .middle])
  func aCutTextIsAsLongAsItCanBe(_ truncation: TextLayoutOptions.Truncation) throws {
    var large = inter13
    large.font.size = 26
    let words = "the small words behind"
    for runs in [
      [TextRun("LARGE ", large), TextRun(words, inter13)],
      [TextRun(words + " ", inter13), TextRun("LARGE", large)],
    ] {
      let shaped = ShapedText.shape(runs)
      for width in stride(from: 40.0, to: shaped.rowWidth, by: 3.7) {
        var options = TextLayoutOptions(width: width, lineLimit: 1)
        options.truncation = truncation
        let layout = shaped.fresh(options)
        let own = Double(layout.size.width)
        #expect(own <= width + 1e-6)
        // At its own width it is the same, but for the middle, where blanks are left out on both sides.
        options.width = own
        let again = shaped.fresh(options)
        if truncation != .middle { #expect(again.shownLines == layout.shownLines, "\(width)") }
        let drawn = layout.runs.sorted { $0.origin.x < $1.origin.x }
        let index = try #require(drawn.firstIndex { $0.text == "\u{2026}" })
        let neighbour = truncation == .head ? index + 1 : index - 1
        if drawn.indices.contains(neighbour) { #expect(drawn[neighbour].size == drawn[index].size) }
      }
    }
  }

  @Test(arguments: [TextLayoutOptions.Truncation.tail, .head, .middle]) func whatOneReadsAsOneIsNeverCutApart(
    _ truncation: TextLayoutOptions.Truncation
  ) {
    let family = "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}"
    let whole = "a\(family)e\u{301}x\u{323}\u{1f1eb}\u{1f1f7}b\u{1f44d}\u{1f3fd}1\u{fe0f}\u{20e3}o\u{302}"
    let shaped = ShapedText.shape(whole, inter13)
    for width in stride(from: 10.0, through: shaped.rowWidth, by: 2.3) {
      var options = TextLayoutOptions(width: width, lineLimit: 1)
      options.truncation = truncation
      let shown = shaped.fresh(options).shownLines.joined()
      #expect(shown.allSatisfy { $0 == "\u{2026}" || whole.contains($0) }, "\(width): \(shown)")
    }
  }

  @Test func aNewlineBehindTheLimitIsTruncated() {
    let layout = ShapedText.shape("one\ntwo", inter13).layout(TextLayoutOptions(width: 500, lineLimit: 1))
    #expect(layout.shownLines == ["one…"])
    let ending = ShapedText.shape("one\n", inter13)
    #expect(!ending.layout(TextLayoutOptions(lineLimit: 1)).isTruncated)
    #expect(ending.layout(TextLayoutOptions()).lines.count == 2)
  }

  @Test func heightKeepsWholeLinesAndAtLeastOne() {
    let pitch = text.metrics[0].pitch
    for (height, count) in [(0, 1), (pitch * 0.5, 1), (pitch * 2, 2), (pitch * 2.9, 2), (-3, 1)] {
      let layout = text.layout(TextLayoutOptions(width: 100, height: height))
      #expect(layout.lines.count == count)
      #expect(layout.isTruncated)
    }
    #expect(!text.layout(TextLayoutOptions(width: 100, height: .infinity)).isTruncated)
  }

  @Test func reservedLinesAddHeightOnly() {
    var options = TextLayoutOptions(width: 1000, lineLimit: 3)
    let plain = text.layout(options)
    options.reservedLines = 3
    let reserved = text.layout(options)
    #expect(abs(Double(reserved.size.height) - text.metrics[0].pitch * 3) < 1e-9)
    #expect(reserved.lastBaseline == plain.lastBaseline)
  }

  @Test func givenMetricsMakeTheHeight() {
    var attributes = inter13
    attributes.lineMetrics = TextLineMetrics(height: 18.5, baseline: 14, pitch: 19, unroundedHeight: 18.2)
    let shaped = ShapedText.shape("a\nb\nc", attributes)
    let layout = shaped.layout(TextLayoutOptions())
    #expect(layout.size.height == 18.5 + 2 * 19)
    #expect(layout.firstBaseline == 14)
    #expect(layout.lastBaseline == 14 + 2 * 19)
    var options = TextLayoutOptions()
    options.lineSpacing = 0.5
    #expect(shaped.layout(options).size.height == 18.5 + 2 * 19)
    options.lineSpacing = 4
    #expect(abs(shaped.layout(options).size.height - (18.5 + 2 * 22.2)) < 1e-9)
  }

  @Test func pixelLengthRoundsUp() {
    var options = TextLayoutOptions()
    options.pixelLength = 0.5
    let layout = text.layout(options)
    #expect((layout.size.width * 2).rounded() == layout.size.width * 2)
    #expect((layout.size.height * 2).rounded() == layout.size.height * 2)
    let exact = text.layout(TextLayoutOptions())
    #expect(layout.size.width >= exact.size.width && layout.size.width < exact.size.width + 0.5)
  }

  @Test func shrinksBeforeItTruncates() {
    let natural = text.rowWidth
    var options = TextLayoutOptions(width: natural * 0.8, lineLimit: 1)
    options.minimumScaleFactor = 0.5
    let shrunk = text.layout(options)
    #expect(!shrunk.isTruncated)
    #expect(shrunk.scale > 0.79 && shrunk.scale <= 0.8)
    options.width = natural * 0.3
    let cut = text.layout(options)
    #expect(cut.isTruncated)
    #expect(cut.scale == 0.5)
    #expect(cut.size.width <= natural * 0.3)
  }

  @Test func shrinksIntoWidthAndHeight() {
    let digit = ShapedText.shape("8", TextAttributes(font: FontDescriptor(.system, size: 300)))
    var options = TextLayoutOptions(width: 100, height: 100)
    options.minimumScaleFactor = 0.01
    for size in [
      CGSize(width: 100, height: 100), CGSize(width: 1000, height: 100), CGSize(width: 9, height: 90),
    ] {
      (options.width, options.height) = (Double(size.width), Double(size.height))
      for shaped in [digit, text] {
        let layout = shaped.fresh(options)
        #expect(layout.size.width <= size.width && layout.size.height <= size.height && !layout.isTruncated)
      }
      // As large as fits one way or the other.
      let layout = digit.fresh(options)
      #expect(layout.scale < 1)
      #expect(layout.size.width > size.width * 0.98 || layout.size.height > size.height * 0.98)
    }
    // At the size it reports the text is no smaller.
    options = TextLayoutOptions(width: 90, height: 50)
    options.minimumScaleFactor = 0.2
    options.pixelLength = 0.5
    let shrunk = text.fresh(options)
    (options.width, options.height) = (90, Double(shrunk.size.height))
    #expect(text.fresh(options).scale == shrunk.scale)
    options.minimumScaleFactor = 0.9
    #expect(text.fresh(options).isTruncated)
  }

  @Test func tightensBeforeItTruncates() {
    var options = TextLayoutOptions(width: text.rowWidth - 10, lineLimit: 1)
    options.allowsTightening = true
    let tight = text.layout(options)
    #expect(!tight.isTruncated)
    #expect(abs(Double(tight.size.width) - (text.rowWidth - 10)) < 1e-6)
    options.width = text.rowWidth / 2
    #expect(text.layout(options).isTruncated)
  }

  @Test func alignment() throws {
    let shaped = ShapedText.shape("wide line\nx", inter13)
    var options = TextLayoutOptions()
    #expect(shaped.layout(options).lines[1].x == 0)
    options.alignment = .trailing
    let trailing = shaped.layout(options)
    #expect(abs(trailing.lines[1].x + trailing.lines[1].width - Double(trailing.size.width)) < 1e-9)
    options.direction = .rightToLeft
    #expect(shaped.layout(options).lines[1].x == 0)
    options.alignment = .center
    let center = shaped.layout(options)
    #expect(abs(center.lines[1].x * 2 + center.lines[1].width - Double(center.size.width)) < 1e-9)
  }

  @Test func attachmentStandsInTheLine() throws {
    var attributes = inter13
    attributes.attachment = TextAttachment(id: 7, size: CGSize(width: 30, height: 40), baseline: 35)
    let layout = ShapedText.shape([TextRun("ab", inter13), TextRun("\u{fffc}", attributes)])
      .layout(TextLayoutOptions())
    let box = try #require(layout.attachments.first)
    #expect(box.attachment.id == 7)
    #expect(abs(box.frame.width - 30) < 1e-9 && abs(box.frame.height - 40) < 1e-9)
    #expect(abs(Double(box.frame.maxX) - Double(layout.size.width)) < 1e-9)
    #expect(layout.firstBaseline == 35)
    #expect(layout.size.height == 40)
  }
}
