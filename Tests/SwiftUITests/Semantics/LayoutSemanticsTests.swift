import Foundation
import SwiftUI
import Testing

/// What a SwiftUI user relies on in layout without thinking, one test a line.
@MainActor
struct LayoutSemanticsTests {
  private func frame<V: View>(of id: String, in view: V, size: CGSize = CGSize(width: 200, height: 200))
    -> CGRect?
  {
    HeadlessSession(view, size: size).frame(of: id)
  }

  @Test("A guide set inside padding is seen shifted by the padding")
  func guideThroughPadding() throws {
    let view = VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 50, height: 10)
        .alignmentGuide(.leading) { _ in 5 }
        .padding(10)
        .testProbe("guided")
      Color.blue.frame(width: 50, height: 10).testProbe("plain")
    }
    let guided = try #require(frame(of: "guided", in: view))
    let plain = try #require(frame(of: "plain", in: view))
    #expect(plain.minX - guided.minX == 15, "5 in the view, 10 of padding")
  }

  @Test("An offset changes no guide and no frame")
  func offsetKeepsLayout() throws {
    let view = VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 50, height: 10).offset(x: 30).testProbe("moved")
      Color.blue.frame(width: 50, height: 10).testProbe("plain")
    }
    let moved = try #require(frame(of: "moved", in: view))
    let plain = try #require(frame(of: "plain", in: view))
    #expect(moved.minX == plain.minX)
  }

  @Test("Explicit custom guides of a column combine by their mean")
  func guidesCombineByMean() throws {
    let view = HStack(alignment: .crossing, spacing: 0) {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 20).alignmentGuide(.crossing) { _ in 0 }
        Color.red.frame(width: 10, height: 20).alignmentGuide(.crossing) { _ in 20 }
      }
      .testProbe("column")
      Color.blue.frame(width: 10, height: 10).alignmentGuide(.crossing) { _ in 0 }.testProbe("other")
    }
    let column = try #require(frame(of: "column", in: view))
    let other = try #require(frame(of: "other", in: view))
    #expect(other.minY - column.minY == 20, "the guides lie at 0 and 40, their mean at 20")
  }

  @Test("A subview that a layout does not place stands in the middle with the container's proposal")
  func unplacedSubview() throws {
    let view = Idle { Color.red.testProbe("flexible") }.frame(width: 120, height: 80)
    let flexible = try #require(frame(of: "flexible", in: view))
    #expect(flexible == CGRect(x: 40, y: 60, width: 120, height: 80))
    let fixed = Idle { Color.red.frame(width: 20, height: 10).testProbe("fixed") }.frame(
      width: 120, height: 80)
    #expect(try #require(frame(of: "fixed", in: fixed)) == CGRect(x: 90, y: 95, width: 20, height: 10))
  }

  @Test("Placed twice, the last place counts")
  func placedTwice() throws {
    let view = Twice { Color.red.frame(width: 20, height: 20).testProbe("box") }.frame(
      width: 100, height: 100)
    #expect(try #require(frame(of: "box", in: view)).origin == CGPoint(x: 80, y: 90))
  }

  @Test("A stack used inside a layout respects the origin of the bounds it is given")
  func boundsOrigin() throws {
    let view = Indented {
      Color.red.frame(width: 20, height: 20).testProbe("first")
      Color.red.frame(width: 20, height: 20).testProbe("second")
    }
    .frame(width: 100, height: 100)
    let first = try #require(frame(of: "first", in: view))
    let second = try #require(frame(of: "second", in: view))
    #expect(first.minX == CGFloat(57), "half of what the window leaves, and the indent")
    #expect(second.minX == first.maxX + 3)
  }

  @Test("ViewThatFits: the first that fits, else the last; the first where nothing is proposed")
  func viewThatFits() throws {
    func view(width: CGFloat?) -> some View {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 150, height: 10).testProbe("wide")
        Color.red.frame(width: 80, height: 10).testProbe("narrow")
      }
      .frame(width: width)
    }
    #expect(frame(of: "wide", in: view(width: 160))?.width == 150)
    #expect(frame(of: "narrow", in: view(width: 100))?.width == 80)
    #expect(frame(of: "narrow", in: view(width: 10))?.width == 80)
    #expect(frame(of: "wide", in: view(width: nil).fixedSize())?.width == 150)
  }

  @Test("Nothing makes no gap; an empty stack does")
  func emptyViews() throws {
    func width<V: View>(_ middle: V) -> CGFloat? {
      frame(
        of: "row",
        in: HStack(spacing: 10) {
          Color.red.frame(width: 20, height: 20)
          middle
          Color.red.frame(width: 20, height: 20)
        }
        .testProbe("row"))?.width
    }
    #expect(width(EmptyView()) == 50)
    #expect(width(EmptyView().frame(width: 50)) == 50)
    #expect(width(Optional<Color>.none) == 50)
    #expect(width(Group {}) == 50)
    #expect(width(VStack {}) == 60)
  }

  @Test(
    "A background style is not clipped and does not change layout; a background view is as large as the view")
  func backgrounds() throws {
    let view = Color.red.frame(width: 40, height: 20)
      .background(Color.blue)
      .background { Color.green.testProbe("behind") }
      .testProbe("whole")
    #expect(try #require(frame(of: "whole", in: view)).size == CGSize(width: 40, height: 20))
    #expect(try #require(frame(of: "behind", in: view)).size == CGSize(width: 40, height: 20))
  }
}

private enum Crossing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
}

extension VerticalAlignment {
  fileprivate static let crossing = VerticalAlignment(Crossing.self)
}

/// Takes its proposal and places nothing.
private struct Idle: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

private struct Twice: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: .unspecified)
      subview.place(at: CGPoint(x: bounds.minX + 30, y: bounds.minY + 40), proposal: .unspecified)
    }
  }
}

/// Hands its subviews to a stack, in bounds that start elsewhere.
private struct Indented: Layout {
  private let stack = HStackLayout(alignment: .top, spacing: 3)

  func makeCache(subviews: Subviews) -> HStackLayout.Cache { stack.makeCache(subviews: subviews) }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache) -> CGSize
  {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
  ) {
    stack.placeSubviews(
      in: CGRect(x: bounds.minX + 7, y: bounds.minY + 5, width: 80, height: 80), proposal: .unspecified,
      subviews: subviews, cache: &cache)
  }
}
