import Foundation
import Testing

@testable import TextEngine

struct ValidWidthsTests {
  /// Whatever is remembered under `validWidths` is what a fresh layout would say.
  @Test(arguments: 0..<60)
  func theAnswerHoldsOverItsRange(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let text = ShapedText.shape(randomText(&generator), inter13)
    for _ in 0..<40 {
      var options = TextLayoutOptions(width: Double.random(in: 0...500, using: &generator))
      if Bool.random(using: &generator) { options.lineLimit = Int.random(in: 1...4, using: &generator) }
      if Int.random(in: 0..<4, using: &generator) == 0 {
        options.height = Double.random(in: 0...80, using: &generator)
      }
      options.truncation = [.head, .middle, .tail].randomElement(using: &generator) ?? .tail
      options.allowsTightening = Int.random(in: 0..<4, using: &generator) == 0
      let layout = text.fresh(options)
      let range = layout.validWidths
      #expect(range.contains(options.width ?? 0))
      #expect(layout.breakWidths.lowerBound <= range.lowerBound)
      #expect(layout.breakWidths.upperBound >= range.upperBound)
      let highest = min(range.upperBound, 2000)
      let inside = Double.random(in: range.lowerBound...highest, using: &generator)
      for width in [range.lowerBound, inside, highest] {
        options.width = width
        let other = text.fresh(options)
        #expect(abs(other.size.width - layout.size.width) < 1e-5, "seed \(seed), width \(width)")
        #expect(other.size.height == layout.size.height, "seed \(seed), width \(width)")
        #expect(other.lines.map(\.range) == layout.lines.map(\.range), "seed \(seed), width \(width)")
        #expect(
          other.lines.map(\.cut?.hidden) == layout.lines.map(\.cut?.hidden), "seed \(seed), width \(width)")
      }
      let breaks = layout.breakWidths
      options.width = Double.random(in: breaks.lowerBound...min(breaks.upperBound, 2000), using: &generator)
      #expect(text.fresh(options).lines.map(\.range) == layout.lines.map(\.range), "seed \(seed)")
    }
  }

  @Test(arguments: 0..<30)
  func whatIsRememberedIsWhatIsFresh(_ seed: Int) {
    var generator = SeededGenerator(seed: seed + 1000)
    let text = ShapedText.shape(randomText(&generator), inter13)
    for _ in 0..<60 {
      var options = TextLayoutOptions(width: Double.random(in: 0...300, using: &generator))
      options.lineLimit = [nil, 1, 2].randomElement(using: &generator) ?? nil
      let remembered = text.layout(options)
      let fresh = text.fresh(options)
      #expect(abs(remembered.size.width - fresh.size.width) < 1e-5)
      #expect(remembered.size.height == fresh.size.height)
    }
  }

  /// No line is wider than the width, but for one whose only cluster is.
  @Test(arguments: 0..<30)
  func linesFit(_ seed: Int) {
    var generator = SeededGenerator(seed: seed + 2000)
    let text = ShapedText.shape(randomText(&generator), inter13)
    for _ in 0..<20 {
      let width = Double.random(in: 0...300, using: &generator)
      for line in text.fresh(TextLayoutOptions(width: width)).lines {
        #expect(line.width <= width + 1e-5 || line.visibleEnd - line.range.lowerBound == 1)
      }
    }
  }
}
