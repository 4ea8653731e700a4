import SwiftUI
import TestSupport
import Testing

@MainActor @Suite("Bars beside content, and margins")
struct SafeAreaInsetTests {
  /// Content with a bar at an edge, in 100 by 100 points.
  private func laid(
    _ edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = 0,
    rightToLeft: Bool = false
  ) -> Laid {
    Laid(100, 100, rightToLeft: rightToLeft) {
      stretch("content").safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
        tile("bar", 40, 20)
      }
      .testProbe("whole")
    }
  }

  private func laid(
    _ edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = 0,
    rightToLeft: Bool = false
  ) -> Laid {
    Laid(100, 100, rightToLeft: rightToLeft) {
      stretch("content").safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
        tile("bar", 20, 40)
      }
    }
  }

  @Test("a bar stands at its edge, and the content is that much shorter")
  func vertical() {
    #expect(laid(.top)["bar"] == rect(30, 0, 40, 20))
    #expect(laid(.top)["content"] == rect(0, 20, 100, 80))
    #expect(laid(.bottom)["bar"] == rect(30, 80, 40, 20))
    #expect(laid(.bottom)["content"] == rect(0, 0, 100, 80))
    #expect(laid(.bottom)["whole"] == rect(0, 0, 100, 100))
  }

  @Test(
    "a bar at the leading or trailing edge makes the content narrower, from right to left at the other side")
  func horizontal() {
    #expect(laid(.leading)["bar"] == rect(0, 30, 20, 40))
    #expect(laid(.leading)["content"] == rect(20, 0, 80, 100))
    #expect(laid(.trailing)["bar"] == rect(80, 30, 20, 40))
    #expect(laid(.trailing)["content"] == rect(0, 0, 80, 100))
    #expect(laid(.leading, rightToLeft: true)["bar"] == rect(80, 30, 20, 40))
    #expect(laid(.leading, rightToLeft: true)["content"] == rect(0, 0, 80, 100))
  }

  @Test("the alignment is that of the bar along its edge")
  func alignment() {
    #expect(laid(.top, alignment: .leading)["bar"]?.minX == 0)
    #expect(laid(.top, alignment: .trailing)["bar"]?.minX == 60)
    #expect(laid(.top, alignment: .leading, rightToLeft: true)["bar"]?.minX == 60)
    #expect(laid(.leading, alignment: .top)["bar"]?.minY == 0)
    #expect(laid(.leading, alignment: .bottom)["bar"]?.minY == 60)
  }

  @Test("spacing is a distance between the two, 8 points where none is given")
  func spacing() {
    #expect(laid(.top, spacing: 5)["content"] == rect(0, 25, 100, 75))
    #expect(laid(.top, spacing: nil)["content"] == rect(0, 28, 100, 72))
    #expect(laid(.trailing, spacing: 5)["content"] == rect(0, 0, 75, 100))
    #expect(laid(.trailing, spacing: 5)["bar"] == rect(80, 30, 20, 40))
  }

  @Test("bars at several edges, one within the other, each keep the content clear")
  func several() {
    let laid = Laid(100, 100) {
      stretch("content")
        .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 10).testProbe("inner") }
        .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 20).testProbe("outer") }
        .safeAreaInset(edge: .leading, spacing: 0) { Color.clear.frame(width: 30).testProbe("side") }
    }
    #expect(laid["side"] == rect(0, 0, 30, 100))
    #expect(laid["outer"] == rect(30, 0, 70, 20))
    #expect(laid["inner"] == rect(30, 20, 70, 10))
    #expect(laid["content"] == rect(30, 30, 70, 70))
  }

  @Test("a view that ignores the safe area reaches under a bar, on the edges that it names")
  func ignoring() {
    func content(_ edges: Edge.Set, _ regions: SafeAreaRegions = .all) -> CGRect? {
      Laid(100, 100) {
        stretch("content").ignoresSafeArea(regions, edges: edges)
          .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 10) }
          .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 20) }
      }["content"]
    }
    #expect(content(.all) == rect(0, 0, 100, 100))
    #expect(content(.top) == rect(0, 0, 100, 80))
    #expect(content(.bottom) == rect(0, 10, 100, 90))
    #expect(content(.horizontal) == rect(0, 10, 100, 70))
    #expect(content(.all, .keyboard) == rect(0, 10, 100, 70))
    #expect(content(.all, .container) == rect(0, 0, 100, 100))
  }

  @Test("padding of the safe area is room that views keep clear of, and that others may ignore")
  func padding() {
    #expect(Laid(100, 100) { stretch("a").safeAreaPadding(10) }["a"] == rect(10, 10, 80, 80))
    #expect(Laid(100, 100) { stretch("a").safeAreaPadding(.top, 10) }["a"] == rect(0, 10, 100, 90))
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(Laid(100, 100) { stretch("a").safeAreaPadding(insets) }["a"] == rect(2, 1, 94, 96))
    #expect(
      Laid(100, 100, rightToLeft: true) { stretch("a").safeAreaPadding(insets) }["a"] == rect(4, 1, 94, 96))
    #expect(
      Laid(100, 100) { stretch("a").ignoresSafeArea().safeAreaPadding(10) }["a"] == rect(0, 0, 100, 100))
  }

  // MARK: Margins of content

  private func scroll(_ axes: Axis.Set = .vertical) -> some View {
    ScrollView(axes) { Color.clear.frame(idealWidth: 500, idealHeight: 500).testProbe("content") }
  }

  @Test("margins are around what scrolls")
  func margins() {
    #expect(Laid(100, 100) { scroll() }["content"] == rect(0, 0, 100, 500))
    #expect(Laid(100, 100) { scroll().contentMargins(20) }["content"] == rect(20, 20, 60, 500))
    #expect(Laid(100, 100) { scroll().contentMargins(.horizontal, 20) }["content"] == rect(20, 0, 60, 500))
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(Laid(100, 100) { scroll().contentMargins(.all, insets) }["content"] == rect(2, 1, 94, 500))
    #expect(
      Laid(100, 100) { scroll().contentMargins([.top, .leading], insets) }["content"] == rect(2, 1, 98, 500))
    #expect(
      Laid(100, 100, rightToLeft: true) { scroll().contentMargins(.all, insets) }["content"]
        == rect(4, 1, 94, 500))
  }

  @Test("margins of the indicators leave the content alone")
  func placements() {
    let indicators = Laid(100, 100) { scroll().contentMargins(20, for: .scrollIndicators) }
    #expect(indicators["content"] == rect(0, 0, 100, 500))
    let content = Laid(100, 100) { scroll().contentMargins(20, for: .scrollContent) }
    #expect(content["content"] == rect(20, 20, 60, 500))
  }

  @Test("the margin that is set closest counts, for each placement by itself; none takes it back")
  func precedence() {
    let inner = Laid(100, 100) { scroll().contentMargins(10).contentMargins(30) }
    #expect(inner["content"] == rect(10, 10, 80, 500))
    let edges = Laid(100, 100) { scroll().contentMargins(.top, 10).contentMargins(30) }
    #expect(edges["content"] == rect(30, 10, 40, 500))
    let placed = Laid(100, 100) { scroll().contentMargins(10, for: .scrollContent).contentMargins(30) }
    #expect(placed["content"] == rect(10, 10, 80, 500))
    let back = Laid(100, 100) { scroll().contentMargins(.top, nil).contentMargins(30) }
    #expect(back["content"] == rect(30, 0, 40, 500))
  }

  @Test("margins and the safe area add up")
  func both() {
    let laid = Laid(100, 100) {
      scroll().contentMargins(.vertical, 5).safeAreaInset(edge: .top, spacing: 0) {
        Color.clear.frame(height: 10)
      }
    }
    #expect(laid["content"]?.minY == 15)
  }

  @Test("margins that change move the content")
  func changes() {
    let margin = Remote<CGFloat>(0)
    let laid = Laid(100, 100) { Driven(margin) { scroll().contentMargins($0) } }
    #expect(laid["content"] == rect(0, 0, 100, 500))
    margin.value = 25
    #expect(laid["content"] == rect(25, 25, 50, 500))
  }
}
