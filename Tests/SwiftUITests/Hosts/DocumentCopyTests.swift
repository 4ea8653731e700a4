import Foundation
import SwiftUI
import Testing

/// Text that is copied out of a PDF file is the text, as its reader gives it scalar by scalar.
@Suite(.enabled(if: PDFTools.areThere)) @MainActor struct DocumentCopyTests {
  private func copied<Content: View>(_ content: Content) throws -> String {
    try PDFTools.text(try #require(ImageRenderer(content: content.padding(20)).pdfData()))
  }

  private func scalars(_ text: String) -> [String] {
    text.unicodeScalars.map { String($0.value, radix: 16) }
  }

  @Test(arguments: [
    "An efficient affair, a fluffy office",
    // Flags, a family, a hand with a tone, a heart by its variation selector, a key.
    "Go \u{1f1eb}\u{1f1f7}\u{1f1ef}\u{1f1f5} ok",
    "a \u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}\u{200d}\u{1f466} b",
    "\u{1f44d}\u{1f3fd}\u{1f44d} \u{2764}\u{fe0f} 1\u{fe0f}\u{20e3}", "\u{1f600}\u{1f600}",
    "Съешь ещё этих мягких булок",
    // Arabic with ligatures of lam and alef and with marks, Persian with a joiner that does not join.
    "\u{646}\u{635} \u{62d}\u{643}\u{64a}\u{645} \u{644}\u{647} \u{633}\u{631}",
    "\u{644}\u{627} \u{633}\u{644}\u{627}\u{645}",
    "\u{645}\u{64f}\u{62d}\u{64e}\u{645}\u{651}\u{64e}\u{62f}",
    "\u{645}\u{6cc}\u{200c}\u{62e}\u{648}\u{627}\u{647}\u{645}",
    // Hebrew, with points, and with an emoji of several scalars.
    "\u{5e9}\u{5dc}\u{5d5}\u{5dd} \u{5e2}\u{5d5}\u{5dc}\u{5dd}",
    "\u{5e9}\u{5c1}\u{5b8}\u{5dc}\u{5d5}\u{5b9}\u{5dd}",
    "\u{5d0}\u{5d1} \u{1f44d}\u{1f3fd} \u{5d2}\u{5d3}",
    "\u{915}\u{94d}\u{937}\u{93f} \u{928}\u{92e}\u{938}\u{94d}\u{924}\u{947} \u{939}\u{93f}",
    "\u{e2a}\u{e27}\u{e31}\u{e2a}\u{e14}\u{e35} \u{e01}\u{e33}\u{e25}\u{e31}\u{e07} \u{e17}\u{e35}\u{e48}",
    "cafe\u{301} n\u{303} a\u{323}\u{302} x\u{301}\u{323}", "日本語の文字、中文。「引用」", "한국어 글자",
    "-> => 1/2", "extra\u{ad}ordinary",
  ])
  func ofEveryScript(_ text: String) throws {
    #expect(scalars(try copied(Text(verbatim: text))) == scalars(text))
  }

  /// The reader puts blanks and points between words of different directions where it likes.
  @Test(arguments: [
    "\u{646}\u{635} SwiftUI \u{62d}\u{643}\u{64a}\u{645} 123 \u{633}\u{631}",
    "The word \u{646}\u{635} \u{62d}\u{643}\u{64a}\u{645} means text",
    "\u{5e9}\u{5dc}\u{5d5}\u{5dd} PDF \u{5e2}\u{5d5}\u{5dc}\u{5dd} 42 \u{5db}\u{5df}",
    "Laws of \u{644}\u{627} and \u{5e9}\u{5c1}\u{5dc} end",
  ])
  func ofMixedDirections(_ text: String) throws {
    let copied = try copied(Text(verbatim: text)).filter { !$0.isWhitespace }
    #expect(scalars(copied) == scalars(text.filter { !$0.isWhitespace }))
  }

  @Test func smallCapitalsAreTheLettersThatTheyStandFor() throws {
    let text = Text(verbatim: "The Straße of Small 12").font(.system(size: 20).lowercaseSmallCaps())
    #expect(try copied(text.font(.title.smallCaps())) == "The Straße of Small 12")
    #expect(try copied(text) == "The Straße of Small 12")
    #expect(try copied(text.frame(width: 90)).filter { !$0.isWhitespace } == "TheStraßeofSmall12")
    let svg = String(decoding: ImageRenderer(content: text).svgData() ?? Data(), as: UTF8.self)
    #expect(svg.contains(">HE<") && svg.contains(">TRASSE<"))
  }

  @Test func whatIsDrawnOtherwiseIsTheText() throws {
    #expect(try copied(Text(verbatim: "office fluff").tracking(3)) == "office fluff")
    #expect(try copied(Text(verbatim: "Schön 文字 x").italic().bold()) == "Schön 文字 x")
    #expect(try copied(Text("Bold").bold() + Text(" plain ") + Text("tail").italic()) == "Bold plain tail")
  }

  @Test func anEllipsisIsCopied() throws {
    let text = Text("The quick brown fox jumps").lineLimit(1)
    let tail = try copied(text.frame(width: 100))
    #expect(tail.hasPrefix("The quick") && tail.hasSuffix("\u{2026}"))
    let middle = try copied(text.truncationMode(.middle).frame(width: 100))
    #expect(middle.hasPrefix("The") && middle.contains("\u{2026}") && middle.hasSuffix("jumps"))
  }

  /// Once: a hyphen at a line's end stands for the soft one that allows it.
  @Test func aHyphenIsASoftOne() throws {
    let view = Text(verbatim: "extra\u{ad}ordinary").frame(width: 60)
    #expect(try copied(view) == "extra\u{ad}\nordinary")
    let svg = String(decoding: ImageRenderer(content: view).svgData() ?? Data(), as: UTF8.self)
    #expect(svg.contains(">extra<") && svg.contains(">\u{2010}<"))
  }

  /// What PDF draws as pixels, or through a mask, keeps its text.
  @Test func effectsKeepTheText() throws {
    let seen = "Seen \u{1f44d}\u{1f3fd} words"
    let text = Text(verbatim: seen)
    #expect(try copied(text.blur(radius: 1)) == seen)
    #expect(try copied(text.hueRotation(.degrees(90))) == seen)
    #expect(try copied(text.shadow(radius: 2)) == seen)
    #expect(try copied(ZStack { text.blendMode(.plusLighter) }) == seen)
    #expect(try copied(Color.red.frame(width: 200, height: 50).mask { text }) == seen)
    #expect(try copied(text.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))) == seen)
  }

  /// They are white: on black if anywhere they would show.
  @Test func lettersWithoutInkCannotBeSeen() throws {
    func page(_ content: some View) throws -> [UInt8] {
      let data = try #require(ImageRenderer(content: content).pdfData())
      return Array(try PDFTools.run("pdftoppm", data, ["-r", "72", "FILE"]))
    }
    let plain = Color.black.frame(width: 160, height: 40)
    let text = Text(verbatim: "\u{644}\u{627} words").foregroundStyle(.black).blendMode(.plusLighter)
    let drawn = plain.overlay { text }
    #expect(try copied(drawn).contains("words"))
    let (before, after) = (try page(plain), try page(drawn))
    #expect(before.count == after.count)
    #expect((zip(before, after).map { abs(Int($0) - Int($1)) }.max() ?? 255) <= 2)
  }
}
