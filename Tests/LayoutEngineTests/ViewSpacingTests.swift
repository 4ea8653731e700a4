import Foundation
import Geometry
import Testing

@testable import LayoutEngine

@Suite struct ViewSpacingTests {
  private let text = ViewSpacing.text(top: 4.7421875, bottom: 8.15087890625, textToText: 1.5)

  @Test func measuredDistances() {
    #expect(ViewSpacing.plain.distance(to: .plain, along: .vertical) == 8)
    #expect(text.distance(to: .plain, along: .vertical) == 8.15087890625)
    #expect(ViewSpacing.plain.distance(to: text, along: .vertical) == 4.7421875)
    #expect(text.distance(to: text, along: .vertical) == 1.5)
    #expect(text.distance(to: .plain, along: .horizontal) == 8)
    #expect(text.distance(to: text, along: .horizontal) == 8)
  }

  @Test func lowerTextDecidesBetweenTexts() {
    let title = ViewSpacing.text(top: 5, bottom: 9, textToText: 3)
    #expect(title.distance(to: text, along: .vertical) == 1.5)
    #expect(text.distance(to: title, along: .vertical) == 3)
  }

  @Test func unionOfAStackTakesTheEdgesThatTouch() {
    var column = ViewSpacing()
    column.formUnion(text, edges: [.top, .leading, .trailing])
    column.formUnion(.plain, edges: [.bottom, .leading, .trailing])
    #expect(!column.isPlain)
    #expect(text.distance(to: column, along: .vertical) == 1.5)
    #expect(column.distance(to: text, along: .vertical) == 4.7421875)
    #expect(column.distance(to: .plain, along: .vertical) == 8)
  }

  @Test func containersDeclareWhatTouchesTheirEdges() {
    let children = [text, ViewSpacing.zero, .plain]
    let column = ViewSpacing(stackAlong: .vertical, count: 3) { children[$0] }
    #expect(text.distance(to: column, along: .vertical) == 1.5)
    #expect(column.distance(to: .plain, along: .vertical) == 8)
    let row = ViewSpacing(stackAlong: .horizontal, count: 2) { children[$0 + 1] }
    #expect(ViewSpacing.zero.distance(to: row, along: .horizontal) == 0)
    #expect(row.distance(to: .zero, along: .horizontal) == 8)
    #expect(ViewSpacing(stackAlong: .vertical, count: 0) { _ in .zero }.isPlain)
    let pile = ViewSpacing(overlaying: 2) { children[$0] }
    #expect(pile.distance(to: .zero, along: .horizontal) == 8)
  }

  @Test func undeclaredEdgesBehaveLikePlainOnes() {
    #expect(ViewSpacing().isPlain)
    #expect(ViewSpacing().distance(to: text, along: .vertical) == 4.7421875)
    #expect(text.distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing().union(.plain).isPlain)
    let touched = ViewSpacing().union(text, edges: .top)
    #expect(touched.distance(to: .plain, along: .vertical) == 8)
  }

  @Test func zeroAndExplicit() {
    #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
    #expect(ViewSpacing.zero.distance(to: .zero, along: .horizontal) == 0)
    #expect(ViewSpacing.zero.distance(to: .plain, along: .horizontal) == 8)
    let wide = ViewSpacing.explicit(top: 20, leading: 30, bottom: 40, trailing: 50)
    #expect(wide.distance(to: text, along: .vertical) == 40)
    #expect(text.distance(to: wide, along: .vertical) == 20)
    #expect(ViewSpacing.plain.distance(to: wide, along: .horizontal) == 30)
  }
}

@Suite struct EdgeInsetsTests {
  @Test func sidesFollowTheLayoutDirection() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.left(in: .leftToRight) == 2)
    #expect(insets.left(in: .rightToLeft) == 4)
    #expect(insets.right(in: .rightToLeft) == 2)
    #expect(insets.horizontal == 6)
    #expect(insets.vertical == 4)
    #expect(EdgeInsets([.top, .trailing], 5) == EdgeInsets(top: 5, leading: 0, bottom: 0, trailing: 5))
  }

  @Test func animatableDataRoundTrips() {
    var insets = EdgeInsets.zero
    insets.animatableData = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).animatableData
    #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let volume = EdgeInsets3D(top: 1, leading: 2, bottom: 3, trailing: 4, front: 5, back: 6)
    var other = EdgeInsets3D.zero
    other.animatableData = volume.animatableData
    #expect(other == volume)
    #expect(EdgeInsets(volume) == insets)
    #expect(EdgeInsets3D(horizontal: 1, vertical: 2, depth: 3).back == 3)
  }
}
