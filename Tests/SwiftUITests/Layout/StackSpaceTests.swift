import DisplayList
import SwiftUI
import TestSupport
import Testing

/// How stacks share their room, and in which order they paint.
@MainActor @Suite("Room in stacks")
struct StackSpaceTests {
  @Test("views that take any room share it evenly")
  func evenly() {
    let row = Laid(100, 20) {
      HStack(spacing: 0) {
        stretch("a")
        stretch("b")
        stretch("c")
        stretch("d")
      }
    }
    #expect(row["a"] == rect(0, 0, 25, 20))
    #expect(row["d"] == rect(75, 0, 25, 20))
  }

  @Test("what one view does not take is shared by the others")
  func leftOver() {
    let row = Laid(100, 20) {
      HStack(spacing: 0) {
        stretch("a").frame(maxWidth: 10)
        stretch("b")
        tile("c", 60, 20)
      }
    }
    #expect(row["a"] == rect(0, 0, 10, 20))
    #expect(row["c"] == rect(40, 0, 60, 20))
    #expect(row["b"] == rect(10, 0, 30, 20))
  }

  @Test("a view of the highest priority is offered all but the least room of the others")
  func priority() {
    let row = Laid(100, 20) {
      HStack(spacing: 0) {
        stretch("low").frame(minWidth: 10)
        stretch("high").layoutPriority(1)
        tile("fixed", 20, 20)
      }
    }
    #expect(row["low"] == rect(0, 0, 10, 20))
    #expect(row["high"] == rect(10, 0, 70, 20))
    #expect(row["fixed"] == rect(80, 0, 20, 20))
  }

  @Test("of several priorities the higher is served first, and what it leaves goes to the next")
  func priorities() {
    let column = Laid(20, 100) {
      VStack(spacing: 0) {
        stretch("third").layoutPriority(-1)
        stretch("first").frame(maxHeight: 50).layoutPriority(2)
        stretch("second").frame(maxHeight: 40).layoutPriority(1)
      }
    }
    #expect(column["first"]?.height == 50)
    #expect(column["second"]?.height == 40)
    #expect(column["third"]?.height == 10)
  }

  @Test("a stack without a flexible view is as large as its views together")
  func ideal() {
    let row = Laid(300, 100) {
      HStack(spacing: 5) {
        tile("a", 20, 10)
        tile("b", 30, 40)
      }
      .testProbe("stack")
    }
    #expect(row["stack"] == rect(122.5, 30, 55, 40))
  }

  @Test("a spacer pushes the views beside it apart, and the stack takes the whole length")
  func spacers() {
    func row(@ViewBuilder _ content: () -> some View) -> Laid {
      Laid(100, 20) { HStack(spacing: 0) { content() }.testProbe("stack") }
    }
    let before = row {
      Spacer()
      tile("a", 20, 10)
    }
    #expect(before["a"] == rect(80, 5, 20, 10) && before["stack"] == rect(0, 5, 100, 10))
    let between = row {
      tile("a", 20, 10)
      Spacer()
      tile("b", 20, 10)
    }
    #expect(between["a"] == rect(0, 5, 20, 10) && between["b"] == rect(80, 5, 20, 10))
    let around = row {
      Spacer()
      tile("a", 20, 10)
      tile("b", 20, 10)
      Spacer()
    }
    #expect(around["a"] == rect(30, 5, 20, 10) && around["b"] == rect(50, 5, 20, 10))
  }

  @Test("a spacer is no shorter than its least length, also where there is no room for it")
  func leastSpacer() {
    let row = Laid(50, 20) {
      HStack(spacing: 0) {
        tile("a", 40, 10)
        Spacer(minLength: 30)
        tile("b", 10, 10)
      }
    }
    #expect((row["b"]?.minX ?? 0) - (row["a"]?.maxX ?? 0) == 30)
    let free = Laid(50, 20) {
      HStack(spacing: 0) {
        tile("a", 20, 10)
        Spacer(minLength: 0)
        tile("b", 20, 10)
      }
    }
    #expect(free["b"] == rect(30, 5, 20, 10))
  }

  @Test("spacers share what the others leave, in a column up and down")
  func spacersInColumns() {
    let column = Laid(20, 100) {
      VStack(spacing: 0) {
        Spacer()
        tile("a", 20, 10)
        Spacer()
        Spacer()
      }
    }
    #expect(column["a"] == rect(0, 30, 20, 10))
  }

