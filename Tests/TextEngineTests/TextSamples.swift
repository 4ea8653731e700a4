import DisplayList
import Foundation

@testable import TextEngine

/// Random numbers that a seed reproduces (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9e37_79b9_7f4a_7c15 &+ 1 }
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

let inter13 = TextAttributes(font: FontDescriptor(.system, size: 13))

let pangram =
  "The quick brown fox jumps over the lazy dog, and the five boxing wizards jump quickly after it."

extension TextLayout {
  /// Glyph runs in the order they are drawn.
  var runs: [GlyphRun] {
    items(at: .zero, paints: []).compactMap {
      guard case .glyphs(let run, _) = $0 else { return nil }
      return run
    }
  }

  /// The text of each line as it stands from left to right, an ellipsis included.
  var shownLines: [String] {
    lines.map { line in
      runs.filter { $0.origin.y == line.baseline }.sorted { $0.origin.x < $1.origin.x }
        .map { $0.drawnText ?? $0.text }.joined()
    }
  }
}

extension ShapedText {
  /// Lays out without looking at what is remembered.
  func fresh(_ options: TextLayoutOptions) -> TextLayout {
    let width = options.width ?? .infinity
    return TextLayout(self, options, width: width.isNaN ? .infinity : max(width, 0))
  }
}

/// A random text out of words of several scripts.
func randomText(_ generator: inout SeededGenerator) -> String {
  let words = [
    "a", "of", "the", "layout", "internationalization", "fox,", "שלום", "عالم", "123", "4.5", "你好世界",
    "नमस्ते", "สวัสดี", "👩‍👩‍👧", "x\u{301}\u{323}", "-", "(b)", "\n", "  ", "\t", "",
  ]
  return (0..<Int.random(in: 0...25, using: &generator))
    .map { _ in words.randomElement(using: &generator) ?? "" }.joined(separator: " ")
}
