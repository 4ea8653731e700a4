import DisplayList
import SwiftUI
import TestSupport
import Testing

/// Frames, fixed sizes, padding and places, as the documentation of each modifier says.
@MainActor @Suite("Modifiers of frames")
struct FrameModifierTests {
  /// The size of a flexible frame around a view of 50 × 50 points, for a proposal.
  private func flexible(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil, proposed: CGFloat?
  ) -> CGFloat? {
    let view = tile("a", 50, 50).frame(minWidth: min, idealWidth: ideal, maxWidth: max)
    return size(of: view, proposal: ProposedViewSize(width: proposed, height: nil))?.width
  }

  @Test("a fixed frame has the lengths it is given, and those of its content where it is given none")
  func fixed() {
    #expect(Laid { tile("a", 20, 10).frame(width: 60) }.size == CGSize(width: 60, height: 10))
    #expect(Laid { tile("a", 20, 10).frame(height: 60) }.size == CGSize(width: 20, height: 60))
    let ellipse = Laid(300, 200) { Ellipse().testProbe("a").frame(height: 100).testProbe("frame") }
    #expect(ellipse["a"] == rect(0, 50, 300, 100))
    #expect(ellipse["frame"] == rect(0, 50, 300, 100))
  }

  @Test("content that is larger than its frame goes beyond the edges that the alignment leaves free")
  func overflow() {
    func frame(_ alignment: Alignment) -> CGRect? {
      Laid(100, 100) { tile("a", 40, 60).frame(width: 20, height: 20, alignment: alignment) }["a"]
    }
    #expect(frame(.topLeading) == rect(40, 40, 40, 60))
    #expect(frame(.center) == rect(30, 20, 40, 60))
    #expect(frame(.bottomTrailing) == rect(20, 0, 40, 60))
  }

  @Test("the alignment is that of the content inside of the frame")
  func alignment() {
    func frame(_ alignment: Alignment, rightToLeft: Bool = false) -> CGRect? {
      Laid(100, 100, rightToLeft: rightToLeft) {
        tile("a", 20, 10).frame(width: 100, height: 100, alignment: alignment)
      }["a"]
    }
    #expect(frame(.top) == rect(40, 0, 20, 10))
    #expect(frame(.topTrailing) == rect(80, 0, 20, 10))
    #expect(frame(.leading) == rect(0, 45, 20, 10))
    #expect(frame(.leading, rightToLeft: true) == rect(80, 45, 20, 10))
    #expect(frame(.bottomLeading) == rect(0, 90, 20, 10))
  }

  @Test("with both bounds a frame takes the proposal, held within them")
  func bothBounds() {
    #expect(flexible(min: 20, max: 80, proposed: 60) == 60)
    #expect(flexible(min: 20, max: 80, proposed: 10) == 20)
    #expect(flexible(min: 20, max: 80, proposed: 500) == 80)
    #expect(flexible(min: 20, max: .infinity, proposed: 500) == 500)
    #expect(flexible(min: 20, max: 80, proposed: nil) == 50)
    #expect(flexible(min: 60, max: 80, proposed: nil) == 60)
  }

  @Test("with a least length alone a frame takes a proposal smaller than its content, held above it")
  func minimumAlone() {
    #expect(flexible(min: 20, proposed: 30) == 30)
    #expect(flexible(min: 20, proposed: 10) == 20)
    #expect(flexible(min: 20, proposed: 90) == 50)
    #expect(flexible(min: 70, proposed: 90) == 70)
    #expect(flexible(min: 20, proposed: nil) == 50)
  }

  @Test("with a greatest length alone a frame takes a proposal larger than its content, held below it")
  func maximumAlone() {
    #expect(flexible(max: 80, proposed: 70) == 70)
    #expect(flexible(max: 80, proposed: 500) == 80)
    #expect(flexible(max: 80, proposed: 30) == 50)
    #expect(flexible(max: .infinity, proposed: 500) == 500)
    #expect(flexible(max: 80, proposed: nil) == 50)
  }

  @Test("an ideal length stands for what is not proposed, and for nothing else")
  func ideal() {
    #expect(flexible(ideal: 70, proposed: nil) == 70)
    #expect(flexible(ideal: 70, proposed: 30) == 50)
    let filled = Laid { stretch("a").frame(idealWidth: 70, idealHeight: 40).fixedSize() }
    #expect(filled["a"] == rect(0, 0, 70, 40))
  }

  @Test("content is proposed the frame's proposal within the frame's bounds")
  func contentProposal() {
    #expect(Laid(200, 100) { stretch("a").frame(maxWidth: 80, maxHeight: 300) }["a"] == rect(60, 0, 80, 100))
    #expect(Laid(20, 20) { stretch("a").frame(minWidth: 50, minHeight: 10) }["a"] == rect(-15, 0, 50, 20))
  }

  @Test("a view of fixed size has its ideal size, whatever it is proposed, and may go beyond its parent")
  func fixedSize() {
    let both = Laid(100, 100) {
      stretch("a").frame(idealWidth: 150, idealHeight: 20).fixedSize().frame(width: 50).testProbe("frame")
    }
    #expect(both["a"] == rect(-25, 40, 150, 20))
    #expect(both["frame"] == rect(25, 40, 50, 20))
    let row = Laid(100, 100) {
      stretch("a").frame(idealWidth: 150, idealHeight: 20).fixedSize(horizontal: true, vertical: false)
    }
    #expect(row["a"] == rect(-25, 0, 150, 100))
    let column = Laid(100, 100) {
      stretch("a").frame(idealWidth: 150, idealHeight: 20).fixedSize(horizontal: false, vertical: true)
    }
    #expect(column["a"] == rect(0, 40, 100, 20))
    let neither = Laid(100, 100) { stretch("a").fixedSize(horizontal: false, vertical: false) }
    #expect(neither["a"] == rect(0, 0, 100, 100))
  }

