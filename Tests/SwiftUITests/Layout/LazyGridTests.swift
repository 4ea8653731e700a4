import SwiftUI
import Testing

@MainActor @Suite("Lazy grids")
struct LazyGridTests {
  /// The frames of boxes of 10 × 10 points in columns, in 100 points of width.
  private func frames(
    _ columns: [GridItem], count: Int, alignment: HorizontalAlignment = .center, spacing: CGFloat? = 0,
    rightToLeft: Bool = false
  ) -> [CGRect?] {
    let laid = Laid(100, 100, rightToLeft: rightToLeft) {
      LazyVGrid(columns: columns, alignment: alignment, spacing: spacing) {
        ForEach(0..<count, id: \.self) { tile("\($0)", 10, 10) }
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    return (0..<count).map { laid["\($0)"] }
  }

  @Test("views fill the first row from the leading edge, then the second")
  func order() {
    let columns = [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(30), spacing: 0)]
    let leading = frames(columns, count: 3, alignment: .leading)
    #expect(leading == [rect(0, 0, 10, 10), rect(20, 0, 10, 10), rect(0, 10, 10, 10)])
    let mirrored = frames(columns, count: 3, alignment: .leading, rightToLeft: true)
    #expect(mirrored == [rect(90, 0, 10, 10), rect(70, 0, 10, 10), rect(90, 10, 10, 10)])
  }

  @Test("the alignment is that of the columns in the grid, and of views in columns with none of their own")
  func alignment() {
    let columns = [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(30), spacing: 0)]
    #expect(frames(columns, count: 1, alignment: .center) == [rect(30, 0, 10, 10)])
    #expect(frames(columns, count: 1, alignment: .trailing) == [rect(60, 0, 10, 10)])
  }

  @Test("an item's spacing follows its column, an item's alignment is that of its views")
  func items() {
    let columns = [
      GridItem(.fixed(20), spacing: 10, alignment: .leading),
      GridItem(.fixed(20), spacing: 20, alignment: .trailing),
      GridItem(.fixed(20), spacing: 30),
    ]
    let placed = frames(columns, count: 3, alignment: .leading)
    #expect(placed.map { $0?.minX } == [0, 40, 70])
  }

  @Test("rows are as high as their highest view, and apart by the grid's spacing")
  func rows() {
    let laid = Laid(100, 100) {
      LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 4) {
        tile("a", 10, 10)
        tile("b", 10, 30)
        tile("c", 10, 20)
      }
      .testProbe("grid").frame(maxHeight: .infinity, alignment: .top)
    }
    #expect(laid["a"]?.minY == 10)
    #expect(laid["c"]?.minY == 34)
    #expect(laid["grid"]?.height == 54)
  }

  @Test("an item has the values that it is given, and otherwise is flexible")
  func defaults() {
    let item = GridItem()
    #expect(item.spacing == nil && item.alignment == nil)
    guard case .flexible(let least, let most) = item.size else {
      Issue.record("not flexible")
      return
    }
    #expect(least == 10 && most == .infinity)
  }
}
