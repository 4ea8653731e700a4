import Testing
import TreeGrammar

/// What random trees of SwiftUI's own views have found, at its smallest.
@Suite("What random trees of views have found")
@MainActor
struct ViewRegressions {
  private func check(_ worlds: [World], span: Int = 3) {
    let finding = Trial(worlds, span: span).run()
    #expect(finding == nil, "\(finding?.description ?? "")")
  }

  private func box(_ id: Int, _ width: Double = 0, _ height: Double = 0) -> Specimen {
    Specimen("box", id: id, numbers: [width, height])
  }

  @Test("what is drawn by the direction is drawn again when it turns", arguments: ["path", "trimmed"])
  func drawnDirection(kind: String) {
    let tree = Specimen(Kind(stringLiteral: kind), id: 1, numbers: [9, 4])
    check([World(tree), World(tree, rightToLeft: true), World(tree)])
  }

  @Test("an offset is drawn to the other side when the direction turns")
  func offsetDirection() {
    let tree = Specimen("offset", id: 1, numbers: [9, 0], [box(2, 3, 3)])
    check([World(tree), World(tree, rightToLeft: true)])
  }

  @Test("a candidate that was measured before is drawn when it is shown")
  func candidateDrawn() {
    let tree = Specimen("viewThatFits", id: 1, [box(2, 398, 20), box(3, 5, 5)])
    check([World(tree, width: 242, height: 454), World(tree, width: 456, height: 900), World(tree, width: 9)])
  }

  @Test("a candidate that is shown no more has disappeared, and its preferences do not count")
  func candidateDisappears() {
    let wide = Specimen(
      "appearance", id: 2, [Specimen("preference", id: 3, choice: 7, [box(4, 300, 20)])])
    let fits = Specimen("viewThatFits", id: 1, [wide, box(5, 5, 5)])
    let tree = Specimen("trailOverlay", id: 6, [fits])
    check([World(tree, width: 400), World(tree, width: 100), World(tree, width: 400)])
  }

  @Test("other axes of ViewThatFits leave no candidate behind")
  func candidateAxes() {
    func world(_ choice: Int) -> World {
      World(
        Specimen(
          "background", id: 1,
          [
            Specimen(
              "viewThatFits", id: 2, choice: choice, [Specimen("severalRoots", id: 3, numbers: [26, -2])]),
            box(4, 17, 13),
          ]))
    }
    check([world(9), world(8), world(9)])
  }

  @Test("rows that change places join their preferences in the new order")
  func preferenceOrder() {
    func world(_ keys: [Int]) -> World {
      let rows = keys.map { Specimen("preference", id: $0, choice: $0, [box($0 + 50, 4, 4)]) }
      return World(Specimen("trailOverlay", id: 1, [Specimen("forEach", id: 2, rows)]))
    }
    check([world([10, 11, 12]), world([12, 10, 11]), world([11, 12]), world([12, 11])])
  }

  @Test("an anchor is followed in the rows of a loop inside the geometry reader")
  func followedAnchor() {
    func world(_ last: Specimen) -> World {
      let marked = Specimen("anchorPreference", id: 4, [Specimen("flexible", id: 5)])
      let overlay = Specimen("anchorOverlay", id: 3, [marked])
      return World(Specimen("diagonal", id: 1, [Specimen("vstack", id: 2, [overlay, last])]))
    }
    check([world(box(6)), world(Specimen("line", id: 7, choice: 12)), world(box(8, 90, 3))])
  }

  @Test("a stack hears that a child of the same size wishes another distance")
  func spacingAlone() {
    func world(_ inner: Specimen, _ count: Int) -> World {
      let boxes = (0..<count).map { box($0 + 20, 3, 3) }
      let layers = Specimen("zstack", id: 2, [inner, box(3, 200, 200)])
      return World(Specimen("vstack", id: 1, [Specimen("text", id: 4, choice: 2), layers] + boxes))
    }
    for count in [1, 20] {
      check([world(box(5), count), world(Specimen("text", id: 6, choice: 1), count), world(box(7), count)])
    }
  }

  @Test("a grid hears that a cell wishes another distance", arguments: ["grid", "anyLayout"])
  func gridSpacing(kind: String) {
    func world(_ inner: Specimen) -> World {
      let layers = Specimen("zstack", id: 2, [inner, box(3, 50, 50)])
      return World(Specimen(Kind(stringLiteral: kind), id: 1, choice: 24, [layers, box(4, 5, 5)]))
    }
    check([world(box(5)), world(Specimen("text", id: 6, choice: 1)), world(box(7))])
  }

