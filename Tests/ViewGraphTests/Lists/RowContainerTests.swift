import HeadlessHost
import SwiftUI
import Testing
import ViewGraph

@MainActor @Suite("Rows as containers")
struct RowContainerTests {
  private func arrangement(_ change: (inout RowArrangement) -> Void) -> RowArrangement {
    var arrangement = RowArrangement()
    change(&arrangement)
    return arrangement
  }

  private func box(_ id: String, _ width: CGFloat?, _ height: CGFloat?) -> some View {
    Color.red.frame(width: width, height: height).testProbe(id)
  }

  private func session(_ arrangement: RowArrangement, @ViewBuilder _ parts: () -> some View)
    -> HeadlessSession
  {
    HeadlessSession(
      VStack(spacing: 0) {
        RowContainer(arrangement, content: parts)
        Spacer()
      }, size: CGSize(width: 200, height: 100))
  }

  @Test("the row's own view has the width that those beside it leave, and all stand in the middle")
  func line() {
    let row = session(
      arrangement {
        ($0.before, $0.after) = (1, 1)
        $0.insets = EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 20)
      }
    ) {
      box("before", 20, 20)
      box("own", nil, 40)
      box("after", 30, 10)
    }
    #expect(row.frame(of: "before") == CGRect(x: 10, y: 15, width: 20, height: 20))
    #expect(row.frame(of: "own") == CGRect(x: 38, y: 5, width: 104, height: 40))
    #expect(row.frame(of: "after") == CGRect(x: 150, y: 20, width: 30, height: 10))
  }

  @Test("a view that is smaller stands at the leading edge, also from right to left")
  func alignment() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let row = HeadlessSession(
        RowContainer(arrangement { $0.insets.leading = 12 }) { box("own", 20, 20) }
          .environment(\.layoutDirection, direction), size: CGSize(width: 200, height: 30))
      #expect(row.frame(of: "own")?.minX == (direction == .leftToRight ? 12 : 168))
    }
  }

  @Test("plates have the size of the row, which has its least height") func plates() {
    let row = session(
      arrangement {
        $0.plates = 2
        $0.minimumHeight = 60
        $0.insets.top = 10
      }
    ) {
      box("plate", nil, nil)
      box("small", 10, 10)
      box("own", 20, 20)
    }
    #expect(row.frame(of: "plate") == CGRect(x: 0, y: 0, width: 200, height: 60))
    #expect(row.frame(of: "small") == CGRect(x: 95, y: 25, width: 10, height: 10))
    #expect(row.frame(of: "own") == CGRect(x: 0, y: 25, width: 20, height: 20))
  }

  @Test("lines go from guide to guide, else from text or from the arrangement's places") func lines() {
    func line(_ own: some View, _ change: (inout RowArrangement) -> Void = { _ in }) -> CGRect? {
      let row = session(
        arrangement {
          ($0.hasTopLine, $0.hasBottomLine) = (true, true)
          $0.insets.leading = 10
          ($0.lines.start, $0.lines.end) = (10, 16)
          change(&$0)
        }
      ) {
        own
        box("top", nil, nil)
        box("bottom", nil, nil)
      }
      #expect(row.frame(of: "top")?.minY == 0)
      return row.frame(of: "bottom")
    }
    #expect(line(box("own", 50, 40)) == CGRect(x: 10, y: 39, width: 174, height: 1))
    let guided = box("own", 50, 40).alignmentGuide(.listRowSeparatorLeading) { _ in 25 }
      .alignmentGuide(.listRowSeparatorTrailing) { _ in 100 }
    #expect(line(guided) == CGRect(x: 35, y: 39, width: 75, height: 1))
    let text = HStack(spacing: 0) {
      Color.clear.frame(width: 30, height: 40)
      Text("Text")
    }
    #expect(line(text)?.minX == 10)
    #expect(line(text, { $0.lines.beginWithText = true })?.minX == 40)
  }

  @Test("all of the row is hit, and what is in it first") func hits() {
    var log: [String] = []
    let row = session(arrangement { $0.minimumHeight = 60 }) {
      box("own", 20, 20).onTapGesture { log.append("own") }
    }
    let outer = HeadlessSession(
      RowContainer(arrangement { $0.minimumHeight = 60 }) {
        box("own", 20, 20).onTapGesture { log.append("own") }
      }
      .onTapGesture { log.append("row") }, size: CGSize(width: 200, height: 60))
    row.tap(at: CGPoint(x: 10, y: 30))
    outer.tap(at: CGPoint(x: 10, y: 30))
    outer.tap(at: CGPoint(x: 150, y: 5))
    #expect(log == ["own", "own", "row"])
  }
}
