import CGraphicsLibraries
import Testing

@testable import TextEngine

/// What is found without Pango is what Pango finds.
struct BoundaryTests {
  /// One of each kind of character.
  private static let letters = Array("a0 ,:!-(".utf8)

  private func pango(_ bytes: [UInt8]) -> [TextBoundaries] {
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: bytes.count + 1)
    bytes.withUnsafeBytes { bytes in
      pango_get_log_attrs(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), -1,
        pango_language_from_string("en"), &attributes, Int32(attributes.count))
    }
    return attributes.map {
      TextBoundaries(rawValue: ($0.is_line_break != 0 ? 1 : 0) | ($0.is_cursor_position != 0 ? 2 : 0))
    }
  }

  private func check(_ bytes: [UInt8]) -> Bool? {
    TextBoundaries.plain(bytes).map { $0 == pango(bytes) }
  }

  /// All words of up to four characters.
  @Test func shortWords() {
    var words: [[UInt8]] = [[]]
    var found = 0
    for _ in 0..<4 {
      words = words.flatMap { word in Self.letters.map { word + [$0] } }
      for word in words {
        guard let isSame = check(word) else { continue }
        found += 1
        #expect(isSame, "\(String(decoding: word, as: UTF8.self))")
      }
    }
    #expect(found > 400)
  }

  /// Every printable character of ASCII between others.
  @Test func everyCharacter() {
    for character in UInt8(0x20)...0x7e {
      for frame in ["a", "1", " ", ".", "!", "-"].map({ Array($0.utf8) }) {
        let word = Array("a".utf8) + frame + [character] + frame + Array("b".utf8)
        #expect(check(word) != false, "\(String(decoding: word, as: UTF8.self))")
      }
    }
  }

  @Test func sentences() {
    for sentence in [
      "Estimated arrival 12:30", "Well-known; 3.5, or 1,000: yes! No?! 2-3", "a  b   ", "  leading",
    ] {
      #expect(check(Array(sentence.utf8)) == true, "\(sentence)")
    }
    #expect(TextBoundaries.plain(Array("(a)".utf8)) == nil)
  }

  @Test func withoutPangoLinesBreakBehindBlanks() {
    let boundaries = TextBoundaries.simple(Array("a  é(b".unicodeScalars.map(\.value)))
    #expect(boundaries.map { $0.contains(.line) } == [false, false, false, true, false, false, true])
    #expect(boundaries.allSatisfy { $0.contains(.cursor) })
    #expect(TextBoundaries.simple([]) == [[.line, .cursor]])
  }
}
