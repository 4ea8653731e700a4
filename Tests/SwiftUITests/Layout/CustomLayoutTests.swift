import SwiftUI
import TestSupport
import Testing

private struct Flexibility: LayoutValueKey {
  static let defaultValue: CGFloat? = nil
}

/// What layouts were asked and told.
private final class Log {
  var sizes: [CGSize] = []
  var values: [CGFloat?] = []
  var priorities: [Double] = []
  var proposals: [ProposedViewSize] = []
  var bounds: [CGRect] = []
}

/// A column as the documentation of `placeSubviews` writes it, with its spacing.
private struct BasicVStack: Layout {
  private func spacing(_ subviews: Subviews) -> [CGFloat] {
    subviews.indices.dropLast().map { index in
      subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .vertical)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.map(\.height).reduce(0, +) + spacing(subviews).reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let spacing = spacing(subviews)
    var point = bounds.origin
    for (index, subview) in subviews.enumerated() {
      if index > 0 { point.y += spacing[index - 1] }
      subview.place(at: point, anchor: .topLeading, proposal: .unspecified)
      point.y += subview.dimensions(in: .unspecified).height
    }
  }
}

/// Asks, and places by a closure.
private struct Placing: Layout {
  var size: CGSize? = nil
  var log = Log()
  let place: (CGRect, ProposedViewSize, LayoutSubviews) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size ?? proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    log.bounds.append(bounds)
    log.proposals.append(proposal)
    place(bounds, proposal, subviews)
  }
}

@MainActor @Suite("Layouts of a program")
struct CustomLayoutTests {
  @Test("the documentation's column stands as a column with leading alignment does")
  func basicStack() {
    let column = Laid {
      BasicVStack {
        tile("a", 20, 10)
        tile("b", 40, 30)
        Text("text").testProbe("text")
      }
    }
    let reference = Laid {
      VStack(alignment: .leading) {
        tile("a", 20, 10)
        tile("b", 40, 30)
        Text("text").testProbe("text")
      }
    }
    #expect(column.size == reference.size)
    for id in ["a", "b", "text"] { #expect(column[id] == reference[id]) }
    #expect(column["b"]?.minY == 18)
  }

  @Test("a distance is the least that satisfies both views; unlike edges have none")
  func distances() {
    final class Distances { var all: [CGFloat] = [] }
    let found = Distances()
    let layout = Placing(size: CGSize(width: 1, height: 1)) { _, _, subviews in
      found.all = [
        subviews[0].spacing.distance(to: subviews[1].spacing, along: .vertical),
        subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal),
        subviews[0].spacing.distance(to: subviews[2].spacing, along: .vertical),
        ViewSpacing.zero.distance(to: .zero, along: .vertical),
        ViewSpacing().distance(to: ViewSpacing(), along: .vertical),
      ]
    }
    let laid = Laid {
      layout {
        tile("a", 1, 1)
        tile("b", 1, 1)
        Divider()
      }
    }
    laid.session.update()
    #expect(found.all.prefix(2) == [8, 8])
    #expect(found.all[3] == 0)
  }

  @Test("a view is placed by any of its points, and by its top leading corner unless said otherwise")
  func anchors() {
    let layout = Placing { bounds, _, subviews in
      subviews[0].place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
      subviews[1].place(
        at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
      subviews[2].place(at: CGPoint(x: 10, y: 20), proposal: .unspecified)
      subviews[3].place(at: .zero, anchor: UnitPoint(x: 0.25, y: 2), proposal: .unspecified)
    }
    let laid = Laid(100, 100) {
      layout { ForEach(0..<4) { tile("\($0)", 20, 10) } }
    }
    #expect(laid["0"] == rect(40, 45, 20, 10))
    #expect(laid["1"] == rect(80, 90, 20, 10))
    #expect(laid["2"] == rect(10, 20, 20, 10))
    #expect(laid["3"] == rect(-5, -20, 20, 10))
  }

  @Test("from right to left the places are mirrored within the layout, and the layout is told")
  func rightToLeft() {
    final class Seen { var directions: [LayoutDirection] = [] }
    let seen = Seen()
    let layout = Placing { bounds, _, subviews in
      seen.directions.append(subviews.layoutDirection)
      subviews[0].place(at: CGPoint(x: bounds.minX + 10, y: 0), proposal: .unspecified)
    }
    #expect(Laid(100, 20) { layout { tile("a", 20, 10) } }["a"] == rect(10, 0, 20, 10))
    #expect(Laid(100, 20, rightToLeft: true) { layout { tile("a", 20, 10) } }["a"] == rect(70, 0, 20, 10))
    #expect(Set(seen.directions) == [.leftToRight, .rightToLeft])
    #expect(seen.directions.last == .rightToLeft)
  }

  @Test("a proposal given with a place is what the subview answers to")
  func proposals() {
    let layout = Placing { bounds, _, subviews in
      subviews[0].place(at: .zero, proposal: ProposedViewSize(width: 30, height: nil))
      subviews[1].place(at: .zero, proposal: .unspecified)
      subviews[2].place(at: .zero, proposal: .zero)
    }
    let laid = Laid(100, 100) { layout { ForEach(0..<3) { stretch("\($0)") } } }
    #expect(laid["0"]?.size == CGSize(width: 30, height: 10))
    #expect(laid["1"]?.size == CGSize(width: 10, height: 10))
    #expect(laid["2"]?.size == .zero)
  }

  @Test("a proposal of zero, of infinity and of nothing is answered by least, greatest and ideal size")
  func extremes() {
    let log = Log()
    let layout = Placing(size: CGSize(width: 1, height: 1)) { _, _, subviews in
      log.sizes = [ProposedViewSize.zero, .infinity, .unspecified].map { subviews[0].sizeThatFits($0) }
      let dimensions = subviews[0].dimensions(in: .unspecified)
      log.sizes.append(CGSize(width: dimensions.width, height: dimensions.height))
    }
    let laid = Laid {
      layout {
        Color.clear.frame(
          minWidth: 10, idealWidth: 20, maxWidth: 30, minHeight: 1, idealHeight: 2, maxHeight: 3)
      }
    }
    laid.session.update()
    #expect(
      log.sizes == [
        CGSize(width: 10, height: 1), CGSize(width: 30, height: 3), CGSize(width: 20, height: 2),
        CGSize(width: 20, height: 2),
      ])
  }

