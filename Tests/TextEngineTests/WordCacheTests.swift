import CGraphicsLibraries
import Testing

@testable import TextEngine

/// Words out of the cache are the words that HarfBuzz makes.
@Suite(.serialized)
struct WordCacheTests {
  /// Shaped with all words unknown, then with all known.
  private func bothWays(_ string: String, _ attributes: TextAttributes) -> (ShapedText, ShapedText) {
    _ = Shaper([string], [attributes], direction: .leftToRight, language: nil)
    let known = ShapedText(shaper: Shaper([string], [attributes], direction: .leftToRight, language: nil))
    var alone = attributes
    // A feature that no face has keeps the words of this style apart from others.
    alone.font.features["zzz\(Int.random(in: 0...9))"] = 1
    let fresh = ShapedText(shaper: Shaper([string], [alone], direction: .leftToRight, language: nil))
    return (known, fresh)
  }

  @Test(arguments: 0..<40)
  func knownWordsAreFreshWords(_ seed: Int) {
    var generator = SeededGenerator(seed: seed + 500)
    var attributes = inter13
    if seed % 3 == 1 { attributes.tracking = 1.5 }
    if seed % 3 == 2 { attributes.font.family = .named("Noto Sans Arabic") }
    let (known, fresh) = bothWays(randomText(&generator), attributes)
    #expect(known.clusters == fresh.clusters)
    #expect(known.glyphs.map(\.index) == fresh.glyphs.map(\.index))
    #expect(known.glyphs.map(\.x) == fresh.glyphs.map(\.x))
  }

  @Test(.enabled(if: hasInter)) func aWordIsShapedOnce() {
    _ = Shaper(["quince quince medlar quince"], [inter13], direction: .leftToRight, language: nil)
    var more = inter13
    more.font.size = 17
    let again = Shaper(["medlar quince medlar"], [more], direction: .leftToRight, language: nil)
    #expect(again.shapedBytes == 0)
    let other = Shaper(["medlar sorbapple"], [more], direction: .leftToRight, language: nil)
    #expect(other.shapedBytes == "sorbapple".utf8.count)
  }

  @Test(.enabled(if: hasInter)) func marksOnASpaceStayOnIt() {
    let text = ShapedText.shape("ab \u{301}cd", inter13)
    #expect(text.clusterCount == 5)
  }

  @Test(.enabled(if: hasInter)) func featuresThatLookAtSpacesKeepWordsTogether() {
    let face = FontRegistry.shared.font(for: inter13.font).face
    #expect(ShapedWords(face: face, features: ShapingFeatures.list(inter13, face: face)).isSeparable)
    var contextual = inter13
    contextual.font.features["calt"] = 1
    #expect(!ShapedWords(face: face, features: ShapingFeatures.list(contextual, face: face)).isSeparable)
  }
}
