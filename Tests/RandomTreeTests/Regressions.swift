import Testing
import TreeGrammar

/// What random trees have found, at its smallest. Each shows one world after the other and compares every
/// one with the same world made from scratch.
@Suite("What random trees have found")
@MainActor
struct Regressions {
  private func check(_ worlds: [World], span: Int = 3) {
    let finding = Trial(worlds, span: span).run()
    #expect(finding == nil, "\(finding?.description ?? "")")
  }

  private func box(_ id: Int, _ width: Double = 0, _ height: Double = 0) -> Specimen {
    Specimen("box", id: id, numbers: [width, height])
  }

  @Test("a row is mirrored again when the direction turns, though nothing else moves")
  func direction() {
    let row = Specimen("hstack", id: 1, [box(2, 10, 10), box(3)])
    check([World(row), World(row, rightToLeft: true), World(row)])
  }

  @Test("mirrored places follow the container's width")
  func mirroredWidth() {
    let stairs = Specimen("diagonal", id: 1, [box(2, 10, 10)])
    check([World(stairs, width: 400, rightToLeft: true), World(stairs, width: 308, rightToLeft: true)])
  }

  @Test("what has no say in a layered container's size is proposed that size, not an endless one")
  func layeredPriority() {
    check([
      World(
        Specimen(
          "zstack", id: 1, [Specimen("priority", id: 2, choice: 2, [box(3)]), Specimen("spacer", id: 4)]))
    ])
  }

  @Test("an overlay is aligned again when a guide inside changes and no size does")
  func overlayGuide() {
    func world(_ first: Specimen) -> World {
      World(Specimen("before", id: 1, [box(2), Specimen("vstack", id: 3, [first, box(5)])]))
    }
    check([world(box(4)), world(Specimen("guide", id: 6, numbers: [3, 0], [box(4)]))])
  }

  @Test(
    "a guide that changes inside a container of the same size moves those outside", arguments: [0, -2, 40.0])
  func innerGuide(amount: Double) {
    func world(_ amount: Double) -> World {
      let inner = Specimen(
        "vstack", id: 2, [Specimen("guide", id: 3, numbers: [amount, 0], choice: 1, [box(4)])])
      return World(Specimen("group", id: 1, [box(5, 9, 9), inner]))
    }
    check([world(7), world(amount)])
  }

  @Test("a stack hears of its spacer's least length", arguments: [2, 20])
  func spacerLength(count: Int) {
    func world(_ length: Double) -> World {
      let boxes = (0..<count).map { box($0 + 10, 3, 3) }
      let spacer = Specimen("spacer", id: 3, numbers: [length, 0], choice: 1)
      return World(Specimen("vstack", id: 1, [Specimen("flexible", id: 2), spacer] + boxes))
    }
    check([world(16), world(15), world(200)])
  }

  @Test("a modifier on several views passes their baselines on")
  func wrappedBaselines() {
    func world(_ second: Specimen, _ height: Double) -> World {
      let lines = [Specimen("line", id: 4), Specimen("flexible", id: 5)]
      let column = Specimen("vstack", id: 2, [Specimen("before", id: 3, [second] + lines), box(6)])
      let layers = Specimen("zstack", id: 1, choice: 34, [column, box(7), Specimen("line", id: 8), box(9)])
      return World(layers, width: 1_000, height: height)
    }
    check([world(box(10), 39), world(Specimen("line", id: 11), .nan)])
  }

  @Test("a reader that makes its content during placement leaves the sums above alone")
  func realisingReader() {
    let boxes = (0..<16).map { box($0 + 10) }
    let column = Specimen("vstack", id: 3, choice: 46, boxes + [Specimen("geometryReader", id: 4)])
    let row = Specimen("hstack", id: 2, [column, Specimen("guide", id: 5, [Specimen("flexible", id: 6)])])
    let tree = Specimen("vstack", id: 1, [row, Specimen("geometryReader", id: 7)])
    check([World(tree, width: 252, height: .nan), World(tree, width: 1_000, height: 1_000)], span: 2)
  }

  @Test("a stack that remembers an answer hears of a child that has forgotten it")
  func forgottenAnswers() {
    func world(_ ideal: Double, _ width: Double, _ height: Double) -> World {
      let inner = Specimen("hstack", id: 2, numbers: [6, 21], [Specimen("flexible", id: 3)])
      let flexible = Specimen("flexible", id: 4, numbers: [ideal, 6])
      return World(
        Specimen("hstack", id: 1, [inner, box(5), flexible, box(6)]), width: width, height: height)
    }
    check([world(147, .nan, 255), world(147, 652, 770), world(1, 652, 770), world(1, .nan, 255)])
  }

  @Test("a spacer hears that its stack runs along the other axis")
  func otherAxis() {
    func world(_ choice: Int) -> World {
      let stack = Specimen("anyLayout", id: 2, choice: choice, [Specimen("spacer", id: 3, numbers: [4, 8])])
      return World(Specimen("before", id: 1, [box(4), stack]))
    }
    check([world(0), world(1), world(0)])
  }

  @Test("endless lengths are not mirrored to nowhere")
  func endlessMirror() {
    let tree = Specimen("inset", id: 1, numbers: [1, 0], [Specimen("flexible", id: 2)])
    var trial = Trial([World(tree, width: .infinity, height: .infinity, rightToLeft: true)], pool: .hostile)
    trial.span = 2
    let finding = trial.run()
    #expect(finding == nil, "\(finding?.description ?? "")")
  }

  /// Without a memory each level asks for the guides inside twice: 2³⁶ times at the bottom.
  @Test("a guide below many levels is asked for as often as there are levels")
  func deepGuide() {
    var tree = Specimen("guide", id: 1, numbers: [5, 0], [box(2, 10, 10)])
    for level in 0..<36 {
      tree = Specimen(level % 2 == 0 ? "hstack" : "vstack", id: level + 10, [tree, box(level + 100, 2, 2)])
    }
    check([World(tree), World(tree, width: 100)])
  }
}
