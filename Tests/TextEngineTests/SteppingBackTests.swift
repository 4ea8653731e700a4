import Foundation
import Testing

@testable import TextEngine

/// Letters so close that they step back: what comes later is not always further to the right.
struct SteppingBackTests {
  @Test("lines break alike over the widths that are told", arguments: 0..<40)
  func validWidths(seed: Int) {
    var generator = SeededGenerator(seed: seed + 7000)
    let runs = (0..<3).map { _ in
      var attributes = inter13
      attributes.kerning = Double.random(in: -9...3, using: &generator)
      return TextRun("some words that go back and forth ", attributes)
    }
    let text = ShapedText.shape(runs)
    for _ in 0..<40 {
      let width = Double.random(in: 0...120, using: &generator)
      let breaker = LineBreaker(text, width: width, limit: .max)
      let range = breaker.validWidths
      let inside = Double.random(in: range.lowerBound...min(range.upperBound, 500), using: &generator)
      for other in [range.lowerBound, inside, min(range.upperBound, 500)] {
        let lines = LineBreaker(text, width: other, limit: .max).lines.map(\.range)
        #expect(lines == breaker.lines.map(\.range), "seed \(seed), \(width) and \(other)")
      }
    }
  }
}