  @Test("a divider lies across its stack, in a column and outside of a stack from side to side")
  func dividers() {
    let row = Laid(100, 50) {
      HStack(spacing: 0) {
        tile("a", 20, 10)
        Divider().testProbe("divider")
        tile("b", 20, 30)
      }
    }
    #expect(row["divider"]?.size == CGSize(width: 1, height: 50))
    let column = Laid(100, 50) {
      VStack(spacing: 0) {
        tile("a", 20, 10)
        Divider().testProbe("divider")
      }
    }
    #expect(column["divider"]?.size == CGSize(width: 100, height: 1))
    #expect(
      Laid(100, 50) { Divider().testProbe("divider") }["divider"]?.size == CGSize(width: 100, height: 1))
    let layered = Laid(100, 50) { ZStack { Divider().testProbe("divider") } }
    #expect(layered["divider"]?.size == CGSize(width: 100, height: 1))
  }

  @Test("later views of a ZStack are painted over earlier ones, unless an index says otherwise")
  func layers() {
    func paints(_ view: some View) -> [Paint] { items(of: view).paints }
    let plain = paints(
      ZStack {
        Color.red
        Color.blue
        Color.green
      })
    #expect(plain == paints(Color.red) + paints(Color.blue) + paints(Color.green))
    let raised = paints(
      ZStack {
        Color.red.zIndex(1)
        Color.blue
        Color.green.zIndex(-1)
      })
    #expect(raised == paints(Color.green) + paints(Color.blue) + paints(Color.red))
  }

  @Test("in stacks of every kind the index counts, and views of one index are in their order")
  func indexInStacks() {
    func paints(_ view: some View) -> [Paint] { items(of: view).paints }
    let row = paints(
      HStack {
        Color.red.zIndex(1)
        Color.blue.zIndex(1)
        Color.green
      })
    #expect(row == paints(Color.green) + paints(Color.red) + paints(Color.blue))
  }

  @Test("a ZStack is as large as its largest view in each dimension, and aligns the others with it")
  func layered() {
    func layered(_ alignment: Alignment, rightToLeft: Bool = false) -> Laid {
      Laid(rightToLeft: rightToLeft) {
        ZStack(alignment: alignment) {
          tile("wide", 100, 50)
          tile("high", 50, 100)
        }
      }
    }
    #expect(layered(.center).size == CGSize(width: 100, height: 100))
    #expect(layered(.center)["wide"] == rect(0, 25, 100, 50))
    #expect(layered(.center)["high"] == rect(25, 0, 50, 100))
    #expect(layered(.bottomLeading)["wide"] == rect(0, 50, 100, 50))
    #expect(layered(.bottomLeading)["high"] == rect(0, 0, 50, 100))
    #expect(layered(.bottomLeading, rightToLeft: true)["high"] == rect(50, 0, 50, 100))
  }

  @Test("the views of a ZStack have sizes of their own, and each is proposed the whole")
  func independent() {
    let stack = Laid(200, 100) {
      ZStack {
        stretch("a")
        tile("b", 30, 20)
        stretch("c").padding(10)
      }
    }
    #expect(stack["a"] == rect(0, 0, 200, 100))
    #expect(stack["b"] == rect(85, 40, 30, 20))
    #expect(stack["c"] == rect(10, 10, 180, 80))
  }

  @Test("a stack with a layout's name lays out as the stack of that kind")
  func layouts() {
    func frames(_ layout: some Layout) -> [CGRect?] {
      let laid = Laid(100, 100) {
        layout {
          tile("a", 20, 10)
          tile("b", 30, 40)
        }
      }
      return [laid["a"], laid["b"]]
    }
    let row = Laid(100, 100) {
      HStack(alignment: .top, spacing: 4) {
        tile("a", 20, 10)
        tile("b", 30, 40)
      }
    }
    #expect(frames(HStackLayout(alignment: .top, spacing: 4)) == [row["a"], row["b"]])
    #expect(frames(AnyLayout(HStackLayout(alignment: .top, spacing: 4))) == [row["a"], row["b"]])
    #expect(
      frames(VStackLayout(alignment: .leading, spacing: 4)) == [rect(35, 23, 20, 10), rect(35, 37, 30, 40)])
    #expect(frames(ZStackLayout(alignment: .topLeading)) == [rect(35, 30, 20, 10), rect(35, 30, 30, 40)])
  }

  @Test("a layout that is exchanged for another keeps the state of its views")
  func exchange() {
    struct Memory: View {
      @State private var first: CGFloat
      init(_ width: CGFloat) { _first = State(initialValue: width) }
      var body: some View { tile("a", first, 10) }
    }
    let isRow = Remote(true)
    let laid = Laid(200, 100) {
      Driven(isRow) { isRow in
        let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Memory(isRow ? 20 : 90)
          tile("b", 20, 10)
        }
      }
    }
    #expect(laid["a"] == rect(80, 45, 20, 10))
    isRow.value = false
    #expect(laid["a"] == rect(90, 40, 20, 10))
  }

  @Test("on an axis without a proposal layers are as long as the longest, those of a program's layout too")
  func openLayers() {
    let stack = Laid(100, 100) {
      ZStack {
        stretch("back")
        tile("front", 20, 60)
        ZStackLayout().callAsFunction {
          stretch("inner")
          tile("tile", 10, 40)
        }
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    #expect(stack["back"] == rect(0, 20, 100, 60))
    #expect(stack["front"] == rect(40, 20, 20, 60))
    #expect(stack["inner"] == rect(0, 20, 100, 60))
    let both = Laid(100, 100) {
      ZStack(alignment: .topLeading) {
        stretch("back")
        tile("front", 20, 60)
        tile("spot", 10, 10).position(x: 13, y: 15)
      }
      .fixedSize()
    }
    #expect(both["back"] == rect(40, 20, 20, 60))
    #expect(both["spot"] == rect(48, 30, 10, 10))
  }
}