  @Test("a layout is placed in bounds of a size that it gave, with the proposal that it gave it for")
  func bounds() {
    let log = Log()
    let layout = Placing(size: CGSize(width: 70, height: 30), log: log) { _, _, _ in }
    let laid = Laid(200, 100) { layout {}.testProbe("layout") }
    #expect(laid["layout"] == rect(65, 35, 70, 30))
    #expect(log.bounds.last?.size == CGSize(width: 70, height: 30))
    #expect(log.proposals.last == ProposedViewSize(width: 200, height: 100))
  }

  @Test("a layout reads its subviews' layout values, and the default where none is set")
  func values() {
    let log = Log()
    let layout = Placing(log: log) { _, _, subviews in
      log.values = subviews.map { $0[Flexibility.self] }
      log.priorities = subviews.map(\.priority)
    }
    let laid = Laid(10, 10) {
      layout {
        Color.clear
        Color.clear.layoutValue(key: Flexibility.self, value: 3)
        Color.clear.layoutPriority(2).layoutValue(key: Flexibility.self, value: 5).padding()
      }
    }
    laid.session.update()
    #expect(log.values == [nil, 3, 5])
    #expect(log.priorities == [0, 0, 2])
  }

  @Test("a layout value that changes lays out anew")
  func changedValue() {
    let offset = Remote<CGFloat>(5)
    let layout = Placing { _, _, subviews in
      subviews[0].place(at: CGPoint(x: subviews[0][Flexibility.self] ?? 0, y: 0), proposal: .unspecified)
    }
    let laid = Laid(100, 10) {
      Driven(offset) { offset in
        layout { tile("a", 20, 10).layoutValue(key: Flexibility.self, value: offset) }
      }
    }
    #expect(laid["a"]?.minX == 5)
    offset.value = 40
    #expect(laid["a"]?.minX == 40)
  }

  @Test("subviews are a collection by index, by range and by chosen indices")
  func collection() {
    final class Seen { var counts: [Int] = [] }
    let seen = Seen()
    let layout = Placing { bounds, _, subviews in
      seen.counts = [
        subviews.startIndex, subviews.endIndex, subviews.count, subviews[1..<3].count,
        subviews[[0, 2]].count,
      ]
      for (index, subview) in subviews[[2, 0]].enumerated() {
        subview.place(at: CGPoint(x: CGFloat(index) * 50, y: 0), proposal: .unspecified)
      }
    }
    let laid = Laid(100, 20) { layout { ForEach(0..<3) { tile("\($0)", 10, 10) } } }
    #expect(laid["2"] == rect(0, 0, 10, 10))
    #expect(laid["0"] == rect(50, 0, 10, 10))
    #expect(seen.counts == [0, 3, 3, 2, 2])
  }

  @Test("lengths that are not proposed are replaced by 10 points, or by those of a size")
  func replacing() {
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
    let half = ProposedViewSize(width: 30, height: nil)
    #expect(
      half.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2)) == CGSize(width: 30, height: 2))
    #expect(ProposedViewSize(CGSize(width: 3, height: 4)) == ProposedViewSize(width: 3, height: 4))
  }
}