  @Test("the alignment of a grid's row outside of a grid can change")
  func rowOutsideGrid() {
    func world(_ choice: Int) -> World {
      World(Specimen("gridRow", id: 1, choice: choice, [box(2, 4, 30), Specimen("text", id: 3, choice: 2)]))
    }
    check([world(0), world(1), world(3), world(0)])
  }

  @Test("guides below a frame that follows the window are worked out again with it")
  func relativeGuides() {
    let frame = Specimen("containerRelativeFrame", id: 5, [Specimen("text", id: 6, choice: 2)])
    let layers = Specimen("zstack", id: 3, choice: 34, [box(4), Specimen("vstack", id: 7, [frame])])
    let tree = Specimen(
      "background", id: 1,
      [
        box(2),
        Specimen("zstack", id: 8, [layers, Specimen("layoutPriority", id: 9, numbers: [29], [box(10)])]),
      ])
    check([World(tree, width: 366, height: 528), World(tree, width: 277, height: 22)])
  }

  @Test("a frame that follows a scroll view is no larger than the scroll view is proposed")
  func relativeInScrollView() {
    let frame = Specimen("containerRelativeFrame", id: 4, [box(5)])
    let scrolls = Specimen("scrollView", id: 3, choice: 10, [frame])
    let tree = Specimen("overlay", id: 1, [box(2), scrolls])
    check([World(tree), World(tree, width: 100, height: 50)])
  }

  @Test("state goes with its row")
  func rowState() {
    func world(_ keys: [Int]) -> World {
      World(Specimen("forEach", id: 1, keys.map { Specimen("keeper", id: $0) }))
    }
    check([world([2, 3, 4, 5]), world([5, 3, 2]), world([2, 6, 3, 5, 7]), world([7, 2])])
  }

  @Test("a trait inside of a modifier changes what the container does", arguments: ["zIndex", "priority"])
  func innerTrait(kind: String) {
    func world(_ choice: Int) -> World {
      let trait = Specimen(Kind(stringLiteral: kind), id: 3, choice: choice, [Specimen("flexible", id: 4)])
      let layer = Specimen("background", id: 2, [box(5), trait])
      return World(Specimen("vstack", id: 1, [layer, Specimen("flexible", id: 6), box(7, 5, 5)]))
    }
    check([world(11), world(10), world(9)])
  }

  @Test("measuring a scroll view leaves its placed content alone")
  func measuredScrollView() {
    func world(_ choice: Int) -> World {
      let frame = Specimen("containerRelativeFrame", id: 6, [Specimen("text", id: 7)])
      let row = Specimen(
        "hstack", id: 3, [Specimen("geometryReader", id: 4), Specimen("scrollView", id: 5, [frame])])
      let grid = Specimen("grid", id: 2, [row, Specimen("box", id: 8, choice: choice)])
      return World(Specimen("overlay", id: 1, [box(9), grid]))
    }
    check([world(1), world(3)], span: 1)
  }

  @Test("guides in a geometry reader follow its list of views")
  func guidesInReader() {
    func world(_ count: Int) -> World {
      let guides = (0..<count).map {
        Specimen("guide", id: $0 + 10, numbers: [Double($0 * 3), 0], [box($0 + 50, 4, 4)])
      }
      return World(Specimen("geometryReader", id: 1, choice: 3, [Specimen("forEach", id: 2, guides)]))
    }
    check([world(1), world(4), world(2), world(5)])
  }

  @Test("a candidate in a modifier of a list, or made from a recipe, appears and disappears with its wrapper")
  func wrappedCandidate() {
    let appearing = Specimen("appearance", id: 4, [box(5, 9, 9)])
    for candidate in [Specimen("inset", id: 3, [appearing]), Specimen("variadicMulti", id: 3, [appearing])] {
      let fits = Specimen("viewThatFits", id: 2, [Specimen("color", id: 6), candidate])
      let tree = Specimen("containerRelativeFrame", id: 1, numbers: [4, 16], [fits])
      let low = World(tree, width: 343, height: 38)
      let high = World(tree, width: 359, height: 728)
      check([low, high, low, high], span: 1)
    }
  }

  @Test("all children of a long stack are placed again when it is shown again")
  func candidateStack() {
    let stack = Specimen("vstack", id: 4, (0..<18).map { box(10 + $0, 2, 5) })
    let second = Specimen("overlay", id: 3, [stack, box(5)])
    let fits = Specimen("viewThatFits", id: 2, [Specimen("color", id: 6), second])
    let tree = Specimen("containerRelativeFrame", id: 1, numbers: [4, 16], [fits])
    check(
      [
        World(tree, width: 343, height: 38), World(tree, width: 359, height: 728),
        World(tree, width: 40, height: 179),
      ], span: 1)
  }