  @Test("a text of fixed width keeps its one line where a narrow frame would break it")
  func fixedText() {
    let text = Text("A single line of text, too long to fit in a box.")
    let ideal = Laid { text }.size
    let frame = Laid(300, 300) {
      text.fixedSize(horizontal: true, vertical: false).testProbe("text").frame(width: 100, height: 100)
    }
    #expect(frame["text"]?.size == ideal)
    let free = Laid(300, 300) { text.testProbe("text").frame(width: 100, height: 100) }
    #expect((free["text"]?.width ?? 200) <= 100)
    #expect((free["text"]?.height ?? 0) > ideal.height)
  }

  @Test("padding goes around, or to the edges that are named, and leaves the content less room")
  func padding() {
    #expect(Laid(100, 100) { stretch("a").padding(10) }["a"] == rect(10, 10, 80, 80))
    #expect(Laid(100, 100) { stretch("a").padding(.top, 30) }["a"] == rect(0, 30, 100, 70))
    #expect(Laid(100, 100) { stretch("a").padding([.bottom, .trailing], 20) }["a"] == rect(0, 0, 80, 80))
    #expect(Laid(100, 100) { stretch("a").padding(.horizontal, 20) }["a"] == rect(20, 0, 60, 100))
    #expect(Laid { tile("a", 20, 10).padding(5) }.size == CGSize(width: 30, height: 20))
    let insets = EdgeInsets(top: 10, leading: 20, bottom: 40, trailing: 0)
    #expect(Laid(100, 100) { stretch("a").padding(insets) }["a"] == rect(20, 10, 80, 50))
    #expect(Laid(100, 100, rightToLeft: true) { stretch("a").padding(insets) }["a"] == rect(0, 10, 80, 50))
  }

  @Test("padding of no given length is the default, the same with and without edges")
  func defaultPadding() {
    let padded = Laid(100, 100) { stretch("a").padding() }["a"]
    #expect(padded == Laid(100, 100) { stretch("a").padding(.all) }["a"])
    #expect(padded == Laid(100, 100) { stretch("a").padding(.all, nil) }["a"])
    #expect(padded == Laid(100, 100) { stretch("a").padding(.vertical).padding(.horizontal) }["a"])
    #expect(Laid(100, 100) { stretch("a").padding(.leading) }["a"]?.maxX == 100)
  }

  @Test("the order of padding and border matters")
  func order() {
    let inside = items(of: tile("a", 20, 10).border(.red).padding(10))
    let outside = items(of: tile("a", 20, 10).padding(10).border(.red))
    #expect(inside.paths.first?.boundingRect.size == CGSize(width: 20, height: 10))
    #expect(outside.paths.first?.boundingRect.size == CGSize(width: 40, height: 30))
  }

  @Test("a position is that of the view's centre in what the parent proposes, all of which it takes")
  func position() {
    let placed = Laid(200, 100) { tile("a", 20, 10).position(x: 50, y: 30).testProbe("slot") }
    #expect(placed["a"] == rect(40, 25, 20, 10))
    #expect(placed["slot"] == rect(0, 0, 200, 100))
    #expect(
      Laid(200, 100) { tile("a", 20, 10).position(CGPoint(x: 0, y: 100)) }["a"] == rect(-10, 95, 20, 10))
    #expect(Laid(200, 100) { tile("a", 20, 10).position() }["a"] == rect(-10, -5, 20, 10))
    #expect(
      Laid(200, 100, rightToLeft: true) { tile("a", 20, 10).position(x: 50, y: 30) }["a"]
        == rect(140, 25, 20, 10))
  }

  @Test("an offset moves what shows and leaves the view's dimensions and neighbours alone")
  func offset() {
    let row = Laid {
      HStack(spacing: 0) {
        tile("a", 20, 10).offset(x: 5, y: 30)
        tile("b", 20, 10)
      }
    }
    #expect(row.size == CGSize(width: 40, height: 10))
    #expect(row["a"] == rect(5, 30, 20, 10))
    #expect(row["b"] == rect(20, 0, 20, 10))
    #expect(Laid { tile("a", 20, 10).offset(CGSize(width: 3, height: 4)) }["a"] == rect(3, 4, 20, 10))
    #expect(Laid(rightToLeft: true) { tile("a", 20, 10).offset(x: 5) }["a"] == rect(-5, 0, 20, 10))
  }

  @Test("the padding of a scene is that of its platform on the edges that are named")
  func scenePadding() {
    #expect(Laid(100, 100) { stretch("a").scenePadding() }["a"] == rect(20, 20, 60, 60))
    #expect(Laid(100, 100) { stretch("a").scenePadding(.leading) }["a"] == rect(20, 0, 80, 100))
    #expect(
      Laid(100, 100) { stretch("a").scenePadding(.minimum, edges: .vertical) }["a"] == rect(0, 20, 100, 60))
  }
}
