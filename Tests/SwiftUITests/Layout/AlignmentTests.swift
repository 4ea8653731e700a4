import SwiftUI
import TestSupport
import Testing

private struct FirstThird: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

private struct OneQuarter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

private struct ImageTitle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
}

extension VerticalAlignment {
  fileprivate static let firstThird = VerticalAlignment(FirstThird.self)
  fileprivate static let imageTitle = VerticalAlignment(ImageTitle.self)
}

extension HorizontalAlignment {
  fileprivate static let oneQuarter = HorizontalAlignment(OneQuarter.self)
}

@MainActor @Suite("Alignment")
struct AlignmentTests {
  /// The frames of two boxes in a column of an alignment.
  private func column(_ alignment: HorizontalAlignment, rightToLeft: Bool = false) -> [CGRect?] {
    let laid = Laid(rightToLeft: rightToLeft) {
      VStack(alignment: alignment, spacing: 0) {
        tile("a", 40, 10)
        tile("b", 20, 10)
      }
    }
    return [laid["a"], laid["b"]]
  }

  private func row(_ alignment: VerticalAlignment) -> [CGRect?] {
    let laid = Laid {
      HStack(alignment: alignment, spacing: 0) {
        tile("a", 10, 40)
        tile("b", 10, 20)
      }
    }
    return [laid["a"], laid["b"]]
  }

  @Test("columns bring the guides of their views together")
  func columns() {
    #expect(column(.leading) == [rect(0, 0, 40, 10), rect(0, 10, 20, 10)])
    #expect(column(.center) == [rect(0, 0, 40, 10), rect(10, 10, 20, 10)])
    #expect(column(.trailing) == [rect(0, 0, 40, 10), rect(20, 10, 20, 10)])
  }

  @Test("leading and trailing are the other way round from right to left")
  func rightToLeft() {
    #expect(column(.leading, rightToLeft: true) == [rect(0, 0, 40, 10), rect(20, 10, 20, 10)])
    #expect(column(.trailing, rightToLeft: true) == [rect(0, 0, 40, 10), rect(0, 10, 20, 10)])
    #expect(column(.center, rightToLeft: true) == [rect(0, 0, 40, 10), rect(10, 10, 20, 10)])
  }

  @Test("rows bring the guides of their views together")
  func rows() {
    #expect(row(.top) == [rect(0, 0, 10, 40), rect(10, 0, 10, 20)])
    #expect(row(.center) == [rect(0, 0, 10, 40), rect(10, 10, 10, 20)])
    #expect(row(.bottom) == [rect(0, 0, 10, 40), rect(10, 20, 10, 20)])
  }

