import Foundation
import Testing

@testable import TextEngine

struct HostileTextTests {
  private func check(_ string: String) {
    let text = ShapedText.shape(string, inter13)
    for width in [nil, 0, 50, .nan, -1, .infinity, 1e300, 1e-300] {
      for limit in [nil, 1, 0, -4] {
        let layout = text.fresh(TextLayoutOptions(width: width, lineLimit: limit))
        #expect(layout.size.width.isFinite && layout.size.width >= 0)
        #expect(layout.size.height.isFinite && layout.size.height >= 0)
        #expect(layout.items(at: .zero, paints: []).allSatisfy { $0.bounds.minX.isFinite })
      }
    }
  }

  @Test(arguments: 0..<10)
  func randomScalars(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let pools: [ClosedRange<UInt32>] = [
      0...0x1f, 0x20...0x7e, 0x7f...0x9f, 0x300...0x36f, 0x590...0x8ff, 0x900...0xdff, 0x1100...0x11ff,
      0x2000...0x206f, 0x20d0...0x20ff, 0x3000...0x30ff, 0xe000...0xe0ff, 0xfe00...0xfe0f, 0xfff0...0xffff,
      0x1f1e6...0x1f1ff, 0x1f300...0x1f6ff, 0xe0000...0xe007f, 0x10_fff0...0x10_ffff,
    ]
    for _ in 0..<50 {
      var string = ""
      for _ in 0..<Int.random(in: 0...40, using: &generator) {
        guard let pool = pools.randomElement(using: &generator),
          let scalar = Unicode.Scalar(UInt32.random(in: pool, using: &generator))
        else { continue }
        string.unicodeScalars.append(scalar)
      }
      check(string)
    }
  }

  @Test func marksBeyondThirtyAreDropped() {
    let text = ShapedText.shape("a" + String(repeating: "\u{301}\u{323}", count: 500_000) + "b", inter13)
    #expect(text.bytes.count == 1 + 30 * 2 + 1)
    #expect(text.clusterCount == 2)
  }

  @Test func controlsDrawNothing() {
    let plain = ShapedText.shape("ab", inter13).layout(TextLayoutOptions())
    let control = ShapedText.shape("a\u{0}\u{1}\u{7f}\u{9f}b", inter13).layout(TextLayoutOptions())
    #expect(abs(plain.size.width - control.size.width) < 0.5)
    #expect(!control.runs.contains { $0.text.utf8.contains(0) })
  }

  @Test func aLineOfAMebibyteEndsThere() {
    let text = ShapedText.shape(String(repeating: "a", count: SourceText.byteLimit + 1000), inter13)
    #expect(text.clusterCount == SourceText.byteLimit + 1)
    #expect(text.bytes.suffix(3) == [0xef, 0xbf, 0xbd])
    #expect(text.layout(TextLayoutOptions(width: 300, lineLimit: 3)).isTruncated)
  }

  @Test func longChains() {
    check(String(repeating: "👨\u{200d}", count: 3000))
    check(String(repeating: "\u{202e}a\u{2067}", count: 3000))
    check(String(repeating: "\n", count: 3000))
    check(String(repeating: "(", count: 3000) + "א")
  }

  @Test func hostileNumbers() {
    for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0, -1] {
      var attributes = TextAttributes(font: FontDescriptor(.system, size: value, weight: value, width: value))
      attributes.kerning = value
      attributes.tracking = value
      attributes.baselineOffset = value
      var options = TextLayoutOptions(width: 100, height: value, lineLimit: 2)
      options.lineSpacing = value
      options.minimumScaleFactor = value
      options.pixelLength = value
      options.reservedLines = .max
      let layout = ShapedText.shape("hostile numbers in a text", attributes).fresh(options)
      #expect(layout.size.width.isFinite)
      #expect(layout.size.height.isFinite)
    }
  }
}
