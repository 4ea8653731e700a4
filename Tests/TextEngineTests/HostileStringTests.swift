import Foundation
import Testing

@testable import TextEngine

/// Strings that somebody made to do harm. Work is counted, not timed: bytes that HarfBuzz is given, steps of
/// the line breaker.
struct HostileStringTests {
  enum Kind: CaseIterable {
    case bidiControls, surrogateBytes, marks, controls, formats, joiners, flags, anyScalars, oneWord, breaks
  }

  static let stringsOfAKind = 500

  private func scalars(_ count: Int, _ pools: [ClosedRange<UInt32>], _ generator: inout SeededGenerator)
    -> String
  {
    var string = String.UnicodeScalarView()
    for _ in 0..<count {
      let pool = pools.randomElement(using: &generator) ?? 0x20...0x7e
      if let scalar = Unicode.Scalar(UInt32.random(in: pool, using: &generator)) { string.append(scalar) }
    }
    return String(string)
  }

  private func string(_ kind: Kind, _ generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...60, using: &generator)
    switch kind {
    case .bidiControls:
      return scalars(count, [0x202a...0x202e, 0x2066...0x2069, 0x5d0...0x5d4, 0x61...0x64], &generator)
    case .surrogateBytes:
      let bytes = (0..<count * 3).map { _ in UInt8.random(in: 0x80...0xff, using: &generator) }
      return String(decoding: [0xed, 0xa0, 0x80] + bytes + [0xed, 0xbf, 0xbf], as: UTF8.self)
    case .marks:
      return scalars(count, [0x300...0x36f, 0x61...0x62, 0x591...0x5bd, 0x64b...0x65f], &generator)
    case .controls: return scalars(count, [0...0x1f, 0x7f...0x9f, 0x20...0x22], &generator)
    case .formats:
      let parts = ["%@", "%n", "%1$lld", "%%", "%", "$(x)", "\\(y)", "{0}", "%*.*f", "<b>", "&amp;", "\u{0}"]
      return (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
    case .joiners:
      return scalars(
        count, [0x200b...0x200f, 0x2060...0x2064, 0xfe00...0xfe0f, 0x1f468...0x1f469], &generator)
    case .flags: return scalars(count, [0x1f1e6...0x1f1ff, 0xe0061...0xe007f, 0x1f3f4...0x1f3ff], &generator)
    case .anyScalars: return scalars(count, [0...0xd7ff, 0xe000...0x10_ffff], &generator)
    case .oneWord: return String(repeating: "W\u{ad}", count: count) + String(repeating: "ﷺ", count: count)
    case .breaks: return scalars(count, [0xad...0xad, 0x20...0x20, 0x2028...0x2029, 0x9...0xd], &generator)
    }
  }

  private func check(_ string: String) {
    let shaper = Shaper([string], [inter13], direction: .leftToRight, language: nil)
    // Each byte is shaped at most once.
    #expect(shaper.shapedBytes <= shaper.source.bytes.count)
    let text = ShapedText(shaper: shaper)
    let most = 64 + 40 * text.clusterCount
    for width in [0, 3.5, 40, 1000] {
      #expect(LineBreaker(text, width: width, limit: .max).steps <= most)
    }
    var options = TextLayoutOptions(width: 45, lineLimit: 2)
    for truncation in [TextLayoutOptions.Truncation.head, .middle, .tail] {
      options.truncation = truncation
      let layout = text.fresh(options)
      let size = layout.size
      #expect(size.width.isFinite && size.width >= 0 && size.height.isFinite && size.height >= 0)
      let isFinite = layout.items(at: .zero, paints: []).allSatisfy { $0.bounds.width.isFinite }
      #expect(isFinite)
      let last = layout.offset(at: CGPoint(x: 1e6, y: 1e6))
      #expect(last <= string.utf8.count)
    }
  }

  @Test(arguments: Kind.allCases)
  func strings(_ kind: Kind) {
    var generator = SeededGenerator(seed: 77)
    for _ in 0..<Self.stringsOfAKind { check(string(kind, &generator)) }
  }

  /// Twice the text is at most twice the work.
  @Test(arguments: ["a\u{301}\u{323}", "\u{202e}א1", "word ", "漢字、", "\u{ad}", "👨\u{200d}", "%@\u{0}"])
  func workGrowsWithTheText(_ part: String) {
    func work(_ count: Int) -> (shaped: Int, steps: Int) {
      let text = String(repeating: part, count: count)
      let shaper = Shaper([text], [inter13], direction: .leftToRight, language: nil)
      let shaped = ShapedText(shaper: shaper)
      #expect(shaper.shapedBytes <= shaper.source.bytes.count)
      return (shaper.shapedBytes, LineBreaker(shaped, width: 100, limit: .max).steps)
    }
    let (one, two) = (work(4_000), work(8_000))
    #expect(two.shaped <= 2 * one.shaped + 64)
    #expect(two.steps <= 2 * one.steps + 64)
  }

  @Test func aMillionMarks() { check("e" + String(repeating: "\u{301}\u{323}", count: 500_000)) }

  @Test func aMegabyteInOneLine() { check(String(repeating: "no end ", count: 150_000)) }
}