  @Test("a view without text has its baselines at its bottom")
  func noBaseline() throws {
    #expect(row(.firstTextBaseline) == row(.bottom))
    #expect(row(.lastTextBaseline) == row(.bottom))
    let laid = Laid {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        tile("line", 10, 3)
        Text("gj").testProbe("text")
      }
    }
    let text = try #require(laid["text"])
    let line = try #require(laid["line"])
    #expect(line.maxY < text.maxY && line.maxY > text.midY)
  }

  @Test("the last baseline of a text is that of its last line")
  func lastBaseline() throws {
    func bottom(_ alignment: VerticalAlignment, _ string: String) throws -> CGFloat {
      let laid = Laid {
        HStack(alignment: alignment, spacing: 0) {
          Text(string).testProbe("text")
          tile("line", 10, 3)
        }
      }
      return try #require(laid["line"]).maxY - #require(laid["text"]).minY
    }
    let one = try bottom(.firstTextBaseline, "a")
    let height = Laid { Text("a\nb") }.size.height - Laid { Text("a") }.size.height
    #expect(try bottom(.firstTextBaseline, "a\nb") == one)
    #expect(try bottom(.lastTextBaseline, "a\nb") == one + height)
    #expect(try bottom(.lastTextBaseline, "a") == one)
  }

  @Test("a guide of a program's own is where its identifier puts it")
  func custom() {
    let thirds = Laid {
      HStack(alignment: .firstThird, spacing: 0) {
        tile("a", 10, 60)
        tile("b", 10, 30)
      }
    }
    #expect(thirds["a"] == rect(0, 0, 10, 60) && thirds["b"] == rect(10, 10, 10, 30))
    #expect(column(.oneQuarter) == [rect(0, 0, 40, 10), rect(5, 10, 20, 10)])
    #expect(column(.oneQuarter, rightToLeft: true) == [rect(0, 0, 40, 10), rect(15, 10, 20, 10)])
  }

  @Test("a modifier moves a view's guide, of the program's own as of the others")
  func modified() {
    let laid = Laid {
      HStack(alignment: .firstThird, spacing: 0) {
        tile("a", 10, 30)
        tile("b", 10, 30).alignmentGuide(.firstThird) { $0.height * 2 / 3 }
        tile("c", 10, 30)
      }
    }
    #expect(laid["a"] == rect(0, 10, 10, 30))
    #expect(laid["b"] == rect(10, 0, 10, 30))
    #expect(laid["c"] == rect(20, 10, 10, 30))
  }

  @Test("guides of both axes make an alignment of their own")
  func composite() {
    let alignment = Alignment(horizontal: .oneQuarter, vertical: .center)
    #expect(alignment.horizontal == .oneQuarter && alignment.vertical == .center)
    let laid = Laid {
      ZStack(alignment: alignment) {
        tile("a", 100, 40)
        tile("b", 40, 20)
      }
    }
    #expect(laid.size == CGSize(width: 100, height: 40))
    #expect(laid["b"] == rect(15, 10, 40, 20))
  }

  @Test("alignments are their two guides")
  func pairs() {
    let named: [(Alignment, HorizontalAlignment, VerticalAlignment)] = [
      (.topLeading, .leading, .top), (.top, .center, .top), (.topTrailing, .trailing, .top),
      (.leading, .leading, .center), (.center, .center, .center), (.trailing, .trailing, .center),
      (.bottomLeading, .leading, .bottom), (.bottom, .center, .bottom), (.bottomTrailing, .trailing, .bottom),
      (.leadingFirstTextBaseline, .leading, .firstTextBaseline),
      (.centerFirstTextBaseline, .center, .firstTextBaseline),
      (.trailingFirstTextBaseline, .trailing, .firstTextBaseline),
      (.leadingLastTextBaseline, .leading, .lastTextBaseline),
      (.centerLastTextBaseline, .center, .lastTextBaseline),
      (.trailingLastTextBaseline, .trailing, .lastTextBaseline),
    ]
    for (alignment, horizontal, vertical) in named {
      #expect(alignment == Alignment(horizontal: horizontal, vertical: vertical))
    }
    #expect(Set(named.map { "\($0.1) \($0.2)" }).count == 15)
  }

  @Test("a guide may be found by another: a view is indented from the others")
  func indented() {
    func frames(rightToLeft: Bool) -> [CGRect?] {
      let laid = Laid(rightToLeft: rightToLeft) {
        VStack(alignment: .leading, spacing: 0) {
          tile("a", 40, 10)
          tile("b", 40, 10).alignmentGuide(.leading) { $0[.leading] - 10 }
        }
      }
      return [laid["a"], laid["b"]]
    }
    #expect(frames(rightToLeft: false) == [rect(0, 0, 40, 10), rect(10, 10, 40, 10)])
    #expect(frames(rightToLeft: true) == [rect(10, 0, 40, 10), rect(0, 10, 40, 10)])
  }

  @Test("a guide that the container does not align by moves nothing, and its closure is not called")
  func inactive() {
    final class Calls { var count = 0 }
    let calls = Calls()
    let laid = Laid {
      VStack(alignment: .center, spacing: 0) {
        tile("a", 40, 10)
        tile("b", 20, 10).alignmentGuide(.trailing) { _ in
          calls.count += 1
          return 50
        }
      }
    }
    #expect(laid["b"] == rect(10, 10, 20, 10))
    #expect(calls.count == 0)
  }

  @Test("a guide's closure is given the view's size and its other guides")
  func dimensions() {
    final class Seen { var values: [CGFloat?] = [] }
    let seen = Seen()
    let laid = Laid {
      VStack(alignment: .leading, spacing: 0) {
        tile("a", 40, 20)
          .alignmentGuide(.trailing) { _ in 33 }
          .alignmentGuide(.leading) { dimensions in
            seen.values = [
              dimensions.width, dimensions.height, dimensions[.top], dimensions[VerticalAlignment.center],
              dimensions[.bottom], dimensions[HorizontalAlignment.center], dimensions[.trailing],
              dimensions[explicit: .trailing], dimensions[explicit: .top],
              dimensions[explicit: HorizontalAlignment.center],
            ]
            return 0
          }
      }
    }
    laid.session.update()
    #expect(seen.values == [40, 20, 0, 10, 20, 20, 33, 33, nil, nil])
  }

  @Test("guides of a program's own align views that stand in stacks of their own")
  func acrossStacks() throws {
    func laid(_ alignment: VerticalAlignment) -> Laid {
      Laid {
        HStack(alignment: alignment, spacing: 0) {
          VStack(spacing: 0) {
            tile("image 1", 40, 60)
            tile("title 1", 40, 10).alignmentGuide(.imageTitle) { $0[.bottom] }
          }
          VStack(spacing: 0) {
            tile("image 2", 40, 30)
            tile("title 2", 40, 10).alignmentGuide(.imageTitle) { $0[.bottom] }
            tile("note 2", 40, 50)
          }
        }
      }
    }
    let centred = laid(.center)
    #expect(centred["title 1"]?.minY != centred["title 2"]?.minY)
    let aligned = laid(.imageTitle)
    #expect(aligned["title 1"] == rect(0, 60, 40, 10))
    #expect(aligned["title 2"] == rect(40, 60, 40, 10))
    #expect(aligned["note 2"] == rect(40, 70, 40, 50))
  }

  @Test("without a guide of their own, stacks in a stack are aligned by the default of the whole")
  func acrossStacksByDefault() {
    let laid = Laid {
      HStack(alignment: .imageTitle, spacing: 0) {
        VStack(spacing: 0) { tile("a", 40, 60) }
        VStack(spacing: 0) {
          tile("b", 40, 20)
          tile("c", 40, 10)
        }
      }
    }
    #expect(laid["a"]?.maxY == 60)
    #expect(laid["c"]?.maxY == 60)
  }

  @Test("a constant guide displaces a view from the middle of its stack")
  func constant() {
    let laid = Laid {
      VStack(spacing: 0) {
        tile("a", 100, 10)
        tile("b", 20, 10).alignmentGuide(HorizontalAlignment.center) { $0[HorizontalAlignment.center] - 50 }
      }
    }
    #expect((laid["b"]?.midX ?? 0) - (laid["a"]?.midX ?? 0) == 50)
    #expect(laid.size.width == 110)
  }

  @Test("guides of a view's own count in a ZStack and in a grid too")
  func otherContainers() {
    let layered = Laid {
      ZStack(alignment: .topLeading) {
        tile("a", 40, 40)
        tile("b", 10, 10).alignmentGuide(.leading) { _ in -5 }.alignmentGuide(.top) { _ in -7 }
      }
    }
    #expect(layered["b"] == rect(5, 7, 10, 10))
    let grid = Laid {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { tile("c", 40, 10) }
        GridRow { tile("d", 20, 10).alignmentGuide(.leading) { $0[.leading] - 10 } }
      }
    }
    #expect((grid["d"]?.minX ?? 0) - (grid["c"]?.minX ?? 0) == 10)
  }

  @Test("explicit values of one guide merge into their mean, of baselines into the first and the last")
  func merged() throws {
    #expect(HorizontalAlignment.leading.combineExplicit([10, 20, nil, 60]) == 30)
    #expect(HorizontalAlignment.oneQuarter.combineExplicit([nil, nil]) == nil)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([10, 20, 4]) == 4)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([10, 20, 4]) == 20)
    #expect(VerticalAlignment.center.combineExplicit([10, 20]) == 15)
  }
}
