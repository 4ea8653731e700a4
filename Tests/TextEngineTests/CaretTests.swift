import Foundation
import Testing

@testable import TextEngine

struct CaretTests {
  @Test func caretsOfALineStandInOrder() {
    let layout = ShapedText.shape("abc def", inter13).layout(TextLayoutOptions())
    let carets = (0...7).map { Double(layout.caret(at: $0).minX) }
    #expect(carets[0] == 0)
    #expect(zip(carets, carets.dropFirst()).allSatisfy { $0 < $1 })
    #expect(abs(carets[7] - Double(layout.size.width)) < 1e-9)
    #expect(layout.caret(at: -3) == layout.caret(at: 0))
    #expect(layout.caret(at: 99) == layout.caret(at: 7))
    #expect(layout.caret(at: 0).height == layout.size.height)
  }

  @Test(arguments: ["abc def", "שלום עולם", "abc שלום 12 def", "नमस्ते a\u{301}b", "one\ntwo three"])
  func aPointAtACaretLeadsBackToIt(_ string: String) {
    for width in [nil, 60.0] {
      let text = ShapedText.shape(string, inter13)
      let layout = text.layout(TextLayoutOptions(width: width))
      for cluster in 0..<text.clusterCount {
        let offset = text.sourceOffset(ofCluster: cluster)
        let caret = layout.caret(at: offset)
        let found = layout.caret(at: layout.offset(at: CGPoint(x: caret.minX, y: caret.midY)))
        // Where directions meet, two offsets share a place.
        #expect(abs(found.minX - caret.minX) < 1e-6, "offset \(offset) of \(string)")
        #expect(found.minY == caret.minY)
      }
    }
  }

  @Test func rightToLeftCaretsGoLeft() {
    let layout = ShapedText.shape("שלום", inter13).layout(TextLayoutOptions())
    #expect(abs(Double(layout.caret(at: 0).minX - layout.size.width)) < 1e-9)
    #expect(layout.caret(at: 2).minX < layout.caret(at: 0).minX)
    #expect(abs(layout.caret(at: 8).minX) < 1e-9)
  }

  @Test func aSelectionAcrossDirectionsHasSeveralParts() {
    let layout = ShapedText.shape("abc שלום", inter13).layout(TextLayoutOptions())
    // "bc " and the first letter, which stands at the far right.
    let parts = layout.rectangles(of: 1..<6)
    #expect(parts.count == 2)
    #expect(layout.rectangles(of: 0..<12).count == 1)
    #expect(layout.rectangles(of: 3..<3).isEmpty)
  }

  @Test func offsetsAreTheCallers() {
    let text = ShapedText.shape("a\u{0}b" + String(repeating: "\u{301}", count: 40) + "c", inter13)
    let layout = text.layout(TextLayoutOptions())
    #expect(text.sourceOffset(ofCluster: text.clusterCount) == 84)
    #expect(layout.offset(at: CGPoint(x: 1000, y: 0)) == 84)
    #expect(text.sourceOffset(ofCluster: text.clusterCount - 1) == 83)
    #expect(layout.caret(at: 83).minX < layout.caret(at: 84).minX)
  }

  @Test func linesOfAPoint() {
    let layout = ShapedText.shape("one\ntwo", inter13).layout(TextLayoutOptions())
    #expect(layout.offset(at: CGPoint(x: -5, y: -5)) == 0)
    #expect(layout.offset(at: CGPoint(x: 500, y: 1)) == 3)
    #expect(layout.offset(at: CGPoint(x: 0, y: 500)) == 4)
    #expect(Double(layout.caret(at: 4).minY) == layout.lines[1].top)
    #expect(ShapedText.shape("", inter13).layout(TextLayoutOptions()).caret(at: 0) == .zero)
  }
}
