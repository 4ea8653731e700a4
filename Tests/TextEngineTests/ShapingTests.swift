import PangoReference
import Testing

@testable import TextEngine

/// Whether the fonts that expectations are made for are there; without them only robustness is tested.
let hasInter = FontRegistry.shared.font(for: FontDescriptor()).face.familyName == "Inter"

struct ShapingTests {
  @Test(
    .enabled(if: hasInter),
    arguments: [
      "Hello, world", "AVATAR To. fi ffl", "The 12:30 train -> 4 × 5", "naïve café Ångström", "(x) [y] {z}",
    ])
  func widthIsPangos(_ text: String) {
    let layout = ShapedText.shape(text, inter13).layout(TextLayoutOptions())
    #expect(abs(Double(layout.size.width) - PangoText.interface(size: 13).layout(text).size.width) < 0.01)
  }

  @Test(.enabled(if: hasInter), arguments: [61.3, 84, 120.5, 150, 222])
  func linesBreakWherePangoBreaks(_ width: Double) {
    let text = ShapedText.shape(pangram, inter13)
    let layout = text.layout(TextLayoutOptions(width: width))
    #expect(layout.lines.count > 2)
    let starts = layout.lines.map { Int(text.offset($0.range.lowerBound)) }
    #expect(starts == PangoText.interface(size: 13).layout(pangram, width: width).lines.map(\.start))
  }

  @Test func clustersCoverTheText() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let text = ShapedText.shape(randomText(&generator), inter13)
      let offsets = text.clusters.map(\.offset)
      #expect(offsets.first == 0)
      #expect(offsets.last == Int32(text.bytes.count))
      #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 })
      #expect(text.items.map(\.range.count).reduce(0, +) == text.clusterCount)
      #expect(text.paragraphs.map(\.range.count).reduce(0, +) == text.clusterCount)
    }
  }

  @Test func runsOfOneFontAreShapedTogether() {
    var red = inter13
    red.foreground = 1
    let whole = ShapedText.shape("AVATAR", inter13).layout(TextLayoutOptions())
    let parts = ShapedText.shape([TextRun("AV", inter13), TextRun("ATAR", red)])
      .layout(TextLayoutOptions())
    #expect(whole.size == parts.size)
    #expect(parts.runs.map(\.text) == ["AV", "ATAR"])
  }

  @Test func kerningAndTrackingAddToEachCharacter() {
    let plain = ShapedText.shape("abc", inter13).layout(TextLayoutOptions()).size.width
    var attributes = inter13
    attributes.tracking = 2
    #expect(abs(ShapedText.shape("abc", attributes).layout(.init()).size.width - plain - 6) < 1e-9)
    attributes.tracking = 0
    attributes.kerning = -1
    #expect(abs(ShapedText.shape("abc", attributes).layout(.init()).size.width - plain + 3) < 1e-9)
  }

  @Test func likeTextIsShapedOnce() {
    let first = ShapedText.shape("caf\u{e9} once", inter13)
    #expect(ShapedText.shape("caf\u{e9} once", inter13) === first)
    // Canonically equal, and equal for `==`, but other bytes.
    #expect(ShapedText.shape("cafe\u{301} once", inter13) !== first)
    #expect(ShapedText.shape("caf\u{e9} once", inter13, direction: .rightToLeft) !== first)
    var bold = inter13
    bold.font.weight = 700
    #expect(ShapedText.shape("caf\u{e9} once", bold) !== first)
  }

  @Test func layoutIsRemembered() {
    let text = ShapedText.shape("remembered", inter13)
    let first = text.layout(TextLayoutOptions(width: 400))
    #expect(text.layout(TextLayoutOptions(width: 300)) === first)
    #expect(text.layout(TextLayoutOptions()) === first)
    #expect(text.layout(TextLayoutOptions(width: 300, lineLimit: 1)) !== first)
    #expect(text.layout(TextLayoutOptions(width: 10)) !== first)
  }
}