  @Test("preferences set beside the views of a list are joined in the order of the views")
  func orderOfWrappers() {
    let inner = Specimen("overlay", id: 5, [box(6, 3, 3), box(7, 5, 5)])
    let second = Specimen("transformAnchors", id: 4, [inner])
    let roots = Specimen("severalRoots", id: 8, numbers: [9, 0], choice: 1)
    let row = Specimen("hstack", id: 2, choice: 2, [Specimen("overlay", id: 3, choice: 1, [second, roots])])
    let tree = Specimen("anchorOverlay", id: 1, [row])
    for _ in 0..<8 { check([World(tree)], span: 4) }
  }

  @Test("what is cut by the container's shape is cut again when it stands elsewhere in the container")
  func placeInContainer() {
    func world(_ offset: Double) -> World {
      let cut = Specimen("styleBefore", id: 4, [box(5, 33, 5)])
      let below = Specimen("frame", id: 6, numbers: [10, offset], choice: 0, [box(7, 10, offset)])
      let column = Specimen("vstack", id: 3, [below, cut])
      return World(Specimen("containerShaped", id: 1, numbers: [12, 0], [column]))
    }
    check([world(0), world(30), world(2), world(0)])
  }

  @Test("a scroll view that has forgotten answers for its safe area tells of every later change")
  func safeAreaOfScrollView() {
    func world(_ width: Double) -> World {
      let scrolls = Specimen("scrollView", id: 2, choice: 2, [box(3, width, 27)])
      let padded = Specimen("safeAreaPadding", id: 4, numbers: [9, 0], choice: 21, [scrolls])
      return World(Specimen("vstack", id: 1, [padded, box(5, 10, 10)]), width: .nan)
    }
    check([world(0), world(36), world(9)])
  }

  @Test("what a style made inside of a placed geometry reader is made again within the update")
  func styleInReader() {
    func world(_ rest: [Specimen]) -> World {
      let reader = Specimen("geometryReader", id: 2, [Specimen("label", id: 3)])
      return World(Specimen("group", id: 1, [Specimen("labelStyle", id: 4, [reader])] + rest))
    }
    let clipped = world([box(5)])
    check(
      [clipped, world([]), clipped].map { world in
        var world = world
        world.tree = Specimen("clipShape", id: 6, [world.tree])
        return world
      })
  }

  @Test("a frame of one height leaves its content free only where no height is proposed")
  func frameOfOneHeight() {
    for length in [0.0, 16, 40] {
      let frame = Specimen(
        "flexFrame", id: 1, numbers: [0, length], choice: 24, [Specimen("text", id: 2, choice: 4)])
      check([World(frame, width: 90, height: .nan), World(frame, width: 90, height: 10)])
    }
  }

  @Test("a view that is left without elements has disappeared", arguments: ["behind", "overlay", "maybe"])
  func emptied(kind: String) {
    func world(_ choice: Int, _ rest: [Specimen]) -> World {
      let inner = Specimen(Kind(stringLiteral: kind), id: 2, choice: choice, [box(3)] + rest)
      return World(Specimen("appearance", id: 1, [inner]))
    }
    check([world(0, [box(4)]), world(1, []), world(0, [box(4)])], span: 1)
  }

  @Test("a grid hears that a cell has come to set a guide")
  func guideInCell() {
    func world(_ second: Specimen) -> World {
      let cell = Specimen("modifiedOnce", id: 2, numbers: [16, 18], [box(3), second])
      return World(Specimen("grid", id: 1, [cell, box(4)]))
    }
    check([world(box(5)), world(Specimen("guide", id: 6, choice: 1, [box(5)])), world(box(5))], span: 2)
  }

  @Test("a stack around a modifier hears that what is inside has come to set a guide")
  func guideInRow() {
    func world(_ row: Specimen) -> World { World(Specimen("list", id: 1, [row])) }
    check(
      [
        world(Specimen("text", id: 2)), world(Specimen("guide", id: 3, choice: 1, [box(4), box(5)])),
        world(Specimen("text", id: 6)),
      ], span: 1)
  }

  @Test("a reader inside of a visual effect hears that the effect shows it elsewhere")
  func readerInVisualEffect() {
    let effect = Specimen("visualEffect", id: 1, [Specimen("geometryReader", id: 2)])
    let tree = Specimen("transformEffect", id: 3, [effect])
    check([World(tree, width: 734, height: 1_000), World(tree, width: .nan, height: 272)], span: 1)
  }

  @Test("a view follows no source that is not laid out any more")
  func sourceGivesWay() {
    let matched = Specimen("matched", id: 2, choice: 1, [Specimen("keeper", id: 3)])
    let tree = Specimen("viewThatFits", id: 1, choice: 2, [matched])
    let wide = World(tree, width: 741, height: 0)
    check([wide, World(tree, width: 0, height: 698, rightToLeft: true), wide], span: 1)
  }

  @Test("a stack's gaps follow the font of a text in it")
  func gapsByFont() {
    func world(_ size: Double) -> World {
      let stack = Specimen("vstack", id: 476, [Specimen("text", id: 471), box(472)])
      let font = Specimen("font", id: 482, numbers: [size, 25], choice: 44, [stack])
      return World(
        Specimen(
          "trailBackground", id: 541,
          [
            Specimen("labeledValue", id: 2), Specimen("modifiedTwice", id: 485, [font]),
          ]))
    }
    check([world(11), world(0)], span: 4)
  }

  @Test("a stack that is offered a breadth after none places its children for it, though it stays as wide")
  func breadthAfterNone() {
    let column = Specimen(
      "vstack", id: 1,
      [
        Specimen(
          "safeAreaInset", id: 2, choice: 4,
          [Specimen("text", id: 3, choice: 23), Specimen("text", id: 4, choice: 60)])
      ])
    check([World(column, width: .nan), World(column, width: 250), World(column, width: .nan)])
    let row = Specimen("hstack", id: 2, [Specimen("label", id: 3), Specimen("line", id: 4, choice: 7)])
    check([
      World(Specimen("vstack", id: 1, [row]), width: .nan),
      World(Specimen("vstack", id: 1, [row]), width: 779),
    ])
  }

  @Test("a relative frame in a background follows its container, in whose size it has no part")
  func relativeBackground() {
    let relative = Specimen("containerRelativeFrame", id: 3, numbers: [60, 5], choice: 12, [box(4, 5, 5)])
    let background = Specimen("background", id: 2, choice: 38, [relative, box(5, 150, 20)])
    for kind in ["navigationStack", "scrollView"] as [Kind] {
      let tree = Specimen(kind, id: 1, [background])
      check([
        World(tree, width: 400, height: 0), World(tree, width: 250, height: 40), World(tree, width: 300),
      ])
    }
  }

  @Test("what has moved in a slot and is cut off twice shows nothing, as when it has not moved")
  func cutOffTwice() {
    func world(_ loop: Kind) -> World {
      let options = Specimen(loop, id: 3, keeps: true, [box(4)])
      let wheel = Specimen("picker", id: 2, choice: 53, [options])
      return World(Specimen("clippedByShape", id: 1, [wheel]))
    }
    check([world("forEachRange"), world("forEach")])
  }

  @Test("a window that is as long as what it shows of a list comes to an end, frame after frame")
  func listInOpenWindow() {
    let list = Specimen("liveList", id: 5, [box(6)])
    let tree = Specimen(
      "scrollReader", id: 1,
      [
        Specimen("filledByProgram", id: 2),
        Specimen("modifiedTwice", id: 3, numbers: [344, 9], [box(4)]),
        list, Specimen("resizableSymbol", id: 7),
      ])
    check([World(tree, width: .nan, height: .nan)], span: 1)
  }

  @Test("a lazy candidate that has been shown goes by what it has learnt, and a new one by what it expects")
  func lazyCandidate() {
    func world(_ choice: Int) -> World {
      World(
        Specimen(
          "hstack", id: 1,
          [
            Specimen(
              "viewThatFits", id: 2, choice: choice, [Specimen("lazyHStack", id: 3, [box(4)]), box(5)]),
            box(6, 400, 10), box(7, 400, 10),
          ]), width: 400, height: 300)
    }
    check([world(11), world(0)], span: 1)
  }

  @Test("a row that is wider than its list is laid out by the width that it was measured by")
  func wideRow() {
    let column = Specimen(
      "vstack", id: 2,
      [
        Specimen("flexible", id: 3), Specimen("box", id: 4, numbers: [37, 0]),
        Specimen("lazyVStack", id: 5, [Specimen("line", id: 6, choice: 55)]),
      ])
    check([World(Specimen("form", id: 1, [column]), width: 75, height: 306)], span: 4)
  }

  @Test(
    "a grid that is seen only while it is little comes to an end, in a window that is as long as its rows")
  func gridAtEdge() {
    let grid = Specimen("lazyVGrid", id: 31, choice: 1, [Specimen("line", id: 15, choice: 49)])
    let state = Specimen("preferenceState", id: 73, [Specimen("trimmed", id: 5), grid])
    let row = Specimen("scrollView", id: 75, choice: 1, [box(1), state])
    check([World(Specimen("liveList", id: 479, [row]), width: 400, height: 300)], span: 1)
  }
}
